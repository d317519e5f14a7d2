// Trying a position out: a scenario whose first steps are made, the rest is up to the reader.

import {
  type Game,
  type GameEvent,
  legalMoves,
  type Move,
  notate,
  openScenario,
  parse,
  play,
  type Refusal,
  type Scenario,
  type Step,
  seatNumbered,
  takeStep,
  unmet,
} from '../engine/index.ts';

/** A position to try, as content/caverna/scenarios/try writes it. */
export interface TryIt {
  key: string;
  title: Record<string, string>;
  text: Record<string, string>;
  /** How many steps of the scenario are made before the reader takes over. */
  open: number;
  scenario: Scenario;
}

/** One position on the way, what led to it, and how many steps of the scenario that begin something are made. */
export interface Stand {
  game: Game;
  move: Move | null;
  events: GameEvent[];
  made: number;
}

export interface Trial {
  tryIt: TryIt;
  line: Stand[];
}

const begins = (step: Step): boolean => typeof step !== 'string' && !('start' in step);

/** At rest, the next thing that the scenario begins is begun. */
function goOn({ scenario }: TryIt, stand: Stand): Stand {
  const seat = seatNumbered(scenario.given.turn);
  let here = stand;
  while (here.game.stack.at(-1)?.kind === 'table') {
    const next = scenario.do.findIndex((step, i) => i >= here.made && begins(step));
    const done = next < 0 ? null : takeStep(here.game, scenario.do[next]!, seat);
    if (!done?.ok) return here;
    here = {
      ...here,
      game: done.value.game,
      events: [...here.events, ...done.value.events],
      made: next + 1,
    };
  }
  return here;
}

/** Null when the position cannot be set up: a fault of ours, found by the tests. */
export function beginTrial(tryIt: TryIt): Trial | null {
  const { opened } = openScenario(tryIt.scenario, tryIt.open);
  if (!opened) return null;
  return { tryIt, line: [{ game: opened.game, events: opened.events, move: null, made: tryIt.open }] };
}

export const here = (trial: Trial): Stand => trial.line.at(-1)!;

export function tryMove(trial: Trial, move: Move): { trial: Trial; refusal: Refusal | null } {
  const stand = here(trial);
  const played = play(stand.game, move);
  if (!played.ok) return { trial, refusal: played.error };
  const next = goOn(trial.tryIt, { ...stand, ...played.value, move });
  return { trial: { ...trial, line: [...trial.line, next] }, refusal: null };
}

/** What was tried, to be tried again; it ends where a line is none or cannot be played. */
export function followTrial(trial: Trial, lines: readonly string[]): Trial {
  let followed = trial;
  for (const line of lines) {
    const move = parse(line);
    const tried = move.ok ? tryMove(followed, move.value) : null;
    if (!tried || tried.refusal) break;
    followed = tried.trial;
  }
  return followed;
}

export const linesOf = ({ line }: Trial): string[] => line.flatMap(({ move }) => (move ? notate(move) : []));

export const takeBack = (trial: Trial): Trial => ({
  ...trial,
  line: trial.line.length > 1 ? trial.line.slice(0, -1) : trial.line,
});

/** Is everything the scenario speaks of true now? */
export const isReached = ({ tryIt, line }: Trial): boolean =>
  unmet(tryIt.scenario, { game: line.at(-1)!.game, events: line.flatMap(({ events }) => events) }).length ===
  0;

/** Nothing is left to decide except to stop, or somebody else is asked. */
export function isOver(trial: Trial): boolean {
  const { game } = here(trial);
  const frame = game.stack.at(-1);
  if (!frame) return true;
  const seat = (trial.tryIt.scenario.given.turn ?? 1) - 1;
  return frame.kind === 'table' || frame.kind === 'work' || frame.seat !== seat;
}

/** The next move of our own solution, while the reader is still on its way. */
export function hint({ tryIt, line }: Trial): Move | null {
  const own = tryIt.scenario.do.slice(tryIt.open).filter((step) => typeof step === 'string');
  const made = line.slice(1).map(({ move }) => (move ? notate(move) : ''));
  if (made.some((text, i) => text !== own[i])) return null;
  const next = parse(own[made.length] ?? '');
  if (!next.ok) return null;
  const text = notate(next.value);
  return legalMoves(line.at(-1)!.game).find((move) => notate(move) === text) ?? null;
}
