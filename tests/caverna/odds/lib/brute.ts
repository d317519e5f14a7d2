// The slow way: a whole event in the real engine for every combination of cards. Facts are read from the boards
// before and after wherever that is possible, and not from what the odds count.

import {
  type Bundle,
  EVENTS,
  type EventType,
  type Game,
  type GameEvent,
  legalMoves,
  MOVEMENT_CARDS,
  type Move,
  type MovementId,
  orcs,
  type Player,
  play,
  seatOf,
  squareName,
  startPhase,
} from '../../../../src/caverna/engine/index.ts';
import type { EventNumber, Odds } from '../../../../src/caverna/odds/index.ts';
import { decideBy, type Policy } from '../../../../src/caverna/odds/policy.ts';
import { DEFAULT_WORTH } from '../../../../src/caverna/odds/worth.ts';

export type Facts = Record<string, number>;

const deck = (n: number) => MOVEMENT_CARDS.filter((card) => card.deck === n).map(({ id }) => id);

/** One deck for each orc that may draw, and one card for each space of Orc D where it arrives. */
export function decksFor(game: Game, event: EventNumber): MovementId[][] {
  const player = game.players[0];
  const decks = orcs
    .hostileOrcs(player)
    .flatMap(({ id, zone }) => (zone === 'forest' ? [deck(EVENTS[event - 1]!.decks[id as 'A'] ?? 1)] : []));
  if (event === 2 && orcs.orcOf(player, 'D').zone === 'reserve') decks.push(['M1-1', 'M1-2', 'M1-3']);
  return decks;
}

export function* product<T>(decks: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = decks;
  if (!first) yield [];
  else for (const card of first) for (const others of product(rest)) yield [card, ...others];
}

/** Plays a whole event with these cards. `answer` may speak up where an orc is met. */
export function playEvent(
  game: Game,
  cards: MovementId[],
  policy: Policy,
  answer: (game: Game) => Move | null = () => null,
): { game: Game; events: GameEvent[] } {
  const decide = decideBy(policy, DEFAULT_WORTH);
  const begun = startPhase({ ...game, fiends: { ...game.fiends!, script: cards } }, 0, 'orcEvent');
  if (!begun.ok) throw new Error('no event');
  let now = begun.value.game;
  const events = [...begun.value.events];
  while (now.fiends!.active) {
    const frame = now.stack.at(-1)!;
    const asked = now;
    const move =
      frame.seat > 0
        ? (legalMoves(asked).find(({ type }) => type === 'stop') ?? legalMoves(asked)[0]!)
        : (answer(asked) ?? decide(asked, frame, () => legalMoves(asked)));
    const played = play(now, move);
    if (!played.ok) throw new Error(`refused ${JSON.stringify(move)}`);
    now = played.value.game;
    events.push(...played.value.events);
  }
  const ofEvent = events.filter((event) => event.rule.startsWith('fiends.') && seatOf(event) === 0);
  return { game: now, events: ofEvent };
}

const cropsOf = (player: Player) =>
  player.squares.map(({ crop }, at) => (crop ? squareName(at) : '')).filter(Boolean);
const standsOf = (player: Player) =>
  new Set([...player.herds, ...player.watch].map(({ at }) => squareName(at)));

/** An event without knowing which: what it may say. */
interface Happened {
  type: EventType;
  what?: string;
  at?: string;
  goods?: Bundle;
  n?: number;
}

