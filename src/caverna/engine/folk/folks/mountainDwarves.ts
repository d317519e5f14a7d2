import type { Price } from '../../state/goods.ts';
import { beside, isEmptyCavern, landBeside, whereIs } from '../around.ts';
import type { FolkDef } from '../def.ts';

const id = 'mountainDwarves';

/** Every way to pay some of the wood in stone and ore (folk.ability.mountainDwarves.oneWay). */
function withoutWood(price: Price): Price[] {
  const ways: Price[] = [];
  for (let less = 1; less <= price.wood; less++)
    for (let stone = 0; stone <= less; stone++)
      ways.push({
        ...price,
        wood: price.wood - less,
        stone: price.stone + stone,
        ore: price.ore + less - stone,
      });
  return ways;
}

export const MOUNTAIN_DWARVES: FolkDef = {
  id,
  abilities: [
    {
      id,
      rule: 'folk.ability.mountainDwarves.masterArtificers',
      substitutes: (_, price) => withoutWood(price),
    },
    {
      id,
      rule: 'folk.ability.mountainDwarves.delvingDeep',
      overhang: { gold: 2 },
      overhangHalf: 'mountain',
    },
    { id, rule: 'folk.ability.mountainDwarves.officeRoom', voids: ['officeRoom'] },
    {
      id,
      rule: 'folk.ability.mountainDwarves.noFieldMeadowTwins',
      twins: { half: 'forest', twin: null, single: 0 },
    },
    { id, rule: 'folk.ability.mountainDwarves.noForestPenalty', sparesEmpty: ['forest'] },
  ],
  tiles: [
    {
      id: 'concertOrgan',
      rule: 'folk.tile.concertOrgan',
      harvestIncome: (player, game) => ({
        gold: beside(game, player, whereIs(player, 'concertOrgan'), isEmptyCavern),
      }),
    },
    {
      id: 'overseersDwelling',
      rule: 'folk.tile.overseersDwelling',
      room: () => 1,
      onBuilt: (player, at, game) => ({
        ore: 2 * landBeside(game, player, at, 'oreMine'),
        ruby: landBeside(game, player, at, 'rubyMine'),
      }),
    },
    {
      id: 'miningOffice',
      rule: 'folk.tile.miningOffice',
      onBuilt: (player, at, game) => ({ ore: 2 * landBeside(game, player, at, 'oreMine') }),
      scores(player, game) {
        const count = landBeside(game, player, whereIs(player, 'miningOffice'), 'oreMine');
        return { count, points: 3 * count };
      },
    },
    { id: 'trainingRoom', rule: 'folk.tile.trainingRoom', trains: { ore: 1 } },
  ],
};
