// What may be decided at each kind of pending decision. `do/moves.ts` carries the moves out.

import { strengthOf } from '../box/tiles.ts';
import { ALL_EXCHANGES, ALL_LOOT, LOOT_OF } from '../boxes.ts';
import type { Loot } from '../data/loot.ts';
import { offersFor } from '../folk/offers.ts';
import { canTrain } from '../folk/training.ts';
import { bundleOf, covers, holds } from '../goods.ts';
import { allHoused } from '../housing/solve.ts';
import { moduleOf } from '../module.ts';
import type { Unit } from '../plan.ts';
import { coversOwn, furnishable } from '../raise/costs.ts';
import { forgeRange, forgesForDog } from '../raise/forging.ts';
import { goalPossible } from '../raise/goals.ts';
import { imitable, openUnits, possible, spaceUsable } from '../raise/possible.ts';
import { relevantExchanges } from '../raise/relevant.ts';
import { forLoot } from '../raise/tiles.ts';
import { sideOf } from '../sides.ts';
import { squareName } from '../squares.ts';
import type { Frame, FrameOf, Game, Move } from '../types.ts';
import {
  ALL_CROPS,
  type Animal,
  type BaseSpaceId,
  type Good,
  type LootId,
  SPACE_IDS,
} from '../vocabulary.ts';
import { breedings, breedingsAgain } from './breed.ts';
import {
  actorOf,
  addExchange,
  addExchanges,
  addPairs,
  duty,
  isPair,
  payableExchange,
  stillPossible,
  withSingle,
} from './exchange.ts';
import { feedMoves } from './feed.ts';
import { furnishSites } from './furnish.ts';
import { sites, toll } from './land.ts';
import { lackingFor } from './raise.ts';
import { sowable } from './sow.ts';
import { isOpen, nextDwarf, promotable } from './work.ts';

const STOP: Move = { type: 'stop' };
const PLACE = Object.fromEntries(
  SPACE_IDS.map((space) => [space, { type: 'place', space } satisfies Move]),
) as Record<BaseSpaceId, Move>;

function work(game: Game, frame: FrameOf<'work'>): Move[] {
  const player = game.players[frame.seat]!;
  const moves: Move[] = [];
  const dwarf = nextDwarf(player, frame);
  for (const space of game.spaces)
    if (isOpen(game, player, frame.seat, space) && spaceUsable(game, frame.seat, dwarf, space))
      moves.push(PLACE[space.id as BaseSpaceId] ?? { type: 'place', space: space.id });
  if (moves.length === 0) moves.push({ type: 'pass' });
  if (frame.dwarf < 0)
    for (const strength of promotable(game, frame)) moves.push({ type: 'promote', strength });
  if (game.fiends) moves.push(...moduleOf(game)!.workMoves(game, frame));
  addExchanges(game, frame.seat, moves);
  return moves;
}

/** A part that no exchange can spoil: goods to take or gain, or family growth. */
const isSure = (unit: Unit): boolean => {
  const lead = unit.effects[0]!.do;
  return lead === 'take' || lead === 'gain' || lead === 'token' || lead === 'grow';
};

function act(game: Game, frame: FrameOf<'act'>): Move[] {
  const { plan } = sideOf(game, frame.space)!;
  const { units } = plan;
  const moves: Move[] = [];
  const open = openUnits(game, game.players[frame.seat]!, actorOf(game, frame), plan, frame.done);
  let sure = frame.done > 0;
  for (let i = 0; i < units.length; i++) {
    if (!(open & (1 << i))) continue;
    moves.push({ type: 'do', part: units[i]!.label });
    sure ||= isSure(units[i]!);
  }
  if (frame.done) moves.push(STOP);
  addExchanges(game, frame.seat, moves, sure ? null : frame);
  return moves;
}

function raise(game: Game, frame: FrameOf<'raise'>): Move[] {
  const player = game.players[frame.seat]!;
  const moves: Move[] = [];
  const lacking = lackingFor(game, player, frame);
  const mostGold = Math.min(player.goods.gold, lacking.food + 1);
  for (const entry of relevantExchanges(player, lacking.goods))
    if (!entry.places && payableExchange(player, entry))
      addExchange(game, player, entry, frame, moves, mostGold);
  for (const entry of ALL_EXCHANGES)
    if (entry.places && lacking.tiles.has(entry.places) && payableExchange(player, entry))
      addExchange(game, player, entry, frame, moves);
  return moves;
}

function furnish(game: Game, frame: FrameOf<'furnish'>): Move[] {
  const player = game.players[frame.seat]!;
  return furnishable(game, player, actorOf(game, frame), frame.effect).map((tile) => ({
    type: 'furnish',
    tile,
  }));
}

