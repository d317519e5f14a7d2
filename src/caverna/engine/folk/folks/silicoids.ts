import { BESIDE } from '../../state/squares.ts';
import type { Player } from '../../state/types.ts';
import type { FolkDef } from '../def.ts';

const id = 'silicoids';

/** folk.tile.waterTroughs.half: one touching space of a large pasture is enough, and it counts once. */
function touchesTroughs(player: Player, at: number): boolean {
  const { mate } = player.squares[at]!;
  const wet = (square: number) =>
    BESIDE[square]!.some((next) => player.squares[next]!.tile === 'waterTroughs');
  return wet(at) || (mate >= 0 && wet(mate));
}

export const SILICOIDS: FolkDef = {
  id,
  abilities: [
    {
      id,
      rule: 'folk.ability.silicoids.lithovores',
      eats(adults, newborns, special) {
        const people = adults + newborns;
        return { food: 0, stone: special ? Math.ceil(people / 2) : people };
      },
    },
    {
      id,
      rule: 'folk.ability.silicoids.stoneMelders',
      discount(purchase, price) {
        if (purchase === 'furnish') price.stone = Math.max(0, price.stone - 1);
      },
    },
    {
      id,
      rule: 'folk.ability.silicoids.stables',
      discount(purchase, price) {
        if (purchase === 'stable') price.stone = 0;
      },
    },
    {
      id,
      rule: 'folk.ability.silicoids.tradersFood',
      harvestOffers: [{ id: 'traders.gold', pay: { food: 3 }, get: { gold: 1 }, times: 2 }],
    },
    {
      id,
      rule: 'folk.ability.silicoids.tradersStone',
      harvestOffers: [{ id: 'traders.stone', pay: { gold: 1 }, get: { stone: 1 }, times: 1 }],
    },
  ],
  tiles: [
    { id: 'jeweler', rule: 'folk.tile.jeweler' },
    {
      id: 'stoneTrader',
      rule: 'folk.tile.stoneTrader',
      harvestOffers: [{ id: 'stoneTrader', pay: { wood: 1 }, get: { stone: 1 }, times: 2 }],
    },
    {
      id: 'quarryingRoom',
      rule: 'folk.tile.quarryingRoom',
      onUse: { space: 'excavation', get: { stone: 1 } },
    },
    {
      id: 'waterTroughs',
      rule: 'folk.tile.waterTroughs',
      pastureHolds: (player, at) => (touchesTroughs(player, at) ? 3 : 0),
    },
  ],
  exchanges: [
    {
      id: 'jeweler',
      power: 'jeweler',
      oncePerRound: true,
      pay: { gold: 2 },
      get: { ruby: 1, ore: 2 },
      rule: 'folk.tile.jeweler',
    },
  ],
};
