import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconNames } from '../../src/site/icons.ts';
import { sprite } from '../../src/site/sprite.ts';

const files = readdirSync('src/icons').filter((name) => name.endsWith('.svg'));

describe('the icon set', () => {
  it('is listed completely', () => {
    expect(files.map((name) => name.slice(0, -4)).sort()).toEqual([...iconNames].sort());
  });
  it.each(files)('%s is plain drawing: no scripts, links, words or fixed colours', (name) => {
    const drawing = readFileSync(`src/icons/${name}`, 'utf8');
    expect(drawing).not.toMatch(/<(script|style|text|image|a|foreignObject)\b|href|\son\w+=/);
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1]);
    for (const colour of colours)
      expect(colour).toMatch(/^(none|currentColor|var\(--(tone|cut), (currentColor|#fff)\))$/);
  });
  it('becomes one sprite', () => {
    for (const name of iconNames) expect(sprite()).toContain(`<symbol id="${name}" viewBox=`);
  });
});
