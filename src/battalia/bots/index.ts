// Who decides where no person does: the clockwork of a demonstration.

export { clockworkMove, someEvening, someSetup } from './clockwork.ts';
