// What may be decided at each kind of pending decision. `do/moves.ts` carries the moves out.

import { boxOf, frameRules } from '../boxes/installed.ts';
import { ALL_LOOT, LOOT_OF } from '../boxes/lists.ts';
import { strengthOf } from '../corrections/tiles.ts';
import type { Loot } from '../data/loot.ts';
import { offersFor } from '../folk/offers.ts';
import { canTrain } from '../folk/training.ts';
import { coversOwn, furnishable } from '../raise/costs.ts';
import { forgeRange, forgesForDog } from '../raise/forging.ts';
import { goalPossible } from '../raise/goals.ts';
import { imitable, openUnits, possible, spaceUsable } from '../raise/possible.ts';
import { forLoot } from '../raise/tiles.ts';
import { bundleOf, covers, holds } from '../state/goods.ts';
import { sideOf } from '../state/sides.ts';
import { squareName } from '../state/squares.ts';
import type { Frame, FrameOf, Game, Move, Player } from '../state/types.ts';
import {
  ALL_CROPS,
  type Animal,
  type BaseSpaceId,
  type Good,
  type LootId,
  SPACE_IDS,
} from '../state/vocabulary.ts';
import { breedings, breedingsAgain } from './breed.ts';
import { actorOf, addExchanges, type Fine, withSingle } from './exchange.ts';
import { feedMoves } from './feed.ts';
import { furnishSites } from './furnish.ts';
import { sites, toll } from './land.ts';
import { CLOSED, isBound, offerExchanges } from './open.ts';
import { sowable } from './sow.ts';
import { isOpen, nextDwarf, promotable } from './work.ts';

const STOP: Move = { type: 'stop' };
const PLACE = Object.fromEntries(
  SPACE_IDS.map((space) => [space, { type: 'place', space } satisfies Move]),
) as Record<BaseSpaceId, Move>;

function work(game: Game, frame: FrameOf<'work'>): Move[] {
  const player = game.players[frame.seat];
  const moves: Move[] = [];
  const dwarf = nextDwarf(player, frame);
  for (const space of game.spaces)
    if (isOpen(game, player, frame.seat, space) && spaceUsable(game, frame.seat, dwarf, space))
      moves.push(PLACE[space.id as BaseSpaceId] ?? { type: 'place', space: space.id });
  if (moves.length === 0) moves.push({ type: 'pass' });
  if (frame.dwarf < 0)
    for (const strength of promotable(game, frame)) moves.push({ type: 'promote', strength });
  moves.push(...(boxOf(game)?.workMoves?.(game, frame) ?? []));
  return moves;
}

function act(game: Game, frame: FrameOf<'act'>): Move[] {
  const { plan } = sideOf(game, frame.space)!;
  const { units } = plan;
  const moves: Move[] = [];
  const open = openUnits(game, game.players[frame.seat], actorOf(game, frame), plan, frame.done);
  for (let i = 0; i < units.length; i++)
    if (open & (1 << i)) moves.push({ type: 'do', part: units[i]!.label });
  if (frame.done) moves.push(STOP);
  return moves;
}

function furnish(game: Game, frame: FrameOf<'furnish'>): Move[] {
  const player = game.players[frame.seat];
  return furnishable(game, player, actorOf(game, frame), frame.effect).map((tile) => ({
    type: 'furnish',
    tile,
  }));
}

function site(game: Game, frame: FrameOf<'site'>): Move[] {
  const player = game.players[frame.seat];
  if (coversOwn(player, frame.tile)) return [];
  return furnishSites(frame.noTunnels ? forLoot(game, player, {}) : player, frame.tile).map((at) => ({
    type: 'site',
    at: squareName(at),
  }));
}

function build(game: Game, frame: FrameOf<'build'>): Move[] {
  const player = game.players[frame.seat];
  const { effect } = frame;
  // A bought tile goes where what was begun stays possible.
  const bought = effect.do === 'single' && frame.rule.startsWith('base.exchange.');
  const begun = bought ? duties(game, game.stack.indexOf(frame)) : [];
  const moves: Move[] = [];
  sites(player, effect, (what, at, and) => {
    if (toll(player, effect, what) > player.goods.ruby) return false;
    if (begun.length > 0 && effect.do === 'single') {
      const after = withSingle(player, effect.tile, at);
      if (!begun.every((duty) => stillPossible(game, after, duty))) return false;
    }
    const move: Move = { type: 'build', what, at: squareName(at) };
    if (and >= 0) move.and = squareName(and);
    moves.push(move);
    return false;
  });
  return moves;
}

function sow(game: Game, frame: FrameOf<'sow'>): Move[] {
  const player = game.players[frame.seat];
  const moves: Move[] = [];
  for (const crop of ALL_CROPS) {
    if (!frame[crop] || !player.goods[crop]) continue;
    for (const at of sowable(player, crop)) moves.push({ type: 'sow', crop, at: squareName(at) });
  }
  if (frame.sown > 0) moves.push(STOP);
  return moves;
}

