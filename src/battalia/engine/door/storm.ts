export * from '../storm/cards.ts';
export * from '../storm/carry-out.ts';
export * from '../storm/deck.ts';
export type * from '../storm/effects/answers.ts';
export type { EffectQuestion } from '../storm/effects/asking.ts';
export { EFFECT_FACTS } from '../storm/effects/facts.ts';
export { nextRank } from '../storm/effects/promote.ts';
export { readAnswer } from '../storm/effects/read.ts';
export type * from '../storm/events.ts';
export { FATE_OFFERS, halvesFor } from '../storm/fate/cards.ts';
export { drawFate, fatesOf } from '../storm/fate/stack.ts';
export { readStorm } from '../storm/read.ts';
export type { Journey, Walk } from '../storm/travel/journey.ts';
export { checkJump, type Jump, jump, type Traveller } from '../storm/travel/jump.ts';
export {
  journeyPayments,
  PAYING_CARDS,
  type PayingCards,
  payFrom,
  payJourney,
} from '../storm/travel/payment.ts';
export { type JourneyPrice, journeyPrice } from '../storm/travel/price.ts';
export { ringsDue } from '../storm/travel/rings.ts';
