// What must be true after every move of every game.

import { allHoused } from '../engine/housing/solve.ts';
import {
  ALL_GOODS,
  FIENDS_TILE_IDS,
  FURNISHINGS,
  type FurnishingId,
  type Game,
  type GameEvent,
  type Good,
  hash,
  type Move,
  notate,
  type Player,
  parse,
  play,
  replay,
  score,
  TILE_IDS,
  type TileId,
} from '../engine/index.ts';
import { familyLimit, goblinLodgers, goblinsOf, isVoid, roomForDwarfs } from '../engine/powers/index.ts';
import { movesIn } from './bots.ts';
import { checkFiends } from './fiends.ts';

function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** The new crops exist in games with folk only. */
const goodsOf = (player: Player) => ALL_GOODS.filter((good) => player.goods[good] !== undefined);

/** Tiles that a game with orcs may hold. */
const FIENDS_SUPPLY: ReadonlySet<string> = new Set([...TILE_IDS, ...FIENDS_TILE_IDS]);

const isUnlimited = (tile: FurnishingId): boolean => FURNISHINGS[tile].unlimited === true;

/** Frozen through and through, so that any change of a given game throws. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const entry of Object.values(value)) freeze(entry);
  return value;
}

function checkPlayers(game: Game, before: Game | null): void {
  for (const [seat, player] of game.players.entries()) {
    // Players are copied when they change: the same object needs no second look.
    if (player === before?.players[seat]) continue;
    for (const good of goodsOf(player)) {
      const n = player.goods[good];
      assert(Number.isInteger(n) && n >= 0, `seat ${seat}: ${n} ${good}`);
    }
    const stables = player.squares.filter((square) => square.stable).length;
    assert(stables === player.stables && stables <= 3, `seat ${seat}: ${stables} stables`);
    assert(player.dwarfs.length <= 6, `seat ${seat}: ${player.dwarfs.length} people`);
    // With orcs an occupied dwelling has no room, and its people are hostages or homeless for a while.
    if (!player.fiends) {
      const people = player.dwarfs.length - goblinsOf(player);
      const lodgers = goblinLodgers(player);
      assert(people <= familyLimit(player, 5), `seat ${seat}: ${people} dwarfs`);
      assert(roomForDwarfs(player, people) >= people + lodgers, `seat ${seat}: no room for ${people} dwarfs`);
    }
    for (const { weapon } of player.dwarfs) assert(weapon >= 0 && weapon <= 14, `weapon ${weapon}`);
    const deciding = game.stack.some((frame) => frame.kind === 'house' && frame.seat === seat);
    assert(deciding || allHoused(player), `seat ${seat}: animals without a place`);
    for (const { crop, crops, land } of player.squares) {
      assert((crop === null) === (crops === 0), 'a crop without tokens');
      const grows =
        crop === 'mushroom'
          ? land === 'cavern'
          : land === 'field' || (player.powers.elves && land === 'forest');
      assert(crops === 0 || Boolean(grows), 'crops off a field');
    }
  }
}

function checkTiles(game: Game): void {
  const seen = new Set<string>(game.supply);
  assert(seen.size === game.supply.length, 'a tile twice on offer');
  for (const player of game.players) {
    const built: Record<string, number> = {};
    for (const { tile, land } of player.squares) {
      assert((tile !== null) === (land === 'furnished'), 'a furnishing without a tile');
      if (!tile) continue;
      if (!isVoid(player, tile as TileId)) built[tile] = (built[tile] ?? 0) + 1;
      if (tile === 'entryLevelDwelling' || isUnlimited(tile)) continue;
      assert(!seen.has(tile), `${tile} exists twice`);
      seen.add(tile);
    }
    const { folk } = game.setup.seats[game.players.indexOf(player)]!;
    if (folk) built[folk] = 1;
    assert(
      JSON.stringify(Object.entries(built).sort()) === JSON.stringify(Object.entries(player.powers).sort()),
      'powers',
    );
  }
  for (const tile of seen) {
    const known = game.fiends ? FIENDS_SUPPLY.has(tile) : Object.hasOwn(FURNISHINGS, tile);
    assert(known, `unknown tile ${tile}`);
    const told = game.setup.box?.['folk.charcoal.known'] === 'yes';
    assert(told || !FURNISHINGS[tile as TileId]?.incomplete, `${tile} has no text`);
  }
  // Trader and Spare part storage may cover each other (base.tile.swap). Frantic Fiends lays out a supply of its own.
  if (game.setup.tileSet === 'full' && !game.fiends) assert(seen.size >= 47, `${seen.size} tiles`);
}

function checkSpaces(game: Game): void {
  for (const space of game.spaces) {
    if (space.by === -1) continue;
    assert(
      game.players[space.by].dwarfs.some((dwarf) => dwarf.at === space.id) ||
        game.players[space.by].fiends?.orcs.some((orc) => orc.work === space.id) === true,
      `nobody stands on ${space.id}`,
    );
  }
  for (const player of game.players)
    for (const { at } of player.dwarfs)
      if (at && at !== 'resting')
        assert(
          game.spaces.some((space) => space.id === at && space.by >= 0),
          `lost on ${at}`,
        );
}

function checkScores(game: Game): void {
  for (const seat of score(game).seats) {
    let total = 0;
    for (const { points, parts } of seat.categories) {
      assert(points === parts.reduce((sum, part) => sum + part.points, 0), 'score parts');
      total += points;
    }
    assert(total === seat.total, 'score total');
  }
}

/** Keeps the books: what was gained minus what was paid must be what is there. */
export function openLedger(start: Game) {
  const accounts = start.players.map((player) => ({ ...player.goods }));
  return {
    record(events: readonly GameEvent[]): void {
      for (const event of events) {
        if (event.type !== 'gained' && event.type !== 'paid' && event.type !== 'lost') continue;
        const { seat, goods } = event;
        const sign = event.type === 'gained' ? 1 : -1;
        for (const good in goods) accounts[seat][good as Good] += sign * goods[good as Good]!;
      }
    },
    check(game: Game): void {
      game.players.forEach((player, seat) => {
        for (const good of goodsOf(player)) {
          const [have, booked] = [player.goods[good], accounts[seat][good]];
          if (have !== booked) throw new Error(`seat ${seat}: ${have} ${good}, the events say ${booked}`);
        }
      });
    },
  };
}

