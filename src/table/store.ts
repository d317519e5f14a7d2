// The games on this device. Every change is noted before the table answers (`journal.ts`) and folded into the stored
// game afterwards; what another window has stored meanwhile is joined, never written over. What cannot be read is set
// aside and shown as such, never thrown away.

import { fingerprint } from '../plain/fingerprint.ts';
import { adopt, type Relation } from './compare.ts';
import { fromFile, isGameFile } from './file.ts';
import type { GameTypes, Rules } from './game.ts';
import { isSameStart, joined } from './join.ts';
import type { Entry, Journal } from './journal.ts';
import { isRecord } from './json.ts';
import { fold, isFolded, type Note } from './notes.ts';
import { failed, type OpenResult } from './opening.ts';
import { changedParts, type Part, type Parts, partsOfRecord, partsOfSession } from './parts.ts';
import { anyText } from './reading.ts';
import { ownName, readRecord, type StoredGame, toRecord } from './record.ts';
import { memoryRecords, type Records } from './records.ts';
import type { Session } from './session.ts';

export type Listed<G extends GameTypes> =
  | { id: string; name: string; changed: number; facts: G['facts']; unreadable: string | null }
  /** Not even a list can be made of it; it can be taken out as it is, or deleted. */
  | { id: string; name: string; changed: 0; facts: null; unreadable: string };

export interface Imported<G extends GameTypes> {
  id: string;
  /** How it relates to what was here; `new` when nothing was. */
  relation: Relation | 'new';
  session: Session<G>;
}

export interface Store<G extends GameTypes> {
  /** `memory`: this browser keeps nothing, or nothing more; the page has to say so. */
  kept(): 'device' | 'memory';
  list(): Promise<Listed<G>[]>;
  load(id: string): Promise<OpenResult<G> | null>;
  /** Joins this state with what is stored; resolves when it is written. */
  save(session: Session<G>): Promise<'device' | 'memory'>;
  remove(id: string): Promise<void>;
  /** The text of a file; of what was set aside, exactly what is there. */
  exportText(id: string): Promise<string | null>;
  /** Puts an opened game among the others, together with what is known of the same game. `freshId` if its id is taken. */
  bringIn(session: Session<G>, freshId: string): Promise<Imported<G>>;
}

const newestFirst = (a: { changed: number }, b: { changed: number }): number => b.changed - a.changed;

/** Where something that is in the way is put; the same thing always to the same place. */
const keyOutOfTheWay = (id: string, value: unknown): string =>
  `${id.slice(0, 20)}-${fingerprint(JSON.stringify(value) ?? '')}`;

const notesIn = <G extends GameTypes>(entries: readonly Entry<G>[]): Note<G>[] =>
  entries.flatMap(({ note }) => note ?? []);

/** Something that is not a record any more, or of a later time; or a record whose lines can be joined with others. */
function readable<G extends GameTypes>(rules: Rules<G>, value: unknown): StoredGame<G> | null {
  const record = readRecord(rules, value);
  return typeof record !== 'string' && isGameFile(rules, record.file) ? record : null;
}

type Put = [key: string, value: unknown];

/** The record joined with what lies under its key; something else that lies there moves out of its way. */
function beside<G extends GameTypes>(
  rules: Rules<G>,
  present: unknown,
  record: StoredGame<G>,
  parts: ReadonlySet<Part>,
): Put[] {
  if (present === undefined) return [[record.id, record]];
  const other = readable(rules, present);
  if (other && isSameStart(other, record)) return [[record.id, joined(other, record, parts)]];
  return [
    [keyOutOfTheWay(record.id, present), present],
    [record.id, record],
  ];
}

/** Could not be read for this reason, or no longer: records call it `aside`. */
function marked(value: unknown, unreadable: string | undefined): unknown {
  const { aside: _, ...rest } = value as Record<string, unknown>;
  return unreadable ? { ...rest, aside: unreadable } : rest;
}

