// What can stand in a line of the log: each kind of word with how it is read and written.

import { isSquare } from '../map/grid.ts';
import {
  ARTEFACTS,
  BUILDINGS,
  COMMON_RANKS,
  EFFECTS,
  FACTIONS,
  FATES,
  GATES,
  GREAT_ARTEFACTS,
  POTIONS,
  TERRAINS,
  VALLEYS,
} from '../state/vocabulary.ts';
import { LIMBO_CARDS, LORDS, ROADS } from '../storm/cards.ts';
import { LEDGER_ACTIONS } from '../week/growth/ledger.ts';

/** Where a card of a valley lies, seen from its centre. */
const PLACES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
/** What a workshop gives. */
const GOODS = [...ARTEFACTS, 'supply'] as const;
/** The wanderers that come through a gate. */
export const WANDERERS = ['bilkarr', 'metamorpha'] as const;
const PRIZES = ['greatArtefact', 'fate'] as const;
export const TRADES = ['artefactForChest', 'chestForArtefact', 'supplyForStardust'] as const;
/** Either half of a fate card. */
export const HALVES = ['artefact', 'stardust'] as const;
/** What raises a city. */
export const RAISED_BY = ['units', 'queen', 'king', 'free'] as const;

interface Word<T> {
  read(text: string): T | null;
  write(value: T): string;
}

const oneOf = <T extends string | number>(list: readonly T[]): Word<T> => ({
  read: (text) => list.find((each) => String(each) === text) ?? null,
  write: String,
});

/** Counted from 1 in a line and from 0 everywhere else. */
const counted = (most: number): Word<number> => ({
  read: (text) => (/^[1-9]$/.test(text) && Number(text) <= most ? Number(text) - 1 : null),
  write: (value) => String(value + 1),
});

const number: Word<number> = {
  read: (text) => (/^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : null),
  write: String,
};

/** Any square of the largest boards; whether it is one of this board, only the map knows. */
const square: Word<string> = {
  read: (text) =>
    isSquare({ grid: 'large', turned: false }, text) || isSquare({ grid: 'large', turned: true }, text)
      ? text
      : null,
  write: String,
};

export const WORDS = {
  seat: counted(6),
  hero: counted(2) as Word<0 | 1>,
  square,
  number,
  gate: oneOf(GATES),
  faction: oneOf(FACTIONS),
  terrain: oneOf(TERRAINS),
  effect: oneOf(EFFECTS),
  fate: oneOf(FATES),
  half: oneOf(HALVES),
  potion: oneOf(POTIONS),
  valley: oneOf(VALLEYS),
  place: oneOf(PLACES),
  building: oneOf(BUILDINGS),
  good: oneOf(GOODS),
  wanderer: oneOf(WANDERERS),
  artefact: oneOf(ARTEFACTS),
  greatArtefact: oneOf(GREAT_ARTEFACTS),
  rank: oneOf(COMMON_RANKS),
  road: oneOf(ROADS),
  lord: oneOf(LORDS),
  limbo: oneOf(LIMBO_CARDS),
  by: oneOf(RAISED_BY),
  prize: oneOf(PRIZES),
  trade: oneOf(TRADES),
  ledger: oneOf(LEDGER_ACTIONS),
} as const;

export type WordKind = keyof typeof WORDS;
export type WordValue<K extends WordKind> = (typeof WORDS)[K] extends Word<infer T> ? T : never;
