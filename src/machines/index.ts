// The order in which a person steps through things. Rules are written in the engine; here is only the stepping.

export { type DraftEvent, folkDraft } from './folk-draft.ts';
export { type StepEvent, stepper } from './stepper.ts';
