// Random home boards with crops, animals, traps, mines, dwellings and orcs, as positions a person could write.

import { type Game, NEIGHBOURS, sandbox, squareAt, squareName, TRAPS } from '../engine/index.ts';
import type { EventNumber } from '../odds/index.ts';
import { dice } from './bots.ts';

export interface Case {
  game: Game;
  event: EventNumber;
  orcs: number;
}

interface Wish {
  orcs: number;
  event: EventNumber;
  /** Goods in the supply, for tributes and bribes. */
  goods: boolean;
  /** These traps, all of them, instead of some by lot. */
  traps?: readonly string[];
  /** No orc is stronger than this. */
  strongest?: number;
  /** The supply, instead of one by lot. */
  purse?: Record<string, number>;
  players?: number;
}

type Roll = (n: number) => number;

const FOREST = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'a4', 'b4', 'c4'];
const pick = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)]!;

/** Squares that hang together with a first one. */
function patch(roll: Roll, from: string, size: number, taken: readonly string[]): string[] {
  const found = [from];
  for (let tries = 0; found.length < size && tries < 60; tries++) {
    const beside = NEIGHBOURS[squareAt(pick(roll, found))]!;
    const next = squareName(pick(roll, beside));
    if (squareAt(next) < 24 && !found.includes(next) && !taken.includes(next)) found.push(next);
  }
  return found;
}

const FARM = [
  'meadow',
  'field',
  'field grain 3',
  'field grain 1',
  'field vegetable 2',
  'smallPasture',
  'meadow stable',
];
const CAVE = ['cavern', 'tunnel', 'deepTunnel', 'oreMine', 'rubyMine', 'oreMine', 'rubyMine', 'tiles'];
const ROOMS = [
  'dwelling',
  'mixedDwelling',
  'coupleDwelling',
  'orcDwelling',
  'guestDwelling',
  'orcMinerDwelling',
  'simpleDwelling42',
  'simpleDwelling33',
  'cuddleRoom',
  'carpenter',
];
const BEASTS = ['sheep', 'donkey', 'wildBoar', 'cattle'];

function farm(roll: Roll, board: Record<string, string>, animals: string[]): void {
  for (const at of patch(roll, 'c4', roll(11), [])) {
    board[at] = pick(roll, FARM);
    if (board[at] === 'smallPasture' && roll(3) > 0)
      animals.push(`${1 + roll(2)} ${pick(roll, BEASTS)} ${at}`);
    else if (board[at] === 'meadow' && roll(3) === 0) animals.push(`2 sheep ${at}`, `1 dog ${at}`);
    else if (board[at] === 'meadow stable' && roll(2) === 0) animals.push(`1 ${pick(roll, BEASTS)} ${at}`);
  }
  const [half, other] = roll(2) ? ['b4', 'b3'] : ['c3', 'b3'];
  if (board[half] && board[other] && roll(2)) {
    board[half] = `largePasture ${other}`;
    board[other] = `largePasture ${half}`;
    for (let i = animals.length - 1; i >= 0; i--)
      if (animals[i]!.endsWith(half) || animals[i]!.endsWith(other)) animals.splice(i, 1);
    animals.push(
      `${1 + roll(4)} ${pick(roll, BEASTS)} ${[half, other].sort((a, b) => squareAt(a) - squareAt(b))[0]}`,
    );
  }
}

function dig(
  roll: Roll,
  board: Record<string, string>,
  animals: string[],
  mined: Record<string, number>,
): void {
  const rooms = ROOMS.slice();
  for (const at of patch(roll, 'd3', roll(9), ['d4'])) {
    const kind = pick(roll, CAVE);
    if (kind === 'tiles') board[at] = rooms.splice(roll(rooms.length), 1)[0]!;
    else board[at] = kind;
    if (kind.endsWith('Mine')) {
      if (roll(2)) mined[at] = 1 + roll(3);
      if (roll(3) === 0) animals.push(`1 donkey ${at}`);
    }
    if (board[at] === 'mixedDwelling' && roll(2)) animals.push(`2 sheep ${at}`);
  }
}

