// What lies in the other boxes: the facts that pages, prompts and simulators read.

export { PROVENANCES, type Provenance, type Provenanced } from '../data/provenance.ts';
export { BONUSES, CAMPAIGN, MILESTONES, type Milestone } from '../fiends/data/campaign.ts';
export {
  BRIBE_MARKERS,
  BRIBE_MARKERS_USED,
  EVENTS,
  ORC_MARKERS,
  ORC_STRENGTHS,
  type OrcEvent,
} from '../fiends/data/events.ts';
export { FIENDS_LOOT, type FiendsLoot } from '../fiends/data/loot.ts';
export { type Direction, MOVEMENT_CARDS, type MovementCard } from '../fiends/data/movement.ts';
export { COLUMN_ORCS, REWARDS, type Reward } from '../fiends/data/rewards.ts';
export {
  EXTENSIONS,
  LONG_STRIPS,
  SHORT_STRIPS,
  STRIPS_BY_PLAYERS,
  SUPPLY_BASE,
} from '../fiends/data/supply.ts';
export { FIENDS_TILES, type FiendsTile } from '../fiends/data/tiles.ts';
export { TRAPS, type Trap } from '../fiends/data/traps.ts';
export { FOLKS, type Folk } from '../folk/data/folks.ts';
export { FOLK_TILES, type FolkTile } from '../folk/data/tiles.ts';