export function checkGame(game: Game, before: Game | null): void {
  checkPlayers(game, before);
  if (game.supply !== before?.supply) checkTiles(game);
  if (game.spaces !== before?.spaces) checkSpaces(game);
  if (game.fiends) checkFiends(game, before);
}

/** The list is never empty, every line can be read back, and (if asked) every move is accepted. */
export function checkMoves(game: Game, tryAll: boolean): void {
  const moves = movesIn(game);
  assert(game.stack.length === 0 || moves.length > 0, 'nothing to decide');
  const lines = new Set<string>();
  for (const move of moves) {
    const line = notate(move);
    assert(!lines.has(line), `offered twice: ${line}`);
    lines.add(line);
    const read = parse(line);
    assert(read.ok && notate(read.value) === line, line);
    if (tryAll) assert(JSON.stringify(sorted(read.value)) === JSON.stringify(sorted(move)), line);
    if (tryAll) {
      const played = play(game, move);
      assert(played.ok, `${line} is listed but refused`);
    }
  }
}

const sorted = (move: Move): unknown =>
  Object.fromEntries(
    Object.entries(move)
      .map(([key, value]) => [key, key === 'goods' ? Object.entries(value as object).sort() : value] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

export function checkReplay(game: Game, lines: readonly string[]): void {
  const again = replay(game.setup, game.seed, lines);
  assert(again.ok, `replay: ${again.ok ? '' : JSON.stringify(again.error)}`);
  assert(hash(again.value.game) === hash(game), 'replaying gives another game');
}

export { checkScores };
