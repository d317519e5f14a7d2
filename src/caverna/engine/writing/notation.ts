// Every move as one short readable line, and back. A saved game is its setup, its seed and these lines.
//
//   place logging            promote 8              pass
//   do take                  stop                   build meadowField c4 b4
//   furnish carpenter        site d3                pay 1 wood 1 ore
//   sow grain b4             forge 5                loot dog
//   imitate housework        buy dog                trade
//   exchange ruby.wood       exchange food.gold 5   exchange peacefulCave 2   (the second dwarf's weapon)
//   protect logging          choose field           feed
//   serve 1 wood [goblin]    beg [keep 2]           breed sheep cattle        breed none
//   forge 5 dog              drop stone             train
//   swap traders.gold        swap boneCarver 1 sheep 1 dog                    eat 2 sheep
//   arrange 2 sheep b4, 1 dog b3                    arrange none

import { ALL_EXCHANGES, FURNISHINGS, LOOT_OF } from '../boxes/lists.ts';
import { notateFiends, readFiends } from '../fiends/notation.ts';
import type { Bundle } from '../state/goods.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { squareAt } from '../state/squares.ts';
import type { Built, Move, Stand } from '../state/types.ts';
import {
  ALL_CROPS,
  ALL_GOODS,
  ANIMALS,
  type Animal,
  FIENDS_SPACE_IDS,
  GOODS,
  type LootId,
  SINGLES,
  SPACE_IDS,
  type TileId,
  TWINS,
} from '../state/vocabulary.ts';

const BUILT: readonly Built[] = [
  ...TWINS,
  ...SINGLES,
  'oreMine',
  'rubyMine',
  'smallPasture',
  'largePasture',
  'stable',
];

const SPACES = [...SPACE_IDS, ...FIENDS_SPACE_IDS] as const;

/** Longest line that is read at all. */
export const LONGEST_LINE = 400;

function goodsLine(goods: Bundle): string {
  const parts: string[] = [];
  for (const good of ALL_GOODS) if (goods[good]) parts.push(`${goods[good]} ${good}`);
  return parts.length > 0 ? parts.join(' ') : 'nothing';
}

/** The squares of a build move; where both halves are alike, in the order of the board. */
function squaresOf({ what, at, and }: { what: Built; at: string; and?: string }): string[] {
  if (!and) return [at];
  const alike = what === 'cavernCavern' || what === 'largePasture';
  return alike && squareAt(and) < squareAt(at) ? [and, at] : [at, and];
}

export function notate(move: Move): string {
  switch (move.type) {
    case 'place':
    case 'imitate':
    case 'protect':
      return `${move.type} ${move.space}`;
    case 'promote':
      return `promote ${move.strength}`;
    case 'forge':
      return move.dog ? `forge ${move.strength} dog` : `forge ${move.strength}`;
    case 'drop':
      return `drop ${move.good}`;
    case 'swap':
      return move.goods ? `swap ${move.id} ${goodsLine(move.goods)}` : `swap ${move.id}`;
    case 'do':
      return `do ${move.part}`;
    case 'build':
      return `build ${move.what} ${squaresOf(move).join(' ')}`;
    case 'furnish':
      return `furnish ${move.tile}`;
    case 'site':
      return `site ${move.at}`;
    case 'serve':
      return `serve ${goodsLine(move.goods)}${move.goblin ? ' goblin' : ''}`;
    case 'pay':
    case 'eat':
      return `${move.type} ${goodsLine(move.goods)}`;
    case 'sow':
      return `sow ${move.crop} ${move.at}`;
    case 'loot':
      return `loot ${move.item}`;
    case 'buy':
      return `buy ${move.good}`;
    case 'exchange':
      return move.n === undefined ? `exchange ${move.id}` : `exchange ${move.id} ${move.n}`;
    case 'choose':
      return `choose ${move.phase}`;
    case 'breed':
      return `breed ${move.types.length > 0 ? move.types.join(' ') : 'none'}`;
    case 'arrange':
      return `arrange ${move.stands.map(({ animal, n, at }) => `${n} ${animal} ${at}`).join(', ') || 'none'}`;
    case 'pass':
    case 'stop':
    case 'trade':
    case 'feed':
    case 'train':
      return move.type;
    case 'beg':
      return move.keep ? `beg keep ${move.keep}` : 'beg';
    default:
      return notateFiends(move);
  }
}

const oneOf = <T extends string>(list: readonly T[], word: string | undefined): T | null =>
  list.find((entry) => entry === word) ?? null;

const square = (word: string | undefined): string | null => (word && squareAt(word) >= 0 ? word : null);

const number = (word: string | undefined): number | null =>
  word && /^(0|[1-9]\d{0,3})$/.test(word) ? Number(word) : null;

