import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import type { Language } from '../../../site/languages.ts';
import { ALWAYS, asNumber, asText, type Fraction, same } from '../../odds/index.ts';

/** A chance as a fraction and rounded to a percent. */
export const chanceText = (language: Language, chance: Fraction): string =>
  same(chance, ALWAYS)
    ? valleysWords(language).certain
    : valleysWords(language).chance(asText(chance), Math.round(100 * asNumber(chance)));
