/** What `localStorage` offers: a few short texts by key, written before it answers. */
export type Slate = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
