// Nim, as small as a game at this table can be: heaps of stones, whoever takes the last stone wins. Giving up is legal
// but not listed.

import { canonical, fingerprint } from '../../src/plain/fingerprint.ts';
import type { Facts, GameTypes, LinkRules, Refusal, Result, SeatSetup } from '../../src/table/game.ts';

interface Setup {
  seats: readonly SeatSetup[];
  heaps: readonly number[];
}

interface Game {
  setup: Setup;
  seed: number;
  heaps: readonly number[];
  turn: number;
}

export interface Nim extends GameTypes {
  setup: Setup;
  request: Partial<Setup>;
  game: Game;
  move: { heap: number; take: number } | 'giveUp';
  event: { took: number };
  reveal: never;
  refusal: Refusal;
  facts: Facts;
  campaign: never;
}

const FORMAT = 'nim-game';
const SEATS = ['Ada', 'Bo'].map((name) => ({ name, kind: 'human' as const }));

const refuse = (code: string): Result<never> => ({ ok: false, error: { code } });
const ok = <T>(value: T): Result<T> => ({ ok: true, value });
const isOver = ({ heaps }: Game): boolean => heaps.every((stones) => stones === 0);
const isSetup = (value: object): boolean => 'heaps' in value && Array.isArray(value.heaps);

export const nim: LinkRules<Nim> = {
  name: 'nim',
  device: 'nim',
  format: FORMAT,
  link: 'nim',
  edition: 'first',
  mostSeats: 2,
  bot: 'lazy',
  newGame({ heaps, seats = SEATS }, seed) {
    if (!Array.isArray(heaps) || !heaps.every(Number.isInteger)) return refuse('noHeaps');
    return ok({ setup: { seats, heaps }, seed, heaps, turn: 0 });
  },
  legalMoves: ({ heaps }) =>
    heaps.flatMap((stones, heap) => Array.from({ length: stones }, (_, i) => ({ heap, take: i + 1 }))),
  play(game, move) {
    const left = (heap: number): number =>
      move === 'giveUp' ? 0 : game.heaps[heap]! - (heap === move.heap ? move.take : 0);
    if (isOver(game) || game.heaps.some((_, heap) => !(left(heap) >= 0))) return refuse('tooFewStones');
    const heaps = game.heaps.map((_, heap) => left(heap));
    const events = [{ took: move === 'giveUp' ? 0 : move.take }];
    return ok({ game: { ...game, heaps, turn: 1 - game.turn }, events });
  },
  notate: (move) => (move === 'giveUp' ? 'give up' : `take ${move.take} from ${move.heap}`),
  parse(line) {
    const read = /^take (\d+) from (\d+)$/.exec(line);
    if (read) return ok({ take: Number(read[1]), heap: Number(read[2]) });
    return line === 'give up' ? ok('giveUp' as const) : refuse('badLine');
  },
  decides: (game) => (isOver(game) ? -1 : game.turn),
  startsTurn: () => true,
  revealed: () => [],
  hash: ({ heaps, turn }) => fingerprint(canonical({ heaps, turn })),
  saveOf: ({ setup, seed }, lines) => ({
    format: FORMAT,
    version: 1,
    rules: 'first',
    setup,
    seed,
    lines: lines.slice(),
  }),
  readSave(value) {
    const { setup, lines } = value as { setup?: object; lines?: unknown };
    return setup && isSetup(setup) && Array.isArray(lines) ? ok(value as never) : refuse('badSave');
  },
  isSetup,
  factsOfSetup: ({ seats }, moves) => ({
    kind: 'nim',
    seats: seats.map(({ name }) => name),
    moves,
    results: null,
  }),
  factsOf: (game, moves) => ({
    ...nim.factsOfSetup(game.setup, moves),
    results: isOver(game) ? [game.turn, 1 - game.turn] : null,
  }),
  isFacts: () => true,
  compactSetup: ({ heaps, seats }) => (canonical(seats) === canonical(SEATS) ? { heaps } : { heaps, seats }),
};
