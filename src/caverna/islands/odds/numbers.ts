// Chances and averages as people read them: an exact fraction beside a rounded number.

import type { OddsWords } from '../../../i18n/odds.ts';
import type { Language } from '../../../site/languages.ts';
import { ratio, reduced, type Share } from '../../odds/index.ts';

const LEAST = 0.001;

/** "44.4 %"; what is possible is never rounded to never, what can fail never to certain. */
export function percent(language: Language, words: OddsWords, share: Share): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const number = ratio(share);
  if (number > 0 && number < LEAST) return words.less(format.format(LEAST));
  if (number < 1 && number > 1 - LEAST) return words.more(format.format(1 - LEAST));
  return format.format(number);
}

/** "4/9"; 0 and 1 are words. */
export function fraction(words: OddsWords, share: Share): string {
  const { weight, of } = reduced(share);
  if (weight === 0) return words.never;
  return weight === of ? words.certain : `${weight}/${of}`;
}

/** "1.33". */
export const decimal = (language: Language, share: Share): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(ratio(share));

/** "4/3", or nothing where the decimal says it all. */
export function exact(share: Share): string {
  const { weight, of } = reduced(share);
  return of === 1 ? '' : `${weight}/${of}`;
}
