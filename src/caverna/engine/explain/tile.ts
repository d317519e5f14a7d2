import { boxOf } from '../boxes/installed.ts';
import { FURNISHINGS } from '../boxes/lists.ts';
import { COVERS } from '../data/tiles.ts';
import { coversOwn, furnishWays, goblinFits } from '../raise/costs.ts';
import { goalPossible } from '../raise/goals.ts';
import { canRaise } from '../raise/purse.ts';
import { tileOutlays } from '../raise/tiles.ts';
import { type Bundle, bundleOf } from '../state/goods.ts';
import type { Refusal } from '../state/result.ts';
import type { Game, Player, Seat } from '../state/types.ts';
import type { TileId } from '../state/vocabulary.ts';
import { type Answer, no, yes } from './answer.ts';

const SITE_RULES = {
  cavern: 'base.furnish.site',
  meadow: 'folk.outside.meadows',
  field: 'folk.outside.fields',
} as const;

/** It has been built, it opens with the last orc, or this game does not have it. */
function whyNotOffered({ players, fiends, setup }: Game, tile: TileId): Refusal {
  if (fiends?.yellow.includes(tile)) return { code: 'orcsFirst', rule: 'fiends.rewardBoard.lastOrc' };
  const built = players.some((player) =>
    [...player.squares, ...(player.fiends?.occupied ?? [])].some((square) => square.tile === tile),
  );
  const intro = setup.tileSet === 'full' || FURNISHINGS[tile]?.intro;
  // A tile that others may cover lies below one of them.
  const code =
    built || Object.values(COVERS).includes(tile) ? 'tileGone' : intro ? 'tileNotInGame' : 'tileNotInSet';
  return { code, rule: 'base.furnish.supply', args: { tile } };
}

/** Why a furnishing can or cannot be built now. */
export function explainTile(game: Game, player: Player, tile: TileId, special: Bundle | null = null): Answer {
  if (!game.supply.includes(tile) && !boxOf(game)?.moreTiles?.(game, player).includes(tile))
    return no(whyNotOffered(game, tile));
  const reasons: Refusal[] = [];
  if (!coversOwn(player, tile) && tileOutlays(player, tile).length === 0)
    reasons.push({ code: 'noSite', rule: SITE_RULES[FURNISHINGS[tile].site] });
  if (!goblinFits(game, player, tile)) reasons.push({ code: 'familyFull', rule: 'folk.people.limit' });
  const ways = furnishWays(game, player, tile, special);
  if (!ways.some((way) => canRaise(player, way)))
    reasons.push({ code: 'cannotPay', rule: 'base.furnish.tile', args: { tile, ...bundleOf(ways[0]!) } });
  const actor = { seat: game.players.indexOf(player) as Seat, dwarf: -1, space: null, food: 0 };
  if (reasons.length === 0 && !goalPossible(game, player, actor, { to: 'furnish', tile, price: special }))
    reasons.push({ code: 'cannotPay', rule: 'base.exchange.ruby.cavern', args: { tile } });
  return reasons.length > 0 ? no(...reasons) : yes;
}
