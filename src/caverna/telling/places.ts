// What is on a square, in a word or two.

import { type FurnishingId, type Land, type Player, squareAt } from '../engine/index.ts';
import type { Tongue } from './tongue.ts';

/** What the owner built there, also when an orc has taken it. */
function siteOf(player: Player, at: string): { land: Land; tile: FurnishingId | null } {
  const index = squareAt(at);
  const { land, tile } = player.squares[index]!;
  if (land !== 'occupied') return { land, tile };
  return player.fiends?.occupied.find((space) => space.at === index) ?? { land, tile };
}

/** "Carpenter", "ore mine", "Pitfall". */
export function placeInWords(t: Tongue, player: Player, at: string): string {
  const { land, tile } = siteOf(player, at);
  if (tile) return t.tile(tile);
  const trap = player.fiends?.traps.find((entry) => entry.at === squareAt(at));
  return trap ? t.trap(trap.id) : t.w.lands[land];
}

/** What a mine there yields. */
export const yieldOf = (player: Player, at: string): 'ore' | 'ruby' =>
  siteOf(player, at).land === 'rubyMine' ? 'ruby' : 'ore';
