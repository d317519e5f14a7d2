import { FURNISHINGS } from '../boxes/lists.ts';
import { isBareForest } from '../folk/around.ts';
import { enjoys } from '../powers/index.ts';
import type { Player } from '../state/types.ts';
import type { TileId } from '../state/vocabulary.ts';

/** Empty caverns, with Work room also tunnels (base.furnish.site); Elves also use bare forest. */
function caveSites(player: Player): number[] {
  const tunnels = enjoys(player, 'furnishTunnels');
  const woodland = enjoys(player, 'woodland');
  const found: number[] = [];
  player.squares.forEach((square, at) => {
    const { land, crops } = square;
    // folk.crops.mushroom.furnish
    if (land === 'cavern' ? crops === 0 : tunnels && (land === 'tunnel' || land === 'deepTunnel'))
      found.push(at);
    else if (woodland && isBareForest(square)) found.push(at);
  });
  return found;
}

/** Squares that this furnishing may go on: a few are built in fields and meadows (folk.outside.*). */
export function furnishSites(player: Player, tile: TileId): number[] {
  const { site } = FURNISHINGS[tile];
  if (site === 'cavern') return caveSites(player);
  const found: number[] = [];
  player.squares.forEach(({ land, crops, stable }, at) => {
    // Animals make way, as they do for everything else (base.animals.rearrange).
    if (land === site && crops === 0 && !stable) found.push(at);
  });
  return found;
}
