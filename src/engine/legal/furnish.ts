import { enjoys } from '../powers/index.ts';
import type { Player } from '../types.ts';

/** Squares that a furnishing may go on: empty caverns, with Work room also tunnels (base.furnish.site). */
export function furnishSites(player: Player): number[] {
  const tunnels = enjoys(player, 'furnishTunnels');
  const found: number[] = [];
  player.squares.forEach(({ land }, at) => {
    if (land === 'cavern' || (tunnels && (land === 'tunnel' || land === 'deepTunnel'))) found.push(at);
  });
  return found;
}
