// The only door to the engine.

export { type Action, type Effect, isJoined, type Joined } from './actions/effects.ts';
// The catalogues: pages read the facts of the game from here.
export * from './boxes/catalogue.ts';
export {
  installBoxes,
  installFiends,
  installFolk,
  installNamed,
  installPositions,
  installReasons,
} from './boxes/fetch.ts';
export { ALL_EXCHANGES, ALL_LOOT, EXCHANGE_OF, FURNISHINGS, LOOT_OF } from './boxes/lists.ts';
export {
  BOX_GROUPS,
  type Box,
  type BoxField,
  type BoxGroup,
  type BoxValue,
  valueIn,
} from './corrections/field.ts';
export { contentsOf, type FiendsContents } from './corrections/fiends.ts';
export { BOX_DIFFERENT, BOX_FIELDS, readBox } from './corrections/index.ts';
export { colourOf, pointsOf, priceOf, strengthOf } from './corrections/tiles.ts';
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
export * from './explain/costs.ts';
export { ENTRY_CODES, type ErrorCode, MOVE_CODES } from './explain/errors.ts';
export type { BillLine, FeedingBill } from './explain/feeding.ts';
export { type Forecast, nextFeeding } from './explain/forecast.ts';
export { type Answer, explain, type Question } from './explain/index.ts';
export { canGrow, couldFurnish, hasRoomFor } from './explain/planning.ts';
export { sentence } from './explain/sentence.ts';
export { ENTRY_SENTENCES, MOVE_SENTENCES } from './explain/sentences.ts';
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
export type { BonusId, MilestoneId } from './fiends/data/campaign.ts';
export type { MovementId } from './fiends/data/movement.ts';
export type { RewardId } from './fiends/data/rewards.ts';
export type { PieceId } from './fiends/data/supply.ts';
export type { TrapId } from './fiends/data/traps.ts';
export { FIENDS_DEFAULTS, FIENDS_LATER, FIENDS_OPTION_VALUES, type FiendsOptions } from './fiends/options.ts';
export { orcsTold } from './fiends/tell.ts';
export type { FaceDown, Orc, OrcId, OrcLetter } from './fiends/types.ts';
export { newGame, readSetup, type SetupRequest } from './flow/setup.ts';
export { beginDraft, type Draft, draftChoice, keepFolk } from './folk/draft.ts';
// What planners ask about one player: room for people and animals, the next meal, the points so far.
export { type Area, areasOf } from './housing/areas.ts';
export { BY_ARMS, mealOf, savedBy } from './legal/feed.ts';
export { rearrangements as legalRearrangements } from './legal/rearrange.ts';
export { legalExchanges, legalMoves, type Played, play } from './play/play.ts';
export { type Moment, type Traced, trace, traceEffect, traceEvent, tracePhase } from './play/trace.ts';
export { type Pending, type PublicGame, pending, publicView } from './play/view.ts';
export { setUp } from './position/read.ts';
export { readSquare } from './position/read-seat.ts';
export { sandbox } from './position/sandbox.ts';
export { readPosition } from './position/shape.ts';
export { SUB_ACTIONS, SUB_PHASES, startEffect, startPhase } from './position/start.ts';
export type { DwarfPosition, Position, SeatPosition } from './position/types.ts';
export { toPosition } from './position/write.ts';
export { familyLimit, roomForDwarfs, whose } from './powers/index.ts';
export { RULE_IDS, RULES } from './rules/book.ts';
export type { RuleId } from './rules/ids.ts';
export { type OpenOption, type OptionValue, openOptions } from './rules/open-options.ts';
export {
  DEFAULT_OPTIONS,
  FOLK_OPTION_VALUES,
  FOLK_OPTIONS,
  OPTION_VALUES,
  type Options,
} from './rules/options.ts';
export { RULINGS } from './rules/rulings.ts';
export { isSheet, runSheet } from './scenario/campaign.ts';
export { differences } from './scenario/match.ts';
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
} from './scoring/score.ts';
export { areaOf } from './state/board.ts';
export {
  type BaseEventType,
  type EventOf,
  type EventType,
  type FiendsEventType,
  type GameEvent,
  madeBy,
  seatOf,
} from './state/events.ts';
export type { Bundle, Goods, Price } from './state/goods.ts';
export type { Refusal, Result } from './state/result.ts';
export { sideOf, spaceRule } from './state/sides.ts';
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
} from './state/squares.ts';
export type {
  BuildEffect,
  Built,
  Dwarf,
  Frame,
  FrameKind,
  FrameOf,
  Game,
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
} from './state/types.ts';
export * from './state/vocabulary.ts';
export { EDITION } from './writing/edition.ts';
export { fingerprint, hash } from './writing/hash.ts';
export { notate, parse } from './writing/notation.ts';
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
} from './writing/save.ts';
