/** A small generator of a bot's own, so that it never touches the game's randomness: whole numbers below n. */
export type Dice = (n: number) => number;

export function dice(seed: number): Dice {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}
