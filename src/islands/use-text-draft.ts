import { useDraft } from './use-draft.ts';

/** One text of a document may be no longer than that by far (`CAPS.text`). */
const PIECE = 5000;

const readPieces = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((piece) => typeof piece === 'string') ? value : null;

/** A long text that somebody pastes or types, kept until it has been used. */
export function useTextDraft(kind: string): { text: string; setText(text: string): void } {
  const { value, change } = useDraft(kind, (): string[] => [], readPieces);
  return { text: value.join(''), setText: (text) => change(() => piecesOf(text)) };
}

const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, i) => text.slice(i * PIECE, (i + 1) * PIECE));
