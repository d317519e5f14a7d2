// The games on this device: kept by themselves after every move, listed, renamed, taken out and brought in.
// What cannot be read is set aside and shown as such, never thrown away.

import { adopt, isSameGame, type Relation, withLinesOf } from './compare.ts';
import { fromFile } from './file.ts';
import { failed, type OpenResult } from './opening.ts';
import { anyText } from './reading.ts';
import { type Facts, readRecord, type StoredGame, toRecord } from './record.ts';
import { type Session, title } from './session.ts';
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
  /** The latest state wins; resolves when it is written. */
  save(session: Session): Promise<'device' | 'memory'>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** The text of a file; of what was set aside, exactly what is there. */
  exportText(id: string): Promise<string | null>;
  /** Puts an opened game on the shelf, together with what is known of the same game. `freshId` if its id is taken. */
  bringIn(session: Session, freshId: string): Promise<Imported>;
}

const newestFirst = (a: Listed, b: Listed): number => b.changed - a.changed;

export function openStore(shelf: Shelf, now: () => number): Store {
  // What could not be written stays here for as long as the page does.
  const spare = memoryShelf();
  let failing = false;
  let writing: Promise<unknown> = Promise.resolve();
  // When this page last read or wrote a game: a record of another time comes from another window.
  const seen = new Map<string, number>();

  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const next = writing.then(step, step);
    writing = next.catch(() => undefined);
    return next;
  };

  const read = async (id: string): Promise<unknown> =>
    (await spare.get(id)) ?? (await shelf.get(id).catch(() => undefined));

  async function write(id: string, record: unknown): Promise<'device' | 'memory'> {
    try {
      await shelf.put(id, record);
      await spare.remove(id);
      failing = false;
    } catch {
      await spare.put(id, record);
      failing = true;
    }
    return shelf.lasting && !failing ? 'device' : 'memory';
  }

  async function known(id: string): Promise<StoredGame | null> {
    const record = readRecord(await read(id));
    return typeof record === 'string' ? null : record;
  }

  /** What another window has played of the same game meanwhile is kept beside our lines. */
  async function reconciled(session: Session): Promise<Session> {
    const record = await known(session.id);
    if (!record || record.aside || record.changed === seen.get(session.id)) return session;
    const there = await fromFile(record.file, session.id);
    if (!there.ok || there.value.how !== 'play' || !isSameGame(session, there.value.session)) return session;
    return { ...session, timeline: withLinesOf(session.timeline, there.value.session.timeline) };
  }

  function listed(id: string, value: unknown): Listed {
    const record = readRecord(value);
    if (typeof record === 'string') return { id, name: '', changed: 0, facts: null, aside: record };
    return {
      id,
      name: record.name,
      changed: record.changed,
      facts: record.facts,
      aside: record.aside ?? null,
    };
  }

  const store: Store = {
    kept: () => (shelf.lasting && !failing ? 'device' : 'memory'),

    async list() {
      await writing;
      const records = new Map([...(await shelf.all().catch(() => [])), ...(await spare.all())]);
      return [...records].map(([id, value]) => listed(id, value)).sort(newestFirst);
    },

    async load(id) {
      await writing;
      const value = await read(id);
      if (value === undefined) return null;
      const record = readRecord(value);
      if (typeof record === 'string') return failed(record);
      const opened = await fromFile(record.file, id);
      seen.set(id, record.changed);
      const aside = opened.ok ? undefined : opened.error.code;
      if (aside !== record.aside)
        await inTurn(() => {
          const { aside: _, ...rest } = record;
          return write(id, aside ? { ...rest, aside } : rest);
        });
      return opened;
    },

    save: (session) =>
      inTurn(async () => {
        const record = toRecord(await reconciled(session), now());
        seen.set(session.id, record.changed);
        return write(session.id, record);
      }),

    rename: (id, name) =>
      inTurn(async () => {
        const record = await known(id);
        if (!record) return;
        const renamed = title(name);
        const file = { ...record.file, session: { ...record.file.session, name: renamed } };
        await write(id, { ...record, name: renamed, file });
      }),

    remove: (id) =>
      inTurn(async () => {
        await spare.remove(id);
        await shelf.remove(id).catch(() => undefined);
      }),

    async exportText(id) {
      await writing;
      const value = await read(id);
      if (value === undefined) return null;
      const record = readRecord(value);
      return anyText(typeof record === 'string' ? value : record.file);
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
