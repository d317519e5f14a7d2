// A battle laid out by hand: what is attacked, both hands, both lines.

export * from './battle/forces.ts';
export * from './battle/plan.ts';
export { readBattle } from './battle/read.ts';
export * from './battle/steps.ts';
