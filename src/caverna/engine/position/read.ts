// From a hand-written position to a legal game.

import { positionsOf, readsPositions } from '../boxes/installed.ts';
import { FURNISHINGS } from '../boxes/lists.ts';
import { LAST_ROUND, roundsFor, STAGES } from '../data/schedule.ts';
import { variantOf } from '../data/spaces.ts';
import { advance } from '../flow/advance.ts';
import { turnMarker } from '../flow/harvest.ts';
import { beginTurn } from '../flow/round.ts';
import { emptyTable, readSetup, startingPlayer } from '../flow/setup.ts';
import { hasDisc, hasWorker, isAwaited } from '../legal/work.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { begin, type Turn } from '../state/turn.ts';
import type { Game, Seat, SpaceState } from '../state/types.ts';
import {
  CARD_IDS,
  type CardId,
  HARVESTS,
  type Harvest,
  MARKERS,
  type Marker,
  type SpaceId,
} from '../state/vocabulary.ts';
import { readSeat } from './read-seat.ts';
import { readBundle, wholeNumber } from './reading.ts';
import { readPosition } from './shape.ts';
import type { Position, SeatPosition } from './types.ts';

/** The printed order of the stages, or the fixed order of the solo game. */
function printedOrder(game: Game): (CardId | null)[] {
  const players = game.players.length;
  if (players === 1) return game.cards;
  const cards: (CardId | null)[] = Array(LAST_ROUND + 1).fill(null);
  for (const stage of STAGES) {
    const present = stage.cards.filter((card) => variantOf(card, players));
    present.forEach((card, i) => {
      cards[stage.rounds[i]!] = card;
    });
  }
  return cards;
}

/** Card by round, from a list in order of rounds. */
function readCards(position: Position, game: Game): Result<(CardId | null)[]> {
  const cards = printedOrder(game);
  if (position.cards === undefined) return ok(cards);
  const rounds = roundsFor(game.players.length);
  if (position.cards.length > rounds.length)
    return refuse('badPosition', 'base.round.reveal', { field: 'cards' });
  const given: CardId[] = [];
  for (const name of position.cards) {
    const card = CARD_IDS.find((id) => id === name);
    if (!card || given.includes(card) || !variantOf(card, game.players.length))
      return refuse('badPosition', 'base.round.reveal', { field: 'cards' });
    given.push(card);
  }
  const ordered: (CardId | null)[] = Array(LAST_ROUND + 1).fill(null);
  const others = cards.filter((card): card is CardId => card !== null && !given.includes(card));
  rounds.forEach((round, i) => {
    ordered[round] = given[i] ?? others.shift() ?? null;
  });
  return ok(ordered);
}

function readMarkers(position: Position, game: Game): Result<(Marker | null)[]> {
  const markers = game.markers.slice();
  for (const [round, name] of Object.entries(position.markers ?? {})) {
    const marker = MARKERS.find((entry) => entry === name);
    if (!marker || !wholeNumber(Number(round), game.fiends ? 3 : 6, LAST_ROUND))
      return refuse('badPosition', 'base.setup.markers', { field: 'markers' });
    markers[Number(round)] = marker;
  }
  return ok(markers);
}

function readSpaces(position: Position, game: Game, cards: readonly CardId[]): Result<SpaceState[]> {
  const flipped = cards.includes('familyLife');
  const sideUp = (card: CardId): CardId =>
    card === 'wishForChildren' && flipped ? 'urgentWishForChildren' : card;
  const ids: SpaceId[] = [...game.spaces.map((space) => space.id), ...cards.map(sideUp)];
  const spaces: SpaceState[] = ids.map((id) => ({ id, goods: {}, by: -1 }));
  for (const [name, given] of Object.entries(position.spaces ?? {})) {
    const space = spaces.find((entry) => entry.id === name);
    if (!space) return refuse('spaceUnknown', 'base.setup.boards', { space: name.slice(0, 30) });
    const goods = readBundle(given.goods);
    if (!goods.ok) return goods;
    space.goods = goods.value;
    if (given.by === undefined) continue;
    if (!wholeNumber(given.by, 1, game.players.length))
      return refuse('badPosition', 'base.work.occupied', { space: name });
    space.by = (given.by - 1) as Seat;
  }
  return ok(spaces);
}

function readHarvest(position: Position): Result<Harvest | null> {
  if (position.harvest === undefined) return ok(null);
  const harvest = HARVESTS.find((entry) => entry === position.harvest);
  return harvest ? ok(harvest) : refuse('badPosition', 'base.harvest.calendar', { field: 'harvest' });
}

