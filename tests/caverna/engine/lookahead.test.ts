import { describe, expect, it } from 'vitest';
import { type Game, legalMoves, notate, play } from '../../../src/caverna/engine/index.ts';
import { BOTS } from '../../../src/caverna/lab/bots.ts';
import { playGame } from '../../../src/caverna/lab/game.ts';

const spacesOf = (game: Game): Set<string> =>
  new Set(legalMoves(game).flatMap((move) => (move.type === 'place' ? [move.space] : [])));

/** Every work decision that one exchange leads to, whatever square or animal is chosen on the way. */
function afterOneExchange(game: Game, found: { game: Game; lines: string[] }[], lines: string[] = []): void {
  for (const move of legalMoves(game)) {
    if (lines.length === 0 && move.type !== 'exchange') continue;
    const played = play(game, move);
    if (!played.ok) throw new Error(notate(move));
    const next = { game: played.value.game, lines: [...lines, notate(move)] };
    if (next.game.stack.at(-1)?.kind === 'work') found.push(next);
    else if (next.lines.length < 4) afterOneExchange(next.game, found, next.lines);
  }
}

/** The same position with other goods, so that rubies matter. */
function withGoods(game: Game, goods: Partial<Game['players'][number]['goods']>): Game {
  const { seat } = game.stack.at(-1)!;
  const players = game.players.map((player, i) =>
    i === seat ? { ...player, goods: { ...player.goods, ...goods } } : player,
  );
  return { ...game, players };
}

const POOR = { wood: 0, stone: 0, ore: 0, grain: 0, vegetable: 0, food: 0, gold: 0 };
const PURSES = [
  {},
  { ...POOR, ruby: 1 },
  { ...POOR, ruby: 2 },
  { ...POOR, ruby: 3 },
  { ...POOR, wood: 3, ruby: 2 },
];

const EVERY = Number(process.env.LOOKAHEAD_EVERY ?? 9);

describe('looking ahead of exchanges', () => {
  // If a space is not offered, no exchange may open it: it would have been possible all along.
  for (const players of [1, 2, 4, 6])
    it(`offers every space that an exchange could open, ${players} players`, () => {
      let checked = 0;
      for (let seed = 1; seed <= 12; seed++) {
        let n = 0;
        playGame({ seats: players }, seed * 31 + players, BOTS.busy!, {
          after(game) {
            const frame = game.stack.at(-1);
            if (frame?.kind !== 'work' || frame.dwarf >= 0 || n++ % EVERY !== 0) return;
            const start = withGoods(game, PURSES[n % PURSES.length]!);
            const offered = spacesOf(start);
            const found: { game: Game; lines: string[] }[] = [];
            afterOneExchange(start, found);
            for (const { game: after, lines } of found) {
              const opened = [...spacesOf(after)].filter((space) => !offered.has(space));
              expect(opened, `seed ${seed}: ${lines.join('; ')}`).toEqual([]);
              checked++;
            }
          },
        });
      }
      expect(checked).toBeGreaterThan(20);
    });
});
