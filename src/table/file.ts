// A game as a file: the engine's save (setup, seed, the line being played) with a part of ours beside it, so that
// every tool that reads saves reads these too.

import {
  EDITION,
  hash,
  parse,
  type Refusal,
  readSave,
  SAVE_FORMAT,
  type Save,
  saveOf,
} from '../caverna/engine/index.ts';
import { campaignIn, installFor } from '../caverna/table/install.ts';
import { isBotList } from './bot-list.ts';
import { isRecord } from './json.ts';
import { failed, type OpenCode, type OpenResult, PATIENCE, patience } from './opening.ts';
import { readText, readValue } from './reading.ts';
import {
  type CampaignPart,
  DEFAULT_SETTINGS,
  ID_PATTERN,
  type Session,
  type Settings,
  SLOWEST,
  title,
} from './session.ts';
import { isLines, readBranches, withSideLines } from './side-lines.ts';
import { begin, jump, lineOf, playOn, type Timeline } from './timeline.ts';
import { type Branch, listTree, treeOf } from './tree.ts';

export interface GameFile extends Save {
  session: {
    id: string;
    name: string;
    /** How many moves of the line are on the table. */
    at: number;
    branches: Branch[];
    bots: (string | null)[];
    settings: Settings;
    /** Fingerprint of the end of the line, to find out whether other rules made another game of it. */
    end: string;
    campaign?: CampaignPart;
  };
}

export function toFile({ id, name, timeline, bots, settings, campaign }: Session): GameFile {
  const { game } = timeline.points[0]!;
  const tree = treeOf(timeline);
  const { lines, branches } = listTree(tree, tree.byKey.get(timeline.points[timeline.tip]!.key)!);
  return {
    ...saveOf(game, lines),
    session: {
      id,
      name,
      at: timeline.points[timeline.at]!.depth,
      branches,
      bots: bots.slice(),
      settings,
      end: hash(timeline.points[timeline.tip]!.game),
      ...(campaign ? { campaign } : {}),
    },
  };
}

/** One of our own files, as far as its lines go: enough to join it with another one. Nothing is replayed. */
export function isGameFile(value: unknown): value is GameFile {
  if (!isRecord(value) || !isRecord(value.setup) || !isRecord(value.session) || !isLines(value.lines))
    return false;
  const { seats, modules } = value.setup;
  const { id, name, at, branches, bots, settings, end } = value.session;
  return (
    Array.isArray(seats) &&
    seats.every((seat) => isRecord(seat) && typeof seat.name === 'string') &&
    Array.isArray(modules) &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof end === 'string' &&
    Number.isInteger(at) &&
    readBranches(branches) !== null &&
    isBotList(bots, seats.length) &&
    isRecord(settings)
  );
}

export function readSettings(value: unknown): Settings {
  if (!isRecord(value)) return DEFAULT_SETTINGS;
  const pace =
    typeof value.pace === 'number' && value.pace >= 0 ? Math.min(value.pace, SLOWEST) : DEFAULT_SETTINGS.pace;
  return { confirm: value.confirm === true, pace };
}

/** Our part; null when there is one that is none of ours. A plain save has none, which is fine. */
async function readPart(value: unknown, save: Save, id: string): Promise<GameFile['session'] | null> {
  const seats = save.setup.seats.length;
  const given = value === undefined ? {} : value;
  if (!isRecord(given)) return null;
  const branches = readBranches(given.branches ?? []);
  const at = given.at ?? save.lines.length;
  if (!branches || !Number.isInteger(at)) return null;
  const campaign = await campaignIn(given.campaign);
  if (campaign === null) return null;
  const known = typeof given.id === 'string' && ID_PATTERN.test(given.id);
  return {
    id: known ? (given.id as string) : id,
    name: typeof given.name === 'string' ? title(given.name) : '',
    at: Number(at),
    branches,
    bots: isBotList(given.bots, seats)
      ? given.bots
      : save.setup.seats.map(({ kind }) => (kind === 'bot' ? 'greedy' : null)),
    settings: readSettings(given.settings),
    end: typeof given.end === 'string' ? given.end : '',
    ...(campaign ? { campaign } : {}),
  };
}

