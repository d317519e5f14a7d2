import { describe, expect, it } from 'vitest';
import { addedBy, adviseLoot, type LootAim, measure } from '../../../src/caverna/bots/index.ts';
import {
  type Game,
  legalMoves,
  notate,
  parse,
  play,
  type SeatPosition,
  sandbox,
  startEffect,
} from '../../../src/caverna/engine/index.ts';

function expedition(level: 1 | 2 | 3 | 4, seat: SeatPosition, modules = ['base']): Game {
  const game = sandbox({ players: 1, modules, seats: [seat] }, 0);
  if (!game.ok) throw new Error(`${game.error.code} ${JSON.stringify(game.error.args)}`);
  const begun = startEffect(game.value, 0, 0, { do: 'expedition', level });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value.game;
}

/** The best that can be reached at all, by trying everything. */
function bruteForce(game: Game, aim: LootAim): number {
  const base = game.stack.findLastIndex(({ kind }) => kind === 'loot');
  const seen = new Map<string, number>();
  const walk = (now: Game): number => {
    if (now.stack[base]?.kind !== 'loot') return measure(now, 0, aim);
    const key = JSON.stringify([now.players[0], now.stack]);
    const known = seen.get(key);
    if (known !== undefined) return known;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of legalMoves(now)) {
      if (move.type === 'exchange') continue;
      const played = play(now, move);
      if (played.ok) most = Math.max(most, walk(played.value.game));
    }
    seen.set(key, most);
    return most;
  };
  return walk(game);
}

const farm: SeatPosition = {
  dwarfs: [5, 0],
  goods: { wood: 2, stone: 1 },
  board: { c4: 'meadow', c3: 'field', b4: 'meadow', b3: 'field' },
};

describe('advice for an expedition', () => {
  it.each([
    ['points', 2, farm],
    ['food', 2, farm],
    ['weapons', 2, { dwarfs: [4, 3] }],
    ['points', 1, { dwarfs: [9, 0], goods: { wood: 4 }, board: { c4: 'meadow', c3: 'meadow' } }],
    ['points', 2, { dwarfs: [8, 2], goods: { wood: 4, stone: 3 } }],
    ['food', 3, { dwarfs: [4, 0] }],
  ] as [LootAim, 1 | 2 | 3, SeatPosition][])(
    'for %s at level %i finds what trying everything finds',
    (aim, level, seat) => {
      const game = expedition(level, seat);
      const advice = adviseLoot(game, aim)!;
      expect(measure(advice.game, 0, aim)).toBe(bruteForce(game, aim));
    },
  );

  it('is a line of legal moves', () => {
    let game = expedition(3, farm);
    for (const move of adviseLoot(game, 'points')!.moves) {
      const played = play(game, move);
      expect(played.ok, notate(move)).toBe(true);
      if (played.ok) game = played.value.game;
    }
    expect(game.stack.some(({ kind }) => kind === 'loot')).toBe(false);
  });

  it('fights an orc when orcs are the aim, with as few dogs as keep most', () => {
    const game = expedition(1, { dwarfs: [4, 0], goods: { dog: 3 }, orcs: { A: '5 a1' } }, ['fiends']);
    const [fight] = adviseLoot(game, 'orcs')!.moves;
    expect(fight).toMatchObject({ type: 'fight', orc: 'A' });
  });

  it('says what one item adds: a first sheep is worth its own point and the two for the missing type', () => {
    const game = expedition(2, farm);
    const sheep = parse('loot sheep');
    expect(sheep.ok && addedBy(game, sheep.value)).toBe(3);
  });
});
