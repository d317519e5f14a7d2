// `npm run ids`: writes new paragraph ids into content/ids.json. It never takes one out: a paragraph that has to
// go is moved to "retired" by hand, so that its id can never mean something else.
import { readFileSync, writeFileSync } from 'node:fs';
import { readSources } from '../src/reference/files.ts';
import { isParagraph, scan } from '../src/reference/scan.ts';

const file = 'content/ids.json';
const ledger = JSON.parse(readFileSync(file, 'utf8'));
const before = ledger.current.length;
const used = readSources('.').flatMap(({ text }) =>
  scan(text)
    .filter(({ component, id }) => id && isParagraph(component))
    .map(({ id }) => id),
);
ledger.current = [...new Set([...ledger.current, ...used])].sort();
writeFileSync(file, `${JSON.stringify(ledger, null, 2)}\n`);
console.log(`${ledger.current.length} ids, ${ledger.current.length - before} new`);
