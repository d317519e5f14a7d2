// Positions written by hand. A `Position` is unchecked; `setUp` turns it into a legal game or says why not.
// The format is described in content/scenario-format.md.

import { COVERS } from './data/tiles.ts';
import { folkInPlay } from './folk/seat.ts';
import type { Bundle } from './goods.ts';
import { type Positions, positionsOf } from './module.ts';
import { squareName } from './squares.ts';
import type { Game, Player, Square } from './types.ts';

export interface DwarfPosition {
  weapon?: number;
  /** An action space, or `resting`. */
  at?: string;
  newborn?: boolean;
  goblin?: boolean;
}

export interface SeatPosition {
  /** The folk of this seat; dwarfs when missing. */
  folk?: string;
  /** Exchanges allowed once a round that have been made. */
  spent?: string[];
  /** Supply goods and animals; animals given here find their own places. */
  goods?: Bundle;
  /** Weapon strengths, or details; two unarmed dwarfs when missing. */
  dwarfs?: (number | DwarfPosition)[];
  /** Square → what is there (also below an orc): `meadow`, `field grain 3`, `smallPasture stable`, `largePasture a2`, `carpenter`. */
  board?: Record<string, string>;
  /** Animals on their squares: `2 sheep c3`, `1 dog c3`. */
  animals?: string[];
  begging?: number;
  /** Goods waiting on round spaces: round → goods. */
  due?: Record<string, Bundle>;
  extended?: boolean;
  /** Frantic Fiends: see fiends/position. */
  orcs?: Record<string, string>;
  traps?: string[];
  mined?: Record<string, number>;
  homes?: string[];
  hostages?: Record<string, number | string>;
}

export interface SpacePosition {
  goods?: Bundle;
  /** The seat whose dwarf stands there, counted from 1. */
  by?: number;
}

export interface Position {
  /** How many players; the number of seats when missing. */
  players?: number;
  tileSet?: string;
  /** `["folk"]` for a game with folk (not needed when a seat has one), `["base", "fiends"]` for one with orcs. */
  modules?: string[];
  /** Folk whose tiles are on offer besides those of the seats. */
  folkTiles?: string | readonly string[];
  options?: Record<string, unknown>;
  /** Corrections of what the rule books do not print: field → value. */
  box?: Record<string, string | number>;
  round?: number;
  /** Whose turn it is, counted from 1. */
  turn?: number;
  startingPlayer?: number;
  /** Who holds the starting player token for the next round. */
  token?: number;
  /** Cards in order of rounds, those to come included; the printed order of the stages when missing. */
  cards?: string[];
  /** This round's harvest, when it is known. */
  harvest?: string;
  /** Harvest markers: round → `green`, `red` or `orc`. */
  markers?: Record<string, string>;
  /** Red markers turned so far. */
  reds?: number;
  spaces?: Record<string, SpacePosition>;
  /** Tiles that are neither on offer nor to be seen, because another one lies on them (base.tile.swap). */
  gone?: string[];
  seats?: SeatPosition[];
  /** Frantic Fiends: its options, and how far its events have got. */
  fiends?: Record<string, unknown>;
  orcEvents?: Record<string, unknown>;
}

/** A square in the words of a position; null when it is as printed on the board. Traps are told apart from it. */
export function squareText(square: Square): string | null {
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

/** Sixteen tiles by lot are named, because a position has no seed. */
const folkTilesOf = ({ setup, seed }: Game): Position['folkTiles'] =>
  setup.folkTiles === 'sixteen' ? folkInPlay(setup, seed) : setup.folkTiles;

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
    ...positions?.writeSeat(player),
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
    ...(game.setup.folkTiles ? { modules: [...game.setup.modules], folkTiles: folkTilesOf(game) } : {}),
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
    seats: game.players.map((player, seat) => seatPosition(player, game.setup.seats[seat]!.folk, positions)),
    ...positions?.writeTable(game),
  };
}
