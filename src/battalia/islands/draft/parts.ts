import type { DraftWords } from '../../../i18n/battalia-draft.ts';
import type { Language } from '../../../site/languages.ts';
import type { Draft } from '../../engine/index.ts';
import type { DraftPlan } from '../../simulators/draft.ts';

/** What every screen of the draft needs. */
export interface Parts {
  language: Language;
  words: DraftWords;
  plan: DraftPlan;
  /** Names to speak with, from the start player on. */
  names: readonly string[];
}

export interface DraftParts extends Parts {
  draft: Draft;
}
