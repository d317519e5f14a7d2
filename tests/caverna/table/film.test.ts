import { describe, expect, it } from 'vitest';
import { dice } from '../../../src/caverna/bots/index.ts';
import { hash, legalMoves } from '../../../src/caverna/engine/index.ts';
import { filmOf } from '../../../src/caverna/table/film.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import type { Timeline } from '../../../src/caverna/table/types.ts';
import { begin, gameOf, here, playOn, undo } from '../../../src/table/timeline.ts';

const nobody = (): boolean => false;

/** Every timeline of a game played by chance, one for each move. */
function* game(seats: number, seed: number): Generator<Timeline> {
  const begun = begin(rules, { seats, modules: ['fiends'] }, seed);
  if (!begun.ok) throw new Error(begun.error.code);
  const roll = dice(seed);
  let timeline = begun.value;
  for (;;) {
    yield timeline;
    const moves = legalMoves(gameOf(timeline));
    if (moves.length === 0) return;
    const played = playOn(rules, timeline, moves[roll(moves.length)]!);
    if (!played.ok) throw new Error(played.error.code);
    timeline = played.value;
  }
}

describe('the film of an orc event', () => {
  it('runs from its announcement to that of the harvest, and grows by the last move only', () => {
    let events = 0;
    for (const seats of [1, 2, 3])
      for (const timeline of game(seats, seats)) {
        const film = filmOf(timeline, nobody);
        const { phase } = gameOf(timeline);
        if (phase === 'orcs') expect(film).not.toBeNull();
        if (!film) continue;
        const { moments, known } = film;
        expect(moments[0]!.event.type).toBe('event');
        expect(moments.slice(0, -1).some(({ event }) => event.type === 'phase')).toBe(false);
        const own = here(timeline).events.map(({ type }) => type);
        const added = moments.slice(known).map(({ event }) => event.type);
        expect(own.join()).toContain(added.join());
        if (phase === 'orcs') expect(hash(moments.at(-1)!.game)).toBe(hash(gameOf(timeline)));
        else {
          expect(moments.at(-1)!.event.type).toBe('phase');
          events++;
        }
      }
    // fiends.event.timing: several events in every game.
    expect(events).toBeGreaterThan(9);
  });

  it('ends when a person has decided about something else; what bots do does not end it', () => {
    let checked = 0;
    let before: Timeline | null = null;
    for (const timeline of game(2, 7)) {
      const ended = before && filmOf(before, nobody)?.moments.at(-1)?.event.type === 'phase';
      if (ended && gameOf(timeline).phase !== 'orcs') {
        expect(filmOf(timeline, nobody)).toBeNull();
        expect(filmOf(timeline, () => true)?.start).toBe(filmOf(before!, nobody)!.start);
        expect(filmOf(undo(timeline, 1), nobody)).not.toBeNull();
        checked++;
      }
      before = timeline;
    }
    expect(checked).toBeGreaterThan(2);
  });
});
