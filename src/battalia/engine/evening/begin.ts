// A new evening, from what somebody asks for.

import { DRAFT_RANKS } from '../draft/rounds.ts';
import { MOST_COPIES } from '../draft/terms.ts';
import type { Copies } from '../draft/types.ts';
import { fromSeed } from '../flow/random.ts';
import { readMap } from '../map/read.ts';
import { readAgreed } from '../state/agreed.ts';
import { LONGEST_NAME } from '../state/players.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { emptyMap, emptyTable, usuallyAgreed } from '../state/table.ts';
import type { Card, GameMap, Square } from '../state/types.ts';
import type { Mark } from '../state/vocabulary.ts';
import { freshStorm } from '../storm/deck.ts';
import { NEW_TURN } from './play/prepare.ts';
import type { Evening, Setup } from './state.ts';

const HIGHEST_SEED = 0xffff_ffff;
export const isSeed = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= HIGHEST_SEED;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSeats(value: unknown, players: number): Setup['seats'] | null {
  if (!Array.isArray(value) || value.length !== players) return null;
  const seats = value.map((seat): Setup['seats'][number] | null => {
    if (!isRecord(seat) || typeof seat.name !== 'string' || seat.name.length > LONGEST_NAME) return null;
    return seat.kind === 'human' || seat.kind === 'bot' ? { name: seat.name, kind: seat.kind } : null;
  });
  return seats.every((seat) => seat !== null) ? seats : null;
}

function readCopies(value: unknown): Copies | null | undefined {
  if (value === null || value === undefined) return null;
  if (!isRecord(value)) return undefined;
  const counts = DRAFT_RANKS.map((rank) => value[rank]);
  if (!counts.every((n) => Number.isInteger(n) && Number(n) >= 1 && Number(n) <= MOST_COPIES))
    return undefined;
  return Object.fromEntries(DRAFT_RANKS.map((rank, i) => [rank, counts[i]])) as unknown as Copies;
}

/** A setup from anywhere: what everybody would assume may be missing. */
export function readSetup(value: unknown): Result<Setup> {
  if (!isRecord(value)) return refuse('eveningDamaged');
  const given = isRecord(value.agreed) ? value.agreed : {};
  const { players } = given;
  if (!Number.isInteger(players) || Number(players) < 2 || Number(players) > 6)
    return refuse('eveningPlayers', 'battalia.setup.factions');
  const agreed = readAgreed({ ...usuallyAgreed(Number(players)), ...given });
  if (!agreed) return refuse('eveningDamaged');
  const map =
    value.map === undefined ? ok(emptyMap(agreed.players, agreed.options.boardTurned)) : readMap(value.map);
  if (!map.ok) return map;
  const seats =
    value.seats === undefined
      ? Array.from({ length: agreed.players }, () => ({ name: '', kind: 'human' as const }))
      : readSeats(value.seats, agreed.players);
  const copies = readCopies(value.copies);
  const { draft = 'here', storm = 'here' } = value;
  const isPlace = (place: unknown): place is 'here' | 'table' => place === 'here' || place === 'table';
  if (!seats || copies === undefined || !isPlace(draft) || !isPlace(storm)) return refuse('eveningDamaged');
  return ok({ seats, agreed, map: map.value, draft, copies, storm });
}

/** battalia.setup.markers battalia.hero.harder */
const NEUTRAL = { hero: 6, beginner: 4 } as const;

/**
 * The board before the first gate is laid: what the owner has marked, with neutral cities and ruins where they belong. A
 * gate or a city that lies on the owner's own map counts as a mark for its kind.
 */
function bareMap(map: GameMap, heroMode: boolean, valleys: boolean): GameMap {
  const marks: Record<Square, Mark> = { ...map.marks };
  for (const [square, card] of Object.entries(map.cards)) {
    if (marks[square]) continue;
    if (card.kind === 'gate' || card.kind === 'ruins') marks[square] = card.kind;
    // A start city has level 1 whether or not somebody has claimed it.
    if (card.kind === 'city') marks[square] = card.owner === null && card.level > 1 ? 'neutral' : 'start';
  }
  const cards: Record<Square, Card> = {};
  for (const [square, mark] of Object.entries(marks)) {
    if (mark === 'neutral')
      cards[square] = { kind: 'city', owner: null, level: heroMode ? NEUTRAL.hero : NEUTRAL.beginner };
    // battalia.valleys.layout: without ruins cards.
    if (mark === 'ruins' && !valleys) cards[square] = { kind: 'ruins' };
  }
  return { ...map, marks, cards };
}

export function newEvening(request: unknown, seed: number): Result<Evening> {
  const read = readSetup(request);
  if (!read.ok) return read;
  if (!isSeed(seed)) return refuse('badSeed');
  const setup = read.value;
  const { agreed } = setup;
  const random = fromSeed(seed);
  const storm = freshStorm(setup.storm === 'here' ? random : null);
  const table = emptyTable(agreed, bareMap(setup.map, agreed.heroMode, agreed.connector !== null));
  return ok({
    setup,
    seed,
    random: [...random.getState()],
    table: {
      ...table,
      storm,
      players: table.players.map((player, seat) => ({ ...player, name: setup.seats[seat]!.name })),
    },
    factions: [],
    phase: { is: 'factions', next: 0 },
    turn: NEW_TURN,
  });
}
