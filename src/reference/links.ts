import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languages } from '../site/languages.ts';

interface Link {
  href: string;
  /** A link that says which language it leads to crosses on purpose. */
  crosses: boolean;
}

const anchors = /<(?:a|area)\b([^>]*)>/g;
const hrefOf = /\bhref="([^"]*)"/;
const ids = /\bid="([^"]*)"/g;

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

function linksOf(html: string): Link[] {
  return [...html.matchAll(anchors)].flatMap((match) => {
    const href = hrefOf.exec(match[1] ?? '')?.[1];
    return href === undefined ? [] : [{ href: decode(href), crosses: /\bhreflang=/.test(match[1] ?? '') }];
  });
}

/** `orcs1.…`: not a paragraph, but something that the page opens (src/table/link.ts). */
const packed = /^[a-z]+\d+\./;

const languageOf = (path: string): string | undefined => languages.find((l) => path.startsWith(`/${l}/`));

/** Reads a built site and lists links to missing pages, missing paragraphs, or another language by accident. */
export function brokenLinks(dist: string): string[] {
  const base = dist.replace(/\/$/, '');
  const pages = new Map<string, { html: string; ids: Set<string> }>();
  for (const name of readdirSync(base, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const path = `/${name.replaceAll('\\', '/')}`.replace(/index\.html$/, '');
    const html = readFileSync(`${base}/${name}`, 'utf8');
    pages.set(path, { html, ids: new Set([...html.matchAll(ids)].map((m) => decode(m[1] ?? ''))) });
  }
  const broken: string[] = [];
  for (const [path, page] of pages) {
    for (const { href, crosses } of linksOf(page.html)) {
      if (/^(https?:|mailto:|data:|blob:)/.test(href)) continue;
      const url = new URL(href, `http://site${path}`);
      const target = pages.get(url.pathname);
      const hash = decodeURIComponent(url.hash.slice(1));
      if (!target && !existsSync(`${base}${url.pathname}`)) broken.push(`${path} → ${href}: no such page`);
      else if (target && hash && !packed.test(hash) && !target.ids.has(hash))
        broken.push(`${path} → ${href}: no such paragraph`);
      const from = languageOf(path);
      const to = languageOf(url.pathname);
      if (from && to && from !== to && !crosses)
        broken.push(`${path} → ${href}: leads into another language`);
    }
  }
  return broken;
}
