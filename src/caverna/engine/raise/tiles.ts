// Landscape tiles that rubies could buy to make an action possible, as extra costs.

import { FURNISHINGS } from '../boxes/lists.ts';
import { isBareForest } from '../folk/around.ts';
import { furnishSites } from '../legal/furnish.ts';
import {
  connectsForest,
  connectsMountain,
  hangsOver,
  hasSite,
  orcForbids,
  singleSites,
} from '../legal/land.ts';
import { enjoys, HOOKS } from '../powers/index.ts';
import { printedAt } from '../powers/printed.ts';
import { hasFarmland } from '../state/board.ts';
import type { Bundle } from '../state/goods.ts';
import {
  BOARD_NEIGHBOURS,
  FOREST_SQUARES,
  MOUNTAIN_SQUARES,
  NEIGHBOURS,
  type SquareIndex,
} from '../state/squares.ts';
import type { BuildEffect, Game, Player } from '../state/types.ts';
import type { Single, TileId } from '../state/vocabulary.ts';
import { rubiesInReach } from './purse.ts';

/** Rubies to spend on tiles first, and the printed bonus that comes with them. */
export interface Outlay {
  rubies: number;
  bonus: Bundle | null;
}

export const NOTHING: Outlay = { rubies: 0, bonus: null };

function outlays(player: Player, rubies: number, covered: readonly (readonly SquareIndex[])[]): Outlay[] {
  const found: Outlay[] = [];
  let plain = false;
  for (const squares of covered) {
    let bonus: Bundle | null = null;
    for (const at of squares) {
      const printed = printedAt(player, at);
      if (printed) bonus = printed;
    }
    if (bonus) found.push({ rubies, bonus });
    else if (!plain) {
      plain = true;
      found.unshift({ rubies, bonus });
    }
  }
  return found;
}

/** One bought tile of this kind, wherever it may lie. */
function boughtSingle(player: Player, tile: Single, rubies: number): Outlay[] {
  const covered: SquareIndex[][] = [];
  singleSites(player, tile, (_, at) => {
    covered.push([at]);
    return false;
  });
  return outlays(player, rubies, covered);
}

/** Two bought tiles side by side, the first of them connected. */
/** Nothing on it yet, and no orc in the way. */
const isBare = (player: Player, at: SquareIndex, land: 'forest' | 'mountain'): boolean => {
  const square = player.squares[at]!;
  return square.land === land && square.crops === 0 && !orcForbids(player, at);
};

function boughtPairs(player: Player, land: 'forest' | 'mountain'): Outlay[] {
  const started = hasFarmland(player);
  const covered: SquareIndex[][] = [];
  for (const at of land === 'forest' ? FOREST_SQUARES : MOUNTAIN_SQUARES) {
    if (!isBare(player, at, land)) continue;
    const connected = land === 'forest' ? connectsForest(player, at, started) : connectsMountain(player, at);
    if (!connected) continue;
    for (const next of BOARD_NEIGHBOURS[at]!) if (isBare(player, next, land)) covered.push([at, next]);
  }
  return outlays(player, 2, covered);
}

/** A bought tile next to one that is there already. */
function boughtBeside(player: Player, owned: 'meadow' | 'tunnel', land: 'forest' | 'mountain'): Outlay[] {
  const covered: SquareIndex[][] = [];
  for (let at = 0; at < player.squares.length; at++) {
    if (player.squares[at]!.land !== owned || orcForbids(player, at)) continue;
    for (const next of BOARD_NEIGHBOURS[at]!) if (isBare(player, next, land)) covered.push([next]);
  }
  // At the edge the other half may hang over (base.tiles.overhang.upgrade).
  singleSites(player, owned, (_, at) => {
    if (NEIGHBOURS[at]!.some((next) => hangsOver(player, at, next))) covered.push([at]);
    return false;
  });
  return outlays(player, 1, covered);
}

/**
 * Stables on bare forest can bar the way for fields: then meadows must be bought under them first.
 * The fewest meadows after which `test` holds, or -1.
 */
