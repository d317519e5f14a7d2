import { strings } from '../../i18n/site.ts';
import type { Language } from '../../site/languages.ts';
import type { Milestone } from '../engine/index.ts';
import { nameGood } from '../telling/names.ts';

/** What a milestone asks for, in words. */
export function milestoneSentence(language: Language, { needs }: Milestone): string {
  const say = strings(language).milestoneSentences;
  if (needs.what === 'animalAtLeast')
    return say.animalAtLeast(needs.count, nameGood(language, needs.animal, needs.count));
  if (needs.what === 'goodAtLeast')
    return say.goodAtLeast(needs.count, nameGood(language, needs.good, needs.count));
  return say[needs.what](needs.count);
}
