// What a tap on a square does: lay it there, or take it away where it lies already.

import {
  type Card,
  GATES,
  type GameMap,
  type Gate,
  isOneOf,
  MARKS,
  type Mark,
  type Seat,
  type Square,
  type Terrain,
} from '../../engine/index.ts';
import type { MapStep } from '../../machines/index.ts';

export const LAID = ['city', 'road', 'crossroads', 'ruins', 'take'] as const;
export type Laid = (typeof LAID)[number];

/** A place that is printed, a gate by its number, or another card. */
export type Brush = `mark ${Mark}` | Gate | Laid;

export const MARK_BRUSHES: readonly Brush[] = MARKS.map((mark) => `mark ${mark}` as const);
export const CARD_BRUSHES: readonly Brush[] = [...GATES, ...LAID];

export const markOf = (brush: Brush): Mark | null => MARKS.find((mark) => brush === `mark ${mark}`) ?? null;

/** How a city is laid; a road takes the terrain. */
export interface Paint {
  owner: Seat | null;
  level: number;
  terrain: Terrain | null;
}

function cardOf(brush: Exclude<Laid, 'take'>, { owner, level, terrain }: Paint): Card {
  const ground = terrain ? { terrain } : {};
  switch (brush) {
    case 'city':
      return { kind: 'city', ...ground, owner, level };
    case 'road':
      return { kind: 'road', ...ground };
    case 'crossroads':
      return { kind: 'road', ...ground, crossroads: true };
    case 'ruins':
      return { kind: 'ruins' };
  }
}

const alike = (a: Card | undefined, b: Card): boolean =>
  a !== undefined && Object.keys({ ...a, ...b }).every((key) => a[key as 'kind'] === b[key as 'kind']);

export function stepOf(brush: Brush, paint: Paint, { marks, cards }: GameMap, square: Square): MapStep {
  const mark = markOf(brush);
  if (mark) return { type: 'mark', square, mark: marks[square] === mark ? null : mark };
  const there = cards[square];
  if (isOneOf(GATES, brush))
    return there?.kind === 'gate' && there.gate === brush
      ? { type: 'take', square }
      : { type: 'gate', square, gate: brush };
  if (brush === 'take')
    return there || !marks[square] ? { type: 'take', square } : { type: 'mark', square, mark: null };
  const card = cardOf(brush as Exclude<Laid, 'take'>, paint);
  return alike(there, card) ? { type: 'take', square } : { type: 'lay', square, card };
}
