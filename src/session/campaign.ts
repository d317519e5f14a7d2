// Solo campaigns kept on this device: each a tracking sheet, and the game that is being played for it.

import {
  BONUSES,
  type Campaign,
  finishGame,
  type Game,
  MILESTONES,
  type Milestone,
  newCampaign,
  prepareGame,
  type Result,
  type SetupRequest,
  SUPPLY_BASE,
  TWINS,
} from '../engine/index.ts';
import { isRecord, readJson } from './json.ts';

export interface CampaignBook {
  id: string;
  name: string;
  campaign: Campaign;
  /** The game on the table: which stored game it is, and its milestone. */
  current: { game: string; milestone: string } | null;
}

const FORMAT = 'cave-farmers-campaigns';
const VERSION = 1;
const KEY = 'campaigns';
const ASIDE = 'campaigns.damaged';
const MOST_BOOKS = 50;
const LONGEST_FILE = 500_000;

export const newBook = (
  id: string,
  name: string,
  side: Campaign['side'],
  box?: Campaign['box'],
): CampaignBook => ({
  id,
  name: name.trim().slice(0, 60),
  campaign: newCampaign(side, box),
  current: null,
});

export const milestoneOf = (id: string): Milestone | undefined => MILESTONES.find((one) => one.id === id);

/** The next game of a campaign: what to begin it with, and the book that waits for it. */
export interface Dealt {
  request: SetupRequest;
  milestone: Milestone;
  book: CampaignBook;
}

/** Deals the next game; `game` is the id under which it will be kept. */
export function nextGame(book: CampaignBook, game: string, seed: number): Result<Dealt> {
  const prepared = prepareGame(book.campaign, seed);
  if (!prepared.ok) return prepared;
  const { campaign, milestone, request } = prepared.value;
  const current = { game, milestone: milestone.id };
  return { ok: true, value: { request, milestone, book: { ...book, campaign, current } } };
}

/** Writes the finished game into the sheet; unchanged while it is not over. */
export function writeDown(book: CampaignBook, game: Game): CampaignBook {
  const milestone = book.current && milestoneOf(book.current.milestone);
  if (!milestone || game.phase !== 'over') return book;
  return { ...book, campaign: finishGame(book.campaign, game, milestone), current: null };
}

/** Everything the shop sells, row by row of the sheet. */
export function shopRows(): { once: number; permanent: number; choices: string[] }[] {
  const unfold = (choice: string): string[] => {
    if (choice === 'doubleTileAnyType') return TWINS.map((twin) => `doubleTile.${twin}`);
    if (choice === 'basicTrapFree') return ['trap'];
    if (choice === 'basicFunctionalTileFree') return SUPPLY_BASE.tiles.map((tile) => `tile.${tile}`);
    return choice === 'regularDwellingFree' ? ['dwelling'] : [choice];
  };
  return BONUSES.map(({ once, permanent, choices }) => ({
    once,
    permanent,
    choices: choices.flatMap(unfold),
  }));
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 100_000;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 200 && value.every((entry) => isText(entry, 40));

const isRow = (value: unknown, fields: readonly string[]): boolean =>
  isRecord(value) &&
  fields.every((field) => isCount(value[field])) &&
  isText(value.milestone, 40) &&
  typeof value.met === 'boolean';

function isCampaign(value: unknown): value is Campaign {
  if (!isRecord(value)) return false;
  const { side, carry, games, pending, once, permanent, used, lost } = value;
  const row = ['carry', 'points', 'total'];
  return (
    (side === 'easy' || side === 'hard') &&
    isCount(carry) &&
    Array.isArray(games) &&
    games.length <= 5 &&
    games.every((game) => isRow(game, [...row, 'spent', 'remaining'])) &&
    (pending === null || isRow(pending, row)) &&
    [once, permanent, used].every(isTexts) &&
    typeof lost === 'boolean'
  );
}

function isBook(value: unknown): value is CampaignBook {
  if (!isRecord(value) || !isText(value.id, 40) || !isText(value.name, 60)) return false;
  const { current } = value;
  const plays = isRecord(current) && isText(current.game, 40) && isText(current.milestone, 40);
  return (current === null || plays) && isCampaign(value.campaign);
}

export const writeCampaigns = (books: readonly CampaignBook[]): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, books });

/** Reads a file or what is kept here; null when it is not a list of campaigns. */
export function readCampaigns(text: string): CampaignBook[] | null {
  if (text.length > LONGEST_FILE) return null;
  const value = readJson(text);
  if (!isRecord(value) || value.format !== FORMAT || value.version !== VERSION) return null;
  const { books } = value;
  return Array.isArray(books) && books.length <= MOST_BOOKS && books.every(isBook) ? books : null;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** The campaigns of this device; what cannot be read is put aside, never thrown away. */
export function openCampaigns(store: Store): { books: CampaignBook[]; aside: boolean } {
  try {
    const text = store.getItem(KEY);
    if (text === null) return { books: [], aside: false };
    const books = readCampaigns(text);
    if (books) return { books, aside: false };
    store.setItem(ASIDE, text.slice(0, LONGEST_FILE));
    return { books: [], aside: true };
  } catch {
    return { books: [], aside: false };
  }
}

/** False when the device keeps nothing. */
export function keepCampaigns(store: Store, books: readonly CampaignBook[]): boolean {
  try {
    store.setItem(KEY, writeCampaigns(books));
    return true;
  } catch {
    return false;
  }
}
