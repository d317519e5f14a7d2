// Runs a scenario. Pure: reading files is the caller's business.

import type { Effect } from '../effects.ts';
import { setUp } from '../flow/position.ts';
import { hash } from '../hash.ts';
import { parse } from '../notation.ts';
import { play } from '../play.ts';
import { toPosition } from '../position.ts';
import { type Refusal, type Result, refuse } from '../result.ts';
import { type Sandboxed, SUB_ACTIONS, SUB_PHASES, sandbox, startEffect, startPhase } from '../sandbox.ts';
import { scoreSeat } from '../scoring.ts';
import type { Game, GameEvent } from '../types.ts';
import { differences, matches } from './match.ts';
import type { Expectation, Scenario, ScenarioReport, Step } from './types.ts';

/** Phases that Frantic Fiends adds. */
const FIENDS_PHASES = ['mining', 'armedFeeding', 'orcEvent', 'redistribute'] as const;

function step(game: Game, entry: Step, seat: number): Result<Sandboxed> {
  if (typeof entry === 'string') {
    const move = parse(entry);
    return move.ok ? play(game, move.value) : move;
  }
  if ('begin' in entry) {
    const effect: Effect | undefined =
      typeof entry.begin === 'string' ? SUB_ACTIONS[entry.begin] : entry.begin;
    if (!effect) return refuse('badLine', undefined, { line: String(entry.begin) });
    return startEffect(game, (entry.seat ?? seat + 1) - 1, (entry.dwarf ?? 1) - 1, effect);
  }
  if ('phase' in entry) {
    const phase = [...SUB_PHASES, ...FIENDS_PHASES].find((name) => name === entry.phase);
    if (!phase) return refuse('badLine', undefined, { line: String(entry.phase) });
    return startPhase(game, (entry.seat ?? seat + 1) - 1, phase);
  }
  return refuse('badLine');
}

/** Positions whose steps are moves of the work phase start there; others start at rest. */
function startGame(scenario: Scenario): Result<Game> {
  const [first] = scenario.do;
  const atWork =
    typeof first === 'string' ? /^(place|promote|pass|send|hurry)\b/.test(first) : first && 'start' in first;
  const seat = (scenario.given.turn ?? 1) - 1;
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

function checkScore(game: Game, wanted: Record<string, number>, seat: number): string[] {
  const { total, categories } = scoreSeat(game, seat);
  const found: Record<string, number> = { total };
  for (const { category, points } of categories) found[category] = points;
  return differences(wanted, found, 'score');
}

function check(game: Game, events: readonly GameEvent[], then: Expectation, seat: number): string[] {
  const position = toPosition(game);
  const problems = [...checkMoves(game, then), ...checkEvents(events, then)];
  if (then.pending) problems.push(...differences(then.pending, game.stack.at(-1)?.kind ?? 'over', 'pending'));
  if (then.position) problems.push(...differences(then.position, position, 'position'));
  if (then.seat) problems.push(...differences(then.seat, position.seats![seat], 'seat'));
  if (then.score) problems.push(...checkScore(game, then.score, seat));
  return problems;
}

function checkRefusal(error: Refusal, then: Expectation, last: boolean, where: string): string[] {
  if (!then.error || !last)
    return [`${where} was refused: ${error.code} ${JSON.stringify(error.args ?? {})}`];
  const problems = differences(then.error, error.code, 'error');
  if (then.rule) problems.push(...differences(then.rule, error.rule, 'rule'));
  return problems;
}

export function runScenario(scenario: Scenario): ScenarioReport {
  const { name, then } = scenario;
  const report = (problems: string[], game?: Game): ScenarioReport => {
    const result: ScenarioReport = { name, ok: problems.length === 0, problems };
    if (game) result.hash = hash(game);
    return result;
  };
  const seat = (scenario.given.turn ?? 1) - 1;
  const start = startGame(scenario);
  if (!start.ok) return report(checkRefusal(start.error, then, scenario.do.length === 0, 'the position'));
  let game = start.value;
  const events: GameEvent[] = [];
  for (const [i, entry] of scenario.do.entries()) {
    if (typeof entry === 'object' && 'start' in entry) continue;
    const done = step(game, entry, seat);
    if (!done.ok)
      return report(
        checkRefusal(
          done.error,
          then,
          i === scenario.do.length - 1,
          `step ${i + 1} ${JSON.stringify(entry)}`,
        ),
        game,
      );
    game = done.value.game;
    events.push(...done.value.events);
  }
  if (then.error) return report([`expected the error ${then.error}, but nothing was refused`], game);
  return report(check(game, events, then, seat), game);
}