function readGoods(words: readonly string[]): Bundle | null {
  if (words.length === 1 && words[0] === 'nothing') return {};
  if (words.length === 0 || words.length % 2 !== 0) return null;
  const goods: Bundle = {};
  for (let i = 0; i < words.length; i += 2) {
    const n = number(words[i]);
    const good = oneOf(ALL_GOODS, words[i + 1]);
    if (!n || !good || goods[good] !== undefined) return null;
    goods[good] = n;
  }
  return goods;
}

function readStands(text: string): Stand[] | null {
  if (text === 'none') return [];
  const stands: Stand[] = [];
  for (const part of text.split(', ')) {
    const words = part.split(' ');
    const n = number(words[0]);
    const animal = oneOf(ANIMALS, words[1]);
    const at = square(words[2]);
    if (!n || !animal || !at || words.length !== 3) return null;
    stands.push({ animal, n, at });
  }
  return stands;
}

function read(words: readonly string[], line: string): Move | null {
  const [type, first, second, third] = words;
  const length = words.length;
  switch (type) {
    case 'pass':
    case 'stop':
    case 'trade':
    case 'feed':
    case 'train':
      return length === 1 ? { type } : null;
    case 'beg': {
      if (length === 1) return { type };
      const keep = first === 'keep' && number(second);
      return keep && length === 3 ? { type, keep } : null;
    }
    case 'place':
    case 'imitate':
    case 'protect': {
      const space = oneOf(SPACES, first);
      return space && length === 2 ? { type, space } : null;
    }
    case 'promote': {
      const strength = number(first);
      return strength !== null && length === 2 ? { type, strength } : null;
    }
    case 'forge': {
      const strength = number(first);
      if (strength === null || length > 3 || (length === 3 && second !== 'dog')) return null;
      return length === 3 ? { type, strength, dog: true } : { type, strength };
    }
    case 'swap': {
      if (!first || !/^[A-Za-z.]{1,30}$/.test(first)) return null;
      if (length === 2) return { type, id: first };
      const goods = readGoods(words.slice(2));
      return goods ? { type, id: first, goods } : null;
    }
    case 'do':
      return first && length === 2 && /^[A-Za-z0-9.]{1,40}$/.test(first) ? { type, part: first } : null;
    case 'build': {
      const what = oneOf(BUILT, first);
      const at = square(second);
      const and = square(third);
      if (!what || !at || length < 3 || length > 4 || (length === 4 && !and)) return null;
      if (!and) return { type, what, at };
      const [one, other] = squaresOf({ what, at, and });
      return { type, what, at: one!, and: other! };
    }
    case 'furnish': {
      const tile = first && Object.hasOwn(FURNISHINGS, first) && first !== 'entryLevelDwelling';
      return tile && length === 2 ? { type, tile: first as TileId } : null;
    }
    case 'site': {
      const at = square(first);
      return at && length === 2 ? { type, at } : null;
    }
    case 'serve': {
      const goblin = words.at(-1) === 'goblin';
      const goods = readGoods(words.slice(1, goblin ? -1 : undefined));
      return goods ? { type, goods, ...(goblin && { goblin }) } : null;
    }
    case 'pay':
    case 'eat': {
      const goods = readGoods(words.slice(1));
      return goods ? { type, goods } : null;
    }
    case 'sow': {
      const crop = oneOf(ALL_CROPS, first);
      const at = square(second);
      return crop && at && length === 3 ? { type, crop, at } : null;
    }
    case 'loot': {
      const item = first && Object.hasOwn(LOOT_OF, first) ? (first as LootId) : undefined;
      return item && length === 2 ? { type, item } : null;
    }
    case 'drop': {
      const good = oneOf(ALL_GOODS, first);
      return good && length === 2 ? { type, good } : null;
    }
    case 'buy': {
      const good = oneOf(GOODS, first);
      return good && length === 2 ? { type, good } : null;
    }
    case 'exchange': {
      const id = ALL_EXCHANGES.find((entry) => entry.id === first)?.id;
      if (!id || length > 3) return null;
      if (length === 2) return { type, id };
      const n = number(second);
      return n === null ? null : { type, id, n };
    }
    case 'choose':
      return length === 2 && (first === 'field' || first === 'breeding') ? { type, phase: first } : null;
    case 'breed': {
      if (length === 2 && first === 'none') return { type, types: [] };
      const types = words.slice(1).map((word) => oneOf(ANIMALS, word));
      if (types.length === 0 || types.length > 4 || types.includes(null)) return null;
      return { type, types: types as Animal[] };
    }
    case 'arrange': {
      const stands = readStands(line.slice('arrange '.length));
      return stands ? { type, stands } : null;
    }
    default:
      return readFiends(words);
  }
}

/** Reads one line; it does not say whether the move is legal. */
export function parse(line: string): Result<Move> {
  if (typeof line !== 'string' || line.length > LONGEST_LINE) return refuse('badLine');
  const move = read(line.split(' '), line);
  return move ? ok(move) : refuse('badLine', undefined, { line: line.slice(0, 80) });
}
