// When exchanges are open (base.exchange.anytime): at every decision, to whoever decides, unless they would make
// impossible what has been begun. Only what has to follow at once is closed. Which of them are *listed* is another
// matter: all at decisions between actions, elsewhere those that can matter to what is asked.

import type { Unit } from '../actions/plan.ts';
import { frameRules } from '../boxes/installed.ts';
import { ALL_EXCHANGES } from '../boxes/lists.ts';
import type { Exchange } from '../data/exchanges.ts';
import { allHoused } from '../housing/solve.ts';
import { relevantExchanges } from '../raise/relevant.ts';
import type { RuleId } from '../rules/ids.ts';
import { sideOf } from '../state/sides.ts';
import type { Frame, FrameKind, FrameOf, Game, Move, Player } from '../state/types.ts';
import { FARM_ANIMALS, type Good, TWINS } from '../state/vocabulary.ts';
import {
  addExchange,
  addExchanges,
  addPairs,
  addWanted,
  type Fine,
  isPair,
  payableExchange,
} from './exchange.ts';
import { addMealExchanges } from './feed.ts';
import { sites, toll } from './land.ts';
import { lackingFor } from './raise.ts';

/** Where no exchange is open, and by which rule; nobody decides anything in `run` and `march`. */
export const CLOSED: Readonly<Partial<Record<FrameKind, RuleId>>> = {
  run: 'base.work.effect',
  march: 'fiends.move.stepwise',
  // The good is given back at once.
  drop: 'folk.goblins.clumsy',
};

/** Decisions with no way out but doing it: an exchange must not make that impossible. */
const BOUND: ReadonlySet<FrameKind> = new Set<FrameKind>([
  'raise',
  'furnish',
  'pay',
  'site',
  'build',
  'forge',
  'imitate',
  'layTrap',
  'armory',
  'visit',
]);

export function isBound(frame: Frame): boolean {
  if (frame.kind === 'act') return frame.done === 0;
  if (frame.kind === 'sow') return frame.sown === 0;
  if (frame.kind === 'breed') return !frame.harvest && !frame.may;
  return BOUND.has(frame.kind);
}

/** Decisions at which everything is listed. */
const ALL: ReadonlySet<FrameKind> = new Set<FrameKind>([
  'work',
  'loot',
  'market',
  'trade',
  'offers',
  'moment',
  'final',
  'table',
]);

const RUBY: ReadonlySet<Good> = new Set<Good>(['ruby']);

/** A part that no exchange can spoil: goods to take or gain, or family growth. */
const isSure = (unit: Unit): boolean => {
  const lead = unit.effects[0]!.do;
  return lead === 'take' || lead === 'gain' || lead === 'token' || lead === 'grow';
};

/** Nothing has to be looked at twice where something that is always possible can still be done. */
const isSafe = (game: Game, frame: FrameOf<'act'>, moves: readonly Move[]): boolean =>
  frame.done > 0 ||
  sideOf(game, frame.space)!.plan.units.some(
    (unit) => isSure(unit) && moves.some((move) => move.type === 'do' && move.part === unit.label),
  );

/** What is missing, and tiles that could provide a missing place. */
function addRaising(game: Game, frame: FrameOf<'raise'>, moves: Move[], fine: Fine): void {
  const player = game.players[frame.seat];
  const lacking = lackingFor(game, player, frame);
  const mostGold = Math.min(player.goods.gold, lacking.food + 1);
  for (const entry of relevantExchanges(player, lacking.goods))
    if (!entry.places && payableExchange(player, entry) && !isPair(player, entry))
      addExchange(player, entry, fine, moves, mostGold);
  for (const entry of ALL_EXCHANGES)
    if (entry.places && lacking.tiles.has(entry.places) && payableExchange(player, entry))
      addExchange(player, entry, fine, moves);
  addPairs(player, moves, fine);
}

const paysAnimals = ({ pay }: Exchange): boolean => FARM_ANIMALS.some((animal) => pay[animal]);

/** Animals that do not fit: eat or sell some, or make room with rubies. */
function addRoomMaking(player: Player, moves: Move[], fine: Fine): void {
  const forRubies = new Set(relevantExchanges(player, RUBY));
  const helps = (entry: Exchange): boolean =>
    paysAnimals(entry) ||
    entry.places === 'meadow' ||
    entry.places === 'field' ||
    entry.id === 'ruby.dog' ||
    (forRubies.has(entry) && !entry.pay.ruby);
  const add = (test: (entry: Exchange) => boolean, unless: Fine) => {
    for (const entry of ALL_EXCHANGES)
      if (test(entry) && payableExchange(player, entry) && !isPair(player, entry))
        addExchange(player, entry, unless, moves);
    addPairs(player, moves, unless);
  };
  add(helps, fine);
  // Animals come first: if every way out spoils what was begun, that is given up (see flow/advance.ts).
  if (moves.length === 0) add(paysAnimals, null);
}

/** folk.ability.elves.loversOfSunlight: a dearer tile would fit, if there were rubies for it. */
function lacksToll(player: Player, { effect }: FrameOf<'build'>): boolean {
  const { ruby } = player.goods;
  return (
    toll(player, effect, TWINS[0]) > ruby &&
    sites(player, effect, (what) => toll(player, effect, what) > ruby)
  );
}

/** Adds the exchanges that are listed at this decision. `fineWith`: what must stay possible, asked only when it matters. */
export function offerExchanges(
  game: Game,
  frame: Frame,
  moves: Move[],
  fineWith: (game: Game) => Fine,
): void {
  const player = game.players[frame.seat];
  switch (frame.kind) {
    case 'act':
      addExchanges(player, moves, isSafe(game, frame, moves) ? null : fineWith(game));
      break;
    case 'raise':
      addRaising(game, frame, moves, fineWith(game));
      break;
    case 'house':
      if (!allHoused(player)) addRoomMaking(player, moves, fineWith(game));
      break;
    case 'build':
      if (lacksToll(player, frame)) addWanted(player, RUBY, moves, fineWith(game));
      break;
    case 'sow':
      if (frame.sown > 0) addExchanges(player, moves);
      break;
    case 'breed':
      addExchanges(player, moves, fineWith(game));
      break;
    case 'feed':
      addMealExchanges(game, frame, moves);
      break;
    case 'protect':
      addWanted(player, RUBY, moves);
      break;
    default:
      if (ALL.has(frame.kind)) addExchanges(player, moves);
      else moves.push(...(frameRules(game, frame)?.offers?.(game, frame) ?? []));
  }
}
