// An orc event, letter by letter and step by step (fiends.event.*).

import { contentsOf } from '../../corrections/fiends.ts';
import { fromState, shuffled } from '../../flow/random.ts';
import { seatAfter } from '../../flow/seats.ts';
import { squareName, TOP_ROW } from '../../state/squares.ts';
import { edit, push, type Turn, tell } from '../../state/turn.ts';
import type { Game, Seat } from '../../state/types.ts';
import { change, changeOrc, isHostile, LETTERS, orcOf } from '../board/orcs.ts';
import { cardOf } from '../board/walk.ts';
import type { MovementId } from '../data/movement.ts';
import { breach } from '../do/breach.ts';
import { ruin } from '../do/enter.ts';
import { rulings } from '../do/tell.ts';
import type { Activation, OrcLetter } from '../types.ts';

/** Turn order from whoever holds the starting player token now (fiends.diff.turnOrder). */
const seatsInOrder = (game: Game): Seat[] => game.players.map((_, step) => seatAfter(game, game.token, step));

const withOrc = (game: Game, orc: OrcLetter): Seat[] =>
  seatsInOrder(game).filter((seat) => isHostile(orcOf(game.players[seat], orc)));

/** One shuffled deck for all who draw; cards entered at the table come first. */
function draw(turn: Turn, deck: number, count: number): MovementId[] {
  const fiends = turn.game.fiends!;
  const random = fromState(turn.game.rng);
  const cards = contentsOf(turn.game.setup.box)
    .cards.filter((card) => card.deck === deck)
    .map(({ id }) => id);
  let order = shuffled(random, cards);
  const drawn: MovementId[] = [];
  const script = fiends.script.slice();
  for (let i = 0; i < count; i++) {
    const entered = script.findIndex((id) => order.includes(id));
    const card = entered >= 0 ? script.splice(entered, 1)[0]! : order[0]!;
    drawn.push(card);
    // RL-03: by default cards are drawn without replacement.
    if (rulings(turn.game).replacement) order = shuffled(random, cards);
    else order = order.filter((id) => id !== card);
  }
  turn.game.rng = [...random.getState()];
  turn.game.fiends = { ...fiends, script };
  return drawn;
}

function activate(turn: Turn, orc: OrcLetter, seats: Seat[]): void {
  const { game } = turn;
  const board = contentsOf(game.setup.box).events[game.fiends!.events - 1]!;
  const inForest = seats.filter((seat) => orcOf(game.players[seat], orc).zone === 'forest');
  const deck = board.decks[orc] ?? 1;
  const drawn = draw(turn, deck, inForest.length);
  const cards: (MovementId | null)[] = game.players.map(() => null);
  const inCave = seats.filter((seat) => !inForest.includes(seat));
  inForest.forEach((seat, i) => {
    cards[seat] = drawn[i]!;
    setActive(turn, { orc, step: 'negotiate', seats, cards: cards.slice(), inCave });
    tell(turn, { type: 'drew', seat, what: drawn[i]!, n: deck, rule: 'fiends.event.draw' });
  });
  setActive(turn, { orc, step: 'negotiate', seats, cards, inCave });
}

function setActive(turn: Turn, active: Activation | null): void {
  turn.game.fiends = { ...turn.game.fiends!, active };
}

/** The next letter that anybody has, or null. */
function nextLetter(turn: Turn, after: number): boolean {
  for (let i = after + 1; i < LETTERS.length; i++) {
    const seats = withOrc(turn.game, LETTERS[i]!);
    if (seats.length === 0) continue;
    activate(turn, LETTERS[i]!, seats);
    return true;
  }
  return false;
}

export function beginEvent(turn: Turn): void {
  const fiends = turn.game.fiends!;
  turn.game.fiends = { ...fiends, events: fiends.events + 1, due: false };
  tell(turn, { type: 'event', n: fiends.events + 1, rule: 'fiends.event.timing' });
  turn.game.players.forEach((_, seat) => {
    change(edit(turn, seat), { still: rulings(turn.game).newAnimals ? true : 'full' });
  });
  if (!nextLetter(turn, -1)) conclude(turn);
}

