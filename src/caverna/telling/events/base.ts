// The events of every game.

import {
  type BaseEventType,
  type EventOf,
  type Game,
  LOOT_IDS,
  powerWith,
  type RuleId,
  score,
} from '../../engine/index.ts';
import { builtInWords } from '../moves/land.ts';
import { harvestIn, sidesIn } from '../terms.ts';
import { signed, type Tongue } from '../tongue.ts';
import { withSource } from './source.ts';
import { type Tellers, who } from './types.ts';

/** Goods that another event has told already, by the rule that moved them. */
const TOLD_GAINS: ReadonlySet<RuleId> = new Set<RuleId>([
  'base.harvest.breed',
  'fiends.mining.haul',
  ...LOOT_IDS.map((id) => `base.loot.${id}` as const),
]);
const TOLD_PAYMENTS: readonly RuleId[] = [
  'base.harvest.feed',
  'base.harvest.feed1',
  'fiends.harvest.eventThree',
  'base.sow',
  'fiends.event.bribe',
  'fiends.fight.dogs',
];

const ARMED = { forged: 'forged', sharpened: 'sharpened', capped: 'capped', given: 'armed' } as const;

function tellMarker(t: Tongue, { marker, harvest }: EventOf<'marker'>, game: Game): string {
  const { events: w, markers } = t.w;
  const then = harvestIn(t.w, harvest, game);
  return marker === 'orc' ? w.orcMarker(then) : w.marker(markers[marker], then);
}

function tellEnd(t: Tongue, game: Game): string {
  const { seats, winners } = score(game);
  const best = seats[winners[0] ?? 0].total;
  if (seats.length === 1) return t.w.events.scored(signed(best));
  return t.w.events.over(t.list(winners.map((seat) => t.seat(game, seat))), signed(best), winners.length > 1);
}

/** What was eaten; a folk that eats other things is told the number only. */
function mealIn(t: Tongue, { seat, n }: EventOf<'fed'>, game: Game): string {
  if (n === 0) return '';
  return powerWith(game.players[seat], 'eats') ? String(n) : t.goods({ food: n });
}

/** Crops, or goods in a mine, on a board that orcs visit; or a space of the solo game. */
function tellCleared(t: Tongue, event: EventOf<'cleared'>, game: Game): string {
  const { events: w } = t.w;
  const goods = t.goods(event.goods);
  if ('space' in event) return w.cleared(t.space(event.space), goods);
  const lost = event.rule === 'fiends.breach.goods' ? w.mineLost : w.trampled;
  return lost(event.at, goods, who(t, event, game));
}

export const BASE: Tellers<BaseEventType> = {
  round: (t, { n }) => t.w.events.round(n),
  phase: (t, { what }, game) =>
    what === 'none' ? t.w.events.noHarvest : t.w.events.harvest(harvestIn(t.w, what, game)),
  revealed: (t, { space }) => t.w.events.revealed(t.space(space)),
  flipped: (t, { space }) => t.w.events.flipped(t.space(space)),
  marker: tellMarker,
  replenished: (t, { space, goods }) =>
    t.w.events.replenished(t.w.events.onSpace(t.goods(goods), t.space(space))),
  cleared: tellCleared,
  protected: (t, event, game) => t.w.events.protected(who(t, event, game), t.space(event.space)),
  placed(t, event, game) {
    const { events: w, moves } = t.w;
    const [name, space] = [who(t, event, game), t.space(event.space)];
    return 'what' in event ? w.orcPlaced(name, moves.orc(event.what), space) : w.placed(name, space, event.n);
  },
  passed: (t, event, game) => t.w.events.passed(who(t, event, game)),
  // The parts that follow speak for themselves.
  began: () => null,
  imitated(t, event, game) {
    const told = event.reward ? t.w.events.used : t.w.events.imitated;
    return told(who(t, event, game), t.space(event.space));
  },
  // What is taken is gained, or dropped, at once.
  took: () => null,
  dropped: (t, event, game) => t.w.events.dropped(who(t, event, game), t.goods(event.goods)),
  gained(t, event, game) {
    const { events: w } = t.w;
    if (TOLD_GAINS.has(event.rule)) return null;
    const [name, goods] = [who(t, event, game), t.goods(event.goods)];
    return event.rule === 'base.harvest.field'
      ? w.harvested(name, goods)
      : withSource(t, w.gained(name, goods), event.rule);
  },
  paid: (t, event, game) =>
    TOLD_PAYMENTS.includes(event.rule)
      ? null
      : withSource(t, t.w.events.paid(who(t, event, game), t.goods(event.goods)), event.rule),
  reserved: (t, event, game) => t.w.events.reserved(who(t, event, game), t.goods(event.goods), event.n),
  built: (t, event, game) =>
    t.w.events.built(who(t, event, game), builtInWords(t, event.what, event.at, event.and)),
  furnished: (t, event, game) => t.w.events.furnished(who(t, event, game), t.tile(event.what), event.at),
  covered: (t, { what, at }) => t.w.events.covered(t.tile(what), at),
  sown: (t, event, game) => t.w.events.sown(who(t, event, game), t.goods({ [event.what]: 1 }), event.at),
  // The sum follows, when all fields are through.
  harvested: () => null,
  armed: (t, event, game) => t.w.events[ARMED[event.how]](who(t, event, game), event.n),
  disarmed(t, event, game) {
    const told = event.rule === 'fiends.fight.dogs' ? t.w.events.worn : t.w.events.disarmed;
    return told(who(t, event, game), event.n);
  },
  looted: (t, event, game) => t.w.events.looted(who(t, event, game), t.loot(event.what)),
  grew: (t, event, game) =>
    (event.what === 'goblin' ? t.w.events.goblin : t.w.events.grew)(who(t, event, game), event.n),
  born: (t, event, game) => t.w.events.born(who(t, event, game), t.goods(event.goods)),
  arranged: (t, event, game) => t.w.events.arranged(who(t, event, game)),
  fed: (t, event, game) => t.w.events.fed(who(t, event, game), mealIn(t, event, game)),
  begged: (t, event, game) => t.w.events.begged(who(t, event, game), event.n, ''),
  chose: (t, event, game) =>
    t.w.events.chose(who(t, event, game), sidesIn(t.w, game)[event.what === 'field' ? 0 : 1]),
  token: (t, event, game) => t.w.events.token(who(t, event, game)),
  home: (t) => t.w.events.home,
  over: (t, _, game) => tellEnd(t, game),
};
