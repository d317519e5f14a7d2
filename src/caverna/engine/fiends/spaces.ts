// Action spaces that Frantic Fiends adds or covers with cards (fiends.space.*).

import type { Action, Effect, Joined } from '../actions/effects.ts';
import { preprintedFor, type SpaceVariant, side } from '../data/spaces.ts';
import type { SpaceId } from '../state/vocabulary.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7];
const FEW = [1, 2, 3];
const MANY = [4, 5, 6, 7];

const take: Effect = { do: 'take' };
const grow: Effect = { do: 'grow' };
const furnish: Effect = { do: 'furnish', only: 'any' };
const layTrap: Effect = { do: 'layTrap' };
const restock: Effect = { do: 'restock' };
const forge: Effect = { do: 'forgeWood', most: 4 };
const stock = (n: number): Effect => ({ do: 'stockMine', n });

const joined = (join: Joined['join'], ...parts: Action[]): Joined => ({ join, parts });

/** Built on first use, so that a page without orcs does not carry them. */
const makeSides = (): Partial<Record<SpaceId, SpaceVariant[]>> => ({
  armory: [
    side(FEW, joined('andThenOr', take, forge), { wood: 1 }),
    side(MANY, joined('andThenOr', take, forge), { food: 1 }),
  ],
  oreMining: [
    side(FEW, joined('andThenOr', take, restock), { ore: 2 }, { ore: 1 }),
    side(MANY, joined('andThenOr', take, restock), { ore: 3 }, { ore: 2 }),
  ],
  housework: [
    side(ALL, joined('andOr', { do: 'gain', goods: { dog: 1 } }, joined('eitherOr', furnish, layTrap))),
  ],
  oreMineConstruction: [
    side(
      ALL,
      joined('andThenOr', joined('all', { do: 'oreMine' }, stock(3)), { do: 'expedition', level: 2 }),
    ),
  ],
  rubyMineConstruction: [
    side(
      ALL,
      joined(
        'eitherOr',
        { do: 'rubyMine', on: 'tunnel' },
        joined('all', { do: 'rubyMine', on: 'deepTunnel' }, stock(1)),
      ),
    ),
  ],
  wishForChildren: [side(ALL, joined('eitherOr', furnish, layTrap, grow))],
  urgentWishForChildren: [
    side(
      ALL,
      joined('eitherOr', joined('andThen', joined('eitherOr', furnish, layTrap), grow), {
        do: 'gain',
        goods: { gold: 3 },
      }),
    ),
  ],
});

let sides: Partial<Record<SpaceId, SpaceVariant[]>> | null = null;

export function fiendsSide(space: SpaceId, players: number): SpaceVariant | undefined {
  sides ??= makeSides();
  return sides[space]?.find((variant) => variant.players.includes(players));
}

/**
 * fiends.setup.armoryFew, fiends.setup.armoryMany: the space that Armory stands in for. `both`: with three players the
 * other one goes too (fiends.space.armory.replaces).
 */
export const fiendsSpaces = (players: number, both = false): SpaceId[] => {
  const covered = players <= 3 ? 'woodGathering' : 'forestExploration';
  return preprintedFor(players)
    .map((id) => (id === covered ? 'armory' : id))
    .filter((id) => !both || id !== 'forestExploration');
};
