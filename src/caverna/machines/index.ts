// The order in which a person steps through things. Rules are written in the engine; here is only the stepping.

export { type ExpeditionEvent, expedition, expeditionAt } from './expedition.ts';
export { type DraftEvent, folkDraft } from './folk-draft.ts';
export { gameMachine } from './game.ts';
export type { BotTask, GameContext, GameInput, GameMachineEvent, Kind, Trouble } from './game-types.ts';
export * from './orc-event/index.ts';
export { STAGES, type Stage, stageOf } from './stage.ts';
export { type StepEvent, stepper } from './stepper.ts';
export { type TrialEvent, trialMachine } from './trial.ts';
