// One player of a hand-written position.

import { positionsOf } from '../boxes/installed.ts';
import { ALL_EXCHANGES, FURNISHINGS } from '../boxes/lists.ts';
import { FAMILY_LIMIT, MOST_PEOPLE, STABLES, STRONGEST } from '../data/limits.ts';
import { COVERS } from '../data/tiles.ts';
import { standsToPlaces } from '../do/arrange.ts';
import { startingPlayer } from '../flow/setup.ts';
import { housed } from '../housing/areas.ts';
import { houseAll, squeezeIn } from '../housing/house.ts';
import { allHoused } from '../housing/solve.ts';
import {
  enjoys,
  familyLimit,
  goblinLodgers,
  goblinsOf,
  HOOKS,
  isVoid,
  roomForDwarfs,
} from '../powers/index.ts';
import { coversOwn } from '../raise/costs.ts';
import { isCave, isFarmland, isLaid, startingSquares } from '../state/board.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import {
  ENTRANCE,
  ENTRY_LEVEL,
  IN_FOREST,
  NEIGHBOURS,
  SQUARES_ON_BOARD,
  squareAt,
  squareName,
} from '../state/squares.ts';
import type { Dwarf, Game, Player, Seat, Square } from '../state/types.ts';
import {
  ALL_CROPS,
  type ExchangeId,
  FARM_ANIMALS,
  type FurnishingId,
  LANDS,
  type Land,
  type TileId,
} from '../state/vocabulary.ts';
import { parse } from '../writing/notation.ts';
import { allGoods, readBundle, wholeNumber } from './reading.ts';
import type { DwarfPosition, SeatPosition } from './types.ts';

const MOST_CROPS = { grain: 4, vegetable: 2, gemfruit: 2, mushroom: 2 };

/** `field grain 3`, `smallPasture stable`, `largePasture a2`, `carpenter` … */
export function readSquare(at: number, text: string): Square | null {
  const words = text.split(' ');
  const word = words.shift()!;
  const square: Square = { land: 'furnished', stable: false, crop: null, crops: 0, tile: null, mate: -1 };
  if (words.at(-1) === 'wild' && IN_FOREST[at]) {
    square.wild = true;
    words.pop();
  }
  if (Object.hasOwn(FURNISHINGS, word)) {
    square.tile = word as FurnishingId;
    const outside = FURNISHINGS[square.tile].site !== 'cavern' || square.wild === true;
    return words.length === 0 && outside === IN_FOREST[at] ? square : null;
  }
  const land = LANDS.find((entry) => entry === word);
  if (!land || land === 'furnished' || land === 'off' || land === 'trap' || land === 'occupied') return null;
  square.land = land;
  const inForest = isFarmland(land) || land === 'forest';
  if (inForest !== IN_FOREST[at]) return null;
  if (at >= SQUARES_ON_BOARD && (land === 'forest' || land === 'mountain')) return null;
  if (land === 'largePasture') square.mate = squareAt(words.shift() ?? '');
  const sown = ALL_CROPS.find((entry) => entry === words[0]);
  if (land === 'field' ? words.length > 0 : sown && (land === 'cavern' || land === 'forest')) {
    const crop = sown;
    const crops = Number(words[1]);
    if (!crop || !wholeNumber(crops, 1, MOST_CROPS[crop])) return null;
    if ((crop === 'mushroom') !== (land === 'cavern')) return null;
    Object.assign(square, { crop, crops });
    words.splice(0, 2);
  }
  if (words[0] === 'stable' && inForest && land !== 'field') {
    square.stable = true;
    words.shift();
  }
  return words.length === 0 ? square : null;
}

function readBoard(board: NonNullable<SeatPosition['board']>): Result<Square[]> {
  const squares = startingSquares();
  for (const [name, text] of Object.entries(board)) {
    const at = squareAt(name);
    if (at < 0) return refuse('unknownSquare', undefined, { square: name });
    const square = readSquare(at, text);
    const entryLevel = (square?.tile === 'entryLevelDwelling') === (at === ENTRY_LEVEL);
    if (!square || !entryLevel) return refuse('wrongLand', 'base.setup.board', { square: name });
    squares[at] = square;
  }
  for (const [at, { mate }] of squares.entries()) {
    if (squares[at]!.land !== 'largePasture') continue;
    if (squares[mate]?.mate !== at || !NEIGHBOURS[at]!.includes(mate))
      return refuse('wrongLand', 'base.fence.large', { square: squareName(at) });
  }
  return ok(squares);
}

/** A square that does not hang together with the entrance or the first caverns (base.tiles.*), or -1; a trap may lie anywhere. */
function apart(squares: readonly Square[]): number {
  const used = (land: Land) => isFarmland(land) || isCave(land) || land === 'trap';
  const reached = new Set<number>([ENTRY_LEVEL]);
  squares.forEach((square, at) => {
    if (square.land === 'trap' || (at === ENTRANCE && isLaid(square))) reached.add(at);
  });
  const queue = [...reached];
  for (let at = queue.pop(); at !== undefined; at = queue.pop())
    for (const next of NEIGHBOURS[at]!)
      if (used(squares[next]!.land) && !reached.has(next)) {
        reached.add(next);
        queue.push(next);
      }
  return squares.findIndex(({ land, wild }, at) => !wild && used(land) && !reached.has(at));
}

