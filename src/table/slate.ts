/** What `localStorage` offers: a few short texts by key, written before it answers. */
export type Slate = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const keysOf = (slate: Slate, prefix: string): string[] =>
  Array.from({ length: slate.length }, (_, i) => slate.key(i) ?? '').filter((key) => key.startsWith(prefix));

/** That of the device; none while a page is built, or where it is forbidden. */
export function deviceSlate(): Slate | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}
