// Numbers as people read them.

import type { Language } from '../../../site/languages.ts';
import { asNumber, asText, type Fraction } from '../../odds/index.ts';

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "4/15 (26.7 %)". */
export function chanceText(language: Language, chance: Fraction): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return chance.d === 1n
    ? percent.format(asNumber(chance))
    : `${asText(chance)} (${percent.format(asNumber(chance))})`;
}
