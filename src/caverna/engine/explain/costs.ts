// What a decision costs and what it brings, for whoever has to put it into words.

export { effectLabel } from '../actions/plan.ts';
export { sackOf } from '../do/effects.ts';
export { tileBrings } from '../do/land.ts';
export { offerOf } from '../folk/offers.ts';
export { trainingStep } from '../folk/training.ts';
export { foodFor, foodForAnimals } from '../legal/exchange.ts';
export { mealOf } from '../legal/feed.ts';
export { toll } from '../legal/land.ts';
export { goesFree, nextDwarf } from '../legal/work.ts';
export { drops, powerWith } from '../powers/index.ts';
export { buildWays, furnishWays } from '../raise/costs.ts';
export { forgePrice, forgeRange } from '../raise/forging.ts';
export { gainOf } from '../raise/possible.ts';
export { bundleOf, isEmpty, plus, sum } from '../state/goods.ts';
