// What the orc event shows against the engine: the cards to enter, and what is lost.

import { describe, expect, it } from 'vitest';
import {
  contentsOf,
  type Game,
  legalMoves,
  type Player,
  sandbox,
} from '../../../src/caverna/engine/index.ts';
import { lossesOf } from '../../../src/caverna/islands/orc-event/losses.ts';
import { boardFor } from '../../../src/caverna/lab/orc-boards.ts';
import { cardsFor, drawsOf } from '../../../src/caverna/machines/index.ts';
import { decide, type EventLine, openEvent, withCard } from '../../../src/caverna/machines/orc-event/line.ts';
import { DEFAULT_POLICY, DEFAULT_WORTH, type EventNumber } from '../../../src/caverna/odds/index.ts';
import { decideBy } from '../../../src/caverna/odds/policy.ts';

const choose = decideBy(DEFAULT_POLICY, DEFAULT_WORTH);

/** The whole event, answered by a fixed policy. */
function whole(game: Game): EventLine {
  const begun = openEvent(game);
  if (!begun.ok) throw new Error(begun.error.code);
  let line = begun.value;
  while (!line.over) {
    const now = line.game;
    const frame = now.stack.at(-1)!;
    const next = decide(
      line,
      frame.seat === 0 ? choose(now, frame, () => legalMoves(now)) : legalMoves(now).at(-1)!,
    );
    if (!next.ok) throw new Error(next.error.code);
    line = next.value;
  }
  return line;
}

describe('the cards that can be entered', () => {
  it.each([
    [1, false],
    [3, false],
    [3, true],
  ])('%i players, replacement %s: each is taken, and no other', (players, replacement) => {
    let draws = 0;
    for (const events of [0, 1, 2]) {
      const table = sandbox({
        modules: ['fiends'],
        players,
        round: 7,
        fiends: { replacement },
        orcEvents: { events },
        seats: Array.from({ length: players }, () => ({ board: { c4: 'field grain 2' } })),
      });
      if (!table.ok) throw new Error(table.error.code);
      const line = whole(table.value);
      drawsOf(line.moments).forEach((_, draw) => {
        const taken = contentsOf(undefined).cards.filter(({ id }) => withCard(line, draw, id).ok);
        expect(cardsFor(line, draw).map(({ id }) => id)).toEqual(taken.map(({ id }) => id));
        draws++;
      });
    }
    expect(draws).toBeGreaterThan(6);
  });
});

/** All that is the player's: the supply, what grows, and what lies in mines. */
function holdings({ goods, squares, fiends }: Player): Record<string, number> {
  const all: Record<string, number> = { ...goods };
  const add = (good: string, n: number): void => {
    all[good] = (all[good] ?? 0) + n;
  };
  for (const { crop, crops } of squares) if (crop) add(crop, crops);
  for (const [at, n] of Object.entries(fiends!.mined)) {
    const below = fiends!.occupied.find((space) => space.at === Number(at))?.land;
    add((below ?? squares[Number(at)]!.land) === 'rubyMine' ? 'ruby' : 'ore', n);
  }
  return all;
}

describe('what was lost', () => {
  it('is what is missing afterwards, but for what was paid and gained', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 120; seed++) {
      const event = (1 + (seed % 4)) as EventNumber;
      const { game } = boardFor(seed, { orcs: 3, event, goods: seed % 2 === 0 });
      const line = whole(game);
      const events = line.moments.map((moment) => moment.event);
      const end = line.moments.at(-1)!.game.players[0];
      const lost = lossesOf(events, 0);
      const [before, after] = [holdings(game.players[0]), holdings(end)];
      for (const good of Object.keys({ ...before, ...after })) {
        const sum = (type: 'paid' | 'gained'): number =>
          events
            .filter((one) => one.type === 'paid' || one.type === 'gained')
            .filter((one) => one.type === type && one.seat === 0)
            .reduce((total, { goods }) => total + (goods[good as 'ore'] ?? 0), 0);
        const missing = (before[good] ?? 0) - (after[good] ?? 0) - sum('paid') + sum('gained');
        expect(lost[good as 'ore'] ?? 0, `seed ${seed} ${good}`).toBe(missing);
        if (missing > 0) seen.add(good);
      }
    }
    for (const good of ['grain', 'vegetable', 'sheep', 'ore']) expect([...seen]).toContain(good);
  });
});
