// Which consecutive events make one line.

import { type Bundle, type Game, type GameEvent, plus } from '../../engine/index.ts';
import type { Tongue } from '../tongue.ts';
import { withSource } from './source.ts';
import { who } from './types.ts';

export interface Group {
  events: GameEvent[];
  /** How the group is told; a single event tells itself. */
  tell?: (t: Tongue, game: Game) => string | null;
}

const goodsOf = (events: readonly GameEvent[]): Bundle =>
  events.reduce<Bundle>((goods, event) => plus(goods, event.goods ?? {}), {});

/** The events from here on that are like the first. */
function run(events: readonly GameEvent[], from: number, like: (event: GameEvent) => boolean): GameEvent[] {
  let to = from;
  while (to < events.length && like(events[to]!)) to++;
  return events.slice(from, to);
}

const replenishments = (found: GameEvent[]): Group => ({
  events: found,
  tell: (t) =>
    t.w.events.replenished(
      found
        .map(({ goods = {}, space = '' }) => t.w.events.onSpace(t.goods(goods), t.space(space)))
        .join(', '),
    ),
});

/** What somebody pays and gets by one and the same rule. */
const deal = (paid: GameEvent, gains: GameEvent[]): Group => ({
  events: [paid, ...gains],
  tell: (t, game) =>
    withSource(
      t,
      t.w.events.paidFor(who(t, paid, game), t.goods(paid.goods ?? {}), t.goods(goodsOf(gains))),
      paid.rule,
    ),
});

/** Several gains by one rule, added up. */
const gains = (found: GameEvent[]): Group => ({
  events: found,
  tell: (t, game) =>
    withSource(t, t.w.events.gained(who(t, found[0]!, game), t.goods(goodsOf(found))), found[0]!.rule),
});

const sameGoods = (a: Bundle = {}, b: Bundle = {}): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Events in groups, each of which is one line. */
export function gather(events: readonly GameEvent[]): Group[] {
  const groups: Group[] = [];
  // What has been taken off a space is gained next; both have the same rule.
  const told = events.filter(({ type }) => type !== 'began' && type !== 'took' && type !== 'harvested');
  for (let i = 0; i < told.length; ) {
    const event = told[i]!;
    const alike = (type: GameEvent['type']) => (other: GameEvent) =>
      other.type === type && other.seat === event.seat && other.rule === event.rule;
    let group: Group = { events: [event] };
    if (event.type === 'replenished') group = replenishments(run(told, i, alike('replenished')));
    else if (event.type === 'paid') {
      const got = run(told, i + 1, alike('gained'));
      if (got.length > 0) group = deal(event, got);
    } else if (event.type === 'gained' && event.rule !== 'base.harvest.field') {
      const found = run(told, i, alike('gained'));
      if (found.length > 1) group = gains(found);
    } else if (event.type === 'born' && sameGoods(told[i + 1]?.goods, event.goods))
      group = { events: [event, told[i + 1]!] };
    groups.push(group);
    i += group.events.length;
  }
  return groups;
}
