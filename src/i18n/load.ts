// The one loader of words. A part of the site has a file of the same name in each language's folder; its door beside this
// file finds them all and asks here for the one to speak. No door names a language.

import { type Language, languages, original } from '../site/languages.ts';

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

/**
 * Words that are there before anything of their file runs, and of a page's own language only: awaited where they are
 * said. Where nobody reads (building, testing, a worker), they are there in every language.
 */
export async function ofPage<W>(files: Files<() => Promise<W>>): Promise<(language: Language) => W> {
  const page = globalThis.document?.documentElement.lang;
  const wanted = languages.some((language) => language === page)
    ? Object.keys(files).filter((path) => path.includes(`/${page}/`))
    : Object.keys(files);
  return spoken(
    Object.fromEntries(await Promise.all(wanted.map(async (path) => [path, await files[path]!()]))),
  );
}

/** Words that are fetched for the reader's language only. */
export const fetched =
  <W>(files: Files<() => Promise<W>>) =>
  (language: Language): Promise<W> =>
    fileOf(files, language)();
