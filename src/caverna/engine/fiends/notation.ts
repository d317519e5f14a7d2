// The moves of Frantic Fiends as lines, and back.
//
//   send A logging        hurry              bribe 3            push DL
//   hit B                 tribute 4          reward herald      reward gold
//   befriend A d2         occupy e1          hostage 2          fight A 2
//   lay pitfall b2        restock e1 f1      equip 1            temper 2 5 ore
//   convert wood stone 3     visit housework    visit blacksmithing 2   extra ore
//   drive e1              lodge d4 d4 d2     lodge d4 d2 A:e1

import { squareAt } from '../state/squares.ts';
import { FIENDS_SPACE_IDS, GOODS, SPACE_IDS, type SpaceId } from '../state/vocabulary.ts';
import type { RewardId } from './data/rewards.ts';
import type { TrapId } from './data/traps.ts';
import type { Direction, FiendsMove, OrcId, OrcLetter } from './types.ts';

export function notateFiends(move: FiendsMove): string {
  switch (move.type) {
    case 'hurry':
      return 'hurry';
    case 'send':
      return `send ${move.orc} ${move.space}`;
    case 'bribe':
    case 'tribute':
      return `${move.type} ${move.n}`;
    case 'push':
      return `push ${move.way}`;
    case 'hit':
      return `hit ${move.orc}`;
    case 'reward':
      return `reward ${move.reward}`;
    case 'befriend':
      return `befriend ${move.orc} ${move.at}`;
    case 'occupy':
      return `occupy ${move.at}`;
    case 'hostage':
    case 'equip':
      return `${move.type} ${move.dwarf}`;
    case 'fight':
      return `fight ${move.orc} ${move.dogs}`;
    case 'lay':
      return `lay ${move.trap} ${move.at}`;
    case 'restock':
      return ['restock', ...move.mines].join(' ');
    case 'temper':
      return `temper ${move.dwarf} ${move.n} ${move.good}`;
    case 'convert':
      return `convert ${move.give} ${move.get} ${move.n}`;
    case 'visit':
      return move.dwarf ? `visit ${move.space} ${move.dwarf}` : `visit ${move.space}`;
    case 'drive':
      return `drive ${move.at}`;
    case 'extra':
      return `extra ${move.good}`;
    case 'lodge':
      return ['lodge', ...move.homes, ...(move.orcs ?? []).map(({ orc, at }) => `${orc}:${at}`)].join(' ');
  }
}

const WAYS: readonly string[] = ['U', 'D', 'L', 'R', 'UL', 'UR', 'DL', 'DR'];
const MATERIALS: readonly string[] = ['wood', 'stone', 'ore'];
const SPACES: readonly string[] = [...SPACE_IDS, ...FIENDS_SPACE_IDS];

const isNumber = (word: string | undefined): word is string => /^(0|[1-9]\d{0,3})$/.test(word ?? '');
const isOrc = (word: string | undefined): boolean => /^[A-D]$/.test(word ?? '');
const isSquare = (word: string | undefined): boolean => squareAt(word ?? '') >= 0;
const isName = (word: string | undefined): boolean => /^[A-Za-z]{1,30}$/.test(word ?? '');

type Reader = (a: string, b: string, c: string) => FiendsMove | null;
type Checks = readonly ((word: string | undefined) => boolean)[];

const isSpace = (word: string | undefined): boolean => SPACES.includes(word ?? '');
const isMaterial = (word: string | undefined): boolean => MATERIALS.includes(word ?? '');
const isAnyOrc = (word: string | undefined): boolean => isOrc(word) || word === 'X';

