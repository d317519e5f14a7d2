// A game as a file: the save of its rules (setup, seed, the line being played) with a part of ours beside it, so that
// every tool that reads saves reads these too.

import { isBotList } from './bot-list.ts';
import type { GameTypes, Rules, Save } from './game.ts';
import { isRecord } from './json.ts';
import { failed, type OpenCode, type OpenResult, PATIENCE, patience } from './opening.ts';
import { readText, readValue } from './reading.ts';
import {
  botsOf,
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

export interface GameFile<G extends GameTypes> extends Save<G> {
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
    campaign?: G['campaign'];
  };
}

export function toFile<G extends GameTypes>(
  rules: Rules<G>,
  { id, name, timeline, bots, settings, campaign }: Session<G>,
): GameFile<G> {
  const { game } = timeline.points[0]!;
  const tree = treeOf(timeline);
  const { lines, branches } = listTree(tree, tree.byKey.get(timeline.points[timeline.tip]!.key)!);
  return {
    ...rules.saveOf(game, lines),
    session: {
      id,
      name,
      at: timeline.points[timeline.at]!.depth,
      branches,
      bots: bots.slice(),
      settings,
      end: rules.hash(timeline.points[timeline.tip]!.game),
      ...(campaign ? { campaign } : {}),
    },
  };
}

