export { mapIn } from '../map/given.ts';
export { QUESTIONS } from '../scenario/questions.ts';
export { askScenario, differences } from '../scenario/scenario.ts';
export type { Question, Scenario } from '../scenario/types.ts';
