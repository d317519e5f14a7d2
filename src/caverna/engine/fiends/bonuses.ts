// The bonuses of a campaign by name.

import type { Effect } from '../actions/effects.ts';
import type { Corrections } from '../corrections/field.ts';
import { contentsOf } from '../corrections/fiends.ts';
import { TWINS } from '../state/vocabulary.ts';
import { BONUSES, type Bonus, type BonusId } from './data/campaign.ts';

/** More than any campaign can pay for; keeps a setup from anywhere within bounds. */
export const MOST_BONUSES = 400;

/** fiends.campaign.twinKinds: every kind of twin tile and how it is laid. */
export const BONUS_TWINS: Readonly<Partial<Record<BonusId, Effect>>> = {
  ...Object.fromEntries(TWINS.map((twin) => [`doubleTile.${twin}`, { do: 'place', tiles: [twin] } as const])),
  'doubleTile.oreMine': { do: 'oreMine' },
  'doubleTile.largePasture': { do: 'fence', size: 'large', wood: 0 },
};

const UNFOLDED = {
  doubleTileAnyType: Object.keys(BONUS_TWINS) as BonusId[],
  basicTrapFree: ['trap'],
  regularDwellingFree: ['dwelling'],
} satisfies Record<string, readonly BonusId[]>;

const isUnfolded = (choice: Bonus['choices'][number]): choice is keyof typeof UNFOLDED =>
  Object.hasOwn(UNFOLDED, choice);

/** Everything that one row of the table sells, with the supply board base of this box. */
export const choicesOf = ({ choices }: Bonus, corrections?: Corrections): BonusId[] =>
  choices.flatMap((choice): BonusId | readonly BonusId[] =>
    choice === 'basicFunctionalTileFree'
      ? contentsOf(corrections).baseTiles.map((tile) => `tile.${tile}` as const)
      : isUnfolded(choice)
        ? UNFOLDED[choice]
        : choice,
  );

/** The bonus a choice belongs to: its price once and for good; null when it is none of the table. */
export const bonusOf = (choice: string, corrections?: Corrections): Bonus | null =>
  BONUSES.find((bonus) => choicesOf(bonus, corrections).some((id) => id === choice)) ?? null;
