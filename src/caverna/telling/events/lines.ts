// Which consecutive events make one line.

import type { EventOf, EventType, Game, GameEvent } from '../../engine/index.ts';
import type { Tongue } from '../tongue.ts';
import { type Finder, type Group, goodsOf, run } from './group.ts';
import { bribe, march } from './orc-lines.ts';
import { withSource } from './source.ts';
import { who } from './types.ts';

/** What the same seat gains by the same rule. */
const gainedBy =
  (first: EventOf<'placed' | 'paid' | 'gained'>) =>
  (other: GameEvent): other is EventOf<'gained'> =>
    other.type === 'gained' && other.seat === first.seat && other.rule === first.rule;

const replenishments: Finder = (events) => {
  const found = run(events, (event) => event.type === 'replenished');
  if (found.length === 0) return null;
  const tell = (t: Tongue): string =>
    t.w.events.replenished(
      found.map(({ goods, space }) => t.w.events.onSpace(t.goods(goods), t.space(space))).join(', '),
    );
  return { events: found, tell };
};

/** Somebody goes to a space and gets what it gives. */
const visit: Finder = ([first, ...rest]) => {
  if (first?.type !== 'placed' || 'what' in first) return null;
  const got = run(rest, gainedBy(first));
  if (got.length === 0) return null;
  const tell = (t: Tongue, game: Game): string =>
    t.w.events.placedFor(who(t, first, game), t.space(first.space), first.n, t.goods(goodsOf(got)));
  return { events: [first, ...got], tell };
};

/** What somebody pays and gets by one and the same rule. */
const deal: Finder = ([first, ...rest]) => {
  if (first?.type !== 'paid') return null;
  const got = run(rest, gainedBy(first));
  if (got.length === 0) return null;
  const tell = (t: Tongue, game: Game): string => {
    const [pay, get] = [t.goods(first.goods), t.goods(goodsOf(got))];
    return withSource(t, t.w.events.paidFor(who(t, first, game), pay, get), first.rule);
  };
  return { events: [first, ...got], tell };
};

const BOUGHT: ReadonlySet<EventType> = new Set(['armed', 'furnished', 'laid', 'built', 'imitated', 'pushed']);

/** Something bought, with its price. */
const purchase: Finder = ([first, second]) =>
  first?.type === 'paid' && second && BOUGHT.has(second.type) && second.rule === first.rule
    ? { events: [first, second], main: second, cost: first.goods }
    : null;

/** A meal, whatever was eaten, and whether it was enough. */
const meal: Finder = (events) => {
  const eaten = run(events, (event) => event.type === 'paid');
  const fed = events[eaten.length];
  if (eaten.length === 0 || (fed?.type !== 'fed' && fed?.type !== 'begged')) return null;
  const tell = (t: Tongue, game: Game): string => {
    const [name, food] = [who(t, fed, game), t.goods(goodsOf(eaten))];
    return fed.type === 'fed' ? t.w.events.fed(name, food) : t.w.events.begged(name, fed.n, food);
  };
  return { events: [...eaten, fed], main: fed, tell };
};

/** Several gains by one rule, added up. */
const gains: Finder = (events) => {
  const [first] = events;
  if (first?.type !== 'gained') return null;
  const found = run(events, gainedBy(first));
  if (found.length < 2) return null;
  return { events: found, main: { ...first, goods: goodsOf(found) } };
};

/** Newborn animals are gained as well; told once. */
const births: Finder = ([first, second]) =>
  first?.type === 'born' && second?.type === 'gained' && second.rule === first.rule
    ? { events: [first, second], main: first }
    : null;

const FINDERS: readonly Finder[] = [replenishments, visit, meal, deal, purchase, bribe, march, births, gains];

/** Events that another one tells, or that are too small to be told. */
const SILENT: ReadonlySet<EventType> = new Set(['began', 'took', 'harvested']);

/** Events in groups, each of which is one line. */
export function gather(events: readonly GameEvent[]): Group[] {
  const groups: Group[] = [];
  let left = events.filter(({ type }) => !SILENT.has(type));
  while (left.length > 0) {
    let group: Group | null = null;
    for (const find of FINDERS) group ??= find(left);
    group ??= { events: [left[0]!], main: left[0]! };
    groups.push(group);
    left = left.slice(group.events.length);
  }
  return groups;
}
