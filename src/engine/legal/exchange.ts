// Exchanges that are legal at a decision (base.exchange.*). They are part of every decision named in the rules:
// before placing, between the parts of an action, while feeding, before breeding, and before scoring.

import { ALL_EXCHANGES, MEALS } from '../boxes.ts';
import type { Exchange } from '../data/exchanges.ts';
import { holds } from '../goods.ts';
import { enjoys, extraFoodPerAnimal } from '../powers/index.ts';
import { printedAt } from '../powers/printed.ts';
import { goalPossible } from '../raise/goals.ts';
import { type Actor, openUnits } from '../raise/possible.ts';
import { isSpent, withTriggers } from '../raise/purse.ts';
import { sideOf } from '../sides.ts';
import type { BuildEffect, Frame, FrameOf, Game, Move, Player, Seat } from '../types.ts';
import { ANIMALS, type Animal, type ExchangeId, type Good, SINGLES, type Single } from '../vocabulary.ts';
import { hasSite, sites } from './land.ts';

const SINGLE_EFFECT = Object.fromEntries(
  SINGLES.map((tile) => [tile, { do: 'single', tile } satisfies BuildEffect]),
) as unknown as Record<Single, BuildEffect>;
export const singleEffect = (tile: Single): BuildEffect => SINGLE_EFFECT[tile];

const MOVES: Partial<Record<ExchangeId, Move>> = {};
const moveFor = (id: ExchangeId): Move => (MOVES[id] ??= { type: 'exchange', id });

/** Exchanges by what is paid first: one look at that good skips the whole group. */
interface Group {
  good: Good | null;
  entries: { entry: Exchange; simple: boolean }[];
}

function grouped(entries: readonly Exchange[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const good = (entry.amount ? 'gold' : (Object.keys(entry.pay)[0] ?? null)) as Good | null;
    let group = groups.find((candidate) => candidate.good === good);
    if (!group) groups.push((group = { good, entries: [] }));
    const single = good !== null && Object.keys(entry.pay).length === 1 && entry.pay[good] === 1;
    group.entries.push({ entry, simple: single && !entry.power && !entry.places });
  }
  return groups;
}

/** A player's powers change rarely, so the exchanges they allow are worked out once for each set of powers. */
const GROUPS = new WeakMap<Player['powers'], Group[]>();

function groupsFor({ powers }: Player): Group[] {
  let groups = GROUPS.get(powers);
  if (!groups) {
    groups = grouped(ALL_EXCHANGES.filter((entry) => isOpenTo(powers, entry)));
    GROUPS.set(powers, groups);
  }
  return groups;
}

/** Open to the player; and nobody eats an animal for less food than they get for it (folk.ability.trolls.boneCrunchers). */
const isOpenTo = (powers: Player['powers'], entry: Exchange): boolean =>
  entry.power
    ? powers[entry.power] !== undefined
    : !entry.eats || !MEALS.some(({ power, pay }) => powers[power!] && Object.keys(pay)[0]! in entry.pay);

export function payableExchange(player: Player, entry: Exchange): boolean {
  if (!isOpenTo(player.powers, entry)) return false;
  if (!holds(player.goods, entry.pay) || isSpent(player, entry)) return false;
  return !entry.places || hasSite(player, singleEffect(entry.places));
}

export const foodFor = (player: Player, entry: Exchange): number =>
  (entry.get.food ?? 0) + (entry.eats ?? 0) * extraFoodPerAnimal(player);

/** The player as an exchange would leave them; for looking ahead only. */
function afterwards(player: Player, entry: Exchange, n: number): Player {
  const goods = { ...player.goods };
  for (const good in entry.pay) goods[good as Good] -= entry.pay[good as Good]!;
  if (entry.amount) {
    goods.gold -= n;
    goods.food += n - 1;
  } else if (entry.weapon) {
    const { weapon } = player.dwarfs[n - 1]!;
    goods.food += weapon;
    const dwarfs = player.dwarfs.map((dwarf, i) => (i === n - 1 ? { ...dwarf, weapon: 0 } : dwarf));
    return { ...player, goods, dwarfs };
  } else {
    const got = withTriggers(player, entry.get);
    for (const good in got) goods[good as Good] += got[good as Good]!;
    goods.food += (entry.eats ?? 0) * extraFoodPerAnimal(player);
  }
  return { ...player, goods };
}

/** The player after covering a square, with its printed bonus; for looking ahead only. */
export function withSingle(player: Player, tile: Single, at: number): Player {
  const squares = player.squares.slice();
  squares[at] = { ...squares[at]!, land: tile };
  const bonus = printedAt(player, at);
  if (!bonus) return { ...player, squares };
  const goods = { ...player.goods };
  for (const good in bonus) goods[good as Good] += bonus[good as Good]!;
  return { ...player, squares, goods };
}

