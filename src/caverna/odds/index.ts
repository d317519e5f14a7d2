// Exact odds of an orc event, and the best answer. Pure functions; `installFiends()` must have been awaited.

export { adviceOf } from './advice.ts';
export { askedFor } from './asked.ts';
export { ratio, reduced } from './fraction.ts';
export { heatOf, present } from './heat.ts';
export { oddsOf } from './odds.ts';
export { DEFAULT_POLICY, type Policy } from './policy.ts';
export * from './types.ts';
export { DEFAULT_WORTH } from './worth.ts';
