// The bonuses of a campaign by name: `wood`, `doubleTile.oreMine`, `trap`, `tile.woodSupplier`, `dwelling`.

import type { Effect } from '../actions/effects.ts';
import type { Box } from '../corrections/field.ts';
import { contentsOf } from '../corrections/fiends.ts';
import { TWINS } from '../state/vocabulary.ts';
import { BONUSES, type Bonus } from './data/campaign.ts';

/** More than any campaign can pay for; keeps a setup from anywhere within bounds. */
export const MOST_BONUSES = 400;

/** fiends.campaign.twinKinds: every kind of twin tile and how it is laid. */
export const BONUS_TWINS: Readonly<Record<string, Effect>> = {
  ...Object.fromEntries(TWINS.map((twin) => [`doubleTile.${twin}`, { do: 'place', tiles: [twin] } as const])),
  'doubleTile.oreMine': { do: 'oreMine' },
  'doubleTile.largePasture': { do: 'fence', size: 'large', wood: 0 },
};

const UNFOLDED: Readonly<Record<string, readonly string[]>> = {
  doubleTileAnyType: Object.keys(BONUS_TWINS),
  basicTrapFree: ['trap'],
  regularDwellingFree: ['dwelling'],
};

/** Everything that one row of the table sells, with the supply board base of this box. */
export const choicesOf = ({ choices }: Bonus, box?: Box): string[] =>
  choices.flatMap((choice) =>
    choice === 'basicFunctionalTileFree'
      ? contentsOf(box).baseTiles.map((tile) => `tile.${tile}`)
      : (UNFOLDED[choice] ?? choice),
  );

/** The bonus a choice belongs to: its price once and for good; null when it is none of the table. */
export const bonusOf = (choice: string, box?: Box): Bonus | null =>
  BONUSES.find((bonus) => choicesOf(bonus, box).includes(choice)) ?? null;
