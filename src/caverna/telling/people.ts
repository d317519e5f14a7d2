// Dwarfs and orcs, told apart.

import type { Player } from '../engine/index.ts';
import { inBrackets, type Tongue } from './tongue.ts';

/** "dwarf 2 (weapon 3, on Logging)". Dwarfs are counted from 1. */
export function dwarfInWords(t: Tongue, player: Player, n: number): string {
  const { moves: w } = t.w;
  const dwarf = player.dwarfs[n - 1];
  if (!dwarf) return w.dwarf(n);
  const marks = [dwarf.weapon > 0 ? w.weapon(dwarf.weapon) : w.unarmed];
  if (dwarf.newborn) marks.unshift(w.newborn);
  else if (dwarf.at && dwarf.at !== 'resting') marks.push(w.onSpace(t.space(dwarf.at)));
  return w.dwarf(n) + inBrackets(marks.join(', '));
}