function site(game: Game, frame: FrameOf<'site'>): Move[] {
  const player = game.players[frame.seat]!;
  if (coversOwn(player, frame.tile)) return [];
  return furnishSites(frame.noTunnels ? forLoot(game, player, {}) : player, frame.tile).map((at) => ({
    type: 'site',
    at: squareName(at),
  }));
}

function build(game: Game, frame: FrameOf<'build'>): Move[] {
  const player = game.players[frame.seat]!;
  const bound = frame.rule.startsWith('base.exchange.') ? duty(game) : null;
  const moves: Move[] = [];
  sites(player, frame.effect, (what, at, and) => {
    const { effect } = frame;
    if (toll(player, effect, what) > player.goods.ruby) return false;
    if (bound && effect.do === 'single' && !stillPossible(game, withSingle(player, effect.tile, at), bound))
      return false;
    const move: Move = { type: 'build', what, at: squareName(at) };
    if (and >= 0) move.and = squareName(and);
    moves.push(move);
    return false;
  });
  return moves;
}

function sow(game: Game, frame: FrameOf<'sow'>): Move[] {
  const player = game.players[frame.seat]!;
  const moves: Move[] = [];
  for (const crop of ALL_CROPS) {
    if (!frame[crop] || !player.goods[crop]) continue;
    for (const at of sowable(player, crop)) moves.push({ type: 'sow', crop, at: squareName(at) });
  }
  if (frame.sown > 0) {
    moves.push(STOP);
    addExchanges(game, frame.seat, moves);
  }
  return moves;
}

function forge(game: Game, frame: FrameOf<'forge'>): Move[] {
  const player = game.players[frame.seat]!;
  const moves: Move[] = [];
  const [least, most] = forgeRange(player, frame.dwarf, frame.most);
  for (let strength = least; strength <= most; strength++) {
    if (!goalPossible(game, player, actorOf(game, frame), { to: 'forge', strength })) break;
    moves.push({ type: 'forge', strength });
  }
  const forDog = forgesForDog(player, frame.dwarf);
  if (forDog > 0) moves.push({ type: 'forge', strength: forDog, dog: true });
  return moves;
}

/** folk.open.goblinLootDifferent: the goblin and another item of its strength, if they exclude each other. */
const alternative = ({ setup }: Game, { taken }: FrameOf<'loot'>, { id, strength, power }: Loot): boolean =>
  setup.options.goblinLootAlone === true &&
  taken.some((one) => {
    const other = LOOT_OF[one];
    return other.strength === strength && one !== id && (power ?? other.power) !== undefined;
  });

/** Loot items that could be taken now; `first` stops at one. */
export function lootable(game: Game, frame: FrameOf<'loot'>, first = false): LootId[] {
  const player = game.players[frame.seat]!;
  const actor = actorOf(game, frame);
  const items: LootId[] = [];
  for (const item of ALL_LOOT) {
    if (item.strength > frame.strength) break;
    if (strengthOf(game.setup, item.id) > frame.strength) continue;
    if (item.power && !player.powers[item.power]) continue;
    // fiends.ruling.hiredWeapons
    if (frame.hired && item.id === 'allWeaponsPlus1' && game.setup.fiends?.hiredSharpens === false) continue;
    if (alternative(game, frame, item)) continue;
    if (item.afterwards && !game.setup.options.goblinLootWhenFull)
      if (!possible(game, player, actor, item.afterwards)) continue;
    if (frame.taken.includes(item.id) || !possible(game, player, actor, item.effect)) continue;
    items.push(item.id);
    if (first) break;
  }
  return items;
}

function loot(game: Game, frame: FrameOf<'loot'>): Move[] {
  const moves: Move[] = lootable(game, frame).map((item) => ({ type: 'loot', item }));
  if (canTrain(game, frame)) moves.push({ type: 'train' });
  if (game.fiends) moves.push(...moduleOf(game)!.lootMoves(game, frame));
  if (frame.taken.length > 0 || game.setup.options.emptyHanded) moves.push(STOP);
  addExchanges(game, frame.seat, moves);
  return moves;
}

function imitate(game: Game, frame: FrameOf<'imitate'>): Move[] {
  const player = game.players[frame.seat]!;
  return imitable(game, player, actorOf(game, frame), frame.food).map(({ id }) => ({
    type: 'imitate',
    space: id,
  }));
}

function market(game: Game, frame: FrameOf<'market'>): Move[] {
  const { gold } = game.players[frame.seat]!.goods;
  const moves: Move[] = [];
  for (const name in frame.prices) {
    const good = name as Good;
    if (!frame.bought.includes(good) && frame.prices[good]! <= gold) moves.push({ type: 'buy', good });
  }
  moves.push(STOP);
  addExchanges(game, frame.seat, moves);
  return moves;
}

