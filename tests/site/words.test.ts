import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { words as de } from '../../src/i18n/de/site.ts';
import { words as en } from '../../src/i18n/en/site.ts';

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx|astro)$/.test(name) && !/^i18n[\\/]/.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('\n');

const shape = (value: unknown): unknown =>
  typeof value === 'object' && value
    ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, shape(v)]))
    : typeof value;

describe('the words of the interface', () => {
  it.each(Object.keys(en))('%s is used somewhere', (key) => {
    const uses =
      key in { rule: 0, note: 0, open: 0, example: 0 }
        ? /t\[sort\]/
        : new RegExp(`\\b(t|own|strings\\(language\\))\\.${key}\\b`);
    expect(uses.test(code)).toBe(true);
  });
  it('are the same set in both languages', () => {
    expect(shape(de)).toEqual(shape(en));
  });
  it('are not left empty or untranslated by accident', () => {
    const same = Object.entries(en).filter(
      ([key, value]) => typeof value === 'string' && value === de[key as keyof typeof de],
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });
});
