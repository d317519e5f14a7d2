// Pagefind’s index of every word on every page, for whoever wants to see all places.

import { readdirSync, rmSync } from 'node:fs';
import { close, createIndex } from 'pagefind';
import type { PageOfRecords } from './records.ts';

export async function everyWord(dist: string, pages: readonly PageOfRecords[]): Promise<void> {
  const { index } = await createIndex();
  if (!index) throw new Error('Pagefind cannot make an index here');
  for (const { path, language, title, kind, subject, icon, records } of pages)
    for (const { id, sort, section, text, names, facts, subject: about } of records) {
      const address = `/${language}/${path}${id === '' ? '' : `#${id}`}`;
      const is = id === '' ? kind : sort === 'term' ? 'glossary' : subject === 'codex' ? 'page' : 'rule';
      const called = names.length > 0 ? names : [title];
      const { errors } = await index.addCustomRecord({
        url: address,
        language,
        content: [...called, section, text, ...facts].filter(Boolean).join('. '),
        meta: { address, title: called[0]!, section, id, icon, kind: is, subject: about },
        filters: { kind: [is], subject: [about] },
      });
      if (errors.length > 0) throw new Error(`${address}: ${errors.join(', ')}`);
    }
  await index.writeFiles({ outputPath: `${dist}/pagefind` });
  await close();
  // We bring our own dialog; the ready-made ones would only weigh on the offline copy.
  for (const file of readdirSync(`${dist}/pagefind`))
    if (/^pagefind-(ui|modular-ui|component-ui|highlight)/.test(file)) rmSync(`${dist}/pagefind/${file}`);
}