function trade(game: Game, frame: FrameOf<'trade'>): Move[] {
  const moves: Move[] = [];
  if (holds(game.players[frame.seat]!.goods, frame.pay)) moves.push({ type: 'trade' });
  moves.push(STOP);
  addExchanges(game, frame.seat, moves);
  return moves;
}

/** Animals that do not fit: eat some, or make room with rubies. */
function house(game: Game, frame: FrameOf<'house'>): Move[] {
  const player = game.players[frame.seat]!;
  const useful = ALL_EXCHANGES.filter((entry) => {
    const helps = entry.eats || entry.pay.wildBoar || entry.places === 'meadow' || entry.places === 'field';
    return (helps || entry.id === 'ruby.dog') && payableExchange(player, entry) && !isPair(player, entry);
  });
  const moves: Move[] = [];
  const bound = duty(game);
  for (const entry of useful) addExchange(game, player, entry, bound, moves);
  // Animals come first: if every way out spoils what was begun, that is given up (see flow/advance.ts).
  if (moves.length === 0) for (const entry of useful) addExchange(game, player, entry, null, moves);
  addPairs(player, moves);
  return moves;
}

function breed(game: Game, frame: FrameOf<'breed'>): Move[] {
  const player = game.players[frame.seat]!;
  const sets: Animal[][] = frame.again ? breedingsAgain(player, frame.again) : breedings(player, frame.types);
  if (frame.harvest || frame.may) sets.push([]);
  // base.harvest.breed.openDecline: nothing is left out for which there is room.
  const whole = (types: Animal[]) =>
    !sets.some((more) => more.length > types.length && types.every((animal) => more.includes(animal)));
  const must = !frame.again && game.setup.options.newbornsDeclined === false;
  const moves = (must ? sets.filter(whole) : sets).map((types): Move => ({ type: 'breed', types }));
  if (!frame.harvest && !frame.may) return moves;
  addExchanges(game, frame.seat, moves);
  return moves;
}

function protect(frame: FrameOf<'protect'>): Move[] {
  const moves: Move[] = frame.spaces.map((space) => ({ type: 'protect', space }));
  moves.push(STOP);
  return moves;
}

function final(game: Game, frame: FrameOf<'final' | 'table'>): Move[] {
  const moves: Move[] = [STOP];
  addExchanges(game, frame.seat, moves);
  return moves;
}

function payment(game: Game, frame: FrameOf<'pay'>): Move[] {
  const { goods } = game.players[frame.seat]!;
  return frame.ways.filter((way) => covers(goods, way)).map((way) => ({ type: 'pay', goods: bundleOf(way) }));
}

function offers(game: Game, frame: FrameOf<'offers'>): Move[] {
  const moves: Move[] = offersFor(game, game.players[frame.seat]!, frame.used);
  moves.push(STOP);
  addExchanges(game, frame.seat, moves);
  return moves;
}

const CHOICES: Move[] = [
  { type: 'choose', phase: 'field' },
  { type: 'choose', phase: 'breeding' },
];

/** All moves of a decision, finite and complete except for `arrange` (see `legal/rearrange.ts`). */
export function movesOf(game: Game, frame: Frame): Move[] {
  switch (frame.kind) {
    case 'work':
      return work(game, frame);
    case 'act':
      return act(game, frame);
    case 'raise':
      return raise(game, frame);
    case 'furnish':
      return furnish(game, frame);
    case 'pay':
      return payment(game, frame);
    case 'site':
      return site(game, frame);
    case 'build':
      return build(game, frame);
    case 'sow':
      return sow(game, frame);
    case 'forge':
      return forge(game, frame);
    case 'loot':
      return loot(game, frame);
    case 'imitate':
      return imitate(game, frame);
    case 'market':
      return market(game, frame);
    case 'trade':
      return trade(game, frame);
    case 'drop':
      return Object.keys(frame.goods).map((good) => ({ type: 'drop', good: good as Good }));
    case 'offers':
      return offers(game, frame);
    case 'house':
      return allHoused(game.players[frame.seat]!) ? [] : house(game, frame);
    case 'breed':
      return breed(game, frame);
    case 'choose':
      return CHOICES;
    case 'feed':
      return feedMoves(game, frame);
    case 'protect':
      return protect(frame);
    case 'final':
    case 'table':
      return final(game, frame);
    case 'run':
      return [];
    default:
      return moduleOf(game)?.frames[frame.kind]?.moves(game, frame as never) ?? [];
  }
}
