// Building a furnishing tile once it is paid for.

import { boxOf } from '../boxes/installed.ts';
import { FURNISHINGS } from '../boxes/lists.ts';
import { LAST_ROUND, skipsRound } from '../data/schedule.ts';
import { COVERS } from '../data/tiles.ts';
import { rehouse } from '../housing/house.ts';
import { isVoid, POWER_BY_ID, powerWith, voidedBy } from '../powers/index.ts';
import { plus } from '../state/goods.ts';
import { squareName } from '../state/squares.ts';
import { edit, editSquare, push, type Turn, tell } from '../state/turn.ts';
import type { Player, Seat } from '../state/types.ts';
import type { TileId } from '../state/vocabulary.ts';
import { goblinJoins } from './goblin.ts';
import { askToHouse, gain } from './primitives.ts';

/** Goods on the next rounds that still come; rounds that do not exist are lost. */
function reserve(turn: Turn, seat: Seat, tile: TileId): void {
  const { reserves, rule } = POWER_BY_ID[tile];
  if (!reserves) return;
  const { round, players } = turn.game;
  const player = edit(turn, seat);
  const due = { ...player.due };
  let left = reserves.rounds;
  for (let next = round + 1; next <= LAST_ROUND && left > 0; next++) {
    if (skipsRound(next, players.length)) continue;
    due[next] = plus(due[next] ?? {}, reserves.goods);
    left--;
  }
  player.due = due;
  tell(turn, { type: 'reserved', seat, goods: reserves.goods, n: reserves.rounds - left, rule });
}

function addPower(player: Player, tile: TileId, by: number): void {
  if (isVoid(player, tile)) return;
  const powers = { ...player.powers };
  const n = (powers[tile] ?? 0) + by;
  if (n > 0) powers[tile] = n;
  else delete powers[tile];
  player.powers = powers;
}

export function furnishSquare(turn: Turn, seat: Seat, tile: TileId, at: number): void {
  const player = edit(turn, seat);
  const { rule, onBuilt, bringsGoblin, onBuiltBreeds } = POWER_BY_ID[tile];
  const covered = player.squares[at]!.tile;
  const wild: { wild?: true } = player.squares[at]!.land === 'forest' ? { wild: true } : {};
  if (covered && covered === COVERS[tile]) {
    addPower(player, covered, -1);
    tell(turn, { type: 'covered', seat, what: covered, at: squareName(at), rule: 'base.tile.swap' });
  }
  editSquare(player, at, { land: 'furnished', tile, ...wild });
  addPower(player, tile, 1);
  if (!FURNISHINGS[tile].unlimited) turn.game.supply = turn.game.supply.filter((id) => id !== tile);
  const by = voidedBy(player, tile) ?? (wild.wild && powerWith(player, 'woodland')?.woodland.furnish);
  const event = { type: 'furnished' as const, seat, what: tile, at: squareName(at), rule };
  tell(turn, by ? { ...event, by } : event);
  if (onBuilt) gain(turn, seat, onBuilt(player, at, turn.game), rule);
  reserve(turn, seat, tile);
  if (bringsGoblin) goblinJoins(turn, seat, rule);
  // Animals leave the field or meadow that is built on.
  if (FURNISHINGS[tile].site !== 'cavern' && !rehouse(player)) askToHouse(turn, seat);
  const types = onBuiltBreeds?.(player, at, turn.game) ?? 0;
  if (types > 0) push(turn, { kind: 'breed', seat, dwarf: -1, rule, types, harvest: false, may: true });
  boxOf(turn.game)?.furnished?.(turn, seat, tile, at);
}
