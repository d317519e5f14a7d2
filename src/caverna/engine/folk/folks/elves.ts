import type { Game, Player } from '../../state/types.ts';
import { beside, emptyForest, isBareForest, whereIs } from '../around.ts';
import type { FolkDef } from '../def.ts';

const id = 'elves';

const birdsBeside = (game: Game, player: Player, at: number): number =>
  beside(game, player, at, isBareForest);

export const ELVES: FolkDef = {
  id,
  abilities: [
    {
      id,
      rule: 'folk.ability.elves.gemfruits',
      starts(player) {
        player.goods.gemfruit += 2;
      },
    },
    {
      id,
      rule: 'folk.ability.elves.furnish',
      woodland: {
        fence: 'folk.ability.elves.pastures',
        sow: 'folk.ability.elves.sow',
        furnish: 'folk.ability.elves.furnish',
      },
    },
    { id, rule: 'folk.ability.elves.noBonus', ignoresPrinted: true },
    {
      id,
      rule: 'folk.ability.elves.loversOfSunlight',
      twins: { half: 'mountain', twin: 2, single: 1 },
    },
    { id, rule: 'folk.ability.elves.noForestPenalty', sparesEmpty: ['forest'] },
    { id, rule: 'folk.ability.elves.noMountainPenalty', sparesEmpty: ['mountain'] },
  ],
  tiles: [
    {
      id: 'birdHide',
      rule: 'folk.tile.birdHide',
      onBuilt: (player, at, game) => ({ food: 2 * birdsBeside(game, player, at) }),
      scores(player, game) {
        const count = birdsBeside(game, player, whereIs(player, 'birdHide'));
        return { count, points: 3 * count };
      },
    },
    { id: 'elvenMarket', rule: 'folk.tile.elvenMarket' },
    { id: 'feedingRoom', rule: 'folk.tile.feedingRoom', breedsAgain: true },
    {
      id: 'huntersHut',
      rule: 'folk.tile.huntersHut',
      harvestIncome: (player) => ({ food: Math.min(3, Math.floor(emptyForest(player) / 3)) }),
    },
  ],
  exchanges: [
    {
      id: 'elvenMarket',
      power: 'elvenMarket',
      oncePerRound: true,
      pay: { gold: 2 },
      get: { ruby: 1, vegetable: 1 },
      rule: 'folk.tile.elvenMarket',
    },
  ],
};
