// Every action space of the base game, by player count (base.space.*).

import type { Action, Effect, Joined } from '../actions/effects.ts';
import { type Plan, planOf } from '../actions/plan.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Bundle } from '../state/goods.ts';
import type { BaseSpaceId, SpaceId, Twin } from '../state/vocabulary.ts';
import { MOST_ORE } from './limits.ts';

const BOARDS = ['twoSidedBasic', 'smallBasic', 'smallAdditional', 'largeAdditional', 'roundCard'] as const;

export interface SpaceVariant {
  /** Player counts this variant is used with. */
  players: readonly number[];
  /** Goods added every round, or from that round on: `empty` when nothing lies there, otherwise `more`. */
  adds?: { empty: Bundle; more: Bundle; from?: number };
  /** Where this side differs from the rest of its space: the board that it is printed on. */
  board?: SpaceDef['board'];
  action: Action;
  plan: Plan;
  /** If the table gives a good even without the tile it comes with (base.special.extension.tile). */
  loose?: SpaceVariant;
}

export interface SpaceDef {
  id: SpaceId;
  board: (typeof BOARDS)[number];
  stage: 0 | 1 | 2 | 3 | 4;
  variants: readonly SpaceVariant[];
  imitable: boolean;
  rules: readonly RuleId[];
  /** Official appendix part 3 unless said otherwise. */
  provenance: 'appendix' | 'appendix+boards';
}

const take: Effect = { do: 'take' };
const gain = (goods: Bundle): Effect => ({ do: 'gain', goods });
const place = (...tiles: Twin[]): Effect => ({ do: 'place', tiles });
const expedition = (level: number): Effect => ({ do: 'expedition', level });
const sow: Effect = { do: 'sow', grain: 2, vegetable: 2 };
const grow: Effect = { do: 'grow' };
const furnish = (only: 'any' | 'dwellings'): Effect => ({ do: 'furnish', only });
/** base.forge */
const forge: Effect = { do: 'forge', most: MOST_ORE };
const imitate = (food: number): Effect => ({ do: 'imitate', food });
/** base.fence.small, base.fence.large, base.stable */
const small: Effect = { do: 'fence', size: 'small', wood: 2 };
const large: Effect = { do: 'fence', size: 'large', wood: 4 };
const stable: Effect = { do: 'stable', stone: 1 };
const oreOfMines: Effect = { do: 'gain', goods: { ore: 2 }, per: 'oreMine' };

const all = (...parts: Action[]): Joined => ({ join: 'all', parts });
const andOr = (...parts: Action[]): Joined => ({ join: 'andOr', parts });
const andThenOr = (...parts: Action[]): Joined => ({ join: 'andThenOr', parts });
const andThen = (...parts: Action[]): Joined => ({ join: 'andThen', parts });
const either = (...parts: Action[]): Joined => ({ join: 'eitherOr', parts });

const P = (from: number, to: number) => [1, 2, 3, 4, 5, 6, 7].filter((n) => n >= from && n <= to);

/** One side of a board: who uses it, what is done there, what it collects (`more` only where it differs). */
export function side(
  players: readonly number[],
  action: Action,
  empty?: Bundle,
  more: Bundle | undefined = empty,
): SpaceVariant {
  const variant: SpaceVariant = { players, action, plan: planOf(action) };
  if (empty && more) variant.adds = { empty, more };
  return variant;
}

/** A tile and the good that comes with it, joined as one; or as a table may agree on. */
const withTile = (players: readonly number[], action: (join: typeof all) => Action): SpaceVariant => ({
  ...side(players, action(all)),
  loose: side(players, action(andOr)),
});

function space(
  id: BaseSpaceId,
  board: SpaceDef['board'],
  stage: SpaceDef['stage'],
  ...variants: SpaceVariant[]
): SpaceDef {
  const rules: RuleId[] = [`base.space.${id}`];
  return {
    id,
    board,
    stage,
    variants,
    imitable: id !== 'startingPlayer',
    rules,
    provenance: 'appendix',
  };
}

const suppliesGoods: Bundle = { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 };
const rubies = all(take, { do: 'gain', goods: { ruby: 1 }, rubyMines: 1 });
const farming = andThenOr(andOr(small, large, stable), take);

