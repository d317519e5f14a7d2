// Saving and loading. A save is plain JSON: setup, seed and one line per move, and the edition of the rules it was
// played by: lines of another edition may still be legal, but nobody can promise it.

import { isSeed, newGame, readSetup } from '../flow/setup.ts';
import { play } from '../play/play.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Game, Move, Setup } from '../state/types.ts';
import { EDITION } from './edition.ts';
import { LONGEST_LINE, notate, parse } from './notation.ts';

export const SAVE_FORMAT = 'cave-farmers-game';
/** Version 1 was dealt in another way: its seeds no longer bring the same cards. */
export const SAVE_VERSION = 2;
const MOST_LINES = 20_000;
const LONGEST_TEXT = 4_000_000;

export interface Save {
  format: typeof SAVE_FORMAT;
  version: number;
  /** The edition of the rules (`edition.ts`). */
  rules: string;
  setup: Setup;
  seed: number;
  lines: string[];
}

export function saveOf(game: Pick<Game, 'setup' | 'seed'>, moves: readonly (Move | string)[]): Save {
  const lines = moves.map((move) => (typeof move === 'string' ? move : notate(move)));
  const { setup, seed } = game;
  return { format: SAVE_FORMAT, version: SAVE_VERSION, rules: EDITION, setup, seed, lines };
}

export const save = (game: Pick<Game, 'setup' | 'seed'>, moves: readonly (Move | string)[]): string =>
  JSON.stringify(saveOf(game, moves));

interface Loaded {
  game: Game;
  moves: Move[];
}

/** Checks that something is a save, without replaying it. */
export function readSave(value: unknown): Result<Save> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('badSave');
  const own = (key: string): unknown =>
    Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : null;
  const version = own('version');
  if (own('format') !== SAVE_FORMAT || !Number.isInteger(version)) return refuse('badSave');
  if (version !== SAVE_VERSION) return refuse(Number(version) < SAVE_VERSION ? 'olderSave' : 'newerSave');
  const rules = own('rules');
  if (typeof rules !== 'string' || rules.length > LONGEST_LINE) return refuse('badSave');
  const setup = readSetup(own('setup'));
  if (!setup.ok) return setup;
  const seed = own('seed');
  if (!isSeed(seed)) return refuse('badSeed');
  const lines = own('lines');
  if (!Array.isArray(lines)) return refuse('badSave');
  if (lines.length > MOST_LINES) return refuse('tooLarge');
  if (lines.some((line) => typeof line !== 'string' || line.length > LONGEST_LINE)) return refuse('badLine');
  return ok({ format: SAVE_FORMAT, version: SAVE_VERSION, rules, setup: setup.value, seed, lines });
}

/** Replays lines from the beginning; an error says which line could not be played. */
export function replay(setup: Setup, seed: number, lines: readonly string[]): Result<Loaded> {
  const start = newGame(setup, seed);
  if (!start.ok) return start;
  let game = start.value;
  const moves: Move[] = [];
  for (const [i, line] of lines.entries()) {
    const move = parse(line);
    const played = move.ok ? play(game, move.value) : move;
    if (!played.ok) {
      const args = { ...played.error.args, number: i + 1, line: line.slice(0, 80) };
      return { ok: false, error: { ...played.error, args } };
    }
    game = played.value.game;
    moves.push((move as { value: Move }).value);
  }
  return ok({ game, moves });
}

/** Loads a saved game from text or parsed JSON. Bad input is an error, never a half-loaded game. */
export function load(input: unknown): Result<Loaded> {
  let value = input;
  if (typeof input === 'string') {
    if (input.length > LONGEST_TEXT) return refuse('tooLarge');
    try {
      value = JSON.parse(input);
    } catch {
      return refuse('badSave');
    }
  }
  const read = readSave(value);
  if (!read.ok) return read;
  return replay(read.value.setup, read.value.seed, read.value.lines);
}
