import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ledger from '../../../content/ids.json' with { type: 'json' };
import { legalMoves, newGame, notate, parse, play } from '../../../src/caverna/engine/index.ts';
import { isLesson, type Lesson, lessonId, progressOf } from '../../../src/caverna/table/lesson.ts';
import { ID_PATTERN } from '../../../src/table/session.ts';

const lesson: Lesson = JSON.parse(
  readFileSync(new URL('../../../content/caverna/lessons/first-game.json', import.meta.url), 'utf8'),
);

describe('the first lesson', () => {
  it('is a lawful game: every step is offered, cites a paragraph and speaks both languages', () => {
    const start = newGame(lesson.setup, lesson.seed);
    if (!start.ok) throw new Error(start.error.code);
    let game = start.value;
    for (const [i, { line, rule, say }] of lesson.steps.entries()) {
      expect(legalMoves(game).map(notate), `step ${i + 1}`).toContain(line);
      expect(ledger.current, rule).toContain(rule);
      expect(say.en && say.de, line).toBeTruthy();
      const move = parse(line);
      const played = move.ok ? play(game, move.value) : move;
      if (!played.ok) throw new Error(line);
      game = played.value.game;
    }
    expect(game.round).toBeGreaterThanOrEqual(6);
    expect(game.players[0].dwarfs).toHaveLength(3);
    expect(lesson.end.en && lesson.end.de).toBeTruthy();
  });

  it('shows a turn, tiles on both sides, sowing, animals, rubies, furnishing, feeding, breeding, a child', () => {
    const types = new Set(lesson.steps.map(({ line }) => line.split(' ')[0]));
    for (const type of ['place', 'build', 'sow', 'breed', 'exchange', 'furnish', 'site'])
      expect(types).toContain(type);
  });

  it('never points at a board that a phone does not show while action spaces are chosen', () => {
    for (const { line, say } of lesson.steps.filter((step) => step.line.startsWith('place '))) {
      expect(say.en, line).not.toMatch(/(this|here) is your (home )?board|look at (this|your) board/i);
      expect(say.de, line).not.toMatch(/(das|dies|hier) ist (der|dein)\S* (eigene )?(Heimatplan|Plan)/i);
    }
  });

  it('follows the reader off the way and back', () => {
    const lines = lesson.steps.map(({ line }) => line);
    expect(progressOf(lesson, [])).toMatchObject({ at: 0, step: lesson.steps[0] });
    expect(progressOf(lesson, lines.slice(0, 5))).toMatchObject({ at: 5 });
    expect(progressOf(lesson, [...lines.slice(0, 5), 'stop', 'stop'])).toEqual({ astray: 2 });
    expect(progressOf(lesson, lines)).toBe('end');
    expect(progressOf(lesson, [...lines, 'place logging'])).toBe('end');
  });

  it('marks its games by an id that stores and links accept', () => {
    expect(lessonId('Ab3dEf7hJk2m')).toMatch(ID_PATTERN);
    expect(isLesson(lessonId('Ab3dEf7hJk2m'))).toBe(true);
    expect(isLesson('Ab3dEf7hJk2m')).toBe(false);
  });
});
