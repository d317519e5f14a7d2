// Setting up a game (base.setup.*).

import { installed, type Module, moduleOf } from '../boxes/module.ts';
import { type Box, readFields } from '../corrections/field.ts';
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
import { folkBox } from '../folk/installed.ts';
import { readFolk, readFolkTiles } from '../folk/read.ts';
import { seatFolk, VARIETY } from '../folk/seat.ts';
import {
  FOLK_OPTION_VALUES,
  LATER_OPTIONS,
  OPTION_VALUES,
  type Options,
  writtenOptions,
} from '../rules/options.ts';
import { startingSquares } from '../state/board.ts';
import { noGoods } from '../state/goods.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { SECOND_DRIFT, SMALL_SCALE } from '../state/sides.ts';
import { begin } from '../state/turn.ts';
import type { Game, Player, SeatSetup, Setup } from '../state/types.ts';
import { type CardId, type Marker, TILE_IDS, TILE_SETS } from '../state/vocabulary.ts';
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
  /** Corrections of what the rule books do not print (`readBox`). */
  box?: Box;
}

export const MOST_PLAYERS = 7;
const LONGEST_NAME = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function seatsOf(request: unknown): SeatSetup[] | null {
  if (typeof request === 'number') {
    if (!Number.isInteger(request) || request < 1 || request > MOST_PLAYERS) return null;
    return Array.from({ length: request }, (_, i) => ({ name: `Player ${i + 1}`, kind: 'human' as const }));
  }
  if (!Array.isArray(request) || request.length < 1 || request.length > MOST_PLAYERS) return null;
  const seats: SeatSetup[] = [];
  for (const [i, entry] of request.entries()) {
    const named = typeof entry === 'string' ? { name: entry } : entry;
    if (!isRecord(named)) return null;
    const name = Object.hasOwn(named, 'name') ? named.name : `Player ${i + 1}`;
    const kind = Object.hasOwn(named, 'kind') ? named.kind : 'human';
    if (typeof name !== 'string' || name.length > LONGEST_NAME) return null;
    if (kind !== 'human' && kind !== 'bot') return null;
    const folk = readFolk(named);
    if (folk === null) return null;
    seats.push(folk ? { name, kind, folk } : { name, kind });
  }
  return seats;
}

function optionsOf(request: unknown, folk: boolean, box: Box | null): Result<Options> {
  const options = writtenOptions(folk);
  const allowed: Readonly<Record<string, readonly unknown[]>> = folk
    ? { ...OPTION_VALUES, ...FOLK_OPTION_VALUES }
    : OPTION_VALUES;
  // What the owners read on the tile is the default; the table may still agree on something else.
  if (box?.['folk.trainingRoom']) options.trainingRoomStep = box['folk.trainingRoom'] as 1 | 2 | 3;
  if (request === undefined) return ok(options);
  if (!isRecord(request)) return refuse('badOption');
  for (const name of Object.keys(request)) {
    if (!Object.hasOwn(allowed, name)) return refuse('badOption', undefined, { option: name.slice(0, 40) });
    if (!allowed[name]!.includes(request[name])) return refuse('badOption', undefined, { option: name });
    if (request[name] !== LATER_OPTIONS[name]) Object.assign(options, { [name]: request[name] });
  }
  return ok(options);
}

/** The installed box that is asked for besides the base game; two at once are refused (fiends.overview.folk). */
function boxOf(modules: unknown): Result<Module | null> {
  const wrong = refuse<Module | null>('badSetup', 'base.setup.boards', { field: 'modules' });
  if (modules === undefined) return ok(null);
  if (!Array.isArray(modules) || modules.length === 0) return wrong;
  const boxes = modules.filter((id) => id !== 'base');
  if (boxes.length === 0) return modules.length === 1 ? ok(null) : wrong;
  if (boxes.length > 1) return refuse('badSetup', 'fiends.overview.folk', { field: 'modules' });
  const box = typeof boxes[0] === 'string' ? installed(boxes[0]) : undefined;
  return box ? ok(box) : wrong;
}

