// A game as a position, in the words of a hand-written one.

import type { Positions } from '../boxes/def.ts';
import { positionsOf } from '../boxes/installed.ts';
import { COVERS } from '../data/tiles.ts';
import { squareName } from '../state/squares.ts';
import type { Game, Player, Square } from '../state/types.ts';
import type { Position, SeatPosition, SpacePosition } from './types.ts';

/** A square in the words of a position; null when it is as printed on the board. Traps are told apart from it. */
function squareText(square: Square): string | null {
  const { land, stable, crop, crops, tile, mate, wild } = square;
  if (land === 'off' || land === 'mountain' || land === 'trap') return null;
  if (land === 'forest' && !stable && !crop) return null;
  if (tile) return wild ? `${tile} wild` : tile;
  const words: string[] = [land];
  if (mate >= 0) words.push(squareName(mate));
  if (crop) words.push(crop, String(crops));
  if (stable) words.push('stable');
  if (wild) words.push('wild');
  return words.join(' ');
}

function seatPosition(player: Player, folk: string | undefined, positions?: Positions): SeatPosition {
  const board: Record<string, string> = {};
  player.squares.forEach((square, at) => {
    // Below an orc the space is what it was; the orc tells that it is occupied.
    const taken = player.fiends?.occupied.find((space) => space.at === at);
    const text = squareText(taken ? { ...square, land: taken.land, tile: taken.tile } : square);
    if (text) board[squareName(at)] = text;
  });
  const animals = player.herds.map(({ n, animal, at }) => `${n} ${animal} ${squareName(at)}`);
  for (const { n, at } of player.watch) animals.push(`${n} dog ${squareName(at)}`);
  return {
    goods: { ...player.goods },
    dwarfs: player.dwarfs.map(({ weapon, at, newborn, goblin }) => ({
      weapon,
      ...(at ? { at } : {}),
      newborn,
      ...(goblin ? { goblin } : {}),
    })),
    board,
    animals,
    begging: player.begging,
    due: Object.fromEntries(Object.entries(player.due)),
    extended: player.extended,
    ...(folk ? { folk } : {}),
    ...(player.spent ? { spent: [...player.spent] } : {}),
    ...positions?.writeSeat?.(player),
  };
}

/** Tiles under another one that may cover it: nobody can see or build them any more. */
function coveredTiles({ players, supply }: Game): Pick<Position, 'gone'> {
  const built = new Set<string>();
  for (const { squares, fiends } of players)
    for (const { tile } of [...squares, ...(fiends?.occupied ?? [])]) if (tile) built.add(tile);
  const gone = Object.entries(COVERS)
    .filter(([tile, under]) => built.has(tile) && !built.has(under) && !supply.includes(under))
    .map(([, under]) => under);
  return gone.length > 0 ? { gone } : {};
}

/** A game in the words of a position, for reports, links and comparisons. Cards and markers to come are told too. */
export function toPosition(game: Game): Position {
  const spaces: Record<string, SpacePosition> = {};
  for (const { id, goods, by } of game.spaces) {
    spaces[id] = { goods };
    if (by >= 0) spaces[id].by = by + 1;
  }
  const positions = positionsOf(game);
  const frame = game.stack.at(-1);
  return {
    players: game.players.length,
    tileSet: game.setup.tileSet,
    ...positions?.writeSetup?.(game),
    options: { ...game.setup.options },
    ...(game.setup.box ? { box: { ...game.setup.box } } : {}),
    round: game.round,
    turn: (frame ? frame.seat : game.turn) + 1,
    startingPlayer: game.starting + 1,
    token: game.token + 1,
    cards: game.cards.flatMap((card) => card ?? []),
    markers: Object.fromEntries(game.markers.flatMap((marker, round) => (marker ? [[round, marker]] : []))),
    reds: game.reds,
    ...(game.harvest ? { harvest: game.harvest } : {}),
    spaces,
    ...coveredTiles(game),
    seats: game.players.map((player, seat) => seatPosition(player, game.setup.seats[seat].folk, positions)),
    ...positions?.writeTable?.(game),
  };
}
