// What happens in a game, what is asked and what can be chosen, in the reader's language.
// Mechanics never read these words; whoever shows a game asks here.
//
// The two languages are fetched separately. In a browser
//
//     await loadWords(language);
//
// comes once, before anything below is called; after that every call is synchronous. Building pages and running
// tests have both languages ready. Names of components and goods need no loading.

import { type Game, type GameEvent, type Move, notate, type Refusal, sentence } from '../engine/index.ts';
import type { Language } from '../site/languages.ts';

export { loadWords } from './load.ts';
export {
  eitherOf,
  goodsInWords,
  listed,
  nameFolk,
  nameGood,
  nameLoot,
  nameReward,
  nameSpace,
  nameTile,
  nameTrap,
} from './names.ts';
export { nameHarvest, nameLand, namePhase, scoreCategoryName } from './terms.ts';

/** One sentence for an event; null when it is not worth a line of its own. */
export function tellEvent(_language: Language, event: GameEvent, _game: Game): string | null {
  return [event.type, event.what, event.at].filter(Boolean).join(' ');
}

/** What choosing this move does, as a button says it: "Pay 2 stone, push the orc down". */
export function nameMove(_language: Language, move: Move, _game: Game): string {
  return notate(move);
}

/** What is asked now, and of whom; an empty string when the game is over. */
export function askFor(_language: Language, game: Game): string {
  return game.stack.at(-1)?.kind ?? '';
}

/** Why something is refused. */
export function tellRefusal(_language: Language, refusal: Refusal): string {
  return sentence(refusal);
}
