// What a decision costs and brings, and what one player still has room, food and goods for.

export { effectLabel } from '../actions/plan.ts';
export { sackOf } from '../do/effects.ts';
export { tileBrings } from '../do/land.ts';
export { nextFeeding } from '../explain/forecast.ts';
export { couldFurnish, hasRoomFor } from '../explain/planning.ts';
export { offerOf } from '../folk/offers.ts';
export { trainingStep } from '../folk/training.ts';
export { areasOf } from '../housing/areas.ts';
export { foodFor, foodForAnimals } from '../legal/exchange.ts';
export { mealOf, perAdultIn, savedBy } from '../legal/feed.ts';
export { toll } from '../legal/land.ts';
export { goesFree, nextDwarf } from '../legal/work.ts';
export { drops, familyLimit, powerWith, roomForDwarfs, whose } from '../powers/index.ts';
export { buildWays, furnishWays } from '../raise/costs.ts';
export { canGrow } from '../raise/family.ts';
export { forgePrice, forgeRange } from '../raise/forging.ts';
export { gainOf } from '../raise/possible.ts';
