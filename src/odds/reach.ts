// Where orcs can get to, as sets of squares (one bit each), and the different ways their cards lead.

import { type Direction, EVENTS, type Game, MOVEMENT_CARDS, type OrcLetter, orcs } from '../engine/index.ts';

/** Squares of the forest and the way into the cave, one bit each. */
export type SquareSet = number;

export const bit = (at: number): SquareSet => 1 << at;

export const deckOf = (event: number, orc: OrcLetter): number => EVENTS[event - 1]!.decks[orc] ?? 1;

const DECKS = [1, 2, 3].map((deck) => MOVEMENT_CARDS.filter((card) => card.deck === deck));
export const cardsOf = (deck: number) => DECKS[deck - 1]!;

/** Cards that lead the same way, and how many of the deck they are. */
export interface Way {
  card: string;
  cards: number;
  path: string;
}

function pathOf(at: number, steps: readonly Direction[], diagonal: boolean): number[] {
  return orcs.pathOf(at, steps, diagonal);
}

const waysKnown = new Map<string, Way[]>();

/** The nine cards of a deck from this square, those with the same path together. */
export function waysFrom(at: number, deck: number, diagonal: boolean): Way[] {
  const key = `${at} ${deck} ${diagonal}`;
  const known = waysKnown.get(key);
  if (known) return known;
  const ways = new Map<string, Way>();
  for (const { id, steps } of cardsOf(deck)) {
    const path = pathOf(at, steps, diagonal).join(' ');
    const same = ways.get(path);
    if (same) same.cards++;
    else ways.set(path, { card: id, cards: 1, path });
  }
  const found = [...ways.values()];
  waysKnown.set(key, found);
  return found;
}

const reachKnown = new Map<string, SquareSet>();

/** Every square an orc can enter from here with some card, after a push if there may be one. */
export function reachFrom(at: number, deck: number, diagonal: boolean, pushes: boolean): SquareSet {
  const key = `${at} ${deck} ${diagonal} ${pushes}`;
  const known = reachKnown.get(key);
  if (known !== undefined) return known;
  let set: SquareSet = 0;
  for (const { steps } of cardsOf(deck)) for (const to of pathOf(at, steps, diagonal)) set |= bit(to);
  if (pushes)
    for (const { to } of orcs.pushTargets(at, diagonal)) {
      set |= bit(to);
      if (to !== orcs.CAVE) set |= reachFrom(to, deck, diagonal, false);
    }
  reachKnown.set(key, set);
  return set;
}

export const rulingsOf = (game: Game) => game.setup.fiends!;
