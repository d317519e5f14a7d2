// Builds the search from the finished pages: for each language an index of its own that ranks (`src/search`), the texts
// that it shows, page by page, and beside them Pagefind’s index of every word. Runs after the site is built.

import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { languages } from '../src/site/languages.ts';
import { alsoAsked, builtPages, dist, foundIn } from './search/built.ts';
import { indexOf } from './search/index-of.ts';
import { everyWord } from './search/pagefind.ts';
import { idleSayings } from './search/sayings.ts';
import { idsOf, textsOf } from './search/texts.ts';
import { soundsOf, spokenIn, stemmerOf } from './search/words.ts';

const built = builtPages();
rmSync(`${dist}/search`, { recursive: true, force: true });
for (const language of languages) {
  const pages = foundIn(built, language);
  const stemmer = await stemmerOf(language);
  const texts = textsOf(pages);
  // A page that was opened before a new edition came never mixes the two.
  const folder = `${language}.${createHash('sha256').update(texts.join()).digest('hex').slice(0, 8)}`;
  const index = indexOf({
    pages,
    language,
    texts: folder,
    asked: await alsoAsked(pages, language),
    spoken: spokenIn(language),
    sounds: soundsOf(languages),
    stemmer,
  });
  const idle = idleSayings(index, stemmer);
  if (idle.length > 0) throw new Error(`content/search/${language}.json: ${idle.join('; ')}`);
  const packed = gzipSync(index, { level: 9 });
  mkdirSync(`${dist}/search/${folder}`, { recursive: true });
  writeFileSync(`${dist}/search/${language}.index`, packed);
  writeFileSync(`${dist}/search/${folder}/ids.json`, idsOf(pages));
  texts.forEach((text, i) => {
    writeFileSync(`${dist}/search/${folder}/${i}.json`, text);
  });
  const count = pages.reduce((sum, { records }) => sum + records.length, 0);
  console.log(
    `Search in ${language}: ${count} paragraphs, terms and pages, ${Math.round(packed.length / 1000)} kB`,
  );
}
await everyWord(dist, built);
