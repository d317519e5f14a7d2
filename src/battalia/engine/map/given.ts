// What scenarios of the board write down, and how they are answered.

import { readOptions } from '../state/options.ts';
import type { Result } from '../state/result.ts';
import { emptyMap } from '../state/table.ts';
import type { Card, GameMap, Square } from '../state/types.ts';
import type { Gate, Mark } from '../state/vocabulary.ts';

/** An empty board for so many players, with `{ "1": "b2" }` gates on it. */
export function mapIn(given: Record<string, unknown>): GameMap {
  const {
    players = 6,
    turned = readOptions(given.options)?.boardTurned,
    gates = {},
    cards = {},
    marks = {},
  } = given;
  const laid = Object.entries(gates as Record<string, Square>).map(([gate, square]): [Square, Card] => [
    square,
    { kind: 'gate', gate: Number(gate) as Gate },
  ]);
  return {
    ...emptyMap(players as number, turned as boolean),
    marks: marks as Record<Square, Mark>,
    cards: { ...(cards as Record<Square, Card>), ...Object.fromEntries(laid) },
  };
}

export const answerOf = <T>(result: Result<T>, tell: (value: T) => object): object =>
  result.ok ? { legal: true, ...tell(result.value) } : { legal: false, why: result.error.code };
