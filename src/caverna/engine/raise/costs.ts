// What a tile costs, and which tiles an action could build, exchanges included.

import type { Furnish } from '../actions/effects.ts';
import { boxOf } from '../boxes/installed.ts';
import { DWELLINGS, FURNISHINGS } from '../boxes/lists.ts';
import { priceOf } from '../corrections/tiles.ts';
import { MOST_PEOPLE } from '../data/limits.ts';
import { COVERS } from '../data/tiles.ts';
import { toll } from '../legal/land.ts';
import { POWER_BY_ID, twinRule, waysToPay } from '../powers/index.ts';
import { type Bundle, FREE, type Price, price } from '../state/goods.ts';
import type { Actor, BuildEffect, Game, Player } from '../state/types.ts';
import type { TileId } from '../state/vocabulary.ts';
import { affordable } from './afford.ts';
import { caveOutlays, forLoot, NOTHING, tileOutlays } from './tiles.ts';

/** The price of a piece of building on squares, all ways to pay it. */
export function buildWays(player: Player, effect: BuildEffect): Price[] {
  if (effect.do === 'fence') return waysToPay(player, 'fence', price({ wood: effect.wood }));
  if (effect.do === 'stable') return waysToPay(player, 'stable', price({ stone: effect.stone }));
  if (effect.do === 'place') {
    // The least that is asked for; what is due is paid when the tile is chosen.
    const rubies = toll(player, effect, 'cavern');
    if (rubies > 0) return [price({ ruby: rubies })];
  }
  // folk.open.elvesMines: an ore mine tile costs what a twin tile does, a ruby mine what a single one does.
  const mines = player.agreed?.minesCostRubies && twinRule(player, 'mountain')?.twins;
  if (mines && mines.single > 0 && effect.do !== 'place' && effect.do !== 'single')
    return [price({ ruby: effect.do === 'oreMine' ? mines.twin! : mines.single })];
  return [FREE];
}

export function furnishWays(game: Game, player: Player, tile: TileId, special: Bundle | null): Price[] {
  const own = special ? undefined : POWER_BY_ID[tile].prices?.(player);
  return own ?? waysToPay(player, 'furnish', special ? price(special) : priceOf(game.setup.box, tile));
}

/** Trader over Spare part storage and the reverse need no cavern (base.tile.swap). */
export const coversOwn = (player: Player, tile: TileId): boolean => {
  const under = COVERS[tile];
  return under !== undefined && player.powers[under] !== undefined;
};

export function canFurnish(
  game: Game,
  player: Player,
  actor: Actor,
  tile: TileId,
  special: Bundle | null,
  outlays = tileOutlays(forLoot(game, player, special), tile),
): boolean {
  return affordable(
    player,
    actor,
    furnishWays(game, player, tile, special),
    coversOwn(player, tile) ? [NOTHING] : outlays,
  );
}

const ORDINARY: readonly TileId[] = ['dwelling'];

/** Tiles on offer that this action may build. */
function choices(game: Game, player: Player, effect: Furnish): readonly TileId[] {
  const box = boxOf(game);
  if (effect.only === 'any')
    return box?.moreTiles ? [...game.supply, ...box.moreTiles(game, player)] : game.supply;
  if (effect.only === 'dwellings' && box?.dwellings) return box.dwellings(game, player);
  const list = effect.only === 'ordinary' ? ORDINARY : DWELLINGS;
  return list.filter((tile) => game.supply.includes(tile));
}

/** folk.open.goblinDwellingFull: six people may build a tile that brings a goblin, unless agreed otherwise. */
export const goblinFits = ({ setup }: Game, player: Player, tile: TileId): boolean =>
  !POWER_BY_ID[tile].bringsGoblin ||
  player.dwarfs.length < MOST_PEOPLE ||
  setup.options.goblinDwellingWhenFull !== false;

/** Tiles that this furnish action could build, exchanges included. */
export function furnishable(
  game: Game,
  player: Player,
  actor: Actor,
  effect: Furnish,
  first = false,
): TileId[] {
  const inCaves = caveOutlays(forLoot(game, player, effect.price));
  const tiles: TileId[] = [];
  for (const tile of choices(game, player, effect)) {
    if (!goblinFits(game, player, tile)) continue;
    const outlays = FURNISHINGS[tile].site === 'cavern' ? inCaves : tileOutlays(player, tile);
    if (outlays.length === 0 && !coversOwn(player, tile)) continue;
    if (!canFurnish(game, player, actor, tile, effect.price ?? null, outlays)) continue;
    tiles.push(tile);
    if (first) break;
  }
  return tiles;
}
