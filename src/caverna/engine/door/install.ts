// The boxes besides the base game, each fetched when it is needed, and the draft of folk.

export {
  installBoxes,
  installFiends,
  installFolk,
  installNamed,
  installPositions,
  installReasons,
} from '../boxes/fetch.ts';
export { beginDraft, type Draft, draftChoice, keepFolk } from '../folk/draft.ts';