function readDwarfs(given: SeatPosition['dwarfs'], game: Game, seat: Seat): Result<Dwarf[]> {
  if (given === undefined) return ok(game.players[seat].dwarfs);
  if (given.length < 1) return refuse('badPosition', 'base.setup.dwarfs', { field: 'dwarfs' });
  if (given.length > FAMILY_LIMIT + 1) return refuse('tooManyDwarfs', 'base.family.limit');
  const dwarfs: Dwarf[] = [];
  for (const entry of given) {
    const {
      weapon = 0,
      at,
      newborn = false,
      goblin = false,
    }: DwarfPosition = typeof entry === 'number' ? { weapon: entry } : entry;
    const rests = at === undefined || at === 'resting';
    const space = rests ? null : game.spaces.find((candidate) => candidate.id === at);
    if (!wholeNumber(weapon, 0, STRONGEST) || space === undefined)
      return refuse('badPosition', 'base.setup.dwarfs', { field: 'dwarfs' });
    if (space && space.by < 0) space.by = seat;
    const where = space?.id ?? (at === 'resting' ? at : null);
    dwarfs.push({ weapon, at: where, newborn, ...(goblin ? { goblin: true } : {}) });
  }
  return ok(dwarfs);
}

/** Animals on named squares stand there; those of `goods` beyond them find places of their own. */
function placeAnimals(player: Player, animals: SeatPosition['animals']): Result<Player> {
  if (animals !== undefined) {
    const move = parse(`arrange ${animals.join(', ') || 'none'}`);
    if (!move.ok || move.value.type !== 'arrange')
      return refuse('badPosition', undefined, { field: 'animals' });
    for (const { animal, n } of move.value.stands) {
      const placed = move.value.stands.filter((stand) => stand.animal === animal);
      const total = placed.reduce((sum, stand) => sum + stand.n, 0);
      if (n > 0) player.goods[animal] = Math.max(player.goods[animal], total);
    }
    Object.assign(player, standsToPlaces(move.value.stands, player.squares));
    for (const animal of FARM_ANIMALS)
      squeezeIn(player, animal, player.goods[animal] - housed(player, animal));
  }
  if (allHoused(player) || (animals === undefined && houseAll(player))) return ok(player);
  return refuse('animalsDoNotFit', 'base.animals.one');
}

export function readSeat(entry: SeatPosition, game: Game, seat: Seat): Result<Player> {
  const goods = readBundle(entry.goods);
  if (!goods.ok) return goods;
  const squares = readBoard(entry.board ?? {});
  if (!squares.ok) return squares;
  const dwarfs = readDwarfs(entry.dwarfs, game, seat);
  if (!dwarfs.ok) return dwarfs;
  const player: Player = {
    ...startingPlayer(0, game.setup.options),
    goods: allGoods({}),
    squares: squares.value,
  };
  player.dwarfs = dwarfs.value;
  player.powers = {};
  const positions = positionsOf(game);
  positions?.prepareSeat?.(game, seat, player);
  Object.assign(player.goods, goods.value);
  for (const { tile, stable } of player.squares) {
    if (tile && !isVoid(player, tile as TileId)) player.powers[tile] = (player.powers[tile] ?? 0) + 1;
    if (stable) player.stables++;
  }
  const swapped = Object.keys(COVERS).find(
    (id) => coversOwn(player, id as TileId) && player.powers[id as TileId],
  );
  if (swapped) return refuse('badPosition', 'base.tile.swap', { field: 'board', tile: swapped });
  const boxed = positions?.readSeat?.(game, seat, player, entry) ?? ok(true);
  if (!boxed.ok) return boxed;
  if (player.stables > STABLES) return refuse('tooManyStables', 'base.stable');
  const loose = apart(player.squares);
  if (loose >= 0)
    return refuse('apart', IN_FOREST[loose] ? 'base.tiles.forest.connect' : 'base.tiles.mountain', {
      square: squareName(loose),
    });
  const overhangs = player.squares.some(({ land }, at) => at >= SQUARES_ON_BOARD && land !== 'off');
  if (overhangs && !enjoys(player, 'overhang')) {
    const { id, rule } = HOOKS.overhang[0]!;
    return refuse('needsTile', rule, { tile: id });
  }
  const people = player.dwarfs.length - goblinsOf(player);
  if (people > familyLimit(player, FAMILY_LIMIT) || player.dwarfs.length > MOST_PEOPLE)
    return refuse('tooManyDwarfs', 'base.family.limit');
  if (!player.fiends && roomForDwarfs(player, people) < people + goblinLodgers(player))
    return refuse('noRoomForDwarfs', 'base.family.room');
  const begging = entry.begging ?? 0;
  if (!wholeNumber(begging, 0, 200)) return refuse('badPosition', 'base.harvest.beg', { field: 'begging' });
  player.begging = begging;
  player.extended = entry.extended === true;
  if (entry.spent?.some((id) => !ALL_EXCHANGES.some((exchange) => exchange.id === id)))
    return refuse('badPosition', undefined, { field: 'spent' });
  if (entry.spent) player.spent = entry.spent as ExchangeId[];
  for (const [round, due] of Object.entries(entry.due ?? {})) {
    const bundle = readBundle(due);
    if (!bundle.ok || !wholeNumber(Number(round), 1, 12)) return refuse('badPosition', 'base.round.income');
    player.due[Number(round)] = bundle.value;
  }
  return placeAnimals(player, entry.animals);
}