/** Everything that is true of one run of the event. */
function factsOf(
  before: Game,
  after: Game,
  events: readonly GameEvent[],
): { yes: Set<string>; amounts: Facts } {
  const [was, is] = [before.players[0], after.players[0]];
  const yes = new Set<string>();
  const amounts: Facts = {};
  for (const at of cropsOf(was)) if (!cropsOf(is).includes(at)) yes.add(`field ${at}`);
  for (const at of standsOf(was)) if (!standsOf(is).has(at)) yes.add(`herd ${at}`);
  let trap = '';
  for (const { type, what, at, goods, n } of events as readonly Happened[]) {
    if (type === 'stepped' || type === 'pushed') {
      trap = '';
      if (at! < 'd') yes.add(`enter ${at}`).add(`enter ${at} ${what}`);
    }
    if (type === 'sprung' || type === 'held') {
      trap = at!;
      yes.add(`trap ${at}`).add(`trap ${at} ${what}`);
      if (type === 'held') yes.add(`does ${at} ${what} held`);
    }
    if (trap && type === 'weakened' && n! > 0) yes.add(`does ${trap} ${what} weakened`);
    if (trap && (type === 'defeated' || type === 'befriended')) yes.add(`does ${trap} ${what} ${type}`);
    if (type === 'breached' && orcs.orcOf(was, what as 'A').zone !== 'cave') yes.add(`breach ${what}`);
    if (type === 'arrived') yes.add(`arrive ${at}`);
    if (type === 'captured') amounts.captured = (amounts.captured ?? 0) + 1;
    const kind = { cleared: 'lost', lost: 'lost', paid: 'paid', gained: 'gained' }[type as 'lost'];
    if (kind)
      for (const [good, count] of Object.entries(goods ?? {}))
        amounts[`${kind} ${good}`] = (amounts[`${kind} ${good}`] ?? 0) + count;
  }
  for (const { id, zone } of was.fiends!.orcs) {
    if (zone !== 'forest' && zone !== 'cave' && zone !== 'reserve') continue;
    const end = orcs.orcOf(is, id);
    yes.add(`end ${id} ${end.held ? 'held' : end.zone}`);
    if (end.zone === 'cave') yes.add(`takes ${id} ${squareName(end.at)}`);
  }
  for (const { land, at } of is.squares.map(({ land }, at) => ({ land, at })))
    if (land === 'occupied') yes.add(`taken ${squareName(at)}`);
  return { yes, amounts };
}

export function bruteOdds(game: Game, event: EventNumber, policy: Policy): { facts: Facts; of: number } {
  const facts: Facts = {};
  let of = 0;
  for (const cards of product(decksFor(game, event))) {
    const run = playEvent(game, cards, policy);
    const { yes, amounts } = factsOf(game, run.game, run.events);
    for (const fact of yes) facts[fact] = (facts[fact] ?? 0) + 1;
    for (const [fact, n] of Object.entries(amounts)) facts[fact] = (facts[fact] ?? 0) + n;
    of++;
  }
  return { facts, of };
}

/** The same facts as the odds tell them. */
export function toldBy(odds: Odds): Facts {
  const facts: Facts = {};
  const say = (fact: string, weight: number) => {
    if (weight) facts[fact] = weight;
  };
  for (const { at, any, by } of odds.spaces) {
    say(`enter ${at}`, any);
    for (const [orc, weight] of Object.entries(by)) say(`enter ${at} ${orc}`, weight);
  }
  for (const { at, lost } of odds.fields) say(`field ${at}`, lost);
  for (const { at, lost } of odds.herds) say(`herd ${at[0]}`, lost);
  for (const { at, off, by, does } of odds.traps) {
    say(`trap ${at}`, off);
    for (const [orc, weight] of Object.entries(by)) say(`trap ${at} ${orc}`, weight);
    for (const { orc, result, weight } of does) say(`does ${at} ${orc} ${result}`, weight);
  }
  for (const { id, ends, breaches, takes } of odds.orcs) {
    say(`breach ${id}`, breaches);
    for (const [end, weight] of Object.entries(ends)) say(`end ${id} ${end}`, weight);
    for (const [at, weight] of Object.entries(takes)) say(`takes ${id} ${at}`, weight);
  }
  for (const [at, weight] of Object.entries(odds.taken)) say(`taken ${at}`, weight);
  for (const [at, weight] of Object.entries(odds.arrival ?? {})) say(`arrive ${at}`, weight);
  for (const kind of ['lost', 'paid', 'gained'] as const)
    for (const [good, weight] of Object.entries(odds[kind])) say(`${kind} ${good}`, weight);
  say('captured', odds.captured);
  return facts;
}

/** Where two accounts differ, as fractions; nothing when they are equal. */
export function differences(told: Facts, of: number, brute: Facts, total: number): string[] {
  return [...new Set([...Object.keys(told), ...Object.keys(brute)])]
    .filter((fact) => (told[fact] ?? 0) * total !== (brute[fact] ?? 0) * of)
    .map((fact) => `${fact}: ${told[fact] ?? 0}/${of}, engine ${brute[fact] ?? 0}/${total}`);
}
