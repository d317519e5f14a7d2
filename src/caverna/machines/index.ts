// The order in which a person steps through things. Rules are written in the engine; here is only the stepping.

export { expedition, expeditionAt } from './expedition.ts';
export { folkDraft } from './folk-draft.ts';
export { gameMachine } from './game.ts';
export type { BotTask, GameContext, GameMachineEvent, Kind, Trouble } from './game-types.ts';
export * from './orc-event/index.ts';
export { STAGES } from './stage.ts';
export { trialMachine } from './trial.ts';
