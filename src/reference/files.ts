import { readdirSync, readFileSync } from 'node:fs';
import { madeParagraphs } from '../games/made.ts';
import { namingOfGames } from '../games/naming.ts';
import { languages } from '../site/languages.ts';
import type { Known, Source } from './check.ts';
import { things } from './scan.ts';

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

const filesIn = (folder: string): string[] => readdirSync(folder).map((name) => name.replace(/\.json$/, ''));

/** The ids that a place holds: the keys of a file, or the files of a folder. */
const idsAt = (place: string): ReadonlySet<string> =>
  new Set(place.endsWith('.json') ? keys(place) : filesIn(place));

/** The ids of a folder of JSON files, one file per box. */
const keysIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder).flatMap((name) => keys(`${folder}/${name}`)));

export function readKnown(root: string): Known {
  return {
    things: Object.fromEntries(
      things.map((thing) => [thing, idsAt(`${root}/${namingOfGames[thing]}`)]),
    ) as Known['things'],
    rules: new Set(madeParagraphs.filter(({ unwritten }) => unwritten).map(({ rule }) => rule)),
    terms: Object.fromEntries(
      languages.map((language) => [language, keysIn(`${root}/content/terms/${language}`)]),
    ) as Known['terms'],
  };
}
