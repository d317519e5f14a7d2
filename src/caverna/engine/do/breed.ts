import { HOOKS, powerWith } from '../powers/index.ts';
import { pop, push, replaceTop, type Turn, tell } from '../state/turn.ts';
import type { FrameOf, Seat } from '../state/types.ts';
import type { Animal } from '../state/vocabulary.ts';
import { gain, spend } from './primitives.ts';

/** base.harvest.breed: all newborns arrive at the same time; they are known to fit. */
export function births(turn: Turn, frame: FrameOf<'breed'>, types: readonly Animal[]): void {
  const { seat } = frame;
  pop(turn);
  if (types.length === 0) return;
  // folk.tile.feedingRoom: a vegetable for every two types that breed again.
  if (frame.again) spend(turn, seat, { vegetable: Math.ceil(types.length / 2) }, frame.rule);
  const newborns: Partial<Record<Animal, number>> = {};
  for (const animal of types) newborns[animal] = 1;
  tell(turn, { type: 'born', seat, goods: newborns, rule: frame.rule });
  gain(turn, seat, newborns, frame.rule);
  const player = turn.game.players[seat];
  // folk.open.silageBreedingCave
  if (frame.rule === 'folk.tile.silageBin' && turn.game.setup.options.breedingCaveForSilage === false) return;
  // Dogs are no farm animals (folk.open.kennels).
  const farm = types.filter((animal) => animal !== 'dog');
  for (const power of HOOKS.onBirths)
    if (player.powers[power.id]) gain(turn, seat, power.onBirths(farm), power.rule);
  if (frame.harvest && !frame.again) feedAgain(turn, seat, types);
}

/** What has bred in the breeding phase may breed again for vegetables. */
export function feedAgain(turn: Turn, seat: Seat, types: readonly Animal[]): void {
  const player = turn.game.players[seat];
  const power = powerWith(player, 'breedsAgain');
  const below = turn.game.stack.at(-1);
  if (below?.kind === 'breed') replaceTop(turn, { ...below, again: [...below.again!, ...types] });
  else if (power && (types[0] === 'dog' || player.goods.vegetable + player.goods.mushroom > 0))
    push(turn, {
      kind: 'breed',
      seat,
      dwarf: -1,
      rule: power.rule,
      types: 4,
      harvest: true,
      again: [...types],
    });
}