export function openStore<G extends GameTypes>(
  rules: Rules<G>,
  records: Records,
  journal: Journal<G>,
  now: () => number,
): Store<G> {
  // What could not be written stays here for as long as the page does.
  const spare = memoryRecords();
  let failing = false;
  let writing: Promise<unknown> = Promise.resolve();
  // How this window knows what is stored of a game: what it changes is what differs from that.
  const known = new Map<string, Parts>();
  // Notes of other windows that are part of what was loaded here.
  const taken = new Map<string, Entry<G>[]>();

  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const next = writing.then(step, step);
    writing = next.catch(() => undefined);
    return next;
  };

  const read = async (id: string): Promise<unknown> =>
    (await spare.get(id)) ?? (await records.get(id).catch(() => undefined));

  /** True when it lies on the device. */
  async function write(id: string, make: (present: unknown) => Put[]): Promise<boolean> {
    try {
      await records.change(id, make);
      await spare.remove(id);
      failing = false;
      return records.lasting;
    } catch {
      await spare.change(id, make);
      failing = true;
      return false;
    }
  }

  /** What is stored with its notes. Notes that do not fit are set aside; so are those of a game that is nowhere. */
  async function open(
    id: string,
    record: StoredGame<G> | null,
    entries: readonly Entry<G>[],
  ): Promise<OpenResult<G>> {
    // An older file can only be looked at: its notes wait.
    if (record && !isGameFile(rules, record.file)) return fromFile(rules, record.file, id);
    const whole = fold(rules, record, notesIn(entries)).record;
    const opened = whole ? await fromFile(rules, whole.file, id, { whole: false }) : failed<G>('damaged');
    const withoutNotes =
      opened.ok || !record ? opened : await fromFile(rules, record.file, id, { whole: false });
    const fits = ({ note }: Entry<G>): boolean => opened.ok && note !== null && isFolded(note, whole!);
    const spoiled = withoutNotes.ok || !record ? entries.filter((entry) => !fits(entry)) : [];
    if (spoiled.length > 0) {
      const notes = spoiled.map(({ text }) => text);
      const key = keyOutOfTheWay(id, notes);
      if (await write(key, () => [[key, { ...ownName(rules), notes }]]))
        journal.drop(spoiled.map((entry) => entry.key));
    }
    return withoutNotes;
  }

  function listed(id: string, value: unknown): Listed<G>[] {
    const record = readRecord(rules, value);
    if (record === 'otherKind') return [];
    if (typeof record === 'string') return [{ id, name: '', changed: 0, facts: null, unreadable: record }];
    const { name, changed, facts, aside: unreadable = null } = record;
    return [{ id, name, changed, facts, unreadable }];
  }

  const store: Store<G> = {
    kept: () => ((records.lasting && !failing) || journal.lasting() ? 'device' : 'memory'),

    async list() {
      await writing;
      // What was only noted when a window was closed becomes a game again.
      for (const id of journal.games()) if (journal.of(id).some(({ own }) => !own)) await store.load(id);
      const all = new Map([...(await records.all().catch(() => [])), ...(await spare.all())]);
      return [...all].flatMap(([id, value]) => listed(id, value)).sort(newestFirst);
    },

    async load(id) {
      await writing;
      const value = await read(id);
      const entries = journal.of(id);
      if (value === undefined && entries.length === 0) return null;
      const record = value === undefined ? null : readRecord(rules, value);
      if (typeof record === 'string') return failed(record);
      const opened = await open(id, record, entries);
      if (record && isGameFile(rules, record.file)) known.set(id, partsOfRecord(record));
      if (opened.ok && opened.value.how === 'play') {
        const session = { ...opened.value.session, id };
        taken.set(id, entries);
        journal.knows(session);
        if (entries.length > 0 || record?.aside) await store.save(session);
        return { ok: true, value: { how: 'play', session } };
      }
      const unreadable = opened.ok ? undefined : opened.error.code;
      if (record && unreadable !== record.aside)
        await inTurn(() => write(id, (present) => [[id, marked(present ?? record, unreadable)]]));
      return opened;
    },

    save(session) {
      const { id } = session;
      const entries = [...journal.of(id).filter(({ own }) => own), ...(taken.get(id) ?? [])];
      return inTurn(async () => {
        const record = toRecord(rules, session, now());
        const parts = changedParts(known.get(id) ?? journal.first(id), partsOfSession(session));
        let stored = record;
        const onDevice = await write(id, (present) => {
          const puts = beside(rules, present, record, parts);
          stored = puts.at(-1)![1] as StoredGame<G>;
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
        await records.remove(id).catch(() => undefined);
      }),

    async exportText(id) {
      await writing;
      const value = await read(id);
      const entries = journal.of(id);
      const record = value === undefined ? null : readable(rules, value);
      const whole = value === undefined || record ? fold(rules, record, notesIn(entries)).record : null;
      if (whole) return JSON.stringify(whole.file, null, 1);
      const notes = entries.length > 0 && { notes: entries.map(({ text }) => text) };
      if (value === undefined) return notes ? JSON.stringify(notes, null, 1) : null;
      const stored = readRecord(rules, value);
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
      const adopted = mine && adopt(rules, mine, session);
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
