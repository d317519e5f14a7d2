// Chance enters here and nowhere else: a seed for a new game, and an id to know it by.

export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Twelve letters: enough that no two games on earth share them. */
export const anyId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((n) => LETTERS[n % LETTERS.length]).join('');
