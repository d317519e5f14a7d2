import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../src/caverna/site/addresses.ts';

const folder = 'src/pages/[lang]/simulators';
const shelf = readFileSync(`${folder}/index.astro`, 'utf8');
const slugs = readdirSync(folder)
  .filter((name) => name.endsWith('.astro') && name !== 'index.astro')
  .map((name) => `simulators/${name.slice(0, -'.astro'.length)}`);

describe.each(slugs)('%s', (slug) => {
  it('has a card on the shelf', () => {
    expect(shelf).toContain(`'${slug}'`);
  });

  it('has an address in every language', () => {
    expect(addresses.everywhere).toContain(slug);
  });
});
