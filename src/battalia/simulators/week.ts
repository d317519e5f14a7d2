// The week as a table sees it: the day, whose team is on turn, what everybody's deck counts and holds, what is planned.

import { isRecord } from '../../table/json.ts';
import {
  type Agreed,
  beginTurn,
  type Calendar,
  type CheckpointOutcome,
  type Crown,
  type Crowned,
  checkpoint,
  crownedOf,
  type Deck,
  deckSize,
  isLastDay,
  LONGEST_NAME,
  MOST_CROWNED,
  newPlayer,
  type Planned,
  type Player,
  readAgreed,
  readCalendar,
  readCrown,
  readDeck,
  readPlanned,
  readTurn,
  type Table,
  type TeamTurn,
  teamsOf,
  usuallyAgreed,
} from '../engine/index.ts';

/** Where in the day the table is. */
export const MOMENTS = ['turn', 'dusk', 'entering', 'counting', 'counted', 'dawn'] as const;
export type Moment = (typeof MOMENTS)[number];

const atCheckpoint = (at: Moment): boolean => at === 'entering' || at === 'counting' || at === 'counted';

/** A player, as far as the week asks; `cards` is the deck as it was entered last. */
export interface WeekPlayer extends Crown, Crowned {
  name: string;
  /** The deck by its parts, where somebody has added them up. */
  deck: Deck | null;
  planned: Planned;
}

export interface WeekPlan {
  agreed: Agreed;
  calendar: Calendar;
  at: Moment;
  turn: TeamTurn;
  players: readonly WeekPlayer[];
  /** Everybody before the last count, for the answer to be told again. */
  before: readonly Crown[] | null;
  /** Fanatics that can still be hired. */
  fanatics: number;
}

export const MOST_FANATICS = 8;

const weekPlayer = ({ name, cards, queen, king, veteran }: Player): WeekPlayer => ({
  name,
  cards,
  queen,
  king,
  veteran,
  residences: 0,
  capitals: 0,
  deck: null,
  planned: {},
});

export const freshWeek = (agreed: Agreed = usuallyAgreed(4)): WeekPlan => ({
  agreed,
  calendar: { week: 1, day: 1 },
  at: 'turn',
  turn: beginTurn(),
  players: Array.from({ length: agreed.players }, () => weekPlayer(newPlayer())),
  before: null,
  fanatics: agreed.fanatics ? MOST_FANATICS : 0,
});

/** An evening that is under way, seen from its calendar. */
export const weekOf = ({ agreed, calendar, players, map }: Table): WeekPlan => ({
  ...freshWeek(agreed),
  calendar,
  players: players.map((player, seat) => ({ ...weekPlayer(player), ...crownedOf(map, seat) })),
});

/** The same players around another agreement; new ones sit down last. */
export function agreeOn(plan: WeekPlan, agreed: Agreed): WeekPlan {
  const sameTeams = JSON.stringify(teamsOf(agreed)) === JSON.stringify(teamsOf(plan.agreed));
  const calm = plan.turn.fights.length === 0 && plan.turn.attacks === 0;
  const players = Array.from(
    { length: agreed.players },
    (_, seat) => plan.players[seat] ?? weekPlayer(newPlayer()),
  ).map((player) => (player.deck ? { ...player, cards: deckSize(player.deck, agreed.options) } : player));
  // A checkpoint stays at the end of its week.
  const { daysPerWeek } = agreed.options;
  const day = atCheckpoint(plan.at) ? daysPerWeek : Math.min(plan.calendar.day, daysPerWeek);
  return {
    ...plan,
    agreed,
    players,
    calendar: { ...plan.calendar, day },
    turn: sameTeams && calm ? plan.turn : beginTurn(sameTeams ? plan.turn.team : 0),
    ...(!sameTeams && { at: 'turn', before: null }),
    fanatics: agreed.fanatics ? plan.fanatics || MOST_FANATICS : 0,
  };
}

/** Everybody counts now, or has just counted. */
export const atCount = ({ at }: Pick<WeekPlan, 'at'>): boolean => at === 'counting' || at === 'counted';

/** What the next or present count is called. battalia.checkpoint.count */
export const nextCount = ({ calendar }: Pick<WeekPlan, 'calendar'>): number => Math.max(2, calendar.week);

/** What a player's count comes to: as it came at the last one, or as it would come now. */
export function countOf(plan: WeekPlan, seat: number): CheckpointOutcome<Crown> {
  const player = plan.players[seat]!;
  const told = plan.at === 'counted' ? (plan.before?.[seat] ?? player) : player;
  return checkpoint(told, nextCount(plan), told.cards, plan.agreed, seat);
}

/** Counts all decks: what they bring is in them from now on. */
export const countAll = (plan: WeekPlan): WeekPlan => ({
  ...plan,
  at: 'counted',
  before: plan.players.map(({ cards, queen, king, veteran }) => ({ cards, queen, king, veteran })),
  players: plan.players.map((player, seat) => {
    const { player: after, deck } = checkpoint(player, nextCount(plan), player.cards, plan.agreed, seat);
    return { ...after, cards: deck, deck: null, planned: {} };
  }),
});

function readPlayer(value: unknown): WeekPlayer | null {
  const crown = readCrown(value);
  if (!crown || !isRecord(value)) return null;
  const { name, residences, capitals } = value;
  const planned = readPlanned(value.planned);
  const deck = value.deck === null ? null : readDeck(value.deck);
  if (typeof name !== 'string' || name.length > LONGEST_NAME || !planned) return null;
  if (value.deck !== null && !deck) return null;
  const isUpTo = (given: unknown, most: number): given is number =>
    Number.isInteger(given) && (given as number) >= 0 && (given as number) <= most;
  if (!isUpTo(residences, MOST_CROWNED.residences) || !isUpTo(capitals, MOST_CROWNED.capitals)) return null;
  return { ...crown, name, residences, capitals, deck, planned };
}

const whole = <T>(list: readonly (T | null)[], length: number): list is readonly T[] =>
  list.length === length && !list.includes(null);

export function readWeek(value: unknown): WeekPlan | null {
  if (!isRecord(value)) return null;
  const agreed = readAgreed(value.agreed);
  if (!agreed) return null;
  const calendar = readCalendar(value.calendar, agreed.options);
  const turn = readTurn(value.turn, agreed);
  const { at, fanatics } = value;
  const players = Array.isArray(value.players) ? value.players.slice(0, 7).map(readPlayer) : [];
  const before = Array.isArray(value.before) ? value.before.slice(0, 7).map(readCrown) : null;
  if (!calendar || !turn || !(MOMENTS as readonly unknown[]).includes(at)) return null;
  if (!whole(players, agreed.players)) return null;
  if (before && !whole(before, agreed.players)) return null;
  if (value.before !== null && !before) return null;
  const { week } = calendar;
  if (atCheckpoint(at as Moment) && !isLastDay(calendar, agreed.options)) return null;
  if (atCheckpoint(at as Moment) && (at === 'entering') !== (week === 1)) return null;
  if ((at === 'counted') !== (before !== null)) return null;
  if (at !== 'turn' && turn.fights.length > 0) return null;
  if (!Number.isInteger(fanatics) || (fanatics as number) < 0 || (fanatics as number) > MOST_FANATICS)
    return null;
  return {
    agreed,
    calendar,
    at: at as Moment,
    turn,
    players,
    before: before as readonly Crown[] | null,
    fanatics: fanatics as number,
  };
}
