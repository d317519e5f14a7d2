import { areEmptyMeadows, landBeside, pasturesBeside, whereIs } from '../around.ts';
import type { FolkDef } from '../def.ts';

const id = 'humans';

export const HUMANS: FolkDef = {
  id,
  abilities: [
    {
      id,
      rule: 'folk.ability.humans.exploitation',
      overhang: { food: 2, gold: 1 },
      overhangHalf: 'forest',
    },
    { id, rule: 'folk.ability.humans.officeRoom', voids: ['officeRoom'] },
    {
      id,
      rule: 'folk.ability.humans.claustrophobia',
      twins: { half: 'mountain', twin: null, single: 0 },
    },
    { id, rule: 'folk.ability.humans.noMountainPenalty', sparesEmpty: ['mountain'] },
  ],
  tiles: [
    {
      id: 'manureHeap',
      rule: 'folk.tile.manureHeap',
      onBuilt: (player, at) => ({ vegetable: 2 * pasturesBeside(player, at) }),
      scores(player) {
        const count = pasturesBeside(player, whereIs(player, 'manureHeap'));
        return { count, points: count };
      },
    },
    { id: 'scarecrow', rule: 'folk.tile.scarecrow', sownGrain: 4 },
    {
      id: 'meadParlor',
      rule: 'folk.tile.meadParlor',
      harvestIncome(player, game, vacates) {
        const meadows: number[] = [];
        player.squares.forEach((_, at) => {
          if (areEmptyMeadows(player, game, [...meadows, at], vacates)) meadows.push(at);
        });
        return { gold: Math.floor(meadows.length / 2) };
      },
    },
    {
      id: 'silageBin',
      rule: 'folk.tile.silageBin',
      onBuiltBreeds: (player, at, game) => landBeside(game, player, at, 'meadow'),
      scores(player, game) {
        const count = landBeside(game, player, whereIs(player, 'silageBin'), 'meadow');
        return { count, points: 3 * count };
      },
    },
  ],
};
