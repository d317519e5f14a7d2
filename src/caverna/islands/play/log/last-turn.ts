import type { Bundle, GameEvent, Seat, SpaceId } from '../../../engine/index.ts';
import { goodsOf, ownEvents } from '../preview/preview.ts';
import type { Step } from '../table-game.ts';

/** What somebody else has done since the last decision of the one who is asked now. */
export interface LastTurn {
  seat: Seat;
  space: SpaceId;
  goods: Bundle;
  /** Everything that seat did in that turn. */
  events: readonly GameEvent[];
  /** How many more turns of others there were before it. */
  more: number;
}

const spaceOf = ({ events, seat }: Step): SpaceId | undefined =>
  events.filter((event) => event.type === 'placed').find((event) => event.seat === seat)?.space;

/** The latest turn of another player; null when the one who is asked has decided something since. */
export function lastTurnOf(steps: readonly Step[], asked: Seat): LastTurn | null {
  const since = steps.slice(steps.findLastIndex(({ seat }) => seat === asked) + 1);
  const turns = since.filter(spaceOf);
  const turn = turns.at(-1);
  if (!turn) return null;
  const { seat } = turn;
  const all = since.slice(since.indexOf(turn)).flatMap((step) => (step.seat === seat ? step.events : []));
  const events = ownEvents(all, seat);
  return { seat, space: spaceOf(turn)!, goods: goodsOf(events), events, more: turns.length - 1 };
}
