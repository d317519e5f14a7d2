import type { EventFrom } from 'xstate';
import type { ScoreWords } from '../../../i18n/battalia-score.ts';
import type { Language } from '../../../site/languages.ts';
import type { Team } from '../../engine/index.ts';
import type { scoreMachine } from '../../machines/index.ts';
import type { ScorePlan } from '../../simulators/score.ts';

/** What every panel of the score needs. */
export interface Parts {
  language: Language;
  words: ScoreWords;
  plan: ScorePlan;
  /** Names to speak with, by seat. */
  names: readonly string[];
  send(step: EventFrom<typeof scoreMachine>): void;
}

/** A side by the names of its members. */
export const sideName = ({ names, words }: Pick<Parts, 'names' | 'words'>, team: Team): string =>
  team.map((seat) => names[seat]!).join(words.and);
