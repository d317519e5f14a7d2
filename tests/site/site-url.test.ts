import { describe, expect, it } from 'vitest';
import { GET } from '@/pages/robots.txt.ts';
import { headLinks } from '@/site/head-links.ts';
import { siteUrl } from '@/site/site-url.ts';

describe('SITE_URL', () => {
  it('may be unset or empty: then the site names no address', () => {
    expect([undefined, '', '  '].map(siteUrl)).toEqual([undefined, undefined, undefined]);
  });

  it('is a host, with or without a slash at its end', () => {
    expect(siteUrl('https://codex.example')).toBe('https://codex.example');
    expect(siteUrl(' http://codex.example:8080/ ')).toBe('http://codex.example:8080');
  });

  it.each(['codex.example', 'ftp://codex.example', 'https://me:secret@codex.example'])(
    'cannot be %s, and says what it should be',
    (given) => {
      expect(() => siteUrl(given)).toThrow('such as https://codex.example');
    },
  );

  it.each(['https://codex.example/farm/', 'https://codex.example/?a=b', 'https://codex.example/#top'])(
    'cannot be %s, because links start at the root',
    (given) => {
      expect(() => siteUrl(given)).toThrow('must be the root of a host, such as https://codex.example');
    },
  );
});

describe('the head of a page', () => {
  const site = new URL('https://codex.example');

  it('names its address and its other languages where the address of the site is known', () => {
    expect(headLinks(site, 'de', 'play')).toEqual([
      { rel: 'canonical', href: 'https://codex.example/de/play/' },
      { rel: 'alternate', hreflang: 'en', href: 'https://codex.example/en/play/' },
      { rel: 'alternate', hreflang: 'de', href: 'https://codex.example/de/play/' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://codex.example/en/play/' },
    ]);
  });

  it('names no other language where there is none', () => {
    expect(headLinks(site, 'en', 'tiles/carpenter')).toEqual([
      { rel: 'canonical', href: 'https://codex.example/en/tiles/carpenter/' },
    ]);
  });

  it('names nothing without the address of the site, nor for a page without one of its own', () => {
    expect(headLinks(undefined, 'de', 'play')).toEqual([]);
    expect(headLinks(site, 'en', undefined)).toEqual([]);
  });
});

describe('robots.txt', () => {
  type Asked = Parameters<typeof GET>[0];
  const text = async (site?: URL): Promise<string> => (await GET({ site } as Asked)).text();

  it('leads to the sitemap where there is one', async () => {
    expect(await text(new URL('https://codex.example'))).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://codex.example/sitemap-index.xml\n',
    );
  });

  it('says nothing of a sitemap where there is none', async () => {
    expect(await text()).toBe('User-agent: *\nAllow: /\n');
  });
});
