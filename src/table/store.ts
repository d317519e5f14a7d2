// The games on this device. Every change is noted before the table answers (`journal.ts`) and folded into the stored
// game afterwards; what another window has stored meanwhile is joined, never written over. What cannot be read is set
// aside and shown as such, never thrown away.

import { fingerprint } from '../caverna/engine/index.ts';
import { adopt, type Relation } from './compare.ts';
import { fromFile, isGameFile } from './file.ts';
import { isSameStart, joined } from './join.ts';
import type { Entry, Journal } from './journal.ts';
import { isRecord } from './json.ts';
import { fold, isFolded, type Note } from './notes.ts';
import { failed, type OpenResult } from './opening.ts';
import { changedParts, type Part, type Parts, partsOfRecord, partsOfSession } from './parts.ts';
import { anyText } from './reading.ts';
import { type Facts, readRecord, type StoredGame, toRecord } from './record.ts';
import type { Session } from './session.ts';
import { memoryShelf, type Shelf } from './shelf.ts';

export type Listed =
  | { id: string; name: string; changed: number; facts: Facts; aside: string | null }
  /** Not even a list can be made of it; it can be taken out as it is, or deleted. */
  | { id: string; name: string; changed: 0; facts: null; aside: string };

export interface Imported {
  id: string;
  /** How it relates to what was here; `new` when nothing was. */
  relation: Relation | 'new';
  session: Session;
}

export interface Store {
  /** `memory`: this browser keeps nothing, or nothing more; the page has to say so. */
  kept(): 'device' | 'memory';
  list(): Promise<Listed[]>;
  load(id: string): Promise<OpenResult | null>;
  /** Joins this state with what is stored; resolves when it is written. */
  save(session: Session): Promise<'device' | 'memory'>;
  remove(id: string): Promise<void>;
  /** The text of a file; of what was set aside, exactly what is there. */
  exportText(id: string): Promise<string | null>;
  /** Puts an opened game on the shelf, together with what is known of the same game. `freshId` if its id is taken. */
  bringIn(session: Session, freshId: string): Promise<Imported>;
}

const newestFirst = (a: Listed, b: Listed): number => b.changed - a.changed;

/** Where something that is in the way is put; the same thing always to the same place. */
const asideKey = (id: string, value: unknown): string =>
  `${id.slice(0, 20)}-${fingerprint(JSON.stringify(value) ?? '')}`;

const notesIn = (entries: readonly Entry[]): Note[] => entries.flatMap(({ note }) => note ?? []);

/** Something that is not a record any more, or of a later time; or a record whose lines can be joined with others. */
function readable(value: unknown): StoredGame | null {
  const record = readRecord(value);
  return typeof record !== 'string' && isGameFile(record.file) ? record : null;
}

type Put = [key: string, value: unknown];

/** The record joined with what lies under its key; something else that lies there moves out of its way. */
function beside(present: unknown, record: StoredGame, parts: ReadonlySet<Part>): Put[] {
  if (present === undefined) return [[record.id, record]];
  const other = readable(present);
  if (other && isSameStart(other, record)) return [[record.id, joined(other, record, parts)]];
  return [
    [asideKey(record.id, present), present],
    [record.id, record],
  ];
}

/** Set aside for this reason, or no longer. */
function marked(value: unknown, aside: string | undefined): unknown {
  const { aside: _, ...rest } = value as StoredGame;
  return aside ? { ...rest, aside } : rest;
}

