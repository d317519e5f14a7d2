// Setting up Frantic Fiends (fiends.setup.*).

import { contentsOf } from '../corrections/fiends.ts';
import { FIENDS_DIFFERENT, FIENDS_FIELDS } from '../corrections/fiends-fields.ts';
import { LAST_ROUND, roundsFor, STARTING_DWARFS } from '../data/schedule.ts';
import { type Random, shuffled } from '../flow/random.ts';
import { correctionsFor } from '../flow/setup.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { ENTRY_LEVEL, squareAt } from '../state/squares.ts';
import type { Game, Player, Seat, Setup } from '../state/types.ts';
import type { Good, Marker, TileId } from '../state/vocabulary.ts';
import { BRIBE_MARKERS_USED, ORC_MARKER_ROUNDS, ORC_MARKERS, ORC_STRENGTHS } from './data/orc-events.ts';
import type { LongStripId } from './data/rewards.ts';
import type { ExtensionId, PieceId, ShortStripId } from './data/supply.ts';
import { LONG_STRIPS, STRIPS_BY_PLAYERS, SUPPLY_BASE } from './data/supply.ts';
import { FIENDS_TILES } from './data/tiles.ts';
import { fiendsOptions } from './read-options.ts';
import { fiendsSpaces } from './spaces.ts';
import type { FiendsOptions, GameFiends, PlayerFiends } from './types.ts';

export function readFiendsSetup(setup: Setup, own: (field: string) => unknown): Result<Setup> {
  const corrections = correctionsFor(own('box'), 'fiends', FIENDS_FIELDS, FIENDS_DIFFERENT);
  const fiends = fiendsOptions(
    own('fiends'),
    setup.seats.length,
    (corrections.ok && corrections.value) || {},
  );
  if (!fiends) return refuse('badOption', undefined, { option: 'fiends' });
  if (!corrections.ok) return corrections;
  return ok({ ...setup, fiends, ...(corrections.value && { box: corrections.value }) });
}

/** fiends.setup.markers: rounds 3 and 6 always, two more among rounds 7 to 12. */
function dealMarkers(random: Random, players: number): (Marker | null)[] {
  const markers: (Marker | null)[] = Array(LAST_ROUND + 1).fill(null);
  for (const round of ORC_MARKER_ROUNDS.fixed) markers[round] = 'orc';
  const rounds = roundsFor(players).filter((round) => round >= 7);
  const deck = shuffled<Marker>(
    random,
    rounds.map((_, i) => (i < 2 ? 'orc' : 'green')),
  );
  rounds.forEach((round, i) => {
    markers[round] = deck[i]!;
  });
  return markers;
}

/** fiends.furnish.limited */
const copiesOf = (): Partial<Record<TileId, number>> =>
  Object.fromEntries(FIENDS_TILES.filter(({ copies }) => copies > 1).map(({ id, copies }) => [id, copies]));

/** What lies on the chosen pieces of the supply and reward boards. */
export function layOutBoards(
  game: Game,
  extensions: readonly ExtensionId[],
  longStrips: readonly LongStripId[],
  shortStrips: readonly ShortStripId[],
  bribes: readonly Good[],
): void {
  const box = contentsOf(game.setup.box);
  const pieces = box.extensions.filter(({ id }) => extensions.includes(id));
  const traps: GameFiends['traps'] = {};
  for (const id of SUPPLY_BASE.traps) traps[id] = game.players.length;
  for (const { trap } of pieces) traps[trap] = 1;
  const yellow = box.shortStrips.filter(({ id }) => shortStrips.includes(id)).flatMap(({ tiles }) => tiles);
  game.supply = [
    ...SUPPLY_BASE.dwellings,
    ...pieces.map(({ dwelling }) => dwelling),
    ...box.baseTiles,
    ...pieces.map(({ tile }) => tile),
  ];
  game.fiends = {
    bribes: bribes.slice(),
    extensions: extensions.slice(),
    longStrips: longStrips.slice(),
    shortStrips: shortStrips.slice(),
    claimed: [],
    traps,
    yellow,
    copies: copiesOf(),
    spareOrc: true,
    events: 0,
    due: false,
    active: null,
    script: [],
  } satisfies GameFiends;
}

/** Strengths (fiends.setup.strength) and first spaces (fiends.setup.orcs) of a seat's orcs. */
export function startingFiends(options: FiendsOptions, seat: Seat): PlayerFiends {
  const side = options.experts.includes(seat + 1) ? 'hard' : options.strength;
  return {
    orcs: ORC_MARKERS.map(({ id, start }) => ({
      id,
      strength: ORC_STRENGTHS[side][id] + options.stronger,
      zone: start ? 'forest' : 'reserve',
      at: start ? squareAt(start) : -1,
    })),
    traps: [],
    occupied: [],
    mined: {},
    homes: Array<number>(STARTING_DWARFS).fill(ENTRY_LEVEL),
    ...(options.buildUnderOrc ? {} : { guarded: true as const }),
    ...(options.warriorDiscount ? {} : { fullPrice: true as const }),
    ...(options.hostagesCount ? { hostagesCount: true as const } : {}),
  };
}

const first = <T>(random: Random, ids: readonly T[], n: number): T[] =>
  shuffled(random, ids).slice(0, n).sort();

export function deal(game: Game, random: Random): void {
  const players = game.players.length;
  const options = game.setup.fiends!;
  game.markers = dealMarkers(random, players);
  const box = contentsOf(game.setup.box);
  const bribes = shuffled(random, box.bribes).slice(0, BRIBE_MARKERS_USED);
  const strips = STRIPS_BY_PLAYERS[players]!;
  const chosen = <T extends PieceId>(list: readonly { id: T }[], n: number): T[] => {
    const ids = list.map(({ id }) => id);
    const given = ids.filter((id) => options.pieces.includes(id));
    return given.length > 0 ? given : first(random, ids, n);
  };
  layOutBoards(
    game,
    chosen(box.extensions, players),
    chosen(LONG_STRIPS, strips),
    chosen(box.shortStrips, strips),
    bribes,
  );
  game.spaces = fiendsSpaces(players, options.armoryForBoth).map((id) => ({ id, goods: {}, by: -1 }));
  game.players = game.players.map((player, seat): Player => {
    // fiends.setup.soloFood
    const food = players === 1 ? options.soloFood : player.goods.food;
    return { ...player, goods: { ...player.goods, food }, fiends: startingFiends(options, seat) };
  });
}