/** Checks a position and lays it out, with nothing pending yet. */
export function layOut(position: unknown): Result<Game> {
  const read = readPosition(position);
  if (!read.ok) return read;
  const given = read.value;
  const { seats = [] } = given;
  const players = given.players ?? Math.max(1, seats.length);
  const setup = readSetup(setupOf(given, seats, players));
  if (!setup.ok) return setup;
  if (!readsPositions(setup.value)) return refuse('badSetup', 'base.setup.boards', { field: 'modules' });
  if (seats.length > players) return refuse('badPosition', 'base.setup.boards', { field: 'seats' });
  const round = given.round ?? 1;
  const turn = given.turn ?? 1;
  const starting = given.startingPlayer ?? turn;
  const token = given.token ?? starting;
  if (!wholeNumber(round, 1, LAST_ROUND))
    return refuse('badPosition', 'base.setup.rounds', { field: 'round' });
  if (!wholeNumber(turn, 1, players)) return refuse('badPosition', undefined, { field: 'turn' });
  if (!wholeNumber(starting, 1, players))
    return refuse('badPosition', undefined, { field: 'startingPlayer' });
  if (!wholeNumber(token, 1, players)) return refuse('badPosition', 'base.token', { field: 'token' });
  const game = emptyTable(setup.value, 0);
  game.players = game.players.map(() => startingPlayer(0, setup.value.options));
  Object.assign(game, { round, phase: 'work', turn: turn - 1, starting: starting - 1, token: token - 1 });
  const cards = readCards(given, game);
  if (!cards.ok) return cards;
  const markers = readMarkers(given, game);
  if (!markers.ok) return markers;
  const reds = given.reds ?? 0;
  if (!wholeNumber(reds, 0, 3)) return refuse('badPosition', 'base.harvest.red', { field: 'reds' });
  Object.assign(game, { cards: cards.value, markers: markers.value, reds });
  const revealed = cards.value.slice(0, round + 1).filter((card) => card !== null);
  const spaces = readSpaces(given, game, revealed);
  if (!spaces.ok) return spaces;
  const harvest = readHarvest(given);
  if (!harvest.ok) return harvest;
  game.spaces = spaces.value;
  game.harvest = harvest.value;
  const table = positionsOf(game)?.readTable?.(game, given) ?? ok(game);
  if (!table.ok) return table;
  for (const seat of game.players.keys()) {
    const player = readSeat(seats[seat] ?? {}, game, seat);
    if (!player.ok)
      return { ok: false, error: { ...player.error, args: { ...player.error.args, seat: seat + 1 } } };
    game.players[seat] = player.value;
  }
  return takeTilesFromSupply(game, given.gone ?? []);
}

/** The setup of a position; seats with a folk make it a game with folk. */
function setupOf(
  { modules, folkTiles, tileSet = 'full', options, fiends, box }: Position,
  seats: readonly SeatPosition[],
  players: number,
): unknown {
  if (modules?.includes('fiends')) return { tileSet, options, seats: players, modules, fiends, box };
  const folks = seats.map(({ folk }) => folk);
  const isFolk = modules !== undefined || folkTiles !== undefined || folks.some((folk) => folk !== undefined);
  if (!isFolk) return { tileSet, options, seats: players, box };
  const named = Array.from({ length: players }, (_, seat) =>
    folks[seat] === undefined ? {} : { folk: folks[seat] },
  );
  return { tileSet, options, seats: named, modules: modules ?? ['base', 'folk'], folkTiles, box };
}

/** base.furnish.supply: no tile twice, and only tiles that this game has. */
function takeTilesFromSupply(game: Game, gone: readonly string[]): Result<Game> {
  const { fiends } = game;
  const box = new Set<string>([...game.supply, ...(fiends?.yellow ?? [])]);
  const supply = new Set(box);
  for (const tile of gone) supply.delete(tile);
  const limits = { ...fiends?.copies };
  for (const player of game.players) {
    for (const { tile } of [...player.squares, ...(player.fiends?.occupied ?? [])]) {
      if (!tile || tile === 'entryLevelDwelling') continue;
      if (!supply.has(tile)) {
        const inSet = game.setup.tileSet === 'full' || FURNISHINGS[tile].intro;
        const once = gone.includes(tile) ? 'tileGone' : 'tileTwice';
        const not = inSet ? 'tileNotInGame' : 'tileNotInSet';
        const most = limits[tile] ?? 1;
        return refuse(box.has(tile) ? (most > 1 ? 'tooMany' : once) : not, 'base.furnish.supply', {
          tile,
          most,
        });
      }
      const copies = fiends?.copies[tile];
      if (copies !== undefined) fiends!.copies[tile] = copies - 1;
      if (!FURNISHINGS[tile].unlimited || copies === 1) supply.delete(tile);
    }
  }
  game.supply = game.supply.filter((tile) => supply.has(tile));
  if (fiends) fiends.yellow = fiends.yellow.filter((tile) => supply.has(tile));
  return ok(game);
}

/** A legal game from a position, up to its next decision. */
export function setUp(position: unknown): Result<Game> {
  const table = layOut(position);
  if (!table.ok) return table;
  const turn: Turn = begin(table.value);
  const seat = turn.game.turn;
  // The round is under way, so its marker has been turned.
  if (turn.game.harvest === null && turn.game.setup.options.markerReveal === 'start') turnMarker(turn);
  // Goblins wait while anybody has a disc (folk.goblins.lazy).
  const { players } = turn.game;
  const player = players[seat];
  if (hasDisc(player) || (hasWorker(turn.game, player) && (player.fiends || !players.some(isAwaited))))
    beginTurn(turn, seat);
  advance(turn);
  return ok(turn.game);
}
