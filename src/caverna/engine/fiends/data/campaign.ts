// The solo campaign: milestones, bonuses, rising strengths (fiends.campaign.*).

import type { Provenanced } from '../../data/provenance.ts';
import type { Animal, SupplyGood, TileId, Twin } from '../../state/vocabulary.ts';

type MilestoneNeed =
  | { what: 'animalAtLeast'; animal: Animal; count: number }
  | { what: 'goodAtLeast'; good: SupplyGood; count: number }
  | { what: 'dwarvesAtLeast' | 'friendlyOrcsAtLeast' | 'unusedSpacesAtMost'; count: number };

/** Card and side. */
export type MilestoneId = `MS${1 | 2 | 3 | 4}${'a' | 'b'}`;

export interface Milestone extends Provenanced<'needs' | 'card'> {
  id: MilestoneId;
  card: 1 | 2 | 3 | 4;
  side: 'a' | 'b';
  needs: MilestoneNeed;
  /** Gold points off the price of bonuses. */
  discount: number;
}

/** Price for one game, and for all games that follow (fiends.campaign.permanent). */
interface BonusPrice {
  once: number;
  permanent: number;
}

export const CAMPAIGN = { games: 5, strengthStep: 2, startFood: 1 } as const;

export const MILESTONES: readonly Milestone[] = [
  {
    id: 'MS1a',
    card: 1,
    side: 'a',
    needs: { what: 'animalAtLeast', animal: 'sheep', count: 8 },
    discount: 5,
    provenance: 'stated',
    except: { needs: 'derived', card: 'reconstructed' },
  },
  {
    id: 'MS1b',
    card: 1,
    side: 'b',
    needs: { what: 'animalAtLeast', animal: 'donkey', count: 5 },
    discount: 5,
    provenance: 'reconstructed',
  },
  {
    id: 'MS2a',
    card: 2,
    side: 'a',
    needs: { what: 'animalAtLeast', animal: 'wildBoar', count: 6 },
    discount: 5,
    provenance: 'reconstructed',
  },
  {
    id: 'MS2b',
    card: 2,
    side: 'b',
    needs: { what: 'animalAtLeast', animal: 'cattle', count: 5 },
    discount: 5,
    provenance: 'reconstructed',
  },
  {
    id: 'MS3a',
    card: 3,
    side: 'a',
    needs: { what: 'goodAtLeast', good: 'ruby', count: 5 },
    discount: 10,
    provenance: 'reconstructed',
  },
  {
    id: 'MS3b',
    card: 3,
    side: 'b',
    needs: { what: 'dwarvesAtLeast', count: 5 },
    discount: 10,
    provenance: 'reconstructed',
  },
  {
    id: 'MS4a',
    card: 4,
    side: 'a',
    needs: { what: 'friendlyOrcsAtLeast', count: 2 },
    discount: 10,
    provenance: 'reconstructed',
  },
  {
    id: 'MS4b',
    card: 4,
    side: 'b',
    needs: { what: 'unusedSpacesAtMost', count: 0 },
    discount: 10,
    provenance: 'reconstructed',
  },
];

const PRINTED = [
  { once: 10, permanent: 20, choices: ['wood', 'stone', 'ore'] },
  { once: 15, permanent: 30, choices: ['grain', 'dog'] },
  { once: 20, permanent: 40, choices: ['vegetable', 'sheep', 'wildBoar', 'donkey'] },
  { once: 30, permanent: 60, choices: ['cattle', 'ruby'] },
  { once: 40, permanent: 80, choices: ['doubleTileAnyType'] },
  { once: 50, permanent: 100, choices: ['basicTrapFree'] },
  { once: 60, permanent: 120, choices: ['basicFunctionalTileFree'] },
  { once: 70, permanent: 140, choices: ['regularDwellingFree'] },
] as const satisfies readonly (BonusPrice & { choices: readonly string[] })[];

/** What a row of the table sells, as printed: goods, and kinds of tiles. */
type Printed = (typeof PRINTED)[number]['choices'][number];

/** One bonus by name: `wood`, `doubleTile.oreMine`, `trap`, `tile.woodSupplier`, `dwelling`. */
export type BonusId =
  | Extract<Printed, SupplyGood | Animal>
  | `doubleTile.${Twin | 'oreMine' | 'largePasture'}`
  | `tile.${TileId}`
  | 'trap'
  | 'dwelling';

export interface Bonus extends BonusPrice {
  choices: readonly Printed[];
}

export const BONUSES: readonly Bonus[] = PRINTED;
