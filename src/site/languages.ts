/** The languages of the site. Slugs are identical in all of them. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Pages, words and names are written in it first; what another language lacks is shown in it. */
export const original = 'en' satisfies Language;

export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** A text of content; like a page it is shown in the original language until it is translated. */
export const textIn = (text: Readonly<Record<string, string | undefined>>, language: Language): string =>
  text[language] ?? text[original] ?? '';

export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language);
}
