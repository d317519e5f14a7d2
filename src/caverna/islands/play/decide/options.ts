import { type FrameKind, FURNISHINGS, type Move } from '../../../engine/index.ts';

/** Choices that belong together under one heading. */
interface Group {
  id: string;
  moves: readonly Move[];
  /** Behind a fold at first. */
  folded: boolean;
}

/** At these decisions an exchange is the answer, not a side matter. */
const EXCHANGES_ANSWER: ReadonlySet<FrameKind> = new Set<FrameKind>([
  'feed',
  'house',
  'raise',
  'final',
  'table',
]);

const CLOSING: ReadonlySet<Move['type']> = new Set<Move['type']>(['stop', 'pass', 'beg']);

function groupOf(move: Move): string {
  if (move.type === 'exchange') return 'exchanges';
  if (CLOSING.has(move.type)) return 'closing';
  if (move.type === 'furnish') return FURNISHINGS[move.tile].colour;
  return 'main';
}

/** All choices in order: what the decision is about, then exchanges, then leaving it at that. */
export function groupsOf(kind: FrameKind, moves: readonly Move[]): Group[] {
  const groups = new Map<string, Move[]>();
  for (const id of ['main', 'orange', 'green', 'yellow', 'exchanges', 'closing']) groups.set(id, []);
  for (const move of moves) groups.get(groupOf(move))!.push(move);
  const others = moves.some((move) => move.type !== 'exchange' && !CLOSING.has(move.type));
  return [...groups]
    .filter(([, list]) => list.length > 0)
    .map(([id, list]) => ({
      id,
      moves: list,
      folded: id === 'exchanges' && others && !EXCHANGES_ANSWER.has(kind),
    }));
}
