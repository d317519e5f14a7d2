// Laying and taking cards, one at a time. Everything else on the map stays as it is.

import { ok, type Result, refuse } from '../state/result.ts';
import type { Card, GameMap, Square } from '../state/types.ts';
import type { Gate, Mark, Terrain } from '../state/vocabulary.ts';
import { squareOfGate } from './gates.ts';
import { isSquare } from './grid.ts';
import { isLevel, isSeat, readCard } from './read.ts';

type City = Extract<Card, { kind: 'city' }>;

const without = <T>(record: Readonly<Record<Square, T>>, square: Square): Record<Square, T> => {
  const { [square]: _, ...rest } = record;
  return rest;
};

const withCard = (map: GameMap, square: Square, card: Card): GameMap => ({
  ...map,
  cards: { ...map.cards, [square]: card },
});

function checkedSquare(map: GameMap, square: Square): Result<Square> {
  if (!isSquare(map, square)) return refuse('squareUnknown', 'battalia.setup.boards', { square });
  return map.marks[square] === 'out' ? refuse('squareOut', undefined, { square }) : ok(square);
}

function checkedCard(map: GameMap, square: Square, card: Card): Result<Card> {
  const there = checkedSquare(map, square);
  if (!there.ok) return there;
  const read = readCard(card);
  if (!read) return refuse('cardUnknown', undefined, { square });
  const elsewhere = read.kind === 'gate' ? squareOfGate(map, read.gate) : null;
  if (elsewhere !== null && elsewhere !== square && read.kind === 'gate')
    return refuse('gateTwice', 'battalia.factions.gates', { gate: read.gate, square: elsewhere });
  return ok(read);
}

/** On an empty square. */
export function layCard(map: GameMap, square: Square, card: Card): Result<GameMap> {
  const checked = checkedCard(map, square, card);
  if (!checked.ok) return checked;
  return map.cards[square]
    ? refuse('squareCovered', undefined, { square })
    : ok(withCard(map, square, checked.value));
}

/** Whatever lies there goes. Owner and level of a city that gives way to a city stay. battalia.storm.effect7 */
export function replaceCard(map: GameMap, square: Square, card: Card): Result<GameMap> {
  const checked = checkedCard(map, square, card);
  if (!checked.ok) return checked;
  const before = map.cards[square];
  if (!before) return refuse('squareEmpty', undefined, { square });
  const { value } = checked;
  const kept =
    value.kind === 'city' && before.kind === 'city' ? { owner: before.owner, level: before.level } : {};
  const posts =
    value.kind === 'road' && before.kind === 'road' && before.posts ? { posts: before.posts } : {};
  return ok(withCard(map, square, { ...value, ...kept, ...posts } as Card));
}

export function takeCard(map: GameMap, square: Square): Result<GameMap> {
  const checked = checkedSquare(map, square);
  if (!checked.ok) return checked;
  return map.cards[square]
    ? ok({ ...map, cards: without(map.cards, square) })
    : refuse('squareEmpty', undefined, { square });
}

/** A gate comes to a square, from wherever it lay; what lies there gives way. */
export function putGate(map: GameMap, square: Square, gate: Gate): Result<GameMap> {
  const checked = checkedSquare(map, square);
  if (!checked.ok) return checked;
  const from = squareOfGate(map, gate);
  const lifted = from === null ? map : { ...map, cards: without(map.cards, from) };
  return ok(withCard(lifted, square, { kind: 'gate', gate }));
}

/** Null takes the mark away. */
export function markSquare(map: GameMap, square: Square, mark: Mark | null): Result<GameMap> {
  if (!isSquare(map, square)) return refuse('squareUnknown', 'battalia.setup.boards', { square });
  if (mark === 'out' && map.cards[square]) return refuse('squareUsed', undefined, { square });
  return ok({ ...map, marks: mark ? { ...map.marks, [square]: mark } : without(map.marks, square) });
}

/** Of a city or a road; a gate has its own. */
export function setTerrain(map: GameMap, square: Square, terrain: Terrain | null): Result<GameMap> {
  const card = map.cards[square];
  if (card?.kind !== 'city' && card?.kind !== 'road') return refuse('noTerrain', undefined, { square });
  const { terrain: _, ...rest } = card;
  return ok(withCard(map, square, terrain ? { ...rest, terrain } : rest));
}

/** Owner (null: neutral) and level of a city. */
export function setCity(
  map: GameMap,
  square: Square,
  change: Partial<Pick<City, 'owner' | 'level'>>,
): Result<GameMap> {
  const card = map.cards[square];
  if (card?.kind !== 'city') return refuse('noCity', undefined, { square });
  const { owner = card.owner, level = card.level } = change;
  if (!isLevel(level)) return refuse('levelUnknown', undefined, { level });
  if (owner !== null && !isSeat(owner)) return refuse('ownerUnknown');
  return ok(withCard(map, square, { ...card, owner, level }));
}