/** Type → what its words must be, and the move they make. */
const READERS: Readonly<Record<string, readonly [Checks, Reader]>> = {
  hurry: [[], () => ({ type: 'hurry' })],
  send: [[isAnyOrc, isSpace], (orc, space) => ({ type: 'send', orc: orc as OrcId, space: space as SpaceId })],
  bribe: [[isNumber], (n) => ({ type: 'bribe', n: Number(n) })],
  tribute: [[isNumber], (n) => ({ type: 'tribute', n: Number(n) })],
  push: [[(word) => WAYS.includes(word ?? '')], (way) => ({ type: 'push', way: way as Direction })],
  hit: [[isOrc], (orc) => ({ type: 'hit', orc: orc as OrcLetter })],
  reward: [[isName], (reward) => ({ type: 'reward', reward: reward as RewardId | 'gold' })],
  befriend: [[isAnyOrc, isSquare], (orc, at) => ({ type: 'befriend', orc: orc as OrcId, at })],
  occupy: [[isSquare], (at) => ({ type: 'occupy', at })],
  hostage: [[isNumber], (dwarf) => ({ type: 'hostage', dwarf: Number(dwarf) })],
  equip: [[isNumber], (dwarf) => ({ type: 'equip', dwarf: Number(dwarf) })],
  fight: [[isOrc, isNumber], (orc, dogs) => ({ type: 'fight', orc: orc as OrcLetter, dogs: Number(dogs) })],
  lay: [[isName, isSquare], (trap, at) => ({ type: 'lay', trap: trap as TrapId, at })],
  temper: [
    [isNumber, isNumber, (word) => word === 'ore' || word === 'wood'],
    (dwarf, n, good) => ({
      type: 'temper',
      dwarf: Number(dwarf),
      good: good as 'ore' | 'wood',
      n: Number(n),
    }),
  ],
  convert: [
    [isMaterial, isMaterial, isNumber],
    (give, get, n) => ({ type: 'convert', give: give as 'wood', get: get as 'wood', n: Number(n) }),
  ],
  drive: [[isSquare], (at) => ({ type: 'drive', at })],
  extra: [
    [(word) => (GOODS as readonly string[]).includes(word ?? '')],
    (good) => ({ type: 'extra', good: good as 'ore' }),
  ],
};

/** `lodge d4 d4 d2 A:e1`: a dwelling for every dwarf, then orcs that change rooms. */
function readLodge(words: readonly string[]): FiendsMove | null {
  const homes = words.filter((word) => !word.includes(':'));
  const orcs: { orc: OrcId; at: string }[] = [];
  for (const word of words.slice(homes.length)) {
    const [orc, at] = word.split(':');
    if (!isAnyOrc(orc) || !isSquare(at)) return null;
    orcs.push({ orc: orc as OrcId, at: at! });
  }
  if (homes.length === 0 || homes.length > MOST_NAMED || orcs.length > MOST_NAMED) return null;
  if (!words.slice(0, homes.length).every(isSquare)) return null;
  return { type: 'lodge', homes, ...(orcs.length > 0 ? { orcs } : {}) };
}

/** `visit housework`, or with the dwarf that acts: `visit blacksmithing 2`. */
function readVisit([space, dwarf, ...rest]: readonly string[]): FiendsMove | null {
  if (!isSpace(space) || rest.length > 0 || (dwarf !== undefined && !/^[1-6]$/.test(dwarf))) return null;
  return { type: 'visit', space: space as SpaceId, ...(dwarf ? { dwarf: Number(dwarf) } : {}) };
}

const MOST_NAMED = 6;

export function readFiends(words: readonly string[]): FiendsMove | null {
  const [type, ...rest] = words;
  if (type === 'lodge') return readLodge(rest);
  if (type === 'visit') return readVisit(rest);
  if (type === 'restock')
    return rest.length > MOST_NAMED || !rest.every(isSquare) ? null : { type, mines: rest };
  if (!type || !Object.hasOwn(READERS, type)) return null;
  const [checks, make] = READERS[type]!;
  if (rest.length !== checks.length || !checks.every((check, i) => check(rest[i]))) return null;
  return make(rest[0]!, rest[1]!, rest[2]!);
}
