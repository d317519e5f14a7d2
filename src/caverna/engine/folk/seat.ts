// What the folk change when a game is set up (folk.choose.replace, folk.choose.boardSetup).

import { FURNISHINGS, tilesOf } from '../boxes/lists.ts';
import type { Corrections } from '../corrections/field.ts';
import { charcoalOf } from '../corrections/folk.ts';
import { fromSeed, shuffled } from '../flow/random.ts';
import { HOOKS } from '../powers/index.ts';
import type { Options } from '../rules/options.ts';
import type { Game, Player, Setup } from '../state/types.ts';
import { CHARCOAL, type FolkId, type TileId } from '../state/vocabulary.ts';
import { FOLK_LIST } from './list.ts';

/** folk.choose.variety: as many folk as bring sixteen tiles. */
export const VARIETY = 4;

/** The folk whose tiles are on offer. The lot has a seed of its own, so that cards and markers stay the same. */
export function folkInPlay({ seats, folkTiles }: Setup, seed: number): FolkId[] {
  const all = FOLK_LIST.map(({ id }) => id);
  const chosen = new Set(seats.flatMap(({ folk }) => folk ?? []));
  if (folkTiles === 'sixteen') {
    const others = all.filter((id) => !chosen.has(id));
    for (const id of shuffled(fromSeed(seed ^ 0x5eed), others)) if (chosen.size < VARIETY) chosen.add(id);
  } else if (Array.isArray(folkTiles)) for (const id of folkTiles) chosen.add(id);
  return all.filter((id) => chosen.has(id));
}

/** The tiles of a folk that are on offer, each with the base tile it replaces. */
function offeredBy(
  folk: FolkId,
  corrections: Corrections | undefined,
): { id: TileId; replaces: TileId | null }[] {
  const tiles = tilesOf(folk).map(({ id, replaces }) => ({ id: id as TileId, replaces: replaces ?? null }));
  const charcoal = FURNISHINGS[CHARCOAL].folk === folk ? charcoalOf(corrections) : null;
  return charcoal ? [...tiles, { id: CHARCOAL, replaces: charcoal.replaces }] : tiles;
}

/** Each folk swaps its tiles for the base tiles they name. */
function swapTiles(game: Game): void {
  for (const folk of folkInPlay(game.setup, game.seed))
    for (const { id, replaces } of offeredBy(folk, game.setup.box))
      game.supply = replaces
        ? game.supply.map((tile) => (tile === replaces ? id : tile))
        : [...game.supply, id];
}

/** A player of a game with folk: the new crops exist, and the folk is in force. */
export function makeFolk(player: Player, folk: FolkId | undefined, options: Options): void {
  player.goods = { ...player.goods, gemfruit: 0, mushroom: 0 };
  if (options.dogsInForest === false) player.noForestDogs = true;
  if (options.stabledForestFenced) player.fencesStables = true;
  if (folk) player.powers = { ...player.powers, [folk]: 1 };
}

export function seatFolk(game: Game): void {
  swapTiles(game);
  game.setup.seats.forEach(({ folk }, seat) => {
    const player = game.players[seat];
    makeFolk(player, folk, game.setup.options);
    for (const power of HOOKS.starts) if (player.powers[power.id]) power.starts(player);
  });
}
