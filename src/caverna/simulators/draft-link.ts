// A folk draft as a short readable address: who plays, the seed, and what has been kept so far.
//
//   #players=Anna,Ben&folk=10&first=2&seed=7&pass=1&kept=elves

import { isRecord } from '../../table/json.ts';
import {
  beginDraft,
  type Draft,
  type FolkId,
  HIGHEST_SEED,
  keepFolk,
  MOST_PLAYERS,
  type Result,
} from '../engine/index.ts';

export interface DraftTable {
  names: string[];
  /** For each seat: does it play a folk? */
  wants: boolean[];
  /** Seat of the starting player, counted from 0. */
  starting: number;
  seed: number;
  /** The screen goes from hand to hand, covered in between. */
  passing: boolean;
}

export const LONGEST_NAME = 24;
const LONGEST_LINK = 600;

/** A name without the signs that divide the address. */
const plainName = (name: string): string => name.replace(/[,&=#\p{Cc}]/gu, ' ').slice(0, LONGEST_NAME);

/** Deals, and keeps what has been chosen so far; refused when a choice does not fit the deal. */
export function draftOf(table: DraftTable, kept: readonly string[]): Result<Draft> {
  let draft = beginDraft(table.wants, table.starting, table.seed);
  for (const folk of kept) {
    if (!draft.ok) return draft;
    draft = keepFolk(draft.value, folk as FolkId);
  }
  return draft;
}

export function writeDraftLink(table: DraftTable, kept: readonly string[]): string {
  const fields = new URLSearchParams({
    players: table.names.map(plainName).join(','),
    folk: table.wants.map((wanted) => (wanted ? '1' : '0')).join(''),
    first: String(table.starting + 1),
    seed: String(table.seed),
    pass: table.passing ? '1' : '0',
  });
  if (kept.length > 0) fields.set('kept', kept.join(','));
  return `#${fields.toString()}`;
}

/** Seats as they were kept while somebody filled them in; null when they are none. */
export function readSeating(value: unknown): DraftTable | null {
  if (!isRecord(value)) return null;
  const { names, wants, starting, seed, passing } = value;
  if (!Array.isArray(names) || names.length < 1 || names.length > MOST_PLAYERS) return null;
  if (!names.every((name) => typeof name === 'string')) return null;
  if (!Array.isArray(wants) || wants.length !== names.length) return null;
  const first = whole(String(starting), 0, names.length - 1);
  if (first === null) return null;
  return {
    names: names.map((name) => name.slice(0, LONGEST_NAME)),
    wants: wants.map((wanted) => wanted === true),
    starting: first,
    // A field that was just emptied is no reason to forget who plays.
    seed: whole(String(seed), 0, HIGHEST_SEED) ?? 0,
    passing: passing === true,
  };
}

const whole = (text: string | null, least: number, most: number): number | null => {
  const n = text === null || !/^\d{1,10}$/.test(text) ? Number.NaN : Number(text);
  return n >= least && n <= most ? n : null;
};

/** Reads an address; null when it is not one of a draft that can be dealt. */
export function readDraftLink(hash: string): { table: DraftTable; kept: FolkId[] } | null {
  if (hash.length < 2 || hash.length > LONGEST_LINK) return null;
  const fields = new URLSearchParams(hash.slice(1));
  const names = (fields.get('players') ?? '').split(',').map(plainName);
  const folk = fields.get('folk') ?? '';
  const first = whole(fields.get('first'), 1, names.length);
  const seed = whole(fields.get('seed'), 0, HIGHEST_SEED);
  const kept = (fields.get('kept') ?? '').split(',').filter(Boolean);
  if (names.length > MOST_PLAYERS || names.length !== folk.length || !/^[01]*1[01]*$/.test(folk)) return null;
  if (first === null || seed === null) return null;
  const table: DraftTable = {
    names,
    wants: [...folk].map((digit) => digit === '1'),
    starting: first - 1,
    seed,
    passing: fields.get('pass') === '1',
  };
  return draftOf(table, kept).ok ? { table, kept: kept as FolkId[] } : null;
}