function forge(game: Game, frame: FrameOf<'forge'>): Move[] {
  const player = game.players[frame.seat];
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
  const player = game.players[frame.seat];
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
  moves.push(...(boxOf(game)?.lootMoves?.(game, frame) ?? []));
  if (frame.taken.length > 0 || game.setup.options.emptyHanded) moves.push(STOP);
  return moves;
}

function imitate(game: Game, frame: FrameOf<'imitate'>): Move[] {
  const player = game.players[frame.seat];
  return imitable(game, player, actorOf(game, frame), frame.food).map(({ id }) => ({
    type: 'imitate',
    space: id,
  }));
}

function market(game: Game, frame: FrameOf<'market'>): Move[] {
  const { gold } = game.players[frame.seat].goods;
  const moves: Move[] = [];
  for (const name in frame.prices) {
    const good = name as Good;
    if (!frame.bought.includes(good) && frame.prices[good]! <= gold) moves.push({ type: 'buy', good });
  }
  moves.push(STOP);
  return moves;
}

function trade(game: Game, frame: FrameOf<'trade'>): Move[] {
  const moves: Move[] = [];
  if (holds(game.players[frame.seat].goods, frame.pay)) moves.push({ type: 'trade' });
  moves.push(STOP);
  return moves;
}

function breed(game: Game, frame: FrameOf<'breed'>): Move[] {
  const player = game.players[frame.seat];
  const sets: Animal[][] = frame.again ? breedingsAgain(player, frame.again) : breedings(player, frame.types);
  // base.harvest.breed.decline
  if (frame.harvest || frame.may) sets.push([]);
  // base.harvest.breed.openDecline: nothing is left out for which there is room.
  const whole = (types: Animal[]) =>
    !sets.some((more) => more.length > types.length && types.every((animal) => more.includes(animal)));
  const must = !frame.again && game.setup.options.newbornsDeclined === false;
  const moves = (must ? sets.filter(whole) : sets).map((types): Move => ({ type: 'breed', types }));
  return moves;
}

function protect(game: Game, frame: FrameOf<'protect'>): Move[] {
  const rich = game.players[frame.seat].goods.ruby > 0;
  const moves: Move[] = rich ? frame.spaces.map((space) => ({ type: 'protect', space })) : [];
  moves.push(STOP);
  return moves;
}

function payment(game: Game, frame: FrameOf<'pay'>): Move[] {
  const { goods } = game.players[frame.seat];
  return frame.ways.filter((way) => covers(goods, way)).map((way) => ({ type: 'pay', goods: bundleOf(way) }));
}

function offers(game: Game, frame: FrameOf<'offers'>): Move[] {
  const moves: Move[] = offersFor(game, game.players[frame.seat], frame.used);
  moves.push(STOP);
  return moves;
}

const CHOICES: Move[] = [
  { type: 'choose', phase: 'field' },
  { type: 'choose', phase: 'breeding' },
];

/** What the decision itself asks for; exchanges come on top (`legal/open.ts`). */
function ownMoves(game: Game, frame: Frame): Move[] {
  switch (frame.kind) {
    case 'work':
      return work(game, frame);
    case 'act':
      return act(game, frame);
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
    case 'breed':
      return breed(game, frame);
    case 'choose':
      return CHOICES;
    case 'feed':
      return feedMoves(game, frame);
    case 'protect':
      return protect(game, frame);
    case 'moment':
    case 'final':
    case 'table':
      return [STOP];
    case 'raise':
    case 'house':
    case 'run':
      return [];
    default:
      return frameRules(game, frame)?.moves(game, frame) ?? [];
  }
}

/** Frames of the seat below this place in the stack that an exchange must not make impossible. */
function duties(game: Game, below: number): Frame[] {
  const { seat } = game.stack.at(-1)!;
  const begun = below < 0 ? game.stack : game.stack.slice(0, below);
  return begun.filter((frame) => frame.seat === seat && isBound(frame));
}

/** Could the player still do what the frame asks for? */
function stillPossible(game: Game, player: Player, frame: Frame): boolean {
  if (frame.kind === 'raise') return goalPossible(game, player, actorOf(game, frame), frame.goal);
  if (frame.kind === 'act')
    return (
      openUnits(game, player, actorOf(game, frame), sideOf(game, frame.space)!.plan, frame.done, true) !== 0
    );
  return ownMoves({ ...game, players: game.players.with(frame.seat, player) }, frame).length > 0;
}

/** Does everything that this seat has begun stay possible? */
function fineWith(game: Game): Fine {
  const begun = duties(game, -1);
  return begun.length === 0 ? null : (after) => begun.every((frame) => stillPossible(game, after, frame));
}

/** Listed moves of a decision: its own, and the exchanges that can matter to it. */
export function movesOf(game: Game, frame: Frame): Move[] {
  const moves = ownMoves(game, frame);
  offerExchanges(game, frame, moves, fineWith);
  return moves;
}

/** base.exchange.anytime: all exchanges open to whoever decides now, listed or not. */
export function exchangesOpen(game: Game): Move[] {
  const frame = game.stack.at(-1);
  const moves: Move[] = [];
  if (frame && !CLOSED[frame.kind]) addExchanges(game.players[frame.seat], moves, fineWith(game));
  return moves;
}
