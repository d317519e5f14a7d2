// Where things are kept on the device: a few records by key. IndexedDB where it works, otherwise only in memory.

export interface Records {
  /** False when everything is gone with the page. */
  lasting: boolean;
  all(): Promise<[key: string, value: unknown][]>;
  get(key: string): Promise<unknown>;
  /** Puts what is made of the present value, all of it or nothing; no other window comes in between. */
  change(key: string, make: (present: unknown) => [key: string, value: unknown][]): Promise<void>;
  remove(key: string): Promise<void>;
}

export function memoryRecords(): Records {
  const kept = new Map<string, unknown>();
  return {
    lasting: false,
    all: async () => [...kept],
    get: async (key) => kept.get(key),
    async change(key, make) {
      for (const [name, value] of make(kept.get(key))) kept.set(name, structuredClone(value));
    },
    remove: async (key) => void kept.delete(key),
  };
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Written for good, not only asked for. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });

const GAMES = 'games';

async function deviceRecords(database: string): Promise<Records> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES);
  const opened = await done(request);
  const store = (mode: IDBTransactionMode) => opened.transaction(GAMES, mode).objectStore(GAMES);
  const write = (change: (games: IDBObjectStore) => void): Promise<void> => {
    const games = store('readwrite');
    const end = written(games.transaction);
    change(games);
    return end;
  };
  return {
    lasting: true,
    async all() {
      const games = store('readonly');
      const [keys, values] = await Promise.all([done(games.getAllKeys()), done(games.getAll())]);
      return keys.map((key, i) => [String(key), values[i]]);
    },
    get: (key) => done(store('readonly').get(key)),
    change: (key, make) =>
      write((games) => {
        const reading = games.get(key);
        reading.onsuccess = () => {
          try {
            for (const [name, value] of make(reading.result)) games.put(value, name);
          } catch {
            games.transaction.abort();
          }
        };
      }),
    remove: (key) => write((games) => games.delete(key)),
  };
}

/** Those of the device, or some in memory where the browser allows none (private windows, blocked storage). */
export async function openRecords(database: string): Promise<Records> {
  try {
    return await deviceRecords(database);
  } catch {
    return memoryRecords();
  }
}
