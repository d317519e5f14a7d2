// Where landscape tiles, mines, fences and stables may go (base.tiles.*, base.mine.*, base.fence, base.stable).

import { STABLES } from '../data/limits.ts';
import { isBareForest } from '../folk/around.ts';
import { enjoys, losesHalf, overhangIn, twinRule } from '../powers/index.ts';
import { hasFarmland, isCave, isForest, isLaid } from '../state/board.ts';
import {
  ALL_FOREST,
  ALL_MOUNTAIN,
  BESIDE_BOARD,
  ENTRANCE,
  FOREST_SQUARES,
  IN_FOREST,
  MOUNTAIN_SQUARES,
  NEIGHBOURS,
  SQUARES_ON_BOARD,
  type SquareIndex,
} from '../state/squares.ts';
import type { BuildEffect, Built, Player } from '../state/types.ts';
import { type Single, TWINS, type Twin } from '../state/vocabulary.ts';

/** Called with every lawful place; returning true ends the search. `and` is -1 for a single square. */
type Visit = (what: Built, at: SquareIndex, and: SquareIndex) => boolean;

/** RL-18 switched: an orc forbids building on its forest space. */
export const orcForbids = (player: Player, at: SquareIndex): boolean =>
  player.fiends?.guarded === true && player.fiends.orcs.some((orc) => orc.zone === 'forest' && orc.at === at);

/** Does a forest tile on this square connect (base.tiles.forest.first, base.tiles.forest.connect)? */
export function connectsForest(player: Player, at: SquareIndex, started: boolean): boolean {
  if (!started && at === ENTRANCE) return true;
  for (const next of NEIGHBOURS[at]!) {
    const square = player.squares[next]!;
    // Tiles may also touch a trap, which itself touches nothing (fiends.traps.connect).
    if (square.land === 'trap' || (started && isLaid(square, player.agreed))) return true;
  }
  return false;
}

/** Does a mountain tile on this square connect (base.tiles.mountain)? */
export function connectsMountain(player: Player, at: SquareIndex): boolean {
  for (const next of NEIGHBOURS[at]!) if (isCave(player.squares[next]!.land)) return true;
  return false;
}

/** Free, beyond an edge where tiles may overhang (base.tiles.overhang.sides). */
const isBeyond = ({ squares, agreed }: Player, at: SquareIndex): boolean => {
  const edges = agreed?.overhangSides;
  return squares[at]!.land === 'off' && (!edges || (edges === 'sides') === at >= BESIDE_BOARD);
};

/** A square that a twin half may cover next to one on the board: free (base.tiles.permanent), or beyond the edge with Office room. */
function coverable(player: Player, at: SquareIndex, land: 'forest' | 'mountain', overhang: boolean): boolean {
  const here = player.squares[at]!;
  return at < SQUARES_ON_BOARD ? here.land === land && here.crops === 0 : overhang && isBeyond(player, at);
}

/** May half of an ore mine tile or a large pasture hang over the edge here (base.tiles.overhang.upgrade)? */
export const hangsOver = (player: Player, at: SquareIndex, next: SquareIndex): boolean =>
  at < SQUARES_ON_BOARD &&
  isBeyond(player, next) &&
  player.agreed?.upgradesOverhang !== false &&
  !losesHalf(player) &&
  overhangIn(player, IN_FOREST[at] ? 'forest' : 'mountain') !== null;

function meadowFieldSites(player: Player, visit: Visit): boolean {
  const { squares } = player;
  const started = hasFarmland(player);
  const overhang = overhangIn(player, 'forest') !== null;
  for (const at of FOREST_SQUARES) {
    if (!isForest(squares[at]!)) continue;
    const connected = connectsForest(player, at, started);
    for (const next of NEIGHBOURS[at]!) {
      if (!coverable(player, next, 'forest', overhang)) continue;
      if (!connected && !connectsForest(player, next, started)) continue;
      // The field half never lies under a stable (base.tiles.forest.stable).
      if (!squares[next]!.stable && visit('meadowField', at, next)) return true;
      if (next >= SQUARES_ON_BOARD && !squares[at]!.stable && visit('meadowField', next, at)) return true;
    }
  }
  return false;
}

function mountainTwinSites(player: Player, tiles: readonly Twin[], visit: Visit): boolean {
  const { squares } = player;
  const overhang = overhangIn(player, 'mountain') !== null;
  for (const at of MOUNTAIN_SQUARES) {
    if (squares[at]!.land !== 'mountain') continue;
    const connected = connectsMountain(player, at);
    for (const next of NEIGHBOURS[at]!) {
      if (!coverable(player, next, 'mountain', overhang)) continue;
      if (!connected && !connectsMountain(player, next)) continue;
      const off = next >= SQUARES_ON_BOARD;
      for (const tile of tiles) {
        if (tile === 'cavernCavern') {
          if ((off || at < next) && visit(tile, at, next)) return true;
        } else {
          if (visit(tile, at, next)) return true;
          if (off && visit(tile, next, at)) return true;
        }
      }
    }
  }
  return false;
}

