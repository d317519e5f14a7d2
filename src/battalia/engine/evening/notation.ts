// Every move as one short readable line, and back: `jump 1 2 3 5` is the second hero of player 1 from gate 3 to gate 5.
// The lines follow from the list of moves alone.

import { ok, type Result, refuse } from '../state/result.ts';
import { type Field, MOVES, type Move, type MoveName } from './moves.ts';
import { WORDS, type WordKind } from './words.ts';

/** The longest line that is read at all. */
export const LONGEST_LINE = 80;

const kindOf = (field: Field): WordKind => field.replace('?', '') as WordKind;
const mayMiss = (field: Field): boolean => field.endsWith('?');

const fieldsOf = (name: MoveName): [string, Field][] => Object.entries(MOVES[name]) as [string, Field][];

export function notate(move: Move): string {
  const values = move as unknown as Record<string, unknown>;
  const words = fieldsOf(move.do).flatMap(([key, field]) => {
    const value = values[key];
    return value === undefined ? [] : (WORDS[kindOf(field)].write as (value: unknown) => string)(value);
  });
  return [move.do, ...words].join(' ');
}

export function parse(line: string): Result<Move> {
  const wrong = refuse<Move>('eveningBadLine', undefined, {
    line: typeof line === 'string' ? line.slice(0, LONGEST_LINE) : '',
  });
  if (typeof line !== 'string' || line.length > LONGEST_LINE) return wrong;
  const [name, ...words] = line.split(' ');
  if (!name || !Object.hasOwn(MOVES, name)) return wrong;
  const fields = fieldsOf(name as MoveName);
  const least = fields.filter(([, field]) => !mayMiss(field)).length;
  if (words.length < least || words.length > fields.length) return wrong;
  const move: Record<string, unknown> = { do: name };
  for (const [i, word] of words.entries()) {
    const [key, field] = fields[i]!;
    const value = WORDS[kindOf(field)].read(word);
    if (value === null) return wrong;
    move[key] = value;
  }
  return ok(move as unknown as Move);
}
