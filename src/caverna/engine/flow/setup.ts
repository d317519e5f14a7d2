// Setting up a game (base.setup.*).

import type { BoxDef } from '../boxes/def.ts';
import { allInstalled, boxOf } from '../boxes/installed.ts';
import { type CorrectionField, type Corrections, type Different, readFields } from '../corrections/field.ts';
import {
  FIXED_HARVESTS,
  LAST_ROUND,
  markersFor,
  roundsFor,
  SOLO_CARDS,
  STAGES,
  STARTING_DWARFS,
  STARTING_FOOD,
  STARTING_FOOD_SOLO,
} from '../data/schedule.ts';
import { preprintedFor, variantOf } from '../data/spaces.ts';
import { TILES } from '../data/tiles.ts';
import type { FiendsOptions } from '../fiends/options.ts';
import { LATER_OPTIONS, OPTION_VALUES, type Options, WRITTEN } from '../rules/options.ts';
import { startingSquares } from '../state/board.ts';
import { noGoods } from '../state/goods.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { SECOND_DRIFT, SMALL_SCALE } from '../state/sides.ts';
import { begin } from '../state/turn.ts';
import type { BySeat, Game, Player, Seat, SeatSetup, Setup } from '../state/types.ts';
import {
  BOX_IDS,
  type BoxId,
  type CardId,
  type FolkId,
  type Marker,
  MOST_PLAYERS,
  TILE_IDS,
  TILE_SETS,
} from '../state/vocabulary.ts';
import { advance } from './advance.ts';
import { below, fromSeed, type Random, shuffled } from './random.ts';
import { beginRound } from './round.ts';

/** What callers may leave out. */
export interface SetupRequest {
  modules?: readonly string[];
  /** Seats in turn order, or just how many. */
  seats: number | readonly ((Omit<Partial<SeatSetup>, 'folk'> & { folk?: string }) | string)[];
  tileSet?: string;
  /** With the module `folk`: whose tiles are on offer (folk.choose.replace, folk.choose.variety). */
  folkTiles?: string | readonly string[];
  options?: Partial<Options>;
  /** Strengths and rulings of Frantic Fiends. */
  fiends?: Partial<FiendsOptions>;
  /** Corrections of what the rule books do not print (`readCorrections`). */
  box?: Corrections;
}

const LONGEST_NAME = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The folk of a seat; undefined for dwarfs, null for something unknown. */
function folkOf(seat: Record<string, unknown>, folks: readonly FolkId[]): FolkId | undefined | null {
  const named = Object.hasOwn(seat, 'folk') ? seat.folk : undefined;
  if (named === undefined || named === 'dwarves') return undefined;
  return folks.find((folk) => folk === named) ?? null;
}

function seatsOf(request: unknown, folks: readonly FolkId[] = []): BySeat<SeatSetup> | null {
  if (typeof request === 'number') {
    if (!Number.isInteger(request) || request < 1 || request > MOST_PLAYERS) return null;
    return Array.from({ length: request }, (_, i) => ({
      name: `Player ${i + 1}`,
      kind: 'human',
    })) as BySeat<SeatSetup>;
  }
  if (!Array.isArray(request) || request.length < 1 || request.length > MOST_PLAYERS) return null;
  const seats = [] as SeatSetup[] as BySeat<SeatSetup>;
  for (const [i, entry] of request.entries()) {
    const named = typeof entry === 'string' ? { name: entry } : entry;
    if (!isRecord(named)) return null;
    const name = Object.hasOwn(named, 'name') ? named.name : `Player ${i + 1}`;
    const kind = Object.hasOwn(named, 'kind') ? named.kind : 'human';
    if (typeof name !== 'string' || name.length > LONGEST_NAME) return null;
    if (kind !== 'human' && kind !== 'bot') return null;
    const folk = folkOf(named, folks);
    if (folk === null) return null;
    seats.push(folk ? { name, kind, folk } : { name, kind });
  }
  return seats;
}

function optionsOf(
  request: unknown,
  box: BoxDef | undefined,
  corrections: Corrections | null,
): Result<Options> {
  const theirs = box?.options?.(corrections);
  const options: Options = { ...WRITTEN, ...theirs?.written };
  const allowed: Readonly<Record<string, readonly unknown[]>> = { ...OPTION_VALUES, ...theirs?.values };
  if (request === undefined) return ok(options);
  if (!isRecord(request)) return refuse('badOption');
  for (const name of Object.keys(request)) {
    if (!Object.hasOwn(allowed, name)) return refuse('badOption', undefined, { option: name.slice(0, 40) });
    if (!allowed[name]!.includes(request[name])) return refuse('badOption', undefined, { option: name });
    if (request[name] !== LATER_OPTIONS[name]) Object.assign(options, { [name]: request[name] });
  }
  return ok(options);
}

/** The installed box that is asked for besides the base game; two at once are refused (codex.boxes.notTogether). */
function askedFor(modules: unknown): Result<BoxDef | undefined> {
  const wrong = refuse<BoxDef | undefined>('badSetup', 'base.setup.boards', { field: 'modules' });
  if (!Array.isArray(modules)) return wrong;
  const boxes: unknown[] = modules.filter((id) => id !== 'base');
  if (BOX_IDS.filter((id) => boxes.includes(id)).length > 1)
    return refuse('notTogether', 'codex.boxes.notTogether', { field: 'modules' });
  if (boxes.length === 0) return modules.length === 1 ? ok(undefined) : wrong;
  const box = allInstalled().find(({ id }) => id === boxes[0]);
  // Folk named twice are the same folk.
  if (boxes.length > 1 && !(box?.folks && new Set(boxes).size === 1))
    return refuse('badSetup', 'fiends.overview.folk', { field: 'modules' });
  return box ? ok(box) : wrong;
}

