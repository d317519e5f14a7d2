import { sizeOf } from '../map/grid.ts';
import type { Question } from '../scenario/types.ts';
import { realmsOf } from '../score/realm.ts';
import { scoreOf } from '../score/score.ts';
import { newEvening } from './begin.ts';
import { parse } from './notation.ts';
import { play } from './play/play.ts';
import type { Evening } from './state.ts';

/** As far as these lines lead; then why the next one was refused. */
function follow(given: Record<string, unknown>): {
  evening: Evening;
  refused: string | null;
  told: string[];
} {
  const begun = newEvening(given.setup, (given.seed as number | undefined) ?? 1);
  if (!begun.ok) throw new Error(begun.error.code);
  let evening = begun.value;
  const told: string[] = [];
  for (const line of (given.lines ?? []) as string[]) {
    const move = parse(line);
    const played = move.ok ? play(evening, move.value) : move;
    if (!played.ok) return { evening, refused: played.error.code, told };
    const step = played.value as { game: Evening; events: readonly { event: string }[] };
    told.push(...step.events.map(({ event }) => event));
    evening = step.game;
  }
  return { evening, refused: null, told };
}

export const EVENING_QUESTIONS: Readonly<Record<string, Question>> = {
  /** An evening line by line: what comes next, and what stands on the table. */
  evening: (given) => {
    const { evening, refused, told } = follow(given);
    const { table, phase, turn } = evening;
    return {
      next: phase.is,
      refused,
      told,
      team: turn.team,
      ...table.calendar,
      size: sizeOf(table.map),
      cards: table.players.map(({ cards }) => cards),
      heroes: table.players.map(({ heroes }) => heroes),
      bilkarr: table.bilkarr?.at ?? null,
      metamorpha: table.metamorpha,
      points: scoreOf(table.agreed, realmsOf(table)).map(({ points }) => points),
      effects: table.storm.discard,
      queens: table.players.map(({ queen }) => queen),
    };
  },
};
