import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Every address of the built site. */
export function addresses(): string[] {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
}

export function htmlOf(address: string): string {
  const file = `dist${address}`;
  return readFileSync(existsSync(file) && file.endsWith('.html') ? file : `${file}index.html`, 'utf8');
}

export const kindOf = (address: string): string =>
  /<body[^>]*data-kind="([^"]+)"/.exec(htmlOf(address))?.[1] ?? 'none';

/** One page of each kind and language: new kinds join by existing. */
export function samples(): string[] {
  const first = new Map<string, string>();
  for (const address of addresses()) {
    const key = `${kindOf(address)} ${/^\/(en|de)\//.exec(address)?.[1]}`;
    if (!first.has(key)) first.set(key, address);
  }
  return [...first.values()];
}

/** The paragraph ids of the built site that no other page links to. */
export function unlinked(): string[] {
  const pages = addresses().filter((address) => address !== '/404.html');
  const linked = new Set<string>();
  for (const address of pages)
    for (const [, href = ''] of htmlOf(address).matchAll(/<a\b[^>]*href="([^"]*#[^"]+)"/g))
      if (!href.startsWith('#')) linked.add(href);
  return pages.flatMap((address) =>
    [...htmlOf(address).matchAll(/<div class="para[^>]*\bid="([^"]+)"/g)]
      .map(([, id]) => `${address}#${id}`)
      .filter((link) => !linked.has(link)),
  );
}
