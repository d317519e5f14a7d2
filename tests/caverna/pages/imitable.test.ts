import { describe, expect, it } from 'vitest';
import { canBeImitated } from '../../../src/caverna/catalogue/spaces.ts';
import {
  legalMoves,
  notate,
  type Position,
  play,
  SPACES,
  type SpaceDef,
  setUp,
} from '../../../src/caverna/engine/index.ts';

/** A seat that could use whatever an action space offers. */
const rich = {
  goods: { wood: 9, stone: 9, ore: 9, gold: 9, ruby: 9, grain: 2, vegetable: 2, food: 9 },
  board: {
    c4: 'meadow',
    c3: 'meadow',
    b4: 'field',
    d2: 'dwelling',
    e4: 'tunnel',
    e3: 'tunnel',
    f4: 'rubyMine',
    f3: 'rubyMine',
    d1: 'oreMine',
    e1: 'deepTunnel',
    e2: 'cavern',
  },
};

const wishes = (id: string): number => (id === 'wishForChildren' ? 4 : 12);

/** Does the engine let this seat imitate the space on which the second seat stands? */
function offered(space: SpaceDef, players: number, weapon: number): boolean {
  const by = Object.values(SPACES).find(
    (other) =>
      other.id !== space.id &&
      other.id.startsWith('imitation') &&
      other.variants.some((side) => side.players.includes(players)),
  );
  if (!by) return false;
  const position: Position = {
    players,
    round: wishes(space.id),
    spaces: { [space.id]: { by: 2 } },
    seats: [{ ...rich, dwarfs: [weapon, weapon] }, { dwarfs: [{ at: space.id }, 0] }],
  };
  const game = setUp(position);
  if (!game.ok) throw new Error(`${space.id}, ${players} players: ${JSON.stringify(game)}`);
  const place = legalMoves(game.value).find((move) => notate(move) === `place ${by.id}`);
  const placed = place && play(game.value, place);
  return !!placed?.ok && legalMoves(placed.value.game).some((move) => notate(move) === `imitate ${space.id}`);
}

describe('an action space says that it can be imitated exactly if the engine lets somebody do so', () => {
  it.each(Object.values(SPACES).map((space) => [space.id, space] as const))('%s', (_, space) => {
    const counts = [3, 4, 5, 6, 7].filter((n) => space.variants.some(({ players }) => players.includes(n)));
    const engine = counts.some((n) => [0, 9].some((weapon) => offered(space, n, weapon)));
    expect(canBeImitated(space)).toBe(engine);
  });
});
