// Games to test with: played at random, with side lines and rearranged animals.

import { dice } from '../../../src/caverna/bots/index.ts';
import { legalMoves, legalRearrangements, type SetupRequest } from '../../../src/caverna/engine/index.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import type { Session, Timeline } from '../../../src/caverna/table/types.ts';
import { startSession } from '../../../src/table/session.ts';
import { gameOf, playOn, undo } from '../../../src/table/timeline.ts';

export function onward(timeline: Timeline, moves: number, seed: number, arrange = 0): Timeline {
  const roll = dice(seed);
  let line = timeline;
  for (let i = 0; i < moves && gameOf(line).stack.length > 0; i++) {
    const game = gameOf(line);
    const others = arrange && roll(arrange) === 0 ? legalRearrangements(game) : [];
    const list = others.length > 0 ? others : legalMoves(game);
    const played = playOn(rules, line, list[roll(list.length)]!);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.error)}`);
    line = played.value;
  }
  return line;
}

export function someSession(setup: SetupRequest, moves = 10_000, seed = 1, arrange = 0): Session {
  const start = startSession(rules, { setup, seed, id: `game-${seed}-abc`, name: 'Tuesday' });
  if (!start.ok) throw new Error('no game');
  return { ...start.value, timeline: onward(start.value.timeline, moves, seed, arrange) };
}

/** With two side lines, standing in the middle of the third. */
export function branched(setup: SetupRequest, seed = 1): Session {
  const session = someSession(setup, 60, seed);
  const second = onward(undo(session.timeline, 25), 20, seed + 1);
  const third = onward(undo(second, 10), 30, seed + 2);
  return { ...session, timeline: undo(third, 5) };
}
