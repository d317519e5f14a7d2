// The Forgotten Folk: what our copy of its rule book has lost (folk.open.*), and what a box says about it.

import { TILES } from '../data/tiles.ts';
import { FOLK_TILES } from '../folk/data/tiles.ts';
import type { Bonus, Offer } from '../powers/hooks.ts';
import { type Bundle, type Price, price } from '../state/goods.ts';
import type { Player } from '../state/types.ts';
import { ANIMALS, CHARCOAL, type Good, SUPPLY, type SupplyGood, type TileId } from '../state/vocabulary.ts';
import type { CorrectionField, Corrections } from './field.ts';

const NOTHING = 'none';

/** What an effect of Charcoal Storage may count. */
const COUNTED = [...SUPPLY, ...ANIMALS, 'person', 'emptyCavern', 'furnishing'] as const;
type Counted = (typeof COUNTED)[number];

const replaced = new Set<string>(FOLK_TILES.flatMap(({ replaces }) => replaces ?? []));
/** Base tiles that no other new tile replaces (folk.open.charcoalReplaced). */
const replaceable = Object.values(TILES)
  .filter(({ id, unlimited }) => id !== 'entryLevelDwelling' && !unlimited && !replaced.has(id))
  .map(({ id }) => id as string);

const charcoal = { group: 'charcoal', provenance: 'missing' } as const;
const choice = (id: string, among: readonly string[], ours: string): CorrectionField => ({
  ...charcoal,
  kind: 'choice',
  id: `folk.charcoal.${id}`,
  among,
  ours,
});
const number = (id: string, least: number, most: number, ours: number): CorrectionField => ({
  ...charcoal,
  kind: 'number',
  id: `folk.charcoal.${id}`,
  least,
  most,
  ours,
});

/**
 * Charcoal Storage: an owner says that the text is known, and builds it from four effects. Each is off while its
 * first number is 0: goods when built; goods at the start of each harvest, for every so many of something;
 * a trade at the start of each harvest; points for every so many of something.
 */
const CHARCOAL_FIELDS: readonly CorrectionField[] = [
  choice('known', ['no', 'yes'], 'no'),
  ...SUPPLY.map((good) => number(`price.${good}`, 0, 9, 0)),
  number('points', 0, 9, 0),
  choice('replaces', [NOTHING, ...replaceable], NOTHING),
  number('built.n', 0, 9, 0),
  choice('built.good', SUPPLY, 'ore'),
  number('harvest.n', 0, 9, 0),
  choice('harvest.good', SUPPLY, 'ore'),
  choice('harvest.per', [NOTHING, ...COUNTED], NOTHING),
  number('harvest.each', 1, 9, 1),
  number('trade.times', 0, 9, 0),
  choice('trade.pay', SUPPLY, 'wood'),
  number('trade.payN', 1, 9, 1),
  choice('trade.get', SUPPLY, 'ore'),
  number('trade.getN', 1, 9, 1),
  number('score.points', 0, 9, 0),
  choice('score.per', COUNTED, 'wood'),
  number('score.each', 1, 9, 1),
];

export const FOLK_FIELDS: readonly CorrectionField[] = [
  // folk.open.trainingRoomAmount
  {
    id: 'folk.trainingRoom',
    group: 'folk',
    provenance: 'reconstructed',
    kind: 'number',
    least: 1,
    most: 3,
    ours: 1,
  },
  // folk.open.nameColours: dwellings are known as such.
  ...FOLK_TILES.filter(({ colour }) => colour !== 'orange').map(
    ({ id, colour }): CorrectionField => ({
      id: `folk.colour.${id}`,
      group: 'folk',
      provenance: 'reconstructed',
      kind: 'choice',
      among: ['green', 'yellow'],
      ours: colour,
    }),
  ),
  ...CHARCOAL_FIELDS,
];

/** What a box says about Charcoal Storage. */
interface Charcoal {
  price: Price;
  points: number;
  replaces: TileId | null;
  built: Bundle;
  offers: readonly Offer[];
  harvest(player: Player): Bundle;
  scores(player: Player): Bonus;
}

function counted(player: Player, what: Counted): number {
  if (what === 'person') return player.dwarfs.length;
  if (what === 'emptyCavern')
    return player.squares.filter(({ land, crops }) => land === 'cavern' && crops === 0).length;
  if (what === 'furnishing') return player.squares.filter(({ tile }) => tile !== null).length;
  return player.goods[what as Good];
}

const defaults = new Map(FOLK_FIELDS.map((field) => [field.id, field.ours]));

function make(corrections: Corrections): Charcoal {
  const at = <T>(id: string): T =>
    (corrections[`folk.charcoal.${id}`] ?? defaults.get(`folk.charcoal.${id}`)) as T;
  const times = at<number>('trade.times');
  const replaces = at<string>('replaces');
  return {
    price: price(Object.fromEntries(SUPPLY.map((good) => [good, at<number>(`price.${good}`)]))),
    points: at('points'),
    replaces: replaces === NOTHING ? null : (replaces as TileId),
    built: { [at<SupplyGood>('built.good')]: at<number>('built.n') },
    offers:
      times === 0
        ? []
        : [
            {
              id: CHARCOAL,
              pay: { [at<SupplyGood>('trade.pay')]: at<number>('trade.payN') },
              get: { [at<SupplyGood>('trade.get')]: at<number>('trade.getN') },
              times,
            },
          ],
    harvest(player) {
      const per = at<Counted | typeof NOTHING>('harvest.per');
      const sets = per === NOTHING ? 1 : Math.floor(counted(player, per) / at<number>('harvest.each'));
      return { [at<SupplyGood>('harvest.good')]: sets * at<number>('harvest.n') };
    },
    scores(player) {
      const count = counted(player, at('score.per'));
      return { count, points: Math.floor(count / at<number>('score.each')) * at<number>('score.points') };
    },
  };
}

const made = new WeakMap<Corrections, Charcoal>();

/** Charcoal Storage as the players know it; null while its text is missing (folk.open.charcoalText). */
export function charcoalOf(corrections: Corrections | undefined): Charcoal | null {
  if (corrections?.['folk.charcoal.known'] !== 'yes') return null;
  const known = made.get(corrections) ?? make(corrections);
  made.set(corrections, known);
  return known;
}
