import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/caverna/engine/index.ts';
import { lastTurnOf } from '../../../../src/caverna/islands/play/log/last-turn.ts';
import type { Timeline } from '../../../../src/caverna/table/types.ts';
import { pathTo } from '../../../../src/table/timeline.ts';
import { playLines } from './lines.ts';

const stepsOf = (timeline: Timeline) =>
  pathTo(timeline, timeline.at)
    .slice(1)
    .map((point) => {
      const { seat, events, game, after } = timeline.points[point]!;
      return { point, seat: seat as Seat, events, game, before: after };
    });

describe('what the others have just done', () => {
  it('names the space and what it brought', () => {
    const turn = lastTurnOf(stepsOf(playLines({ seats: 2 }, ['place logging', 'place supplies'])), 0);
    expect(turn).toMatchObject({
      seat: 1,
      space: 'supplies',
      goods: { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 },
      more: 0,
    });
  });

  it('gathers a turn of several moves, and stops where the round ends', () => {
    const lines = [
      'place logging',
      'place sustenance',
      'do take',
      'do meadowField',
      'build meadowField c4 b4',
    ];
    const timeline = playLines({ seats: 2 }, lines);
    expect(lastTurnOf(stepsOf(timeline), 0)).toMatchObject({
      space: 'sustenance',
      goods: { food: 2, grain: 1 },
    });
    // The last dwarf of the round: what the next round brings is not part of the turn.
    const over = playLines({ seats: 2 }, [...lines, 'place woodGathering', 'place supplies']);
    expect(lastTurnOf(stepsOf(over), 0)).toMatchObject({ space: 'supplies', goods: { wood: 1, gold: 2 } });
  });

  it('counts the turns before it, and is silent once the asked player has decided something', () => {
    const three = playLines({ seats: 3 }, ['place logging', 'place supplies', 'place woodGathering']);
    expect(lastTurnOf(stepsOf(three), 0)).toMatchObject({ seat: 2, space: 'woodGathering', more: 1 });
    expect(lastTurnOf(stepsOf(three), 2)).toBeNull();
    expect(lastTurnOf([], 0)).toBeNull();
  });
});
