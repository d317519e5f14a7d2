// Positions laid by hand, single actions and phases, scenarios and what they expect.

export { setUp } from '../position/read.ts';
export { readSquare } from '../position/read-seat.ts';
export { sandbox } from '../position/sandbox.ts';
export { readPosition } from '../position/shape.ts';
export { SUB_ACTIONS, SUB_PHASES, startEffect, startPhase } from '../position/start.ts';
export { type DwarfPosition, type Position, type SeatPosition, seatNumbered } from '../position/types.ts';
export { toPosition } from '../position/write.ts';
export { isSheet, runSheet } from '../scenario/campaign.ts';
export { differences } from '../scenario/match.ts';
export { openScenario, runScenario, takeStep, unmet } from '../scenario/run.ts';
export type { Scenario, Step } from '../scenario/types.ts';
