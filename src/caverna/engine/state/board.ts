// Questions about a home board that many rules ask.

import {
  ALL_FOREST,
  ENTRY_LEVEL,
  FIRST_CAVERN,
  IN_FOREST,
  SQUARE_COUNT,
  SQUARES_ON_BOARD,
} from './squares.ts';
import type { Player, Square } from './types.ts';
import type { Land } from './vocabulary.ts';

const bare = (land: Land): Square => ({ land, stable: false, crop: null, crops: 0, tile: null, mate: -1 });

const FOREST: Square = bare('forest');
const MOUNTAIN: Square = bare('mountain');
const OFF: Square = bare('off');

export function startingSquares(): Square[] {
  const squares: Square[] = [];
  for (let i = 0; i < SQUARE_COUNT; i++)
    squares.push(i >= SQUARES_ON_BOARD ? OFF : IN_FOREST[i] ? FOREST : MOUNTAIN);
  squares[FIRST_CAVERN] = bare('cavern');
  squares[ENTRY_LEVEL] = { ...bare('furnished'), tile: 'entryLevelDwelling' };
  return squares;
}

/** Fields, meadows and pastures: what a further forest tile may connect to. */
export const isFarmland = (land: Land): boolean =>
  land === 'meadow' || land === 'field' || land === 'smallPasture' || land === 'largePasture';

/** A forest square with a tile on it, furnished or not; Elves also use bare forest (folk.open.elvesNeighbours). */
export const isLaid = ({ land, wild, crops }: Square, agreed?: Player['agreed']): boolean =>
  agreed?.wildConnects
    ? crops > 0 || isFarmland(land) || land === 'furnished'
    : (isFarmland(land) || land === 'furnished') && !wild;

/** Forest that a tile may cover: nothing grows there (folk.open.elvesEntrance). */
export const isForest = ({ land, crops }: Square): boolean => land === 'forest' && crops === 0;

/** Any mountain square that is no longer solid rock: what a further mountain tile may connect to. */
export const isCave = (land: Land): boolean =>
  land === 'cavern' ||
  land === 'tunnel' ||
  land === 'deepTunnel' ||
  land === 'oreMine' ||
  land === 'rubyMine' ||
  land === 'furnished' ||
  land === 'occupied';

export const isMine = (land: Land): boolean => land === 'oreMine' || land === 'rubyMine';

export function count(player: Player, land: Land): number {
  let n = 0;
  for (const square of player.squares) if (square.land === land) n++;
  return n;
}

export const hasFarmland = (player: Player): boolean => {
  for (const at of ALL_FOREST) if (isLaid(player.squares[at]!, player.agreed)) return true;
  return false;
};

/** The square that names the pasture a square belongs to. */
export const areaOf = (player: Player, at: number): number => {
  const { mate } = player.squares[at]!;
  return mate >= 0 && mate < at ? mate : at;
};
