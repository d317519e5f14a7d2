// Saving: setup, seed and one line for each move.

import { canonical, fingerprint } from '../../../plain/fingerprint.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { isSeed, readSetup } from './begin.ts';
import { EDITION } from './edition.ts';
import { LONGEST_LINE } from './notation.ts';
import type { Evening, Setup } from './state.ts';

export const SAVE_FORMAT = 'battalia-evening';
const SAVE_VERSION = 1;
const MOST_LINES = 20_000;

interface Save {
  format: string;
  version: number;
  /** The edition of the rules. */
  rules: string;
  setup: Setup;
  seed: number;
  lines: string[];
}

export const saveOf = ({ setup, seed }: Pick<Evening, 'setup' | 'seed'>, lines: readonly string[]): Save => ({
  format: SAVE_FORMAT,
  version: SAVE_VERSION,
  rules: EDITION,
  setup,
  seed,
  lines: lines.slice(),
});

/** Checks that something is a save, without replaying it. */
export function readSave(value: unknown): Result<Save> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('badSave');
  const own = (key: string): unknown =>
    Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : null;
  const version = own('version');
  if (own('format') !== SAVE_FORMAT || !Number.isInteger(version)) return refuse('badSave');
  if (version !== SAVE_VERSION) return refuse(Number(version) < SAVE_VERSION ? 'olderSave' : 'newerSave');
  const [rules, lines, seed] = [own('rules'), own('lines'), own('seed')];
  if (typeof rules !== 'string' || rules.length > LONGEST_LINE) return refuse('badSave');
  const setup = readSetup(own('setup'));
  if (!setup.ok) return setup;
  if (!isSeed(seed)) return refuse('badSeed');
  if (!Array.isArray(lines)) return refuse('badSave');
  if (lines.length > MOST_LINES) return refuse('tooLarge');
  if (lines.some((line) => typeof line !== 'string' || line.length > LONGEST_LINE)) return refuse('badLine');
  return ok({ format: SAVE_FORMAT, version: SAVE_VERSION, rules, setup: setup.value, seed, lines });
}

/** A fingerprint of everything but the players' names. */
export function hash(evening: Evening): string {
  const { setup, table } = evening;
  const nameless = {
    ...evening,
    setup: { ...setup, seats: setup.seats.length },
    table: { ...table, players: table.players.map((player) => ({ ...player, name: '' })) },
  };
  return fingerprint(canonical(nameless));
}