/** The corrections that matter here; null when nothing differs. */
export function correctionsFor(
  request: unknown = {},
  id?: BoxId,
  fields: readonly CorrectionField[] = [],
  different?: readonly Different[],
): Result<Corrections | null> {
  const read = readFields(request, id ? [`${id}.`] : [], fields, different);
  return read.ok ? ok(Object.keys(read.value).length > 0 ? read.value : null) : read;
}

/** Checks a setup from anywhere and fills in the defaults. */
export function readSetup(request: unknown): Result<Setup> {
  if (!isRecord(request)) return refuse('badSetup');
  const own = (key: string) => (Object.hasOwn(request, key) ? request[key] : undefined);
  const asked = askedFor(own('modules') ?? ['base']);
  if (!asked.ok) return asked;
  const box = asked.value;
  const seats = seatsOf(own('seats'), box?.folks);
  if (!seats) return refuse('badSetup', 'base.setup.boards', { field: 'seats' });
  const tileSet = own('tileSet') ?? 'full';
  if (!(TILE_SETS as readonly unknown[]).includes(tileSet))
    return refuse('badSetup', 'base.setup.tiles', { field: 'tileSet' });
  // Where no option hangs on corrections, the box reads them last, after a look at their ids.
  const corrections = correctionsFor(own('box'), box?.fields && box.id, box?.fields);
  if (!corrections.ok) return corrections;
  const options = optionsOf(own('options'), box, corrections.value);
  if (!options.ok) return options;
  const setup: Setup = {
    modules: box ? ['base', box.id] : ['base'],
    seats,
    tileSet: tileSet as Setup['tileSet'],
    options: options.value,
  };
  const read = box?.readSetup?.(setup, own) ?? ok(setup);
  return read.ok && corrections.value ? ok({ ...read.value, box: corrections.value }) : read;
}

export const HIGHEST_SEED = 0xffffffff;

export const isSeed = (seed: unknown): seed is number =>
  typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= HIGHEST_SEED;

/** base.setup.cards, base.solo.cards, base.two.exploration */
function dealCards(random: Random, players: number): (CardId | null)[] {
  if (players === 1) return SOLO_CARDS.slice();
  const cards: (CardId | null)[] = Array(LAST_ROUND + 1).fill(null);
  for (const stage of STAGES) {
    const deck = shuffled(
      random,
      stage.cards.filter((card) => variantOf(card, players)),
    );
    deck.forEach((card, i) => {
      cards[stage.rounds[i]!] = card;
    });
  }
  return cards;
}

/** base.setup.markers, base.two.markers */
function dealMarkers(random: Random, players: number): (Marker | null)[] {
  const markers: (Marker | null)[] = Array(LAST_ROUND + 1).fill(null);
  const deck = shuffled(random, markersFor(players));
  const rounds = roundsFor(players).filter((round) => !FIXED_HARVESTS[round]);
  deck.forEach((marker, i) => {
    markers[rounds[i]!] = marker;
  });
  return markers;
}

export function startingPlayer(food: number, options: Partial<Options> = {}): Player {
  const differs = Object.keys(options).some((name) => name in LATER_OPTIONS);
  return {
    goods: { ...noGoods(), food },
    dwarfs: Array.from({ length: STARTING_DWARFS }, () => ({ weapon: 0, at: null, newborn: false })),
    squares: startingSquares(),
    herds: [],
    watch: [],
    powers: { entryLevelDwelling: 1 },
    stables: 0,
    begging: 0,
    due: {},
    skips: null,
    extended: false,
    ...(differs && { agreed: options }),
  };
}

/** A game before its first round. */
export function emptyTable(setup: Setup, seed: number): Game {
  const players = setup.seats.length;
  const random = fromSeed(seed);
  const cards = dealCards(random, players);
  const markers = dealMarkers(random, players);
  const first = (setup.options.firstSeat === 'random' ? below(random, players) : 0) as Seat;
  const food = (seat: Seat) =>
    players === 1 ? STARTING_FOOD_SOLO : STARTING_FOOD[(seat - first + players) % players]!;
  const game: Game = {
    setup,
    seed,
    rng: [],
    round: 0,
    phase: 'protect',
    step: 0,
    starting: first,
    token: first,
    turn: first,
    cards,
    markers,
    reds: 0,
    harvest: null,
    spaces: preprintedFor(players).map((id) => ({ id, goods: {}, by: -1 })),
    supply: TILE_IDS.filter((id) => setup.tileSet === 'full' || TILES[id].intro),
    spared: [],
    players: setup.seats.map((_, seat) => startingPlayer(food(seat), setup.options)),
    stack: [],
  };
  boxOf(game)?.deal?.(game, random);
  if (setup.options.smallScaleWithSix)
    game.spaces = game.spaces.map((space) =>
      space.id === SECOND_DRIFT ? { ...space, id: SMALL_SCALE } : space,
    );
  game.rng = [...random.getState()];
  return game;
}

/** A new game, up to its first decision. */
export function newGame(request: SetupRequest, seed: number): Result<Game> {
  const setup = readSetup(request);
  if (!setup.ok) return setup;
  if (!isSeed(seed)) return refuse('badSeed');
  const turn = begin(emptyTable(setup.value, seed));
  if (!boxOf(turn.game)?.beforeFirstRound?.(turn)) beginRound(turn);
  advance(turn);
  return ok(turn.game);
}