/** The corrections that matter here; null when nothing differs. Those of Frantic Fiends are read by their module. */
function boxFor(request: unknown, folk: boolean): Result<Box | null> {
  if (request === undefined) return ok(null);
  const box = readFields(request, folk ? ['folk.'] : [], folkBox().fields);
  return box.ok ? ok(Object.keys(box.value).length > 0 ? box.value : null) : box;
}

/** Checks a setup from anywhere and fills in the defaults. */
export function readSetup(request: unknown): Result<Setup> {
  if (!isRecord(request)) return refuse('badSetup');
  const own = (key: string) => (Object.hasOwn(request, key) ? request[key] : undefined);
  const modules = own('modules') ?? ['base'];
  if (!Array.isArray(modules)) return refuse('badSetup', 'base.setup.boards', { field: 'modules' });
  if (modules.includes('folk') && modules.includes('fiends'))
    return refuse('notTogether', 'codex.boxes.notTogether', { field: 'modules' });
  const folk = modules.includes('folk') && folkBox().folks.length > 0;
  const others = modules.some((name) => name !== 'base' && name !== 'folk');
  const module: Result<Module | null> = folk && !others ? ok(null) : boxOf(modules);
  if (!module.ok) return module;
  const seats = seatsOf(own('seats'));
  if (!seats || (!folk && seats.some((seat) => seat.folk)))
    return refuse('badSetup', 'base.setup.boards', { field: 'seats' });
  const tileSet = own('tileSet') ?? 'full';
  if (!(TILE_SETS as readonly unknown[]).includes(tileSet))
    return refuse('badSetup', 'base.setup.tiles', { field: 'tileSet' });
  const box = boxFor(own('box'), folk);
  if (!box.ok) return box;
  const options = optionsOf(own('options'), folk, box.value);
  if (!options.ok) return options;
  if (folk) return folkSetup(seats, tileSet as Setup['tileSet'], options.value, own('folkTiles'), box.value);
  const setup: Setup = {
    modules: ['base'],
    seats,
    tileSet: tileSet as Setup['tileSet'],
    options: options.value,
  };
  if (!module.value) return ok(setup);
  const more = module.value.readSetup(request, seats.length);
  return more.ok ? ok({ ...setup, ...more.value }) : more;
}

/** folk.choose.*: every folk at one seat only, and the full set of tiles (folk.choose.fortyEight). */
function folkSetup(
  seats: SeatSetup[],
  tileSet: Setup['tileSet'],
  options: Options,
  request: unknown,
  box: Box | null,
): Result<Setup> {
  const chosen = seats.flatMap(({ folk }) => folk ?? []);
  if (new Set(chosen).size < chosen.length) return refuse('badSetup', 'folk.choose.deal', { field: 'seats' });
  if (tileSet !== 'full') return refuse('badSetup', 'folk.choose.fortyEight', { field: 'tileSet' });
  const folkTiles = readFolkTiles(request);
  if (!folkTiles) return refuse('badSetup', 'folk.choose.replace', { field: 'folkTiles' });
  // Four folk bring sixteen tiles themselves, or more: then there is no variety to choose.
  const enough = chosen.length >= VARIETY;
  if (enough && Array.isArray(folkTiles) && folkTiles.some((folk) => !chosen.includes(folk)))
    return refuse('badSetup', 'folk.choose.variety', { field: 'folkTiles' });
  const setup: Setup = {
    modules: ['base', 'folk'],
    seats,
    tileSet,
    folkTiles: enough ? 'chosen' : folkTiles,
    options,
  };
  return ok(box ? { ...setup, box } : setup);
}

export const isSeed = (seed: unknown): seed is number =>
  typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff;

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
  const first = setup.options.firstSeat === 'random' ? below(random, players) : 0;
  const food = (seat: number) =>
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
  if (setup.modules.includes('folk')) seatFolk(game);
  for (const id of setup.modules) installed(id)?.deal(game, random);
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
  if (!moduleOf(turn.game)?.beforeFirstRound(turn)) beginRound(turn);
  advance(turn);
  return ok(turn.game);
}
