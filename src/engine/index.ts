// The only door to the engine.

export { areaOf } from './board.ts';
export { BOX_GROUPS, type Box, type BoxField, type BoxGroup, type BoxValue, valueIn } from './box/field.ts';
export { contentsOf, type FiendsContents } from './box/fiends.ts';
export { BOX_DIFFERENT, BOX_FIELDS, readBox } from './box/index.ts';
export { colourOf, pointsOf, priceOf, strengthOf } from './box/tiles.ts';
export { ALL_EXCHANGES, ALL_LOOT, EXCHANGE_OF, FURNISHINGS, LOOT_OF } from './boxes.ts';
// The catalogues: pages read the facts of the game from here.
export * from './catalogue.ts';
export { EXCHANGE_BY_ID, EXCHANGES, type Exchange } from './data/exchanges.ts';
export { LOOT, LOOT_BY_ID, type Loot } from './data/loot.ts';
export {
  FIXED_HARVESTS,
  markersFor,
  RED_EVENTS,
  roundsFor,
  SOLO_CARDS,
  STAGES,
  STARTING_FOOD,
} from './data/schedule.ts';
export { preprintedFor, SPACES, type SpaceDef, type SpaceVariant, variantOf } from './data/spaces.ts';
export { COVERS, TILES, type Tile } from './data/tiles.ts';
export { TIMING_OF, type Timing } from './data/timings.ts';
export { EDITION } from './edition.ts';
export { type Action, type Effect, isJoined, type Joined } from './effects.ts';
export { ENTRY_CODES, type ErrorCode, MOVE_CODES } from './errors.ts';
export type { BillLine, FeedingBill } from './explain/feeding.ts';
export { type Forecast, nextFeeding } from './explain/forecast.ts';
export { type Answer, explain, type Question } from './explain.ts';
// Orcs on one board, without a game; and an orc event on one board, with its cards given.
export * as oneBoard from './fiends/alone.ts';
export * as orcs from './fiends/board/index.ts';
export { bonusOf, choicesOf } from './fiends/bonuses.ts';
export {
  billOf,
  buyBonuses,
  type Campaign,
  campaignScore,
  campaignStrengths,
  finishGame,
  milestoneMet,
  newCampaign,
  type Purchase,
  prepareGame,
} from './fiends/campaign.ts';
export { readCampaign } from './fiends/campaign-read.ts';
export { reshuffled, withCards } from './fiends/cards.ts';
export { FIENDS_DEFAULTS, FIENDS_LATER, FIENDS_OPTION_VALUES, type FiendsOptions } from './fiends/options.ts';
export type { Orc, OrcId, OrcLetter } from './fiends/types.ts';
export { setUp } from './flow/position.ts';
export { readSquare } from './flow/position-seat.ts';
export { readPosition } from './flow/position-shape.ts';
export { newGame, readSetup, type SetupRequest } from './flow/setup.ts';
export { beginDraft, type Draft, draftChoice, keepFolk } from './folk/draft.ts';
export type { Bundle, Goods, Price } from './goods.ts';
export { fingerprint, hash } from './hash.ts';
// What planners ask about one player: room for people and animals, the next meal, the points so far.
export { type Area, areasOf } from './housing/areas.ts';
export { BY_ARMS, mealOf, savedBy } from './legal/feed.ts';
export { rearrangements as legalRearrangements } from './legal/rearrange.ts';
export { orcsTold } from './module.ts';
export { notate, parse } from './notation.ts';
export { type OpenOption, type OptionValue, openOptions } from './open-options.ts';
export { DEFAULT_OPTIONS, FOLK_OPTION_VALUES, FOLK_OPTIONS, OPTION_VALUES, type Options } from './options.ts';
export { canGrow, couldFurnish, hasRoomFor } from './planning.ts';
export { legalExchanges, legalMoves, type Played, play } from './play.ts';
export { toPosition } from './position.ts';
export type { DwarfPosition, Position, SeatPosition } from './position-types.ts';
export { familyLimit, roomForDwarfs } from './powers/index.ts';
export * from './prices.ts';
export type { Refusal, Result } from './result.ts';
export { RULE_IDS, RULES } from './rulebook.ts';
export type { RuleId } from './rules.ts';
export { RULINGS } from './rulings.ts';
export { sandbox } from './sandbox.ts';
export {
  type Loaded,
  load,
  readSave,
  replay,
  SAVE_FORMAT,
  SAVE_VERSION,
  type Save,
  save,
  saveOf,
} from './save.ts';
export { isSheet, runSheet } from './scenario/campaign.ts';
export { type Opened, openScenario, runScenario, takeStep, unmet } from './scenario/run.ts';
export type { Expectation, Scenario, ScenarioReport, Step } from './scenario/types.ts';
export {
  type GameScore,
  SCORE_CATEGORIES,
  type ScoreCategory,
  type ScorePart,
  type SeatScore,
  score,
  scoreSeat,
} from './scoring.ts';
export { ENTRY_SENTENCES, MOVE_SENTENCES } from './sentences.ts';
export { sideOf, spaceRule } from './sides.ts';
export {
  BOARD_NEIGHBOURS,
  ENTRANCE,
  IN_FOREST,
  NEIGHBOURS,
  PRINTED_BONUS,
  SQUARE_NAMES,
  SQUARES_ON_BOARD,
  squareAt,
  squareName,
} from './squares.ts';
export { SUB_ACTIONS, SUB_PHASES, startEffect, startPhase } from './start.ts';
export { type Moment, type Traced, trace, traceEffect, traceEvent, tracePhase } from './trace.ts';
export type {
  BuildEffect,
  Built,
  Dwarf,
  FiendsEventType,
  Frame,
  FrameKind,
  FrameOf,
  Game,
  GameEvent,
  Goal,
  Herd,
  Move,
  MoveType,
  Player,
  Seat,
  Setup,
  SpaceState,
  Square,
  Stand,
  Watch,
} from './types.ts';
export { type Pending, type PublicGame, pending, publicView } from './view.ts';
export * from './vocabulary.ts';
export { sentence } from './words.ts';

/** Adds The Forgotten Folk, loaded when it is needed. After that games may ask for `modules: ['folk']`. */
export const installFolk = async (): Promise<void> => (await import('./folk/index.ts')).installFolk();

/** Adds Frantic Fiends, loaded when it is needed. After that games may ask for `modules: ['fiends']`. */
export const installFiends = async (): Promise<void> => (await import('./fiends/index.ts')).installFiends();

/** Frantic Fiends with positions written by hand, which playing does without. */
export const installPositions = async (): Promise<void> =>
  (await import('./fiends/position/index.ts')).installPositions();

/** Why moves are refused, for whoever shows it: a page that offers only legal moves does without. */
export const installReasons = async (): Promise<void> => (await import('./explain.ts')).nameReasons();

/** Both boxes and all reasons, for programs and tests that play whatever comes. */
export async function installBoxes(): Promise<void> {
  await installFolk();
  await installPositions();
  await installReasons();
}
