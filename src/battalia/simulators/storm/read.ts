// A plan of the storm desk from anywhere: a link, a draft.

import { isRecord } from '../../../table/json.ts';
import { readValue } from '../../../table/reading.ts';
import {
  copyable,
  EFFECTS,
  type Effect,
  GATES,
  isSquare,
  type PayingCards,
  readAgreed,
  readAnswer,
  readMap,
  readPlayers,
  readStorm,
  readValleys,
  type Traveller,
  type Walk,
} from '../../engine/index.ts';
import { HIGHEST_SEED, oneOf, whole } from '../reading.ts';
import {
  gatesInPlay,
  MOST_IN_HAND,
  MOST_JUMPS,
  MOST_SQUARES,
  outcomeOf,
  type StormPlan,
  type StormTable,
} from '../storm.ts';

function readTable(value: unknown): StormTable | null {
  if (!isRecord(value)) return null;
  const agreed = readAgreed(value.agreed);
  const map = readMap(value.map);
  const storm = readStorm(value.storm);
  if (!agreed || !map.ok || !storm) return null;
  const players = readPlayers(value.players, agreed.players, map.value);
  const valleys = value.valleys === null ? null : readValleys(value.valleys, map.value, agreed.players);
  const metamorpha = isSquare(map.value, value.metamorpha) ? value.metamorpha : null;
  if (!players || (value.valleys !== null && !valleys)) return null;
  if (value.metamorpha !== null && metamorpha === null) return null;
  return { agreed, map: map.value, players, storm, metamorpha, valleys };
}

function readWalk(value: unknown): Walk | null {
  if (!isRecord(value)) return null;
  const squares = whole(value.squares, 0, MOST_SQUARES);
  const native = squares === null ? null : whole(value.native, 0, squares);
  return squares === null || native === null ? null : { squares, native };
}

function readJourney(value: unknown): StormPlan['journey'] | null {
  if (!isRecord(value)) return null;
  const [from, to] = [oneOf(GATES, value.from), oneOf(GATES, value.to)];
  const before = value.before === null ? null : readWalk(value.before);
  const after = readWalk(value.after);
  if (from === null || to === null || from === to || !after || (value.before !== null && !before))
    return null;
  return { before, from, to, after };
}

function readHand(value: unknown): PayingCards | null {
  if (!isRecord(value)) return null;
  const [supply, horses, stardust] = [value.supply, value.horses, value.stardust].map((count) =>
    whole(count, 0, MOST_IN_HAND),
  );
  return supply == null || horses == null || stardust == null ? null : { supply, horses, stardust };
}

const heroOf = (value: unknown): 0 | 1 | null => oneOf([0, 1] as const, value);

function readJumped(value: unknown, players: number): Traveller[] | null {
  if (!Array.isArray(value) || value.length > 2 * players) return null;
  const jumped: Traveller[] = [];
  for (const each of value) {
    const seat = isRecord(each) ? whole(each.seat, 0, players - 1) : null;
    const hero = isRecord(each) ? heroOf(each.hero) : null;
    if (seat === null || hero === null) return null;
    jumped.push({ seat, hero });
  }
  return jumped;
}

function readHere(value: unknown): StormPlan['here'] | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const seed = whole(value.seed, 0, HIGHEST_SEED);
  const shuffles = whole(value.shuffles, 0, HIGHEST_SEED);
  return seed === null || shuffles === null ? undefined : { seed, shuffles };
}

function readUnderway(value: unknown, hand: PayingCards): StormPlan['underway'] | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  if (value.cards === null) return { cards: null };
  const cards = readHand(value.cards);
  const there =
    cards && cards.supply <= hand.supply && cards.horses <= hand.horses && cards.stardust <= hand.stardust;
  return there ? { cards } : undefined;
}

function readWished(value: unknown): Effect[] | null {
  if (!Array.isArray(value) || value.length > EFFECTS.length) return null;
  const wished = EFFECTS.filter((effect) => value.includes(effect));
  return wished.length === value.length ? wished : null;
}

/** Whether the parts of a plan can stand together. */
function fits(plan: StormPlan): boolean {
  const { table, journey, here, underway, effect, copying, answer } = plan;
  const gates = gatesInPlay(plan);
  if (!gates.includes(journey.from) || !gates.includes(journey.to)) return false;
  if ((here === null) !== (table.storm.deck === null)) return false;
  // Between two effects the twelve never lie open all.
  if (effect === null && (table.storm.discard.length === EFFECTS.length || answer)) return false;
  if (effect !== null && (!underway || table.storm.discard.at(-1) !== effect)) return false;
  if (copying !== null && (effect !== 8 || !copyable(table.storm).includes(copying))) return false;
  if (answer?.does === 'copy' && answer.effect !== copying) return false;
  return answer === null || outcomeOf(plan)?.ok === true;
}

/** Null when it is none. Never throws. */
export function readStormPlan(value: unknown): StormPlan | null {
  const read = readValue(value);
  if (!read.ok || !isRecord(read.value)) return null;
  const given = read.value;
  const table = readTable(given.table);
  const journey = readJourney(given.journey);
  const hand = readHand(given.hand);
  if (!table || !journey || !hand) return null;
  const { board, advanced } = given;
  const seat = whole(given.seat, 0, table.agreed.players - 1);
  const hero = heroOf(given.hero);
  const free = whole(given.free, 0, MOST_IN_HAND);
  const jumped = readJumped(given.jumped, table.agreed.players);
  const here = readHere(given.here);
  const underway = readUnderway(given.underway, hand);
  const wished = readWished(given.wished);
  const jumps = whole(given.jumps, 1, MOST_JUMPS);
  const effect = given.effect === null ? null : (oneOf(EFFECTS, given.effect) ?? undefined);
  const copying = given.copying === null ? null : (oneOf(EFFECTS, given.copying) ?? undefined);
  const answer = given.answer === null ? null : (readAnswer(given.answer) ?? undefined);
  if (typeof board !== 'boolean' || typeof advanced !== 'boolean') return null;
  if (seat === null || hero === null || free === null || jumps === null || !jumped || !wished) return null;
  if (here === undefined || underway === undefined) return null;
  if (effect === undefined || copying === undefined || answer === undefined) return null;
  const plan: StormPlan = {
    table,
    board,
    seat,
    hero,
    advanced,
    journey,
    hand,
    free,
    jumped,
    here,
    underway,
    effect,
    copying,
    answer,
    wished,
    jumps,
  };
  return fits(plan) ? plan : null;
}
