import type { Bundle } from '../state/goods.ts';
import { PRINTED_BONUS, type SquareIndex } from '../state/squares.ts';
import type { Player } from '../state/types.ts';
import { enjoys, HOOKS } from './index.ts';

/** What this player gains by covering a square (base.tiles.bonus), or null. */
export function printedAt(player: Player, at: SquareIndex): Bundle | null {
  const bonus = PRINTED_BONUS[at];
  if (!bonus) return null;
  // folk.open.elvesExplorersCave
  const helped = player.agreed?.explorersCaveForElves && enjoys(player, 'printed');
  if (enjoys(player, 'ignoresPrinted') && !helped) return null;
  let { amount } = bonus;
  for (const power of HOOKS.printed) if (player.powers[power.id]) amount = power.printed(bonus.good, amount);
  return { [bonus.good]: amount };
}