export function singleSites(player: Player, tile: Single, visitor: Visit): boolean {
  const visit = player.fiends?.guarded ? avoidingOrcs(player, visitor) : visitor;
  const { squares } = player;
  if (tile === 'tunnel' || tile === 'cavern') {
    for (const at of MOUNTAIN_SQUARES)
      if (squares[at]!.land === 'mountain' && connectsMountain(player, at) && visit(tile, at, -1))
        return true;
    return false;
  }
  const started = hasFarmland(player);
  for (const at of FOREST_SQUARES) {
    const square = squares[at]!;
    if (!isForest(square) || (tile === 'field' && square.stable)) continue;
    if (connectsForest(player, at, started) && visit(tile, at, -1)) return true;
  }
  return false;
}

function oreMineSites(player: Player, visit: Visit): boolean {
  const { squares } = player;
  for (const at of ALL_MOUNTAIN) {
    if (squares[at]!.land !== 'tunnel') continue;
    for (const next of NEIGHBOURS[at]!) {
      const over = hangsOver(player, at, next);
      if ((over || squares[next]!.land === 'tunnel') && visit('oreMine', at, next)) return true;
      if (over && visit('oreMine', next, at)) return true;
    }
  }
  return false;
}

function rubyMineSites(player: Player, on: 'tunnel' | 'deepTunnel', visit: Visit): boolean {
  for (const at of ALL_MOUNTAIN)
    if (player.squares[at]!.land === on && visit('rubyMine', at, -1)) return true;
  return false;
}

function fenceSites(player: Player, size: 'small' | 'large', visit: Visit): boolean {
  const { squares } = player;
  // folk.open.elvesLargePasture
  const woodland =
    enjoys(player, 'woodland') && (size === 'small' || player.agreed?.forestLargePastures !== false);
  const fenceable = (at: SquareIndex) =>
    squares[at]!.land === 'meadow' ||
    // folk.open.elvesStables
    (woodland && (player.fencesStables ? isForest : isBareForest)(squares[at]!));
  for (const at of ALL_FOREST) {
    if (!fenceable(at)) continue;
    // base.fence.small
    if (size === 'small') {
      if (visit('smallPasture', at, -1)) return true;
      continue;
    }
    // base.fence.large
    for (const next of NEIGHBOURS[at]!)
      if (((next > at && fenceable(next)) || hangsOver(player, at, next)) && visit('largePasture', at, next))
        return true;
  }
  return false;
}

function stableSites(player: Player, visit: Visit): boolean {
  if (player.stables >= STABLES) return false;
  for (const at of ALL_FOREST) {
    const { land, stable, crops } = player.squares[at]!;
    if (stable || land === 'field' || land === 'off' || land === 'furnished' || land === 'trap' || crops > 0)
      continue;
    if (visit('stable', at, -1)) return true;
  }
  return false;
}

/** Twin tiles, or for some folk single tiles in their place (folk.ability.*). */
function twinSites(player: Player, tiles: readonly Twin[], visit: Visit): boolean {
  const forest = tiles[0] === 'meadowField';
  const rule = twinRule(player, forest ? 'forest' : 'mountain')?.twins;
  if (rule?.twin !== null) {
    if (forest ? meadowFieldSites(player, visit) : mountainTwinSites(player, tiles, visit)) return true;
  }
  if (!rule) return false;
  const [first, second] = forest ? (['field', 'meadow'] as const) : (['cavern', 'tunnel'] as const);
  return singleSites(player, first, visit) || singleSites(player, second, visit);
}

/** Rubies that a folk pays for this tile of a twin action (folk.ability.elves.loversOfSunlight). */
export function toll(player: Player, effect: BuildEffect, what: Built): number {
  if (effect.do !== 'place') return 0;
  const rule = twinRule(player, effect.tiles[0] === 'meadowField' ? 'forest' : 'mountain')?.twins;
  if (!rule) return 0;
  return (TWINS as readonly Built[]).includes(what) ? rule.twin! : rule.single;
}

/** RL-18 switched: an orc forbids building on its forest space. */
function avoidingOrcs(player: Player, visit: Visit): Visit {
  return (what, at, and) =>
    !orcForbids(player, at) && !(and >= 0 && orcForbids(player, and)) && visit(what, at, and);
}

/** Visits every lawful place for an effect that builds something on squares. */
export function sites(player: Player, effect: BuildEffect, visitor: Visit): boolean {
  const visit = player.fiends?.guarded ? avoidingOrcs(player, visitor) : visitor;
  switch (effect.do) {
    case 'place':
      return twinSites(player, effect.tiles, visit);
    case 'single':
      return singleSites(player, effect.tile, visit);
    case 'oreMine':
      return oreMineSites(player, visit);
    case 'rubyMine':
      return rubyMineSites(player, effect.on, visit);
    case 'fence':
      return fenceSites(player, effect.size, visit);
    case 'stable':
      return stableSites(player, visit);
  }
}

const stopAtFirst: Visit = () => true;
export const hasSite = (player: Player, effect: BuildEffect): boolean => sites(player, effect, stopAtFirst);
