export { drawsOf, type EventLine, movesOf } from './line.ts';
export {
  askedNow,
  awaitedDraw,
  type OrcEventContext,
  type OrcEventEvent,
  type OrcEventInput,
  type OrcEventOutput,
  type OrcEventReport,
  orcEvent,
  type SeatKind,
  shownGame,
} from './machine.ts';
export { STAGES, type Stage } from './stages.ts';
