// What happens in a game, what is asked and what can be chosen, in the reader's language.
// Mechanics never read these words; whoever shows a game asks here.
//
// The two languages are fetched separately. In a browser
//
//     await loadWords(language);
//
// comes once, before anything below is called; after that every call is synchronous. Building pages and running
// tests have both languages ready. Names of components and goods need no loading; `nameOption`, for setup forms, needs
// `await loadOptionWords(language, box)` instead. A refusal is told with its reason, and
// names what it is about, once `loadRefusalWords(language)` is done.

export { actionInWords } from './actions.ts';
export { askFor } from './asks.ts';
export { stepsInWords } from './cards.ts';
export { tellEvent, tellEvents } from './events/index.ts';
export { nameExchange } from './exchanges.ts';
export { loadOptionWords, loadRefusalWords, loadWords } from './load.ts';
export { nameMove } from './moves/index.ts';
export {
  goodsInWords,
  listed,
  type NamesIn,
  nameFolk,
  nameGood,
  nameLoot,
  nameReward,
  nameSpace,
  nameTile,
  nameTrap,
  WRITTEN,
} from './names.ts';
export { nameOption, type OptionName } from './options.ts';
export { tellRefusal } from './refusals.ts';
export { nameHarvest, nameLand, namePhase, nameScored, scoreCategoryName } from './terms.ts';
export { nameSeat } from './tongue.ts';
