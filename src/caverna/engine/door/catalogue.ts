// What is printed: tiles, spaces, loot, exchanges and all that lies in the boxes. Pages read their facts here.

export { ALL_EXCHANGES, ALL_LOOT, EXCHANGE_OF, FURNISHINGS, LOOT_OF } from '../boxes/lists.ts';
export { EXCHANGES, type Exchange } from '../data/exchanges.ts';
export { STRONGEST } from '../data/limits.ts';
export { LOOT, type Loot } from '../data/loot.ts';
export type { Provenance, Provenanced } from '../data/provenance.ts';
export { roundsFor } from '../data/schedule.ts';
export { preprintedFor, SPACES, type SpaceDef, type SpaceVariant, variantOf } from '../data/spaces.ts';
export { COVERS, TILES, type Tile } from '../data/tiles.ts';
export { TIMING_OF } from '../data/timings.ts';
export {
  BONUSES,
  type BonusId,
  CAMPAIGN,
  MILESTONES,
  type Milestone,
  type MilestoneId,
} from '../fiends/data/campaign.ts';
export { FIENDS_LOOT } from '../fiends/data/loot.ts';
export {
  type Direction,
  MOVEMENT_CARDS,
  type MovementCard,
  type MovementId,
} from '../fiends/data/movement.ts';
export { EVENTS, ORC_MARKERS, ORC_STRENGTHS } from '../fiends/data/orc-events.ts';
export { COLUMN_ORCS, type OrcLetter, REWARDS, type Reward, type RewardId } from '../fiends/data/rewards.ts';
export { EXTENSIONS, LONG_STRIPS, type PieceId, SHORT_STRIPS, SUPPLY_BASE } from '../fiends/data/supply.ts';
export { FIENDS_TILES } from '../fiends/data/tiles.ts';
export { TRAPS, type TrapId } from '../fiends/data/traps.ts';
export { FOLKS } from '../folk/data/folks.ts';
export { FOLK_TILES } from '../folk/data/tiles.ts';
