// A note says in a few bytes what changed about a game since the note before. It is written before the table answers;
// later it is folded into the stored game and thrown away. Notes know no rules: they can always be folded.

import { isBotList } from './bot-list.ts';
import { type GameFile, isGameFile, readSettings, toFile } from './file.ts';
import type { GameTypes, Rules } from './game.ts';
import { isMoment, isRecord, readJson } from './json.ts';
import { changedParts, type Parts, partsOfSession } from './parts.ts';
import { recordOf, type StoredGame } from './record.ts';
import { type Session, type Settings, title } from './session.ts';
import { keyAfter, type Point } from './timeline.ts';
import { goOn, growTree, listTree, pathOf, type Tree } from './tree.ts';

type Step = [after: string, line: string];

export interface Note<G extends GameTypes> {
  time: number;
  /** The whole game: where nothing is stored yet to which anything could be added. */
  file?: GameFile<G>;
  /** Moves, each after the place with this key. */
  moves?: Step[];
  /** The place on the table, and the end of its line. */
  place?: [at: string, tip: string];
  name?: string;
  seats?: string[];
  bots?: (string | null)[];
  settings?: Settings;
}

/** What a window has told the device about a game so far. */
export interface Told<G extends GameTypes> {
  parts: Parts;
  points: readonly Point<G>[];
}

export const tell = <G extends GameTypes>(session: Session<G>): Told<G> => ({
  parts: partsOfSession(session),
  points: session.timeline.points,
});

/** Points are only ever added at the end; whatever came in some other way is found by its key. */
function newPoints<G extends GameTypes>(
  points: readonly Point<G>[],
  told: readonly Point<G>[],
): readonly Point<G>[] {
  const last = told.at(-1)!;
  if (points[told.length - 1]?.key === last.key) return points.slice(told.length);
  const known = new Set(told.map(({ key }) => key));
  return points.filter(({ key }) => !known.has(key));
}

/** What changed since; null when nothing did. */
export function noteOf<G extends GameTypes>(
  rules: Rules<G>,
  told: Told<G> | null,
  session: Session<G>,
  time: number,
): Note<G> | null {
  if (!told) return { time, file: toFile(rules, session) };
  const { points, at, tip } = session.timeline;
  const parts = changedParts(told.parts, partsOfSession(session));
  const moves = newPoints(points, told.points).map(({ after, line }): Step => [points[after]!.key, line]);
  if (parts.size === 0 && moves.length === 0) return null;
  return {
    time,
    ...(moves.length > 0 && { moves }),
    ...(parts.has('place') && { place: [points[at]!.key, points[tip]!.key] }),
    ...(parts.has('name') && { name: session.name }),
    ...(parts.has('seats') && { seats: points[0]!.game.setup.seats.map(({ name }) => name) }),
    ...(parts.has('bots') && { bots: session.bots.slice() }),
    ...(parts.has('settings') && { settings: session.settings }),
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const isPair = (value: unknown): value is [string, string] => isTexts(value) && value.length === 2;

/** A note as it was written, or null when it is none. */
export function readNote<G extends GameTypes>(rules: Rules<G>, text: string): Note<G> | null {
  const value = readJson(text);
  if (!isRecord(value) || !isMoment(value.time)) return null;
  const { time, file, moves, place, name, seats, bots, settings } = value;
  if (file !== undefined && !isGameFile(rules, file)) return null;
  if (moves !== undefined && !(Array.isArray(moves) && moves.every(isPair))) return null;
  if (place !== undefined && !isPair(place)) return null;
  if (name !== undefined && typeof name !== 'string') return null;
  if (seats !== undefined && !isTexts(seats)) return null;
  if (bots !== undefined && !(Array.isArray(bots) && isBotList(bots, bots.length))) return null;
  return {
    time,
    ...(file !== undefined && { file }),
    ...(moves !== undefined && { moves: moves as Step[] }),
    ...(place !== undefined && { place }),
    ...(name !== undefined && { name: title(name) }),
    ...(seats !== undefined && { seats }),
    ...(bots !== undefined && { bots }),
    ...(settings !== undefined && { settings: readSettings(settings) }),
  };
}

interface Folded<G extends GameTypes> {
  record: StoredGame<G> | null;
  /** Moves whose place nobody knows: they belong to something that is not there. */
  left: Step[];
}

/** Every move these notes tell of, also those of whole games. */
const stepsOf = <G extends GameTypes>(notes: readonly Note<G>[]): Step[] =>
  notes.flatMap(({ file, moves = [] }): Step[] => {
    const ways = file ? growTree(file.lines, file.session.branches).tree.byKey.values() : [];
    return [
      ...[...ways].flatMap(({ before, line }): Step[] => (before ? [[before.key, line]] : [])),
      ...moves,
    ];
  });

/** Does every move that this note tells of stand in the record? */
export function isFolded<G extends GameTypes>(note: Note<G>, { file }: StoredGame<G>): boolean {
  const { byKey } = growTree(file.lines, file.session.branches).tree;
  return stepsOf([note]).every(([after, line]) => byKey.has(keyAfter(after, line)));
}

/** Adds what can be reached, in whatever order it comes; gives back what cannot. */
function grow(tree: Tree, steps: readonly Step[]): Step[] {
  let left = steps.slice();
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.filter(([after, line]) => {
      const from = tree.byKey.get(after);
      if (from) goOn(tree, from, line);
      return !from;
    });
  }
  return left;
}

/** The stored game with these notes folded in, oldest first. Facts that only the rules know come with the next writing. */
export function fold<G extends GameTypes>(
  rules: Rules<G>,
  stored: StoredGame<G> | null,
  notes: readonly Note<G>[],
): Folded<G> {
  const first = stored ?? notes.flatMap(({ file, time }) => (file ? recordOf(rules, file, time) : []))[0];
  if (!first) return { record: null, left: stepsOf(notes) };
  const { file } = first;
  const { tree, tip: end } = growTree(file.lines, file.session.branches);
  const left = grow(tree, stepsOf(notes));
  let tip = end;
  let at = pathOf(tip)[file.session.at] ?? tip;
  let { name, changed } = first;
  let { bots, settings } = file.session;
  let { seats } = file.setup;
  for (const note of notes) {
    changed = Math.max(changed, note.time);
    const [there, far] = (note.place ?? []).map((key) => tree.byKey.get(key));
    if (there && far) [at, tip] = [there, pathOf(far).includes(there) ? far : there];
    name = note.name ?? name;
    bots = note.bots?.length === bots.length ? note.bots : bots;
    settings = note.settings ?? settings;
    seats = seats.map((seat, i) => ({ ...seat, name: note.seats?.[i] ?? seat.name }));
  }
  const moves = pathOf(at).length - 1;
  const { lines, branches } = listTree(tree, tip);
  const fingerprint = tip === end ? file.session.end : '';
  const results = moves === first.facts.moves && tip === end ? first.facts.results : null;
  return {
    record: {
      ...first,
      name,
      changed,
      facts: { ...first.facts, seats: seats.map((seat) => seat.name), moves, results },
      file: {
        ...file,
        setup: { ...file.setup, seats },
        lines,
        session: { ...file.session, name, at: moves, branches, bots, settings, end: fingerprint },
      },
    },
    left,
  };
}
