import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addresses, htmlOf } from './pages.ts';

const site = process.env.SITE_URL?.trim().replace(/\/$/, '');

/** What the built pages tell search engines of their own address: `SITE_URL`, or nothing where none is set. */
const named = (address: string): string[] =>
  [...htmlOf(address).matchAll(/<link rel="(?:canonical|alternate)"[^>]*href="([^"]*)"/g)].map(
    ([, href = '']) => href,
  );
const pages = addresses().filter((address) => !['/', '/404.html'].includes(address));

test('pages name the address of the site or none', () => {
  expect(pages.length).toBeGreaterThan(500);
  for (const address of pages) {
    const found = named(address);
    if (!site) expect(found, address).toEqual([]);
    else {
      expect(found[0]).toBe(`${site}${address}`);
      expect(found.filter((href) => !href.startsWith(`${site}/`))).toEqual([]);
    }
  }
  expect(named('/404.html')).toEqual([]);
  expect(named('/')).toEqual(site ? [`${site}/en/`, `${site}/de/`] : []);
});

test('robots.txt leads to a sitemap with every page, or to none', () => {
  const robots = readFileSync('dist/robots.txt', 'utf8');
  expect(robots).toContain('User-agent: *');
  expect(existsSync('dist/sitemap-index.xml')).toBe(Boolean(site));
  if (!site) expect(robots).not.toContain('Sitemap');
  else {
    expect(robots).toContain(`Sitemap: ${site}/sitemap-index.xml`);
    const listed = [...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
    expect(listed.map(([, loc]) => loc).sort()).toEqual(['/', ...pages].map((at) => `${site}${at}`).sort());
  }
});

test('the language switch needs no address', async ({ page }) => {
  await page.goto('/en/play/');
  await page.locator('a[hreflang="de"]').first().click();
  await expect(page).toHaveURL(/\/de\/play\/$/);
});
