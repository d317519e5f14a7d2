import { isMine } from '../state/board.ts';
import type { Power } from './hooks.ts';

/** base.tile.breedingCave: food for newborns of so many types. */
const BIRTH_FOOD = [0, 1, 2, 3, 5];

export const FOOD_POWERS: readonly Power[] = [
  { id: 'slaughteringCave', rule: 'base.tile.slaughteringCave', extraFoodPerAnimal: 1 },
  { id: 'cookingCave', rule: 'base.tile.cookingCave' },
  {
    id: 'workingCave',
    rule: 'base.tile.workingCave',
    servesInstead: [{ wood: 1 }, { stone: 1 }, { ore: 2 }],
  },
  {
    id: 'miningCave',
    rule: 'base.tile.miningCave',
    wantsDonkeysIn: 'mine',
    cheaperMeal(player) {
      let donkeys = 0;
      for (const herd of player.herds) if (isMine(player.squares[herd.at]!.land)) donkeys += herd.n;
      return donkeys;
    },
  },
  {
    id: 'breedingCave',
    rule: 'base.tile.breedingCave',
    onBirths: (newborns) => ({ food: BIRTH_FOOD[newborns.length] ?? 0 }),
  },
  { id: 'peacefulCave', rule: 'base.tile.peacefulCave' },
];