export function openStore(shelf: Shelf, journal: Journal, now: () => number): Store {
  // What could not be written stays here for as long as the page does.
  const spare = memoryShelf();
  let failing = false;
  let writing: Promise<unknown> = Promise.resolve();
  // How this window knows what is stored of a game: what it changes is what differs from that.
  const known = new Map<string, Parts>();
  // Notes of other windows that are part of what was loaded here.
  const taken = new Map<string, Entry[]>();

  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const next = writing.then(step, step);
    writing = next.catch(() => undefined);
    return next;
  };

  const read = async (id: string): Promise<unknown> =>
    (await spare.get(id)) ?? (await shelf.get(id).catch(() => undefined));

  /** True when it lies on the device. */
  async function write(id: string, make: (present: unknown) => Put[]): Promise<boolean> {
    try {
      await shelf.change(id, make);
      await spare.remove(id);
      failing = false;
      return shelf.lasting;
    } catch {
      await spare.change(id, make);
      failing = true;
      return false;
    }
  }

  /** What is stored with its notes. Notes that do not fit are set aside; so are those of a game that is nowhere. */
  async function open(id: string, record: StoredGame | null, entries: readonly Entry[]): Promise<OpenResult> {
    // An older file can only be looked at: its notes wait.
    if (record && !isGameFile(record.file)) return fromFile(record.file, id);
    const whole = fold(record, notesIn(entries)).record;
    const opened = whole ? await fromFile(whole.file, id, { whole: false }) : failed('damaged');
    const alone = opened.ok || !record ? opened : await fromFile(record.file, id, { whole: false });
    const fits = ({ note }: Entry): boolean => opened.ok && note !== null && isFolded(note, whole!);
    const spoiled = alone.ok || !record ? entries.filter((entry) => !fits(entry)) : [];
    if (spoiled.length > 0) {
      const notes = spoiled.map(({ text }) => text);
      const key = asideKey(id, notes);
      if (await write(key, () => [[key, { notes }]])) journal.drop(spoiled.map((entry) => entry.key));
    }
    return alone;
  }

  function listed(id: string, value: unknown): Listed {
    const record = readRecord(value);
    if (typeof record === 'string') return { id, name: '', changed: 0, facts: null, aside: record };
    const { name, changed, facts, aside = null } = record;
    return { id, name, changed, facts, aside };
  }

  const store: Store = {
    kept: () => ((shelf.lasting && !failing) || journal.lasting() ? 'device' : 'memory'),

    async list() {
      await writing;
      // What was only noted when a window was closed becomes a game again.
      for (const id of journal.games()) if (journal.of(id).some(({ own }) => !own)) await store.load(id);
      const records = new Map([...(await shelf.all().catch(() => [])), ...(await spare.all())]);
      return [...records].map(([id, value]) => listed(id, value)).sort(newestFirst);
    },

    async load(id) {
      await writing;
      const value = await read(id);
      const entries = journal.of(id);
      if (value === undefined && entries.length === 0) return null;
      const record = value === undefined ? null : readRecord(value);
      if (typeof record === 'string') return failed(record);
      const opened = await open(id, record, entries);
      if (record && isGameFile(record.file)) known.set(id, partsOfRecord(record));
      if (opened.ok && opened.value.how === 'play') {
        const session = { ...opened.value.session, id };
        taken.set(id, entries);
        journal.knows(session);
        if (entries.length > 0 || record?.aside) await store.save(session);
        return { ok: true, value: { how: 'play', session } };
      }
      const aside = opened.ok ? undefined : opened.error.code;
      if (record && aside !== record.aside)
        await inTurn(() => write(id, (present) => [[id, marked(present ?? record, aside)]]));
      return opened;
    },

    save(session) {
      const { id } = session;
      const entries = [...journal.of(id).filter(({ own }) => own), ...(taken.get(id) ?? [])];
      return inTurn(async () => {
        const record = toRecord(session, now());
        const parts = changedParts(known.get(id) ?? journal.first(id), partsOfSession(session));
        let stored = record;
        const onDevice = await write(id, (present) => {
          const puts = beside(present, record, parts);
          stored = puts.at(-1)![1] as StoredGame;
          return puts;
        });
        if (onDevice) {
          known.set(id, partsOfSession(session));
          taken.delete(id);
          journal.drop(entries.flatMap(({ key, note }) => (note && isFolded(note, stored) ? key : [])));
          journal.knows(session);
        } else if (!journal.of(id).some(({ note }) => note?.file)) journal.writeWhole(session);
        return store.kept();
      });
    },

    remove: (id) =>
      inTurn(async () => {
        journal.drop(journal.of(id).map(({ key }) => key));
        await spare.remove(id);
        await shelf.remove(id).catch(() => undefined);
      }),

    async exportText(id) {
      await writing;
      const value = await read(id);
      const entries = journal.of(id);
      const record = value === undefined ? null : readable(value);
      const whole = value === undefined || record ? fold(record, notesIn(entries)).record : null;
      if (whole) return JSON.stringify(whole.file, null, 1);
      const notes = entries.length > 0 && { notes: entries.map(({ text }) => text) };
      if (value === undefined) return notes ? JSON.stringify(notes, null, 1) : null;
      const stored = readRecord(value);
      const there = typeof stored === 'string' ? value : stored.file;
      return anyText(isRecord(there) ? { ...there, ...notes } : there);
    },

    async bringIn(session, freshId) {
      const here = await store.load(session.id);
      if (here === null) {
        await store.save(session);
        return { id: session.id, relation: 'new', session };
      }
      const mine = here.ok && here.value.how === 'play' ? here.value.session : null;
      const adopted = mine && adopt(mine, session);
      if (adopted) {
        if (adopted.session !== mine) await store.save(adopted.session);
        return { id: session.id, relation: adopted.relation, session: adopted.session };
      }
      // Something else lies there under this id, perhaps damaged: it is left alone.
      const other = { ...session, id: freshId };
      await store.save(other);
      return { id: freshId, relation: 'new', session: other };
    },
  };
  return store;
}
