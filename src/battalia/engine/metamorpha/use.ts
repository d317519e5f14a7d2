// Who may use Metamorpha now, and what a use costs.

import { ok, type Refusal, type Result, refuse } from '../state/result.ts';
import type { Seat, Table } from '../state/types.ts';
import { TERRAINS, type Terrain } from '../state/vocabulary.ts';
import type { Changed } from '../valleys/events.ts';
import { ABILITIES } from './abilities.ts';
import { terrainAt } from './wander.ts';

export type Hero = 0 | 1;
export const HEROES: readonly Hero[] = [0, 1];

/** A use in this turn. */
export interface Use {
  hero: Hero;
  terrain: Terrain;
}

/** What counts for the player whose turn it is. */
export interface Standing {
  /** Whether she is on the board, and the terrain she stands on; null on ground without any. */
  present: boolean;
  terrain: Terrain | null;
  /** The terrain under each hero; null beside the board, and on ground without any. */
  heroes: readonly [Terrain | null, Terrain | null];
  /** Uses of this turn. */
  uses: readonly Use[];
  /** Cards in hand. */
  hand: number;
  /** A line is being played: a tribute cannot come in the middle of it. */
  amidLine: boolean;
}

export const wasUsed = (uses: readonly Use[], { hero, terrain }: Use): boolean =>
  uses.some((use) => use.hero === hero && use.terrain === terrain);

/** Why a hero cannot use her now; null when he can. */
export function useRefusal(standing: Standing, hero: Hero): Refusal | null {
  const { present, terrain, heroes, uses, hand, amidLine } = standing;
  if (!present) return { code: 'metamorphaAway', rule: 'battalia.npc.enter' };
  if (terrain === null) return { code: 'noAbilityHere', rule: 'battalia.metamorpha.terrain' };
  if (heroes[hero] !== terrain) return { code: 'otherTerrain', rule: 'battalia.metamorpha.terrain' };
  if (wasUsed(uses, { hero, terrain })) return { code: 'abilityUsed', rule: 'battalia.metamorpha.limit' };
  if (hand < 1) return { code: 'noTribute', rule: 'battalia.metamorpha.tribute' };
  return amidLine ? { code: 'amidLine', rule: 'battalia.metamorpha.tribute' } : null;
}

/** Heroes that may use her now. */
export const usersNow = (standing: Standing): Hero[] =>
  HEROES.filter((hero) => useRefusal(standing, hero) === null);

/** Pays a tribute and wakes the ability of her terrain. */
export function wake(standing: Standing, hero: Hero): Result<Changed<Standing>> {
  const refusal = useRefusal(standing, hero);
  if (refusal) return { ok: false, error: refusal };
  const terrain = standing.terrain!;
  return ok({
    state: { ...standing, uses: [...standing.uses, { hero, terrain }], hand: standing.hand - 1 },
    events: [{ event: 'tributePaid', hero, terrain, rule: ABILITIES[terrain].rule }],
  });
}

/** Each use has cost a card. battalia.metamorpha.tribute */
export const tributes = ({ uses }: Standing): number => uses.length;

/** Cards that the jungle brings to the hand. battalia.metamorpha.jungle */
export const drawInJungle = (standing: Standing, cards: number): Result<Standing> =>
  Number.isInteger(cards) && cards >= 0 && cards <= ABILITIES.jungle.most
    ? ok({ ...standing, hand: standing.hand + cards })
    : refuse('drawTwoAtMost', 'battalia.metamorpha.jungle', { most: ABILITIES.jungle.most });

/** Who could use her if a card of this terrain were built next. battalia.metamorpha.again */
export const usersAfterBuilding = (standing: Standing, terrain: Terrain): Hero[] =>
  usersNow({ ...standing, terrain });

/** For each terrain what one more built card would open. */
export const openedByBuilding = (standing: Standing): { terrain: Terrain; heroes: Hero[] }[] =>
  TERRAINS.map((terrain) => ({ terrain, heroes: usersAfterBuilding(standing, terrain) }));

/** What of a table counts for her and a player. */
export function standingOn(
  table: Table,
  seat: Seat,
  { uses, hand, amidLine = false }: { uses: readonly Use[]; hand: number; amidLine?: boolean },
): Standing {
  const { map, metamorpha, players } = table;
  const heroes = players[seat]?.heroes ?? [null, null];
  return {
    present: metamorpha !== null,
    terrain: terrainAt(map, metamorpha),
    heroes: [terrainAt(map, heroes[0]), terrainAt(map, heroes[1])],
    uses,
    hand,
    amidLine,
  };
}
