import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src/battalia/telling/en').filter((name) => name.startsWith('refusals-'));

describe('the reasons of refusals', () => {
  it.each(['en', 'de'])(
    'say one thing for each code in %s, whichever part it comes from',
    async (language) => {
      const codes: string[] = [];
      for (const name of files) {
        const { words } = (await import(`../../../src/battalia/telling/${language}/${name}`)) as {
          words: Record<string, unknown>;
        };
        codes.push(...Object.keys(words));
      }
      expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([]);
      expect(codes.length).toBeGreaterThan(100);
    },
  );
});