/** A save of version 1: its words can be shown, but its cards were dealt in another way. */
function viewOnly(value: Record<string, unknown>): OpenResult {
  const { setup, lines } = value;
  if (!isLines(lines)) return failed('damaged');
  const seats = isRecord(setup) && Array.isArray(setup.seats) ? setup.seats.slice(0, 7) : [];
  const names = seats.map((seat, i) =>
    isRecord(seat) && typeof seat.name === 'string' ? title(seat.name) : `Player ${i + 1}`,
  );
  const lost = { how: 'view', why: 'olderSave', name: '', seats: names, lines, session: null } as const;
  return { ok: true, value: lost };
}

const badLine = (line: string, number: number, refusal: Refusal): OpenResult =>
  failed('badMove', { ...refusal, args: { ...refusal.args, number, line: line.slice(0, 80) } });

const CODES: Partial<Record<Refusal['code'], OpenCode>> = {
  newerSave: 'newerVersion',
  tooLarge: 'tooLarge',
  badSave: 'damaged',
  badLine: 'damaged',
};

const unreadable = (value: Record<string, unknown>, refusal: Refusal): OpenResult =>
  refusal.code === 'olderSave' ? viewOnly(value) : failed(CODES[refusal.code] ?? 'badSetup', refusal);

/**
 * Replays a file with the engine. `id` is for games that do not have one. `whole`: a side line that cannot be played
 * spoils the file; otherwise it is left out (whoever keeps the file keeps the line).
 */
export async function fromFile(
  input: unknown,
  id: string,
  { waiting = PATIENCE, whole = true } = {},
): Promise<OpenResult> {
  const reading = typeof input === 'string' ? readText(input) : readValue(input);
  if (!reading.ok) return failed(reading.error === 'tooLarge' ? 'tooLarge' : 'notAGame');
  const { value } = reading;
  if (!isRecord(value) || !Object.hasOwn(value, 'format') || value.format !== SAVE_FORMAT)
    return failed('notAGame');
  await installFor(Object.hasOwn(value, 'setup') ? value.setup : null);
  const read = readSave(value);
  if (!read.ok) return unreadable(value, read.error);
  const part = await readPart(Object.hasOwn(value, 'session') ? value.session : undefined, read.value, id);
  if (!part) return failed('damaged');
  return rebuild(read.value, part, patience(waiting), whole);
}

function rebuild(save: Save, part: GameFile['session'], goOn: () => boolean, whole: boolean): OpenResult {
  const { setup, seed, lines, rules } = save;
  const start = begin(setup, seed);
  if (!start.ok) return failed('badSetup', start.error);
  let timeline = start.value;
  const sessionAt = (line: Timeline): Session => ({
    id: part.id,
    name: part.name,
    timeline: line,
    bots: part.bots,
    settings: part.settings,
    ...(part.campaign ? { campaign: part.campaign } : {}),
  });
  const view = (): OpenResult => ({
    ok: true,
    value: {
      how: 'view',
      why: 'otherRules',
      name: part.name,
      seats: setup.seats.map(({ name }) => name),
      lines,
      session: sessionAt(timeline),
    },
  });
  const add = (line: string, number: number): OpenResult | null => {
    if (!goOn()) return failed('tooLong');
    const move = parse(line);
    const played = move.ok ? playOn(timeline, move.value) : move;
    if (!played.ok) return rules === EDITION ? badLine(line, number, played.error) : view();
    timeline = played.value;
    return null;
  };
  for (const [i, line] of lines.entries()) {
    const wrong = add(line, i + 1);
    if (wrong) return wrong;
  }
  const { tip } = timeline;
  if (part.end && part.end !== hash(timeline.points[tip]!.game))
    return rules === EDITION ? failed('damaged') : view();
  const { timeline: back, fault } = withSideLines(timeline, part.branches, goOn);
  if (fault?.what === 'tooLong') return failed('tooLong');
  if (fault?.what === 'damaged' && whole) return failed('damaged');
  if (fault?.what === 'line' && whole)
    return rules === EDITION ? badLine(fault.line, fault.number, fault.refusal) : view();
  if (part.at < 0 || part.at > lines.length) return failed('damaged');
  return { ok: true, value: { how: 'play', session: sessionAt(jump(back, lineOf(back)[part.at]!)) } };
}
