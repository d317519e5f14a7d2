// Syoen's Mask lets enemy units change sides until the battle ends. battalia.artefact.syoensMask
// A doubled fanatic is turned with its printed strength and goes on fighting doubled: its sacrifice has been made.

import {
  type BattleCard,
  type BattleUnit,
  cardsByKind,
  factsOf,
  type HandCard,
  isUnit,
  withoutCards,
} from '../battle/cards.ts';
import type { Options } from '../state/options.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { GREAT } from './great.ts';

export interface MaskCall {
  units: readonly BattleUnit[];
  total: number;
}

const totalOf = (units: readonly BattleUnit[]): number =>
  units.reduce((sum, unit) => sum + factsOf(unit).printed, 0);

/** "A total of 3" is read as at most 3: option maskTotal. */
const fits = (total: number, maskTotal: Options['maskTotal']): boolean =>
  maskTotal === 'exactly3' ? total === GREAT.syoensMask.total : total <= GREAT.syoensMask.total;

/** Everything that may be turned in this line; units of a kind count as one. */
export function maskCalls(line: readonly BattleCard[], maskTotal: Options['maskTotal']): MaskCall[] {
  const kinds = cardsByKind(line.filter(isUnit));
  const groups = kinds.flatMap(([unit, count], i): BattleUnit[][] => [
    [unit],
    ...(count > 1 ? [[unit, unit]] : []),
    ...kinds.slice(i + 1).map(([other]) => [unit, other]),
  ]);
  return groups
    .map((units) => ({ units, total: totalOf(units) }))
    .filter(({ total }) => fits(total, maskTotal));
}

/** Whether exactly these units of the enemy's line may be turned. */
export function mask(
  line: readonly HandCard[],
  units: readonly HandCard[],
  { maskTotal }: Pick<Options, 'maskTotal'>,
): Result<MaskCall> {
  const rule = 'battalia.artefact.syoensMask';
  if (units.length === 0) return refuse('nothingChosen', rule);
  if (!units.every(isUnit)) return refuse('maskUnitsOnly', rule);
  if (units.length > GREAT.syoensMask.units)
    return refuse('maskTooMany', rule, { most: GREAT.syoensMask.units });
  if (!withoutCards(line, units)) return refuse('notInLine', rule);
  const total = totalOf(units);
  if (!fits(total, maskTotal))
    return refuse('maskTotalIs', rule, {
      total,
      wanted: GREAT.syoensMask.total,
      exactly: maskTotal === 'exactly3' ? 1 : 0,
    });
  return ok({ units, total });
}
