// Notes of what has just been done, written to the device at once and without waiting: whoever closes the page right
// after a move finds it again. Each note has a key of its own, so windows never write over each other.

import type { GameTypes, Rules } from './game.ts';
import { type Note, noteOf, readNote, type Told, tell } from './notes.ts';
import { type Parts, partsOfSession } from './parts.ts';
import type { Session } from './session.ts';
import type { Slate } from './slate.ts';

export interface Entry<G extends GameTypes> {
  key: string;
  text: string;
  /** Null when it cannot be read. */
  note: Note<G> | null;
  /** Written by this window. */
  own: boolean;
}

export interface Journal<G extends GameTypes> {
  /** Writes down what changed since this window last told the device of this game; false when the device refuses. */
  write(session: Session<G>): boolean;
  /** The whole game, for a device that keeps notes and nothing else. */
  writeWhole(session: Session<G>): boolean;
  /** How this window told of a game first: another one may have stored just that. */
  first(game: string): Parts | null;
  /** This is how the device knows the game: only what comes later needs a note. */
  knows(session: Session<G>): void;
  /** Games of which there are notes. */
  games(): string[];
  /** The notes of a game, oldest first. */
  of(game: string): Entry<G>[];
  drop(keys: readonly string[]): void;
  /** Does the device take notes? */
  lasting(): boolean;
}

/** Some devices have a slate and refuse every word. */
function takesNotes(slate: Slate | null, probe: string): boolean {
  try {
    slate?.setItem(probe, '1');
    slate?.removeItem(probe);
    return slate !== null;
  } catch {
    return false;
  }
}

/** `spare`: the window's own, for when the device takes no more; it lasts as long as the window, reloads included. */
export function openJournal<G extends GameTypes>(
  rules: Rules<G>,
  slate: Slate | null,
  tab: string,
  now: () => number,
  spare: Slate | null = null,
): Journal<G> {
  const prefix = `${rules.device}.note.`;
  const told = new Map<string, Told<G>>();
  const first = new Map<string, Parts>();
  let count = 0;
  let fine = takesNotes(slate, `${rules.device}.probe`);

  const keysOn = (one: Slate | null): string[] => {
    try {
      return Array.from({ length: one?.length ?? 0 }, (_, i) => one!.key(i) ?? '').filter((key) =>
        key.startsWith(prefix),
      );
    } catch {
      return [];
    }
  };
  const keys = (): string[] => [...new Set([slate, spare].flatMap(keysOn))];
  const textAt = (key: string): string => slate?.getItem(key) ?? spare?.getItem(key) ?? '';
  const put = (game: string, note: Note<G>): void => {
    const key = `${prefix}${game}.${tab}.${`${++count}`.padStart(6, '0')}`;
    try {
      if (!slate) throw new Error('no slate');
      slate.setItem(key, JSON.stringify(note));
      fine = true;
    } catch {
      fine = false;
      try {
        spare?.setItem(key, JSON.stringify(note));
      } catch {
        // Whoever asked is told that nothing was kept.
      }
    }
  };
  const journal: Journal<G> = {
    write(session) {
      const note = noteOf(rules, told.get(session.id) ?? null, session, now());
      if (!note) return fine;
      put(session.id, note);
      if (fine && !told.has(session.id)) first.set(session.id, partsOfSession(session));
      // What was refused is told again with the next note.
      if (fine) journal.knows(session);
      return fine;
    },
    writeWhole(session) {
      put(session.id, noteOf(rules, null, session, now())!);
      if (fine) journal.knows(session);
      return fine;
    },
    first: (game) => first.get(game) ?? null,
    knows: (session) => void told.set(session.id, tell(session)),
    games: () => [...new Set(keys().map((key) => key.slice(prefix.length).split('.')[0]!))],
    of(game) {
      const entries = keys()
        .filter((key) => key.startsWith(`${prefix}${game}.`))
        .map((key): Entry<G> => {
          const text = textAt(key);
          return { key, text, note: readNote(rules, text), own: key.startsWith(`${prefix}${game}.${tab}.`) };
        });
      return entries.sort((a, b) => (a.note?.time ?? 0) - (b.note?.time ?? 0) || (a.key < b.key ? -1 : 1));
    },
    drop(gone) {
      for (const key of gone)
        try {
          slate?.removeItem(key);
          spare?.removeItem(key);
        } catch {
          // It stays and is folded in once more, which changes nothing.
        }
    },
    lasting: () => fine,
  };
  return journal;
}
