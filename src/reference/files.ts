import { readdirSync, readFileSync } from 'node:fs';
import { madeParagraphs } from '../games/made.ts';
import { type Language, languages, original } from '../site/languages.ts';
import type { Known, Source } from './check.ts';

/** Reads every MDX page of the content folder; for the build and for tests, not for pages. */
export function readSources(root: string): Source[] {
  return languages.flatMap((language) =>
    readdirSync(`${root}/content/${language}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) => {
        const file = `content/${language}/${name.replaceAll('\\', '/')}`;
        return { file, language, text: readFileSync(`${root}/${file}`, 'utf8') };
      }),
  );
}

const keys = (file: string): string[] => Object.keys(JSON.parse(readFileSync(file, 'utf8')));

/** The ids of a folder of JSON files, one file per box. */
const keysIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder).flatMap((name) => keys(`${folder}/${name}`)));

export function readKnown(root: string): Known {
  return {
    tiles: new Set(keys(`${root}/content/caverna/names/${original}/tiles.json`)),
    examples: new Set(
      readdirSync(`${root}/content/caverna/examples`).map((name) => name.replace(/\.json$/, '')),
    ),
    rules: new Set(madeParagraphs.filter(({ unwritten }) => unwritten).map(({ rule }) => rule)),
    goods: new Set(keys(`${root}/content/caverna/names/${original}/goods.json`)),
    terms: Object.fromEntries(
      languages.map((language) => [language, keysIn(`${root}/content/terms/${language}`)]),
    ) as Record<Language, ReadonlySet<string>>,
  };
}
