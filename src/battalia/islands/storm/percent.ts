import type { Language } from '../../../site/languages.ts';

export const percent = (language: Language, chance: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(chance);
