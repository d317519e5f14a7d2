// The order in which a person steps through things. Rules are written in the engine; here is only the stepping.

export { battle } from './battle.ts';
export { type DawnStep, dawnMachine } from './dawn.ts';
export { draftMachine } from './draft.ts';
export { EVENING_PHASES, type EveningContext, type EveningMachineEvent, evening } from './evening.ts';
export { type MapStep, mapMachine } from './map.ts';
export { metamorphaMachine } from './metamorpha.ts';
export { scoreMachine } from './score.ts';
export { setupMachine } from './setup.ts';
export { storm } from './storm.ts';
export { tradeMachine } from './trade.ts';
export { valleysMachine } from './valleys.ts';
export { week } from './week.ts';
