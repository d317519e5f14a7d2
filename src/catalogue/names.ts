import { type Language, otherLanguages } from '../site/languages.ts';
import type { Catalogue, Component } from './types.ts';

/** The names of a component in the other languages, where they are known. */
export const otherNames = (
  { ownName }: Pick<Catalogue, 'ownName'>,
  language: Language,
  component: Component,
): { other: Language; name: string }[] =>
  otherLanguages(language).flatMap((other) => {
    const name = ownName(other, component);
    return name ? [{ other, name }] : [];
  });

/** The same in a row, for whoever searches. */
export const alsoCalled = (
  catalogue: Pick<Catalogue, 'ownName'>,
  language: Language,
  component: Component,
): string | undefined =>
  otherNames(catalogue, language, component)
    .map(({ name }) => name)
    .join(' ') || undefined;
