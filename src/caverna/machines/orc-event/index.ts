export { cardsFor, drawsOf, type EventLine, movesOf } from './line.ts';
export {
  askedNow,
  awaitedDraw,
  lastSeen,
  type OrcEventContext,
  type OrcEventEvent,
  type OrcEventInput,
  orcEvent,
  shownGame,
} from './machine.ts';
export { ORC_STAGES, type OrcStage } from './stages.ts';