/** One of our own files, as far as its lines go: enough to join it with another one. Nothing is replayed. */
export function isGameFile<G extends GameTypes>(rules: Rules<G>, value: unknown): value is GameFile<G> {
  if (!isRecord(value) || value.format !== rules.format) return false;
  if (!isRecord(value.setup) || !isRecord(value.session) || !isLines(value.lines)) return false;
  const { seats } = value.setup;
  const { id, name, at, branches, bots, settings, end } = value.session;
  return (
    Array.isArray(seats) &&
    seats.every((seat) => isRecord(seat) && typeof seat.name === 'string') &&
    rules.isSetup(value.setup) &&
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

/** The campaign that a game from anywhere belongs to: undefined for none, null when it cannot be. */
export async function campaignIn<G extends GameTypes>(
  rules: Rules<G>,
  value: unknown,
): Promise<G['campaign'] | undefined | null> {
  return value === undefined ? undefined : ((await rules.readCampaign?.(value)) ?? null);
}

/** Our part; null when there is one that is none of ours. A plain save has none, which is fine. */
async function readPart<G extends GameTypes>(
  rules: Rules<G>,
  value: unknown,
  save: Save<G>,
  id: string,
): Promise<GameFile<G>['session'] | null> {
  const seats = save.setup.seats.length;
  const given = value === undefined ? {} : value;
  if (!isRecord(given)) return null;
  const branches = readBranches(given.branches ?? []);
  const at = given.at ?? save.lines.length;
  if (!branches || !Number.isInteger(at)) return null;
  const campaign = await campaignIn(rules, given.campaign);
  if (campaign === null) return null;
  const known = typeof given.id === 'string' && ID_PATTERN.test(given.id);
  return {
    id: known ? (given.id as string) : id,
    name: typeof given.name === 'string' ? title(given.name) : '',
    at: Number(at),
    branches,
    bots: isBotList(given.bots, seats) ? given.bots : botsOf(rules, save.setup),
    settings: readSettings(given.settings),
    end: typeof given.end === 'string' ? given.end : '',
    ...(campaign ? { campaign } : {}),
  };
}

/** A save of an older version: its words can be shown, but it was dealt in another way. */
function viewOnly<G extends GameTypes>(rules: Rules<G>, value: Record<string, unknown>): OpenResult<G> {
  const { setup, lines } = value;
  if (!isLines(lines)) return failed('damaged');
  const seats = isRecord(setup) && Array.isArray(setup.seats) ? setup.seats.slice(0, rules.mostSeats) : [];
  const names = seats.map((seat, i) =>
    isRecord(seat) && typeof seat.name === 'string' ? title(seat.name) : `Player ${i + 1}`,
  );
  const lost = { how: 'view', why: 'olderSave', name: '', seats: names, lines, session: null } as const;
  return { ok: true, value: lost };
}

const badLine = <G extends GameTypes>(line: string, number: number, refusal: G['refusal']): OpenResult<G> =>
  failed('badMove', { ...refusal, args: { ...refusal.args, number, line: line.slice(0, 80) } });

const CODES: Readonly<Partial<Record<string, OpenCode>>> = {
  newerSave: 'newerVersion',
  tooLarge: 'tooLarge',
  badSave: 'damaged',
  badLine: 'damaged',
};

const unreadable = <G extends GameTypes>(
  rules: Rules<G>,
  value: Record<string, unknown>,
  refusal: G['refusal'],
): OpenResult<G> =>
  refusal.code === 'olderSave' ? viewOnly(rules, value) : failed(CODES[refusal.code] ?? 'badSetup', refusal);

/**
 * Replays a file by the rules. `id` is for games that do not have one. `whole`: a side line that cannot be played
 * spoils the file; otherwise it is left out (whoever keeps the file keeps the line).
 */
export async function fromFile<G extends GameTypes>(
  rules: Rules<G>,
  input: unknown,
  id: string,
  { waiting = PATIENCE, whole = true } = {},
): Promise<OpenResult<G>> {
  const reading = typeof input === 'string' ? readText(input) : readValue(input);
  if (!reading.ok) return failed(reading.error === 'tooLarge' ? 'tooLarge' : 'notAGame');
  const { value } = reading;
  if (!isRecord(value) || !Object.hasOwn(value, 'format') || value.format !== rules.format)
    return failed('notAGame');
  await rules.install?.(Object.hasOwn(value, 'setup') ? value.setup : null);
  const read = rules.readSave(value);
  if (!read.ok) return unreadable(rules, value, read.error);
  const part = await readPart(
    rules,
    Object.hasOwn(value, 'session') ? value.session : undefined,
    read.value,
    id,
  );
  if (!part) return failed('damaged');
  return rebuild(rules, read.value, part, patience(waiting), whole);
}

function rebuild<G extends GameTypes>(
  rules: Rules<G>,
  { setup, seed, lines, rules: edition }: Save<G>,
  part: GameFile<G>['session'],
  goOn: () => boolean,
  whole: boolean,
): OpenResult<G> {
  const sameRules = edition === rules.edition;
  const start = begin(rules, setup, seed);
  if (!start.ok) return failed('badSetup', start.error);
  let timeline = start.value;
  const sessionAt = (line: Timeline<G>): Session<G> => ({
    id: part.id,
    name: part.name,
    timeline: line,
    bots: part.bots,
    settings: part.settings,
    ...(part.campaign ? { campaign: part.campaign } : {}),
  });
  const view = (): OpenResult<G> => ({
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
  const add = (line: string, number: number): OpenResult<G> | null => {
    if (!goOn()) return failed('tooLong');
    const move = rules.parse(line);
    const played = move.ok ? playOn(rules, timeline, move.value) : move;
    if (!played.ok) return sameRules ? badLine(line, number, played.error) : view();
    timeline = played.value;
    return null;
  };
  for (const [i, line] of lines.entries()) {
    const wrong = add(line, i + 1);
    if (wrong) return wrong;
  }
  const { tip } = timeline;
  if (part.end && part.end !== rules.hash(timeline.points[tip]!.game))
    return sameRules ? failed('damaged') : view();
  const { timeline: back, fault } = withSideLines(rules, timeline, part.branches, goOn);
  if (fault?.what === 'tooLong') return failed('tooLong');
  if (fault?.what === 'damaged' && whole) return failed('damaged');
  if (fault?.what === 'line' && whole)
    return sameRules ? badLine(fault.line, fault.number, fault.refusal) : view();
  if (part.at < 0 || part.at > lines.length) return failed('damaged');
  return { ok: true, value: { how: 'play', session: sessionAt(jump(back, lineOf(back)[part.at]!)) } };
}
