import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash, legalMoves, type SetupRequest } from '../../src/caverna/engine/index.ts';
import { dice } from '../../src/caverna/lab/bots.ts';
import { rules } from '../../src/caverna/table/rules.ts';
import { startsTurn } from '../../src/caverna/table/turn.ts';
import type { Timeline } from '../../src/caverna/table/types.ts';
import {
  begin,
  canRedo,
  gameOf,
  here,
  jump,
  knownBy,
  lineOf,
  linesOf,
  movesSoFar,
  playOn,
  redo,
  stepsOfTurn,
  undo,
} from '../../src/table/timeline.ts';

function started(setup: SetupRequest, seed = 1): Timeline {
  const start = begin(rules, setup, seed);
  if (!start.ok) throw new Error('no game');
  return start.value;
}

function onward(timeline: Timeline, moves: number, seed = 1): Timeline {
  const roll = dice(seed);
  let line = timeline;
  for (let i = 0; i < moves && gameOf(line).stack.length > 0; i++) {
    const list = legalMoves(gameOf(line));
    const played = playOn(rules, line, list[roll(list.length)]!);
    if (!played.ok) throw new Error('refused');
    line = played.value;
  }
  return line;
}

describe('the line of a game', () => {
  it('is the same after 50 steps back and 50 forward', () => {
    for (const setup of [{ seats: 3 }, { seats: 2, modules: ['fiends'] }]) {
      const played = onward(started(setup), 120);
      const back = undo(played, 50);
      expect(here(back).depth).toBe(here(played).depth - 50);
      const again = redo(back, 50);
      expect(again).toEqual(played);
      expect(hash(gameOf(again))).toBe(hash(gameOf(played)));
    }
  });

  it('keeps both lines when something else is played after going back', () => {
    const first = onward(started({ seats: 2 }), 60);
    const back = undo(first, 20);
    const second = onward(back, 30, 99);
    expect(linesOf(second)).toHaveLength(2);
    const [, other] = linesOf(second);
    expect(other!.tip).toBe(first.tip);
    expect(hash(gameOf(jump(second, first.tip)))).toBe(hash(gameOf(first)));
    const returned = jump(second, first.tip);
    expect(lineOf(returned)).toEqual(lineOf(first));
    expect(movesSoFar(returned)).toEqual(movesSoFar(first));
  });

  it('leads to the same point when the same move is played again', () => {
    const first = onward(started({ seats: 2 }), 10);
    const back = undo(first);
    const again = playOn(rules, back, here(first).move!);
    expect(again.ok && again.value).toEqual(first);
  });

  it('stops at its ends', () => {
    const played = onward(started({ seats: 1 }), 5);
    expect(undo(played, 100).at).toBe(0);
    expect(redo(undo(played, 100), 100)).toEqual(played);
    expect(canRedo(played)).toBe(false);
    expect(jump(played, 77)).toBe(played);
    expect(jump(played, -1)).toBe(played);
  });

  it('does not change by an illegal move', () => {
    const start = started({ seats: 2 });
    expect(playOn(rules, start, { type: 'beg' }).ok).toBe(false);
    expect(start.points).toHaveLength(1);
  });

  it('never changes what will be revealed: the same moves draw the same cards, whatever was tried between', () => {
    const whole = onward(started({ seats: 2, modules: ['fiends'] }, 4), 5000);
    expect(gameOf(whole).phase).toBe('over');
    const line = lineOf(whole).map((at) => whole.points[at]!);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: line.length - 1 }), fc.integer(), (depth, seed) => {
        const detour = onward(jump(whole, lineOf(whole)[depth]!), 15, seed);
        let again = jump(detour, lineOf(whole)[depth - 1]!);
        for (const { move } of line.slice(depth)) {
          const played = playOn(rules, again, move!);
          if (!played.ok) throw new Error('refused');
          again = played.value;
        }
        expect(hash(gameOf(again))).toBe(hash(gameOf(whole)));
      }),
      { numRuns: 5 },
    );
    const drawn = line.flatMap(({ reveals }) => reveals);
    expect(new Set(drawn.map(({ what }) => what))).toEqual(
      new Set(['card', 'marker', 'movement', 'arrival']),
    );
  });

  it('any walk through it ends where a straight line would', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.record({ go: fc.constant('play' as const), n: fc.nat(1000) }),
            fc.record({ go: fc.constant('undo' as const), n: fc.nat(9) }),
            fc.record({ go: fc.constant('redo' as const), n: fc.nat(9) }),
            fc.record({ go: fc.constant('jump' as const), n: fc.nat(60) }),
          ),
          { maxLength: 60 },
        ),
        (walk) => {
          let timeline = started({ seats: 2 });
          for (const { go, n } of walk)
            if (go === 'play') timeline = onward(timeline, 1, n);
            else if (go === 'undo') timeline = undo(timeline, n);
            else if (go === 'redo') timeline = redo(timeline, n);
            else timeline = jump(timeline, n);
          let straight = started({ seats: 2 });
          for (const at of lineOf(timeline).slice(1, here(timeline).depth + 1)) {
            const played = playOn(rules, straight, timeline.points[at]!.move!);
            if (!played.ok) throw new Error('refused');
            straight = played.value;
          }
          expect(lineOf(timeline)).toContain(timeline.at);
          expect(hash(gameOf(straight))).toBe(hash(gameOf(timeline)));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('what was revealed', () => {
  it('is told when going back past it, and only then', () => {
    const played = onward(started({ seats: 2 }), 400);
    const path = lineOf(played);
    const second = path.find((at) => played.points[at]!.reveals.some(({ what }) => what === 'card'))!;
    const at = jump(played, second);
    expect(knownBy(at, undo(at).at).some(({ what }) => what === 'card')).toBe(true);
    expect(knownBy(undo(at), undo(at, 2).at)).toEqual([]);
  });

  it('holds no cards in a solo game, where all of them lie open', () => {
    const played = onward(started({ seats: 1 }), 2000);
    expect(gameOf(played).phase).toBe('over');
    expect(played.points.flatMap(({ reveals }) => reveals)).toEqual([]);
  });
});

describe('a turn', () => {
  it('can be taken back as a whole', () => {
    const played = onward(started({ seats: 2 }), 30);
    const { seat } = here(played);
    const steps = stepsOfTurn(rules, played);
    expect(steps).toBeGreaterThan(0);
    const back = undo(played, steps);
    expect(gameOf(back).stack.at(-1)!.seat).toBe(seat);
    expect(startsTurn(gameOf(back))).toBe(true);
  });
});
