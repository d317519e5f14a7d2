// Runs a scenario. Pure: reading files is the caller's business.

import type { Effect } from '../actions/effects.ts';
import { newGame } from '../flow/setup.ts';
import { play } from '../play/play.ts';
import { setUp } from '../position/read.ts';
import { sandbox } from '../position/sandbox.ts';
import { type Sandboxed, SUB_ACTIONS, SUB_PHASES, startEffect, startPhase } from '../position/start.ts';
import { seatNumbered } from '../position/types.ts';
import { toPosition } from '../position/write.ts';
import { score, scoreSeat } from '../scoring/score.ts';
import type { GameEvent } from '../state/events.ts';
import { type Refusal, type Result, refuse } from '../state/result.ts';
import type { Game, Seat } from '../state/types.ts';
import { hash } from '../writing/hash.ts';
import { parse } from '../writing/notation.ts';
import { differences, matches } from './match.ts';
import type { Expectation, Scenario, ScenarioReport, Step } from './types.ts';

/** Phases that Frantic Fiends adds. */
const FIENDS_PHASES = ['mining', 'armedFeeding', 'orcEvent', 'redistribute'] as const;

/** Takes one step of a scenario. */
export function takeStep(game: Game, entry: Step, seat: Seat): Result<Sandboxed> {
  if (typeof entry === 'string') {
    const move = parse(entry);
    return move.ok ? play(game, move.value) : move;
  }
  if ('begin' in entry) {
    const effect: Effect | undefined =
      typeof entry.begin === 'string' ? SUB_ACTIONS[entry.begin] : entry.begin;
    if (!effect) return refuse('badLine', undefined, { line: String(entry.begin) });
    return startEffect(
      game,
      entry.seat === undefined ? seat : seatNumbered(entry.seat),
      (entry.dwarf ?? 1) - 1,
      effect,
    );
  }
  if ('phase' in entry) {
    const phase = [...SUB_PHASES, ...FIENDS_PHASES].find((name) => name === entry.phase);
    if (!phase) return refuse('badLine', undefined, { line: String(entry.phase) });
    return startPhase(game, entry.seat === undefined ? seat : seatNumbered(entry.seat), phase);
  }
  return refuse('badLine');
}

/** Positions whose steps are moves of the work phase start there; others start at rest. */
function startGame(scenario: Scenario): Result<Game> {
  if (scenario.game) return newGame(scenario.game.setup, scenario.game.seed);
  const [first] = scenario.do;
  const atWork =
    typeof first === 'string' ? /^(place|promote|pass|send|hurry)\b/.test(first) : first && 'start' in first;
  const seat = seatNumbered(scenario.given.turn);
  return atWork ? setUp(scenario.given) : sandbox(scenario.given, seat);
}

function checkMoves(game: Game, then: Expectation): string[] {
  const problems: string[] = [];
  const isLegal = (line: string): Refusal | null => {
    const move = parse(line);
    if (!move.ok) return move.error;
    const played = play(game, move.value);
    return played.ok ? null : played.error;
  };
  for (const line of then.legal ?? []) {
    const error = isLegal(line);
    if (error) problems.push(`"${line}" should be legal, but was refused: ${error.code}`);
  }
  const illegal = Array.isArray(then.illegal)
    ? then.illegal.map((line) => [line, null] as const)
    : Object.entries(then.illegal ?? {});
  for (const [line, code] of illegal) {
    const error = isLegal(line);
    if (!error) problems.push(`"${line}" should be refused, but is legal`);
    else if (code && error.code !== code) problems.push(`"${line}": expected ${code}, found ${error.code}`);
  }
  return problems;
}

function checkEvents(events: readonly GameEvent[], then: Expectation): string[] {
  const problems: string[] = [];
  let from = 0;
  for (const wanted of then.events ?? []) {
    const at = events.findIndex((event, i) => i >= from && matches(wanted, event));
    if (at < 0) problems.push(`event missing: ${JSON.stringify(wanted)}`);
    else from = at + 1;
  }
  for (const unwanted of then.noEvents ?? [])
    if (events.some((event) => matches(unwanted, event)))
      problems.push(`unexpected event: ${JSON.stringify(unwanted)}`);
  return problems;
}

function checkScore(game: Game, wanted: Record<string, number>, seat: Seat): string[] {
  const { total, categories } = scoreSeat(game, seat);
  const found: Record<string, number> = { total };
  for (const { category, points } of categories) found[category] = points;
  return differences(wanted, found, 'score');
}

function check(game: Game, events: readonly GameEvent[], then: Expectation, seat: Seat): string[] {
  const position = toPosition(game);
  const problems = [...checkMoves(game, then), ...checkEvents(events, then)];
  if (then.pending) problems.push(...differences(then.pending, game.stack.at(-1)?.kind ?? 'over', 'pending'));
  if (then.position) problems.push(...differences(then.position, position, 'position'));
  if (then.seat) problems.push(...differences(then.seat, position.seats![seat], 'seat'));
  if (then.score) problems.push(...checkScore(game, then.score, seat));
  if (then.winners) {
    const winners = score(game).winners.map((winner) => winner + 1);
    problems.push(...differences(then.winners, winners, 'winners'));
  }
  return problems;
}

export function checkRefusal(error: Refusal, then: Expectation, last: boolean, where: string): string[] {
  if (!then.error || !last)
    return [`${where} was refused: ${error.code} ${JSON.stringify(error.args ?? {})}`];
  const problems = differences(then.error, error.code, 'error');
  if (then.rule) problems.push(...differences(then.rule, error.rule, 'rule'));
  return problems;
}

/** How far a scenario has got: the game, and everything that has happened. */
interface Opened {
  game: Game;
  events: GameEvent[];
}

type Stopped = { at: number; error: Refusal };

/** Plays the first steps of a scenario; all of them when no number is given. */
export function openScenario(
  scenario: Scenario,
  steps = scenario.do.length,
): { opened: Opened | null; stopped: Stopped | null } {
  const seat = seatNumbered(scenario.given.turn);
  const start = startGame(scenario);
  if (!start.ok) return { opened: null, stopped: { at: -1, error: start.error } };
  const opened: Opened = { game: start.value, events: [] };
  for (const [i, entry] of scenario.do.slice(0, steps).entries()) {
    if (typeof entry === 'object' && 'start' in entry) continue;
    const done = takeStep(opened.game, entry, seat);
    if (!done.ok) return { opened, stopped: { at: i, error: done.error } };
    opened.game = done.value.game;
    opened.events.push(...done.value.events);
  }
  return { opened, stopped: null };
}

/** What a scenario expects and this position does not show. */
export const unmet = ({ given, then }: Scenario, { game, events }: Opened): string[] =>
  check(game, events, then, seatNumbered(given.turn));

export function runScenario(scenario: Scenario): ScenarioReport {
  const { name, then } = scenario;
  const { opened, stopped } = openScenario(scenario);
  const report = (problems: string[]): ScenarioReport => {
    const result: ScenarioReport = { name, ok: problems.length === 0, problems };
    if (opened) result.hash = hash(opened.game);
    return result;
  };
  if (stopped) {
    const where =
      stopped.at < 0 ? 'the position' : `step ${stopped.at + 1} ${JSON.stringify(scenario.do[stopped.at])}`;
    return report(checkRefusal(stopped.error, then, stopped.at === scenario.do.length - 1, where));
  }
  if (then.error) return report([`expected the error ${then.error}, but nothing was refused`]);
  return report(unmet(scenario, opened!));
}
