// Before the mining phase idle donkeys walk to mines with goods: rearranging is free until then
// (fiends.mining.haul). Only when there are more such mines than donkeys does it matter where they go.

import { herdAt, withHerd } from '../../housing/areas.ts';
import { isMine } from '../../state/board.ts';
import type { SquareIndex } from '../../state/squares.ts';
import type { Herd, Player } from '../../state/types.ts';
import { friendlyOrcs } from '../board/orcs.ts';
import { roomOf } from '../board/rooms.ts';

const minedAt = (player: Player, at: SquareIndex): number =>
  isMine(player.squares[at]!.land) ? (player.fiends!.mined[at] ?? 0) : 0;

/** Does a friendly orc live in a free Orc Miner Dwelling? */
const hasMinerOrc = (player: Player): boolean =>
  friendlyOrcs(player).some((orc) => roomOf(player, orc) === 'mining');

/** fiends.tile.orcMinerDwelling: the fullest ore mine without a donkey, or else with one; -1 for none. */
export function minerOrcAt(player: Player): SquareIndex {
  if (!hasMinerOrc(player)) return -1;
  let best = -1;
  // A mine without a donkey counts first: the donkey hauls the other one.
  const worth = (at: SquareIndex) => minedAt(player, at) + (herdAt(player, at) ? 0 : 1000);
  player.squares.forEach(({ land }, at) => {
    if (land === 'oreMine' && minedAt(player, at) > 0 && (best < 0 || worth(at) > worth(best))) best = at;
  });
  return best;
}

/** Mines with goods that nobody empties yet. */
export function unattended(player: Player): SquareIndex[] {
  const orc = minerOrcAt(player);
  const mines: SquareIndex[] = [];
  player.squares.forEach((_, at) => {
    if (minedAt(player, at) > 0 && at !== orc && !herdAt(player, at)) mines.push(at);
  });
  return mines;
}

/** Donkeys that stand idle: anywhere but in a mine with goods that no orc empties. */
const idle = (player: Player): Herd[] => {
  const orc = minerOrcAt(player);
  return player.herds.filter(
    ({ animal, at }) => animal === 'donkey' && (at === orc || minedAt(player, at) === 0),
  );
};

export const idleDonkeys = (player: Player): number => idle(player).reduce((n, herd) => n + herd.n, 0);

/** One idle donkey walks into this mine. */
export function driveTo(player: Player, at: SquareIndex): void {
  player.herds = withHerd(withHerd(player.herds, idle(player)[0]!.at, 'donkey', -1), at, 'donkey', 1);
}

/** Mines that are alike need no choice. */
export function different(player: Player, mines: readonly SquareIndex[]): SquareIndex[] {
  const key = (at: SquareIndex) => `${player.squares[at]!.land} ${minedAt(player, at)}`;
  return mines.filter((at, i) => mines.findIndex((other) => key(other) === key(at)) === i);
}
