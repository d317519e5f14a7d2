// Building a furnishing tile once it is paid for.

import { LAST_ROUND, skipsRound } from '../data/schedule.ts';
import { ALL_TILES, COVERS } from '../data/tiles.ts';
import { plus } from '../goods.ts';
import { moduleOf } from '../module.ts';
import { POWER_BY_ID } from '../powers/index.ts';
import { squareName } from '../squares.ts';
import { edit, editSquare, type Turn, tell } from '../turn.ts';
import type { Player, Seat } from '../types.ts';
import type { TileId } from '../vocabulary.ts';
import { gain } from './primitives.ts';

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
  const powers = { ...player.powers };
  const n = (powers[tile] ?? 0) + by;
  if (n > 0) powers[tile] = n;
  else delete powers[tile];
  player.powers = powers;
}

export function furnishSquare(turn: Turn, seat: Seat, tile: TileId, at: number): void {
  const player = edit(turn, seat);
  const { rule, onBuilt } = POWER_BY_ID[tile];
  const covered = player.squares[at]!.tile;
  if (covered && covered === COVERS[tile]) {
    addPower(player, covered, -1);
    tell(turn, { type: 'covered', seat, what: covered, at: squareName(at), rule: 'base.tile.swap' });
  }
  editSquare(player, at, { land: 'furnished', tile });
  addPower(player, tile, 1);
  if (!ALL_TILES[tile].unlimited) turn.game.supply = turn.game.supply.filter((id) => id !== tile);
  tell(turn, { type: 'furnished', seat, what: tile, at: squareName(at), rule });
  if (onBuilt) gain(turn, seat, onBuilt(player, at), rule);
  reserve(turn, seat, tile);
  moduleOf(turn.game)?.furnished(turn, seat, tile, at);
}
