// What must be true after every move of every game.

import { ALL_TILES } from '../../../src/engine/data/tiles.ts';
import { allHoused } from '../../../src/engine/housing/solve.ts';
import {
  FIENDS_TILE_IDS,
  type Game,
  type GameEvent,
  GOODS,
  type Good,
  hash,
  legalMoves,
  type Move,
  notate,
  parse,
  play,
  replay,
  score,
  TILE_IDS,
} from '../../../src/engine/index.ts';
import { familyLimit, roomForDwarfs } from '../../../src/engine/powers/index.ts';
import { checkFiends } from './fiends.ts';

function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

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
    for (const good of GOODS) {
      const n = player.goods[good];
      assert(Number.isInteger(n) && n >= 0, `seat ${seat}: ${n} ${good}`);
    }
    const stables = player.squares.filter((square) => square.stable).length;
    assert(stables === player.stables && stables <= 3, `seat ${seat}: ${stables} stables`);
    const people = player.dwarfs.length;
    const limit = familyLimit(player, 5);
    assert(people <= (player.fiends ? 6 : limit), `seat ${seat}: ${people} dwarfs`);
    // An occupied dwelling has no room, and its people are hostages or homeless for a while.
    assert(
      player.fiends !== undefined || roomForDwarfs(player, people) >= people,
      `seat ${seat}: no room for ${people} dwarfs`,
    );
    for (const { weapon } of player.dwarfs) assert(weapon >= 0 && weapon <= 14, `weapon ${weapon}`);
    const deciding = game.stack.some((frame) => frame.kind === 'house' && frame.seat === seat);
    assert(deciding || allHoused(player), `seat ${seat}: animals without a place`);
    for (const { crop, crops, land } of player.squares)
      assert((crop === null) === (crops === 0) && (crops === 0 || land === 'field'), 'crops off a field');
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
      built[tile] = (built[tile] ?? 0) + 1;
      if (tile === 'entryLevelDwelling' || ALL_TILES[tile].unlimited) continue;
      assert(!seen.has(tile), `${tile} exists twice`);
      seen.add(tile);
    }
    assert(
      JSON.stringify(Object.entries(built).sort()) === JSON.stringify(Object.entries(player.powers).sort()),
      'powers',
    );
  }
  assert(
    [...seen].every((tile) => ([...TILE_IDS, ...FIENDS_TILE_IDS] as readonly string[]).includes(tile)),
    'unknown tile',
  );
}

function checkSpaces(game: Game): void {
  for (const space of game.spaces) {
    if (space.by < 0) continue;
    assert(
      game.players[space.by]!.dwarfs.some((dwarf) => dwarf.at === space.id) ||
        game.players[space.by]!.fiends?.orcs.some((orc) => orc.work === space.id) === true,
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
      for (const { type, seat, goods } of events) {
        if (seat === undefined || !goods || !['gained', 'paid', 'lost'].includes(type)) continue;
        const sign = type === 'gained' ? 1 : -1;
        for (const good in goods) accounts[seat]![good as Good] += sign * goods[good as Good]!;
      }
    },
    check(game: Game): void {
      game.players.forEach((player, seat) => {
        for (const good of GOODS) {
          const [have, booked] = [player.goods[good], accounts[seat]![good]];
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
  const moves = legalMoves(game);
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
