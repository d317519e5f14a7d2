// The events of every game.

import type { FiendsEventType } from '../../engine/index.ts';
import { type Built, type Game, type GameEvent, type Harvest, powerWith, score } from '../../engine/index.ts';
import { builtInWords } from '../moves/land.ts';
import { harvestIn, sidesIn } from '../terms.ts';
import { signed, type Tongue } from '../tongue.ts';
import { withSource } from './source.ts';
import { type Tellers, who } from './types.ts';

/** Goods that another event has told already, by the rule that moved them. */
const TOLD_GAINS = /^(base\.harvest\.breed|base\.loot\.|fiends\.mining\.haul$)/;
const TOLD_PAYMENTS: readonly string[] = [
  'base.harvest.feed',
  'base.harvest.feed1',
  'fiends.harvest.eventThree',
  'base.sow',
  'fiends.event.bribe',
  'fiends.fight.dogs',
];
const GROWTH: readonly string[] = [
  'base.expedition.grow',
  'base.loot.allWeaponsPlus1',
  'folk.tile.trainingRoom',
];
const FORGING = /\.(forge|armory|guardDogSchool|bigClub|incompetent)$/;

function tellArms(t: Tongue, event: GameEvent, game: Game): string {
  const { events: w } = t.w;
  const name = who(t, event, game);
  if (GROWTH.includes(event.rule)) return w.sharpened(name, event.n ?? 0);
  if (event.rule.endsWith('smallBrain')) return w.capped(name, event.n ?? 0);
  return (FORGING.test(event.rule) ? w.forged : w.armed)(name, event.n ?? 0);
}

function tellMarker(t: Tongue, { what = '' }: GameEvent, game: Game): string {
  const [marker, harvest] = what.split(':') as [keyof Tongue['w']['markers'], Harvest];
  const { events: w, markers } = t.w;
  const then = harvestIn(t.w, harvest, game);
  return marker === 'orc' ? w.orcMarker(then) : w.marker(markers[marker], then);
}

function tellEnd(t: Tongue, game: Game): string {
  const { seats, winners } = score(game);
  const best = seats[winners[0] ?? 0]?.total ?? 0;
  if (seats.length === 1) return t.w.events.scored(signed(best));
  return t.w.events.over(t.list(winners.map((seat) => t.seat(game, seat))), signed(best), winners.length > 1);
}

/** What was eaten; a folk that eats other things is told the number only. */
function mealIn(t: Tongue, { seat = 0, n = 0 }: GameEvent, game: Game): string {
  if (n === 0) return '';
  return powerWith(game.players[seat]!, 'eats') ? String(n) : t.goods({ food: n });
}

/** Crops, or goods in a mine, on a board that orcs visit; or a space of the solo game. */
function tellCleared(t: Tongue, event: GameEvent, game: Game): string {
  const { events: w } = t.w;
  const goods = t.goods(event.goods ?? {});
  if (event.space) return w.cleared(t.space(event.space), goods);
  const lost = event.rule === 'fiends.breach.goods' ? w.mineLost : w.trampled;
  return lost(event.at ?? '', goods, who(t, event, game));
}

export const BASE: Tellers<Exclude<GameEvent['type'], FiendsEventType>> = {
  round: (t, { n = 0 }) => t.w.events.round(n),
  phase: (t, { what }, game) =>
    what === 'none' ? t.w.events.noHarvest : t.w.events.harvest(harvestIn(t.w, what as Harvest, game)),
  revealed: (t, { space = '' }) => t.w.events.revealed(t.space(space)),
  flipped: (t, { space = '' }) => t.w.events.flipped(t.space(space)),
  marker: tellMarker,
  replenished: (t, { space = '', goods = {} }) =>
    t.w.events.replenished(t.w.events.onSpace(t.goods(goods), t.space(space))),
  cleared: tellCleared,
  protected: (t, event, game) => t.w.events.protected(who(t, event, game), t.space(event.space ?? '')),
  placed(t, event, game) {
    const { events: w, moves } = t.w;
    const [name, space] = [who(t, event, game), t.space(event.space ?? '')];
    return event.what ? w.orcPlaced(name, moves.orc(event.what), space) : w.placed(name, space, event.n ?? 0);
  },
  passed: (t, event, game) => t.w.events.passed(who(t, event, game)),
  // The parts that follow speak for themselves.
  began: () => null,
  imitated(t, event, game) {
    const told = event.rule.startsWith('fiends.reward.') ? t.w.events.used : t.w.events.imitated;
    return told(who(t, event, game), t.space(event.space ?? ''));
  },
  // What is taken is gained, or dropped, at once.
  took: () => null,
  dropped: (t, event, game) => t.w.events.dropped(who(t, event, game), t.goods(event.goods ?? {})),
  gained(t, event, game) {
    const { events: w } = t.w;
    if (TOLD_GAINS.test(event.rule)) return null;
    const [name, goods] = [who(t, event, game), t.goods(event.goods ?? {})];
    return event.rule === 'base.harvest.field'
      ? w.harvested(name, goods)
      : withSource(t, w.gained(name, goods), event.rule);
  },
  paid: (t, event, game) =>
    TOLD_PAYMENTS.includes(event.rule)
      ? null
      : withSource(t, t.w.events.paid(who(t, event, game), t.goods(event.goods ?? {})), event.rule),
  reserved: (t, event, game) =>
    t.w.events.reserved(who(t, event, game), t.goods(event.goods ?? {}), event.n ?? 0),
  built: (t, event, game) =>
    t.w.events.built(who(t, event, game), builtInWords(t, event.what as Built, event.at ?? '', event.and)),
  furnished: (t, event, game) =>
    t.w.events.furnished(who(t, event, game), t.tile(event.what ?? ''), event.at ?? ''),
  covered: (t, { what = '', at = '' }) => t.w.events.covered(t.tile(what), at),
  sown: (t, event, game) =>
    t.w.events.sown(who(t, event, game), t.goods({ [event.what ?? '']: 1 }), event.at ?? ''),
  // The sum follows, when all fields are through.
  harvested: () => null,
  armed: tellArms,
  disarmed(t, event, game) {
    const told = event.rule === 'fiends.fight.dogs' ? t.w.events.worn : t.w.events.disarmed;
    return told(who(t, event, game), event.n ?? 0);
  },
  looted: (t, event, game) => t.w.events.looted(who(t, event, game), t.loot(event.what ?? '')),
  grew: (t, event, game) =>
    (event.what === 'goblin' ? t.w.events.goblin : t.w.events.grew)(who(t, event, game), event.n ?? 0),
  born: (t, event, game) => t.w.events.born(who(t, event, game), t.goods(event.goods ?? {})),
  arranged: (t, event, game) => t.w.events.arranged(who(t, event, game)),
  fed: (t, event, game) => t.w.events.fed(who(t, event, game), mealIn(t, event, game)),
  begged: (t, event, game) => t.w.events.begged(who(t, event, game), event.n ?? 0, ''),
  chose: (t, event, game) =>
    t.w.events.chose(who(t, event, game), sidesIn(t.w, game)[event.what === 'field' ? 0 : 1]),
  token: (t, event, game) => t.w.events.token(who(t, event, game)),
  home: (t) => t.w.events.home,
  over: (t, _, game) => tellEnd(t, game),
};