const LIST: readonly SpaceDef[] = [
  space(
    'driftMining',
    'twoSidedBasic',
    0,
    side(P(2, 3), andOr(take, place('cavernTunnel')), { stone: 1 }),
    side(P(4, 7), andOr(take, place('cavernTunnel')), { stone: 2 }),
  ),
  space(
    'excavation',
    'twoSidedBasic',
    0,
    side(P(1, 3), andOr(take, place('cavernTunnel', 'cavernCavern')), { stone: 1 }),
    side(P(4, 7), andOr(take, place('cavernTunnel', 'cavernCavern')), { stone: 2 }, { stone: 1 }),
  ),
  space(
    'startingPlayer',
    'twoSidedBasic',
    0,
    side(P(2, 3), all({ do: 'token' }, take, gain({ ore: 2 })), { food: 1 }),
    side(P(4, 7), all({ do: 'token' }, take, gain({ ruby: 1 })), { food: 1 }),
  ),
  space('imitation', 'twoSidedBasic', 0, side(P(4, 7), imitate(2))),
  space(
    'logging',
    'twoSidedBasic',
    0,
    side(P(1, 3), andThenOr(take, expedition(1)), { wood: 3 }, { wood: 1 }),
    side(P(4, 7), andThenOr(take, expedition(1)), { wood: 3 }),
  ),
  space('supplies', 'twoSidedBasic', 0, side(P(2, 3), gain(suppliesGoods))),
  space('growth', 'twoSidedBasic', 0, side(P(4, 7), either(gain(suppliesGoods), grow))),
  space(
    'oreMining',
    'twoSidedBasic',
    0,
    side(P(1, 3), all(take, oreOfMines), { ore: 2 }, { ore: 1 }),
    side(P(4, 7), all(take, oreOfMines), { ore: 3 }, { ore: 2 }),
  ),
  space('woodGathering', 'twoSidedBasic', 0, side(P(1, 3), take, { wood: 1 })),
  space(
    'forestExploration',
    'twoSidedBasic',
    0,
    { ...side([3], all(take, gain({ vegetable: 1 })), { wood: 1 }), board: 'smallAdditional' },
    side(P(4, 7), all(take, gain({ food: 2 })), { wood: 2 }, { wood: 1 }),
  ),
  space(
    'clearing',
    'twoSidedBasic',
    0,
    side(P(2, 3), andOr(take, place('meadowField')), { wood: 1 }),
    side(P(4, 7), andOr(take, place('meadowField')), { wood: 2 }),
  ),
  space(
    'sustenance',
    'twoSidedBasic',
    0,
    side(P(1, 3), andOr(all(take, gain({ grain: 1 })), place('meadowField')), { food: 1 }),
    side(P(4, 7), andOr(take, place('meadowField')), { grain: 1 }, { vegetable: 1 }),
  ),
  space(
    'rubyMining',
    'smallBasic',
    0,
    side([1, ...P(3, 7)], rubies, { ruby: 1 }),
    // base.replenish.twoPlayers
    { ...side([2], rubies), adds: { empty: { ruby: 1 }, more: { ruby: 1 }, from: 3 } },
  ),
  space('housework', 'smallBasic', 0, side(P(1, 7), andOr(gain({ dog: 1 }), furnish('any')))),
  space('slashAndBurn', 'smallBasic', 0, side(P(1, 7), andThenOr(place('meadowField'), sow))),
  space(
    'stripMining',
    'smallAdditional',
    0,
    side([3], all(take, gain({ wood: 2 })), { ore: 1 }, { stone: 1 }),
  ),
  space('imitation3p', 'smallAdditional', 0, side([3], imitate(4))),
  space('depot', 'largeAdditional', 0, side(P(5, 7), take, { wood: 1, ore: 1 })),
  space(
    'smallScaleDriftMining',
    'largeAdditional',
    0,
    withTile([5], (join) => join(place('cavernTunnel'), gain({ stone: 1 }))),
  ),
  space(
    'driftMining2',
    'largeAdditional',
    0,
    side(P(6, 7), andOr(take, place('cavernTunnel')), { stone: 1 }),
  ),
  space(
    'weeklyMarket',
    'largeAdditional',
    0,
    side(
      P(5, 7),
      andThen(gain({ gold: 4 }), {
        do: 'market',
        prices: {
          dog: 2,
          sheep: 1,
          donkey: 1,
          wildBoar: 2,
          cattle: 3,
          wood: 1,
          stone: 1,
          ore: 1,
          grain: 1,
          vegetable: 2,
        },
      }),
    ),
  ),
  space('imitationLarge', 'largeAdditional', 0, side([5], imitate(4)), side(P(6, 7), imitate(1))),
  space(
    'hardwareRental',
    'largeAdditional',
    0,
    side([5], andThenOr(expedition(2), sow)),
    side(P(6, 7), andThenOr(gain({ wood: 2 }), expedition(2), sow)),
  ),
  space(
    'fenceBuilding',
    'largeAdditional',
    0,
    side([5], andThenOr(take, andOr(small, large)), { wood: 1 }),
    side(P(6, 7), andThenOr(take, andOr(small, large)), { wood: 2 }, { wood: 1 }),
  ),
  space(
    'largeDepot',
    'smallAdditional',
    0,
    side([7], take, { wood: 2, stone: 1, ore: 1 }, { wood: 1, stone: 1, ore: 1 }),
  ),
  space('imitation7p', 'smallAdditional', 0, side([7], imitate(0))),
  space(
    'extension',
    'smallAdditional',
    0,
    withTile([7], (join) => ({
      join: 'eitherOr',
      guestOnce: true,
      parts: [join(place('meadowField'), gain({ wood: 1 })), join(place('cavernTunnel'), gain({ stone: 1 }))],
    })),
  ),
  space('blacksmithing', 'roundCard', 1, side(P(1, 7), andThenOr(forge, expedition(3)))),
  space('sheepFarming', 'roundCard', 1, side(P(1, 7), farming, { sheep: 1 })),
  space(
    'oreMineConstruction',
    'roundCard',
    1,
    side(P(1, 7), andThenOr(all({ do: 'oreMine' }, gain({ ore: 3 })), expedition(2))),
  ),
  space(
    'wishForChildren',
    'roundCard',
    2,
    side(P(1, 7), { ...either(grow, furnish('dwellings')), unlisted: true }),
  ),
  space(
    'urgentWishForChildren',
    'roundCard',
    2,
    side(P(1, 7), either(andThen(furnish('dwellings'), grow), gain({ gold: 3 }))),
  ),
  space('donkeyFarming', 'roundCard', 2, side(P(1, 7), farming, { donkey: 1 })),
  space(
    'rubyMineConstruction',
    'roundCard',
    2,
    side(
      P(1, 7),
      either({ do: 'rubyMine', on: 'tunnel' }, all({ do: 'rubyMine', on: 'deepTunnel' }, gain({ ruby: 1 }))),
    ),
  ),
  space('familyLife', 'roundCard', 3, side(P(1, 7), andOr(grow, sow))),
  space('oreDelivery', 'roundCard', 3, side(P(1, 7), all(take, oreOfMines), { stone: 1, ore: 1 })),
  space('exploration', 'roundCard', 3, side(P(3, 7), expedition(4))),
  space('adventure', 'roundCard', 4, side(P(1, 7), andThenOr(forge, andThen(expedition(1), expedition(1))))),
  space(
    'oreTrading',
    'roundCard',
    4,
    side(P(1, 7), { do: 'trade', pay: { ore: 2 }, get: { gold: 2, food: 1 }, times: 3 }),
  ),
  space(
    'rubyDelivery',
    'roundCard',
    4,
    side(P(1, 7), all(take, { do: 'gain', goods: { ruby: 1 }, rubyMines: 2 }), { ruby: 2 }, { ruby: 1 }),
  ),
];

export const SPACES = Object.fromEntries(LIST.map((def) => [def.id, def])) as Record<SpaceId, SpaceDef>;

/** [player count][space] → the printed side in use, looked up once. */
const SIDES: readonly Partial<Record<SpaceId, SpaceVariant>>[] = [0, 1, 2, 3, 4, 5, 6, 7].map((count) =>
  Object.fromEntries(
    LIST.flatMap((def) => {
      const found = def.variants.find((variant) => variant.players.includes(count));
      return found ? [[def.id, found]] : [];
    }),
  ),
);

export const variantOf = (id: SpaceId, players: number): SpaceVariant | undefined => SIDES[players]?.[id];

/** Pre-printed spaces with this many players, in board order (base.setup.boards). Solo covers four of them (base.solo.spaces). */
export const preprintedFor = (players: number): SpaceId[] =>
  LIST.filter((def) => def.board !== 'roundCard' && SIDES[players]?.[def.id]).map((def) => def.id);
