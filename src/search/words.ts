import type { Language } from '../site/languages.ts';

/** Words of a question that say nothing about the rule asked for. */
const idle: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'a an and any are at be can could do does for from have how i if in is it many may me much must my of on or should that the there this to what when where which who why will with you your'.split(
      ' ',
    ),
  ),
  de: new Set(
    'an auf aus bei bin darf das dem den der die ein eine einem einen einer es für habe hat ich ihr im in ist kann können man mein mit muss oder sich sie sind und von wann warum was welche wenn wer wie wieviel wo zu zum zur'.split(
      ' ',
    ),
  ),
};

/** The words worth searching for; a question made of idle words only is left as it is. */
export function telling(language: Language, question: string): string {
  const words = question
    .trim()
    .split(/[\s?!.,;:]+/)
    .filter(Boolean);
  const kept = words.filter((word) => !idle[language].has(word.toLowerCase()));
  return (kept.length > 0 ? kept : words).join(' ');
}