function meadowsNeeded(player: Player, most: number, test: (player: Player) => boolean): number {
  if (test(player)) return 0;
  if (most === 0) return -1;
  let best = -1;
  singleSites(player, 'meadow', (_, at) => {
    if (!player.squares[at]!.stable) return false;
    const squares = player.squares.slice();
    squares[at] = { ...squares[at]!, land: 'meadow' };
    const more = meadowsNeeded({ ...player, squares }, most - 1, test);
    if (more >= 0 && (best < 0 || more + 1 < best)) best = more + 1;
    return false;
  });
  return best;
}

const FIELD: BuildEffect = { do: 'single', tile: 'field' };
const stablesAtMost = (player: Player, rubies: number) => Math.min(player.stables, rubies);

/** A field to sow: nothing when there is an empty one, otherwise the rubies to get one. */
export function fieldOutlays(player: Player): Outlay[] {
  for (const square of player.squares) if (square.land === 'field' && square.crops === 0) return [NOTHING];
  if (enjoys(player, 'woodland') && player.squares.some(isBareForest)) return [NOTHING];
  const ruby = rubiesInReach(player);
  if (ruby === 0) return [];
  if (hasSite(player, FIELD)) return boughtSingle(player, 'field', 1);
  const meadows = meadowsNeeded(player, stablesAtMost(player, ruby - 1), (p) => hasSite(p, FIELD));
  return meadows > 0 ? [{ rubies: meadows + 1, bonus: null }] : [];
}

/** What must be spent on tiles before this can be built; empty when rubies cannot help. */
export function siteOutlays(player: Player, effect: BuildEffect): Outlay[] {
  if (hasSite(player, effect)) return [NOTHING];
  const ruby = rubiesInReach(player);
  if (ruby === 0) return [];
  switch (effect.do) {
    case 'fence': {
      if (effect.size === 'small') return boughtSingle(player, 'meadow', 1);
      const beside = boughtBeside(player, 'meadow', 'forest');
      return beside.length > 0 ? beside : ruby > 1 ? boughtPairs(player, 'forest') : [];
    }
    case 'oreMine': {
      const beside = boughtBeside(player, 'tunnel', 'mountain');
      return beside.length > 0 ? beside : ruby > 1 ? boughtPairs(player, 'mountain') : [];
    }
    case 'rubyMine':
      return effect.on === 'tunnel' ? boughtSingle(player, 'tunnel', 1) : [];
    case 'place':
    case 'single': {
      const blockable = effect.do === 'place' ? effect.tiles[0] === 'meadowField' : effect.tile === 'field';
      if (!blockable) return [];
      const meadows = meadowsNeeded(player, stablesAtMost(player, ruby), (p) => hasSite(p, effect));
      return meadows > 0 ? [{ rubies: meadows, bonus: null }] : [];
    }
    case 'stable':
      return [];
  }
}

/** A square to furnish: nothing when there is one, otherwise a bought cavern (or tunnel, with Work room). */
export function caveOutlays(player: Player): Outlay[] {
  const tunnels = enjoys(player, 'furnishTunnels');
  for (const { land, crops } of player.squares) {
    if (land === 'cavern' ? crops === 0 : tunnels && (land === 'tunnel' || land === 'deepTunnel'))
      return [NOTHING];
  }
  if (enjoys(player, 'woodland') && player.squares.some(isBareForest)) return [NOTHING];
  const rubies = tunnels ? 1 : 2;
  return rubiesInReach(player) >= rubies ? boughtSingle(player, tunnels ? 'tunnel' : 'cavern', rubies) : [];
}

const noTunnels = (): Player['powers'] => Object.fromEntries(HOOKS.furnishTunnels.map(({ id }) => [id, 0]));

/** base.tile.workRoom.loot: without Work room, where it is agreed not to help what loot builds. */
export const forLoot = ({ setup }: Game, player: Player, special: Bundle | null | undefined): Player =>
  special && setup.options.workRoomOnLoot === false
    ? { ...player, powers: { ...player.powers, ...noTunnels() } }
    : player;

/** A square for this tile. Meadows and fields for tiles built there must be there already. */
export function tileOutlays(player: Player, tile: TileId): Outlay[] {
  if (FURNISHINGS[tile].site === 'cavern') return caveOutlays(player);
  return furnishSites(player, tile).length > 0 ? [NOTHING] : [];
}
