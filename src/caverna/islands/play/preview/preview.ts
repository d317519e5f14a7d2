import {
  ALL_GOODS,
  type Bundle,
  type Game,
  type GameEvent,
  type Move,
  nextFeeding,
  type Player,
  play,
  type Seat,
  score,
  seatOf,
} from '../../../engine/index.ts';

export interface Preview {
  goods: Bundle;
  /** Points as they would be counted now, and their change; missing when the phase ends. */
  points?: { before: number; after: number };
  /** Food short at the next feeding; missing when the phase ends. */
  short?: number;
  /** The phase or round ends with this move: what follows is not looked at. */
  ends: boolean;
  /** The action goes on: more is to be chosen. */
  more: boolean;
  /** The player afterwards, as far as nothing new was revealed. */
  player: Player | null;
}

/** From here on something happens that the player could not know before choosing. */
const BEYOND: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'phase',
  'round',
  'revealed',
  'flipped',
  'marker',
  'event',
  'drew',
]);

const difference = (before: Player, after: Player): Bundle => {
  const goods: Bundle = {};
  for (const good of ALL_GOODS) {
    const n = (after.goods[good] ?? 0) - (before.goods[good] ?? 0);
    if (n !== 0) goods[good] = n;
  }
  return goods;
};

/** The player's own events, up to the first thing nobody can know. */
export function ownEvents(events: readonly GameEvent[], seat: Seat): GameEvent[] {
  const end = events.findIndex(({ type }) => BEYOND.has(type));
  return events.slice(0, end < 0 ? undefined : end).filter((event) => seatOf(event) === seat);
}

/** What those events brought and cost. */
export function goodsOf(events: readonly GameEvent[]): Bundle {
  const goods: Bundle = {};
  for (const event of events) {
    if (!('goods' in event)) continue;
    const sign = event.type === 'gained' ? 1 : event.type === 'paid' ? -1 : 0;
    for (const [good, n] of Object.entries(event.goods) as [keyof Bundle, number][])
      goods[good] = (goods[good] ?? 0) + sign * n;
  }
  return goods;
}

/** The same player is asked again, and not about the next dwarf. */
function goesOn({ stack }: Game, seat: Seat): boolean {
  const top = stack.at(-1);
  return top?.seat === seat && top.kind !== 'work';
}

/** Plays a move on a copy and tells what the player would have; never what is still hidden. */
export function previewOf(game: Game, seat: Seat, move: Move): Preview | null {
  const played = play(game, move);
  if (!played.ok) return null;
  const { game: after, events } = played.value;
  const before = game.players[seat];
  if (events.some(({ type }) => BEYOND.has(type)))
    return { goods: goodsOf(ownEvents(events, seat)), ends: true, more: false, player: null };
  const then = after.players[seat];
  return {
    goods: difference(before, then),
    points: { before: score(game).seats[seat].total, after: score(after).seats[seat].total },
    short: nextFeeding(after, seat)?.bill.missing ?? 0,
    ends: false,
    more: goesOn(after, seat),
    player: then,
  };
}