/** The part of one seat in a step: its answer, or the march of its orc. */
export function act(turn: Turn, active: Activation, seat: Seat): void {
  const { orc } = active;
  if (!isHostile(orcOf(turn.game.players[seat], orc))) return;
  const common = { seat, dwarf: -1, rule: 'fiends.event.letters' as const, orc };
  const march = () => push(turn, { ...common, kind: 'march', begun: false, steps: [] });
  if (active.step === 'move') {
    march();
    return;
  }
  // RL-02: everybody answers first (fiends.event.together), or each player goes through all steps.
  if (!rulings(turn.game).together) march();
  push(turn, { ...common, rule: 'fiends.event.bribe', kind: 'negotiate', pushed: false });
}

/** One step when nothing is pending; false when the event is over. */
export function eventStep(turn: Turn): boolean {
  const { game } = turn;
  const active = game.fiends!.active;
  if (!active) return false;
  const [seat, ...seats] = active.seats;
  if (seat !== undefined) {
    setActive(turn, { ...active, seats });
    act(turn, active, seat);
  } else if (active.step === 'negotiate' && rulings(game).together)
    setActive(turn, { ...active, step: 'move', seats: withOrc(game, active.orc) });
  else if (active.step === 'done') {
    endEvent(turn);
    return false;
  } else if (!nextLetter(turn, LETTERS.indexOf(active.orc))) conclude(turn);
  return true;
}

/** All letters are through: what the board says happens at the end. */
function conclude(turn: Turn): void {
  setActive(turn, { orc: 'D', step: 'done', seats: [], cards: [], inCave: [] });
  const board = contentsOf(turn.game.setup.box).events[turn.game.fiends!.events - 1]!;
  // fiends.event.endTwo
  if (board.atEnd.includes('placeOrcD')) placeOrcD(turn);
  // fiends.event.endFour
  if (board.atEnd.includes('breachAllForestOrcs')) breachAll(turn, seatsInOrder(turn.game));
}

/** Every orc that is still in the forest takes a space in the cave, seat by seat and letter by letter. */
export function breachAll(turn: Turn, seats: readonly Seat[]): void {
  const pending: [Seat, OrcLetter][] = [];
  for (const seat of seats)
    for (const letter of LETTERS)
      if (orcOf(turn.game.players[seat], letter).zone === 'forest') pending.push([seat, letter]);
  for (const [seat, letter] of pending.reverse()) breach(turn, seat, letter);
}

/** fiends.orcD.arrival, fiends.orcD.symbol: any one deck is dealt; the symbols are spread evenly over all of them. */
function placeOrcD(turn: Turn): void {
  const seats = seatsInOrder(turn.game).filter(
    (seat) => orcOf(turn.game.players[seat], 'D').zone === 'reserve',
  );
  const [first] = turn.game.fiends!.script;
  const cards = draw(turn, first ? cardOf(first, turn.game.setup.box).deck : 1, seats.length);
  seats.forEach((seat, i) => {
    arrive(turn, seat, cards[i]!);
  });
}

export function arrive(turn: Turn, seat: Seat, card: MovementId): void {
  const at = TOP_ROW[cardOf(card, turn.game.setup.box).orcD];
  changeOrc(edit(turn, seat), 'D', { zone: 'forest', at });
  tell(turn, {
    type: 'arrived',
    seat,
    what: 'D',
    at: squareName(at),
    card,
    rule: 'fiends.orcD.symbol',
  });
  // fiends.orcD.harmless, unless agreed otherwise (RL-07).
  if (rulings(turn.game).arrivalHarms) ruin(turn, seat, at);
}

function endEvent(turn: Turn): void {
  setActive(turn, null);
  turn.game.players.forEach((_, seat) => {
    const player = edit(turn, seat);
    const { still: _still, danger: _danger, ...fiends } = player.fiends!;
    player.fiends = fiends;
  });
}
