import { FIRST_CAVERN } from '../../state/squares.ts';
import { ANIMALS } from '../../state/vocabulary.ts';
import type { FolkDef } from '../def.ts';
import { INCOMPETENT } from '../goblins.ts';

const id = 'caveGoblins';

export const CAVE_GOBLINS: FolkDef = {
  id,
  abilities: [
    {
      id,
      rule: 'folk.ability.caveGoblins.dwelling',
      starts(player) {
        const dwelling = { ...player.squares[FIRST_CAVERN]!, land: 'furnished', tile: 'dwelling' } as const;
        player.squares = player.squares.with(FIRST_CAVERN, dwelling);
        player.powers = { ...player.powers, dwelling: 1 };
        // folk.ability.caveGoblins.thirdPerson
        player.dwarfs = [...player.dwarfs, { weapon: 0, at: null, newborn: false }];
      },
    },
    { id, rule: 'folk.ability.caveGoblins.clumsy', clumsy: true },
    { id, rule: 'folk.ability.caveGoblins.incompetent', forges: INCOMPETENT },
    { id, rule: 'folk.ability.caveGoblins.numerous', extraFamily: 1, sixthIsMarker: true },
    { id, rule: 'folk.ability.caveGoblins.additionalDwelling', voids: ['additionalDwelling'] },
    { id, rule: 'folk.ability.caveGoblins.grottyDwellings', dwellingsWorthless: true },
  ],
  tiles: [
    { id: 'forgottenCave', rule: 'folk.tile.forgottenCave', onBuilt: () => ({ mushroom: 2 }) },
    {
      id: 'kennels',
      rule: 'folk.tile.kennels',
      onBreedingPhase: (player) => ({ dog: player.goods.dog >= 2 ? 1 : 0 }),
    },
    { id: 'guardDogSchool', rule: 'folk.tile.guardDogSchool', forgesForDog: 5 },
    {
      id: 'menagerie',
      rule: 'folk.tile.menagerie',
      scores(player) {
        const sets = Math.min(...ANIMALS.map((animal) => player.goods[animal]));
        return { count: sets, points: 3 * sets };
      },
    },
  ],
};
