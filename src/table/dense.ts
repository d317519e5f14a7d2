// Moves as one large number. At every decision the rules offer n moves; which of them it was is a digit to the base
// n, so a move costs no more than the bits it takes to name it. Moves that are legal but not listed (rearranging) are
// the digit n, and their words come separately; without any such words left the digit does not exist.

import type { GameTypes, Rules } from './game.ts';

interface Dense {
  count: number;
  number: Uint8Array;
  /** The lines of moves that are not among the listed ones, in order. */
  words: string[];
}

interface Digit {
  value: number;
  base: number;
}

/** `games[i]` is the position in which `moves[i]` was made. */
export function toDense<G extends GameTypes>(
  rules: Rules<G>,
  games: readonly G['game'][],
  moves: readonly G['move'][],
): Dense {
  const words: string[] = [];
  const lines = moves.map((move) => rules.notate(move));
  const places = games.map((game, i) =>
    rules.legalMoves(game).findIndex((move) => rules.notate(move) === lines[i]),
  );
  const digits: Digit[] = [];
  let left = places.filter((place) => place < 0).length;
  games.forEach((game, i) => {
    const { length } = rules.legalMoves(game);
    const base = left > 0 ? length + 1 : length;
    if (places[i]! < 0) {
      digits.push({ value: length, base });
      words.push(lines[i]!);
      left--;
    } else digits.push({ value: places[i]!, base });
  });
  let number = 0n;
  for (const { value, base } of digits.reverse()) number = number * BigInt(base) + BigInt(value);
  return { count: moves.length, number: bytesOf(number), words };
}

function bytesOf(number: bigint): Uint8Array {
  const hex = number === 0n ? '' : number.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Uint8Array.from({ length: even.length / 2 }, (_, i) =>
    Number.parseInt(even.slice(2 * i, 2 * i + 2), 16),
  );
}

function numberOf(bytes: Uint8Array): bigint {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex ? BigInt(`0x${hex}`) : 0n;
}

/** Reads one move after the other; each must be played before the next can be read. */
export function denseReader<G extends GameTypes>(
  rules: Rules<G>,
  { number, words }: Dense,
): {
  next(game: G['game']): G['move'] | null;
  /** Everything has been read, nothing is left over. */
  spent(): boolean;
} {
  let rest = numberOf(number);
  let at = 0;
  return {
    next(game) {
      const moves = rules.legalMoves(game);
      const base = BigInt(at < words.length ? moves.length + 1 : moves.length);
      if (base === 0n) return null;
      const digit = Number(rest % base);
      rest /= base;
      if (digit < moves.length) return moves[digit]!;
      const move = rules.parse(words[at++]!);
      return move.ok ? move.value : null;
    },
    spent: () => rest === 0n && at === words.length,
  };
}
