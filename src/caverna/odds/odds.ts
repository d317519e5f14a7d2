// The odds of an orc event when nobody bribes or pushes: all cards, letter by letter, equal boards merged.
// Every deck is shuffled anew for every letter, and a seat that draws among others without replacement (RL-03) still
// gets each card equally often. So a weight of ninths, and no sampling.

import {
  contentsOf,
  type Game,
  type MovementId,
  type OrcLetter,
  oneBoard,
  orcs,
  type Seat,
} from '../engine/index.ts';
import { type Moment, momentOf } from './moment.ts';
import { DEFAULT_POLICY, decideBy } from './policy.ts';
import { CARDS_IN_DECK, roadsOf, rulingsOf, type Way } from './reach.ts';
import { Gathering, isHostile, type Outlook, type State } from './state.ts';
import { Tally } from './tally.ts';
import type { Ask, EventNumber, Odds } from './types.ts';
import { DEFAULT_WORTH } from './worth.ts';

/** How an orc's card can lead on, in ninths; an orc in the cave has no card. */
function waysOf(
  { game }: Pick<State, 'game'>,
  seat: Seat,
  event: EventNumber,
  orc: OrcLetter,
  card: MovementId | undefined,
): (Omit<Way, 'card'> & { card: MovementId | null })[] {
  const { zone, at } = orcs.orcOf(game.players[seat], orc);
  if (zone === 'cave') return [{ card: null, cards: CARDS_IN_DECK }];
  if (card) return [{ card, cards: CARDS_IN_DECK }];
  const roads = roadsOf(game);
  return roads.waysFrom(at, roads.deckOf(event, orc));
}

export const endsWith = (
  game: Game,
  event: EventNumber,
  what: 'placeOrcD' | 'breachAllForestOrcs',
): boolean => contentsOf(game.setup.box).events[event - 1]!.atEnd.includes(what);

export const awaitsD = ({ table, ending }: Moment, seat: Seat, event: EventNumber): boolean =>
  ending && endsWith(table, event, 'placeOrcD') && orcs.orcOf(table.players[seat], 'D').zone === 'reserve';

/** The weight of all that can happen together. */
const totalOf = (letters: number, arrival: boolean): number => CARDS_IN_DECK ** (letters + Number(arrival));

export function oddsOf(ask: Ask): Odds {
  const { seat, event } = ask;
  const decide = decideBy({ ...DEFAULT_POLICY, ...ask.policy }, ask.worth ?? DEFAULT_WORTH);
  const moment = momentOf(ask, decide);
  const letters = moment.letters.filter((letter) => isHostile(moment.table, seat, letter));
  const arrival = awaitsD(moment, seat, event);
  const of = totalOf(letters.length, arrival);
  const tally = new Tally(ask.game, seat);
  const harms = arrival && rulingsOf(ask.game).arrivalHarms;
  const outlook = (later: readonly OrcLetter[]): Outlook => ({
    seat,
    event,
    later,
    answered: false,
    purse: [],
    arrival: harms,
  });
  let states: State[] = [{ game: moment.table, seen: tally.count(moment.events, 0, of), weight: of }];
  letters.forEach((orc, i) => {
    const next = new Gathering(outlook(letters.slice(i + 1)));
    for (const { game, seen, weight } of states) {
      if (!isHostile(game, seat, orc)) {
        next.add(game, seen, weight);
        continue;
      }
      const called = oneBoard.callOrc(game, seat, orc);
      for (const { card, cards } of waysOf({ game }, seat, event, orc, moment.cards[orc])) {
        const part = (weight * cards) / CARDS_IN_DECK;
        const moved = oneBoard.moveOrc(called, seat, card, decide);
        next.add(moved.game, tally.count(moved.events, seen, part), part);
      }
    }
    states = next.all();
  });
  for (const state of states) {
    if (moment.ending && endsWith(moment.table, event, 'breachAllForestOrcs')) {
      const breached = oneBoard.breachWithAll(state.game, seat, decide);
      tally.count(breached.events, state.seen, state.weight);
      tally.end({ ...state, game: breached.game });
    } else if (arrival)
      for (const { card, cards } of roadsOf(state.game).arrivals()) {
        const part = (state.weight * cards) / CARDS_IN_DECK;
        const arrived = oneBoard.arriveWith(state.game, seat, card);
        tally.count(arrived.events, state.seen, part);
        tally.end({ ...state, game: arrived.game, weight: part });
      }
    else tally.end(state);
  }
  return tally.odds(event, of);
}
