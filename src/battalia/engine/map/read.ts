// A map as a stranger may have written it: every part is looked at, and nothing else comes through.

import { ok, type Result, refuse } from '../state/result.ts';
import type { Card, GameMap, Seat, Square } from '../state/types.ts';
import {
  GATES,
  type Gate,
  GRIDS,
  MARKS,
  type Mark,
  MOST_PLAYERS,
  TERRAINS,
  type Terrain,
} from '../state/vocabulary.ts';
import { isSquare, type Shape } from './grid.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

export const isSeat = (value: unknown, players = MOST_PLAYERS): value is Seat =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < players;

/** From a tent of stone to the capital. battalia.cities.capital */
export const HIGHEST_CITY = 6;
export const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= HIGHEST_CITY;

/** More posts than all players have cannot stand together. battalia.posts.two */
const MOST_POSTS = 2 * MOST_PLAYERS;

const terrainOf = ({ terrain }: Fields): { terrain?: Terrain } | null => {
  if (terrain === undefined) return {};
  return isOneOf(TERRAINS, terrain) ? { terrain } : null;
};

function cityOf(value: Fields): Card | null {
  const { owner, level } = value;
  const terrain = terrainOf(value);
  if (!terrain || !isLevel(level) || !(owner === null || isSeat(owner))) return null;
  return { kind: 'city', ...terrain, owner, level };
}

function roadOf(value: Fields): Card | null {
  const { crossroads, posts } = value;
  const terrain = terrainOf(value);
  if (!terrain || !(crossroads === undefined || crossroads === true)) return null;
  if (posts === undefined) return { kind: 'road', ...terrain, ...(crossroads && { crossroads }) };
  if (!Array.isArray(posts) || posts.length > MOST_POSTS || !posts.every((seat) => isSeat(seat))) return null;
  return { kind: 'road', ...terrain, ...(crossroads && { crossroads }), posts: [...posts] };
}

/** A card with nothing else in it; null when this game has none like it. */
export function readCard(value: unknown): Card | null {
  if (!isFields(value)) return null;
  switch (value.kind) {
    case 'gate':
      return isOneOf(GATES, value.gate) ? { kind: 'gate', gate: value.gate } : null;
    case 'city':
      return cityOf(value);
    case 'road':
      return roadOf(value);
    case 'ruins':
    case 'valley':
      return { kind: value.kind };
    default:
      return null;
  }
}

function readMarks(shape: Shape, value: unknown): Result<Record<Square, Mark>> {
  if (!isFields(value)) return refuse('mapDamaged');
  const marks: Record<Square, Mark> = {};
  for (const [square, mark] of Object.entries(value)) {
    if (!isSquare(shape, square)) return refuse('squareUnknown', 'battalia.setup.boards', { square });
    if (!isOneOf(MARKS, mark)) return refuse('markUnknown', undefined, { square });
    marks[square] = mark;
  }
  return ok(marks);
}

function readCards(shape: Shape, value: unknown): Result<Record<Square, Card>> {
  if (!isFields(value)) return refuse('mapDamaged');
  const cards: Record<Square, Card> = {};
  const gates = new Set<Gate>();
  for (const [square, entry] of Object.entries(value)) {
    if (!isSquare(shape, square)) return refuse('squareUnknown', 'battalia.setup.boards', { square });
    const card = readCard(entry);
    if (!card) return refuse('cardUnknown', undefined, { square });
    if (card.kind === 'gate') {
      if (gates.has(card.gate))
        return refuse('gateTwice', 'battalia.factions.gates', { gate: card.gate, square });
      gates.add(card.gate);
    }
    cards[square] = card;
  }
  return ok(cards);
}

/** Never throws. */
export function readMap(value: unknown): Result<GameMap> {
  if (!isFields(value)) return refuse('mapDamaged');
  const { grid, turned } = value;
  if (!isOneOf(GRIDS, grid) || typeof turned !== 'boolean') return refuse('mapDamaged');
  const shape = { grid, turned };
  const marks = readMarks(shape, value.marks);
  if (!marks.ok) return marks;
  const cards = readCards(shape, value.cards);
  if (!cards.ok) return cards;
  const lost = Object.keys(cards.value).find((square) => marks.value[square] === 'out');
  if (lost) return refuse('squareOut', undefined, { square: lost });
  return ok({ ...shape, marks: marks.value, cards: cards.value });
}
