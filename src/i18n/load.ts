// The one loader of words. A part of the site has a file of the same name in each language's folder; its door beside this
// file finds them all and asks here for the one to speak. No door names a language.

import { type Language, original } from '../site/languages.ts';

type Files<F> = Readonly<Record<string, F>>;

/** The file of a language, among those that `import.meta.glob` found. */
function fileOf<F>(files: Files<F>, language: Language): F {
  for (const path in files) if (path.includes(`/${language}/`)) return files[path]!;
  const model = Object.keys(files).find((path) => path.includes(`/${original}/`));
  throw new Error(`There is no ${model?.replace(`/${original}/`, `/${language}/`)}`);
}

/** Words that come with whoever says them, in every language. */
export const spoken =
  <W>(files: Files<W>) =>
  (language: Language): W =>
    fileOf(files, language);

/** Words that are fetched for the reader's language only. */
export const fetched =
  <W>(files: Files<() => Promise<W>>) =>
  (language: Language): Promise<W> =>
    fileOf(files, language)();