function laid(roll: Roll, wish: Wish, board: Record<string, string>, animals: readonly string[]): string[] {
  const free = FOREST.filter(
    (at) => (board[at] ?? 'meadow') === 'meadow' && !animals.some((line) => line.endsWith(at)),
  );
  if (wish.traps && wish.traps.length <= free.length)
    return wish.traps.map((trap) => `${trap} ${free.splice(roll(free.length), 1)[0]}`);
  const traps: string[] = [];
  for (let n = roll(5); n > 0 && free.length > 0; n--) {
    const [at] = free.splice(roll(free.length), 1);
    const trap = pick(roll, TRAPS).id;
    if (traps.some((line) => line.startsWith(trap))) continue;
    traps.push(`${trap} ${at}${roll(6) === 0 ? ' inactive' : ''}`);
  }
  return traps;
}

const HOLDING = new Set<string>(TRAPS.filter(({ kind }) => kind === 'holding').map(({ id }) => id));

function orcsOn(roll: Roll, wish: Wish, board: Record<string, string>, traps: readonly string[]) {
  const letters = wish.event > 2 ? ['A', 'B', 'C', 'D'] : ['A', 'B', 'C'];
  while (letters.length > wish.orcs) letters.splice(roll(letters.length), 1);
  const orcs: Record<string, string> = {};
  const cave = Object.keys(board).filter((at) => at >= 'd');
  const holding = traps.filter((line) => HOLDING.has(line.split(' ')[0]!) && !line.endsWith('inactive'));
  const used = new Set<string>();
  for (const id of ['A', 'B', 'C', 'D']) {
    const strength = 1 + roll(wish.strongest ?? 13);
    const trap = holding[roll(holding.length || 1)]?.split(' ')[1];
    const den = pick(roll, cave);
    if (!letters.includes(id)) orcs[id] = id === 'D' && wish.event < 3 && roll(3) ? '12 reserve' : 'defeated';
    else if (den && roll(7) === 0 && !used.has(den)) orcs[id] = `${strength} ${den}`;
    else if (trap && roll(4) === 0 && !used.has(trap)) orcs[id] = `${1 + roll(8)} ${trap} held`;
    else orcs[id] = `${strength} ${pick(roll, FOREST)}`;
    used.add(den).add(trap ?? '');
  }
  return orcs;
}

/** Rulings that change what happens in an event, now and then another one. */
function rulings(roll: Roll): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  if (roll(4) === 0) options.pushedReevaluates = true;
  if (roll(4) === 0) options.diagonalEntry = true;
  if (roll(4) === 0) options.feedTrapLimit = 8;
  if (roll(3) === 0) options.arrivalHarms = true;
  if (roll(4) === 0) options.entranceIsTile = false;
  if (roll(4) === 0) options.occupants = 'anyone';
  if (roll(4) === 0) options.together = false;
  return options;
}

/** A board from this seed, or the next seed that makes a lawful one. */
export function boardFor(seed: number, wish: Wish): Case {
  for (let tries = 0; tries < 400; tries++) {
    const roll = dice(seed * 1009 + tries);
    const board: Record<string, string> = {};
    const animals: string[] = [];
    const mined: Record<string, number> = {};
    farm(roll, board, animals);
    dig(roll, board, animals, mined);
    const traps = laid(roll, wish, board, animals);
    const weapons = Array.from({ length: 1 + roll(4) }, (_, i) => ({
      weapon: roll(2) * roll(9),
      newborn: i > 0 && roll(3) === 0,
    }));
    const lot = { stone: roll(9), food: roll(9), wood: roll(5), ore: roll(5), gold: roll(4) };
    const goods = wish.purse ?? (wish.goods ? lot : {});
    const seat = {
      goods,
      dwarfs: weapons,
      board,
      animals,
      mined,
      traps,
      orcs: orcsOn(roll, wish, board, traps),
    };
    const made = sandbox({
      modules: ['fiends'],
      fiends: rulings(roll),
      round: 5,
      players: wish.players ?? 1,
      orcEvents: { events: wish.event - 1, bribes: ['stone', 'wood', 'ore', 'food'] },
      seats: [seat, ...Array.from({ length: (wish.players ?? 1) - 1 }, () => ({}))],
    });
    if (made.ok) return { game: made.value, event: wish.event, orcs: wish.orcs };
  }
  throw new Error(`no board for seed ${seed}`);
}
