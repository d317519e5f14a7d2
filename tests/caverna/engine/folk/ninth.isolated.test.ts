import { describe, expect, it, vi } from 'vitest';
import type { FolkDef } from '../../../../src/caverna/engine/folk/def.ts';
import type { Player } from '../../../../src/caverna/engine/index.ts';

// A folk that is in no box: one definition, and nothing else changes.
const BADGERS = {
  id: 'badgers',
  abilities: [
    {
      id: 'badgers',
      rule: 'base.tiles.bonus',
      // They begin with stone, dig beyond the edge for food and eat one food each.
      starts(player: Player) {
        player.goods.stone += 3;
      },
      overhang: { food: 3 },
      overhangHalf: 'mountain',
      eats: (adults: number, newborns: number) => ({ food: adults + newborns, stone: 0 }),
      sparesEmpty: ['mountain'],
    },
  ],
  tiles: [{ id: 'sett', rule: 'base.tile.dwelling', room: () => 1, onBuilt: () => ({ gold: 2 }) }],
  printed: [
    {
      id: 'sett',
      folk: 'badgers',
      colour: 'orange',
      site: 'cavern',
      price: { stone: 2 },
      points: 4,
      starred: false,
      replaces: 'mixedDwelling',
      timing: ['immediate'],
      provenance: 'stated',
    },
  ],
  exchanges: [
    {
      id: 'badgers.worms',
      power: 'badgers',
      pay: { gold: 1 },
      get: { food: 4 },
      rule: 'base.exchange.food.gold',
    },
  ],
} as unknown as FolkDef;

vi.mock('../../../../src/caverna/engine/folk/list.ts', async (original) => {
  const { FOLK_LIST } = await original<typeof import('../../../../src/caverna/engine/folk/list.ts')>();
  return { FOLK_LIST: [...FOLK_LIST, BADGERS] };
});

const { installFolk, runScenario, newGame, score } = await import('../../../../src/caverna/engine/index.ts');
await installFolk();

const rules = ['base.tiles.bonus'];
const holds = (given: object, steps: (string | object)[], then: object) =>
  expect(runScenario({ name: 'badgers', rules, given, do: steps as string[], then }).problems).toEqual([]);

describe('a ninth folk in one file', () => {
  it('begins with its goods and its tile on offer', () => {
    const start = newGame({ modules: ['folk'], seats: [{ folk: 'badgers' }, {}] }, 1);
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    expect(start.value.players.map(({ goods }) => goods.stone)).toEqual([3, 0]);
    expect(start.value.supply).toContain('sett');
    expect(start.value.supply).not.toContain('mixedDwelling');
    expect(start.value.supply).toHaveLength(48);
    expect(score(start.value).seats[0].total).toBeGreaterThan(score(start.value).seats[1].total);
  });

  it('uses its ability, tile and exchange', () => {
    const seat = {
      folk: 'badgers',
      goods: { gold: 1, stone: 2 },
      board: { d3: 'dwelling', d2: 'cavern', d1: 'cavern' },
    };
    holds({ players: 2, seats: [seat] }, [{ begin: 'dig' }, 'build cavernTunnel e1 e0'], {
      seat: { goods: { food: 3 } },
    });
    holds({ players: 2, seats: [seat] }, ['exchange badgers.worms', { phase: 'feed' }], {
      seat: { goods: { food: 2 } },
    });
    holds({ players: 2, seats: [seat] }, [{ begin: 'furnish' }, 'furnish sett', 'site d2'], {
      seat: { goods: { stone: 0, gold: 3 }, board: { d2: 'sett' } },
      score: { tiles: 7 },
    });
  });
});
