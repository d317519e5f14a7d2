import { MOVE_SENTENCES } from '../../engine/index.ts';

/** Refusals: the sentences, and words for what they mention. */
export const refusals = {
  sentences: MOVE_SENTENCES,
  needed: (goods: string): string => `Needed: ${goods}.`,
  something: 'something in it',
  /** Until the words for it are fetched. */
  unusable: 'This cannot be used as it is.',
};