export function actorOf(game: Game, frame: Frame): Actor {
  const { seat, dwarf } = frame;
  const space =
    frame.kind === 'act' && (!frame.imitated || game.setup.options.imitatorTakes)
      ? game.spaces.find((candidate) => candidate.id === frame.space)!
      : null;
  return { seat, dwarf, space, food: 0 };
}

/** A frame whose duty could become impossible: nothing has been done on the space yet, or goods must be raised. */
type Bound = FrameOf<'act'> | FrameOf<'raise'>;
export const isBound = (frame: Frame): frame is Bound =>
  frame.kind === 'raise' || (frame.kind === 'act' && frame.done === 0);

/** The latest duty on the stack that an exchange must not make impossible. */
export function duty(game: Game): Bound | null {
  for (let i = game.stack.length - 1; i >= 0; i--) {
    const frame = game.stack[i]!;
    if (isBound(frame)) return frame;
  }
  return null;
}

/** Could the player still do what the frame asks for? */
export function stillPossible(game: Game, player: Player, frame: Bound): boolean {
  const actor = actorOf(game, frame);
  if (frame.kind === 'raise') return goalPossible(game, player, actor, frame.goal);
  const { plan } = sideOf(game, frame.space)!;
  return openUnits(game, player, actor, plan, frame.done, true) !== 0;
}

function leavesWayOut(game: Game, player: Player, frame: Bound, entry: Exchange, n = 0): boolean {
  const after = afterwards(player, entry, n);
  if (!entry.places) return stillPossible(game, after, frame);
  const { places } = entry;
  return sites(player, singleEffect(places), (_, at) =>
    stillPossible(game, withSingle(after, places, at), frame),
  );
}

/** Adds the moves of one exchange. `bound`: the frame that must stay possible, if any. */
export function addExchange(
  game: Game,
  player: Player,
  entry: Exchange,
  bound: Bound | null,
  moves: Move[],
  mostGold = player.goods.gold,
): void {
  const fine = (n?: number) => !bound || leavesWayOut(game, player, bound, entry, n);
  if (entry.amount) {
    for (let n = 2; n <= mostGold; n++) if (fine(n)) moves.push({ type: 'exchange', id: entry.id, n });
  } else if (entry.weapon) {
    player.dwarfs.forEach((dwarf, i) => {
      if (dwarf.weapon > 0 && fine(i + 1)) moves.push({ type: 'exchange', id: entry.id, n: i + 1 });
    });
  } else if (fine()) moves.push(moveFor(entry.id));
}

/** Adds every exchange the player can pay for. `bound`: the duty that must stay possible, if any. */
export function addExchanges(
  game: Game,
  seat: Seat,
  moves: Move[],
  bound: Bound | null = null,
  mostGold?: number,
): void {
  const player = game.players[seat]!;
  for (const { good, entries } of groupsFor(player)) {
    if (good && !player.goods[good]) continue;
    for (const { entry, simple } of entries) {
      if (!bound && isPair(player, entry)) continue;
      if (simple && !bound) moves.push(moveFor(entry.id));
      else if (simple || payableExchange(player, entry))
        addExchange(game, player, entry, bound, moves, mostGold);
    }
  }
  if (!bound) addPairs(player, moves);
}

/** Two animals for food at once, which `eat` says as well where it pays (folk.tile.candleMaker). */
export const isPair = (player: Player, entry: Exchange): boolean =>
  entry.eats === 2 && enjoys(player, 'onPairEaten');

/** Two animals eaten at once, where that pays (folk.tile.candleMaker). */
export function addPairs(player: Player, moves: Move[]): void {
  if (!enjoys(player, 'onPairEaten')) return;
  const edible = ANIMALS.filter(
    (animal) => player.goods[animal] > 0 && foodForAnimals(player, animal, 1) > 0,
  );
  edible.forEach((animal, i) => {
    if (player.goods[animal] > 1) moves.push({ type: 'eat', goods: { [animal]: 2 } });
    for (const other of edible.slice(i + 1)) moves.push({ type: 'eat', goods: { [animal]: 1, [other]: 1 } });
  });
}

/** Food for one or two animals of a type, by the best exchange the player has. */
export function foodForAnimals(player: Player, animal: Animal, n: number): number {
  let best = 0;
  for (const entry of ALL_EXCHANGES) {
    if (!entry.eats || !entry.pay[animal] || n % entry.eats !== 0) continue;
    if (entry.power && !player.powers[entry.power]) continue;
    best = Math.max(best, (n / entry.eats) * foodFor(player, entry));
  }
  return best;
}
