// A game from its setup to its score: start it, ask what may be decided, play, watch it move by move.

export { HIGHEST_SEED, newGame, readSetup, type SetupRequest } from '../flow/setup.ts';
export { rearrangements as legalRearrangements } from '../legal/rearrange.ts';
export { legalExchanges, legalMoves, play } from '../play/play.ts';
export {
  endsOrcEvent,
  fromOrcEvent,
  type Moment,
  trace,
  traceEffect,
  traceEvent,
  tracePhase,
  untilHarvest,
} from '../play/trace.ts';
export { pending, publicView } from '../play/view.ts';
export { SCORE_CATEGORIES, type ScoreCategory, type ScorePart } from '../scoring/parts.ts';
export { score, scoreSeat } from '../scoring/score.ts';
