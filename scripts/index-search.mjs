// Builds the search index from the finished pages: one record for each paragraph with an id, each glossary
// entry and each page, so that a result leads to the very paragraph. Runs after the site is built.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { close, createIndex } from 'pagefind';

const dist = 'dist';

const text = (node) => {
  const copy = parse(node.toString());
  for (const skipped of copy.querySelectorAll('[data-search-skip]')) skipped.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
};

/** How much a paragraph weighs in a search: a rule of a chapter most, a mere mention least. See src/search/rank.ts. */
function rankOf(node, chapter) {
  if (node.tagName === 'DIV' && node.querySelector('dt')) return 'term';
  const rule = node.classList.contains('rule');
  if (chapter) return rule ? 'rule' : 'note';
  return rule ? 'part' : 'detail';
}

/** The nearest heading above a paragraph, or nothing on a page without sections. */
function sections(page) {
  const above = new Map();
  let heading = '';
  for (const node of page.querySelectorAll('h2, [data-search]')) {
    if (node.tagName === 'H2') heading = text(node);
    else above.set(node, heading);
  }
  return above;
}

function recordsOf(path, html) {
  const root = parse(html);
  const page = root.querySelector('[data-search-page]');
  if (!page) return [];
  const language = root.querySelector('html').getAttribute('lang');
  const title = text(root.querySelector('h1'));
  const subject = page.getAttribute('data-search-subject');
  const icon = page.getAttribute('data-search-icon');
  const above = sections(page);
  const summary = root.querySelector('[data-search-summary]');
  const record = (address, kind, rank, about, meta, content) => ({
    url: address,
    language,
    content,
    meta: { address, kind, subject: about, icon, ...meta },
    filters: { kind: [kind], subject: [about], rank: [rank] },
  });
  const paragraphs = page.querySelectorAll('[data-search]').map((node) => {
    // What the Codex says about itself is no rule of a game.
    const kind =
      subject === 'codex' && node.getAttribute('data-search') === 'rule'
        ? 'page'
        : node.getAttribute('data-search');
    const id = node.getAttribute('id');
    const term = node.querySelector('dt');
    const section = term ? '' : above.get(node);
    const meta = { title: term ? text(term) : title, section, id: term ? '' : id };
    return record(
      `${path}#${id}`,
      kind,
      rankOf(node, page.getAttribute('data-search-page') === 'page'),
      node.getAttribute('data-search-subject') ?? subject,
      meta,
      `${section ? `${section}. ` : ''}${text(node)}`,
    );
  });
  const also = page.getAttribute('data-search-also') ?? '';
  const said = [title, summary ? text(summary) : '', also].filter(Boolean).join('. ');
  const whole = record(path, page.getAttribute('data-search-page'), 'page', subject, { title }, said);
  return [whole, ...paragraphs];
}

const { index } = await createIndex();
let count = 0;
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('index.html')) continue;
  const path = `/${name.replaceAll('\\', '/').replace(/index\.html$/, '')}`;
  for (const record of recordsOf(path, readFileSync(`${dist}/${name}`, 'utf8'))) {
    const { errors } = await index.addCustomRecord(record);
    if (errors.length > 0) throw new Error(`${record.url}: ${errors.join(', ')}`);
    count++;
  }
}
await index.writeFiles({ outputPath: `${dist}/pagefind` });
await close();
// We bring our own dialog; the ready-made ones would only weigh on the offline copy.
for (const file of readdirSync(`${dist}/pagefind`))
  if (/^pagefind-(ui|modular-ui|component-ui|highlight)/.test(file)) rmSync(`${dist}/pagefind/${file}`);
console.log(`Search index: ${count} paragraphs, terms and pages`);
