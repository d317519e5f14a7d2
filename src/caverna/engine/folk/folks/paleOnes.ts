import type { FolkDef } from '../def.ts';

const id = 'paleOnes';

export const PALE_ONES: FolkDef = {
  id,
  abilities: [
    {
      id,
      rule: 'folk.ability.paleOnes.tirelessDiggers',
      joins: ['driftMining', 'driftMining2', 'excavation'],
      mayJoin: ['smallScaleDriftMining'],
    },
    {
      id,
      rule: 'folk.ability.paleOnes.endlessTunnels',
      overhang: { gold: 1, mushroom: 1 },
      overhangHalf: 'mountain',
    },
    { id, rule: 'folk.ability.paleOnes.officeRoom', voids: ['officeRoom'] },
    {
      id,
      rule: 'folk.ability.paleOnes.disinterestInNature',
      twins: { half: 'forest', twin: null, single: 0 },
    },
    { id, rule: 'folk.ability.paleOnes.noForestPenalty', sparesEmpty: ['forest'] },
  ],
  tiles: [
    { id: 'mysticsHut', rule: 'folk.tile.mysticsHut', onBuilt: () => ({ gemfruit: 2 }) },
    { id: 'sheepDogSchool', rule: 'folk.tile.sheepDogSchool', flock: 2 },
    { id: 'schnappsParlor', rule: 'folk.tile.schnappsParlor' },
    { id: 'sheepMarket', rule: 'folk.tile.sheepMarket' },
  ],
  exchanges: [
    {
      id: 'schnappsParlor.gold',
      power: 'schnappsParlor',
      pay: { vegetable: 1 },
      get: { gold: 2 },
      rule: 'folk.tile.schnappsParlor',
    },
    {
      id: 'schnappsParlor.food',
      power: 'schnappsParlor',
      pay: { vegetable: 1 },
      get: { food: 3 },
      rule: 'folk.tile.schnappsParlor',
    },
    {
      id: 'sheepMarket',
      power: 'sheepMarket',
      pay: { dog: 1, sheep: 2 },
      get: { gold: 4 },
      rule: 'folk.tile.sheepMarket',
    },
  ],
};
