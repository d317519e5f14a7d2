import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../src/reference/files.ts';
import { scan } from '../../../src/reference/scan.ts';

const sources = readSources('.').filter(({ file }) => file.includes('content/en/'));
const kinds = new Map(
  sources.flatMap(({ text }) => scan(text).map(({ component, id }) => [id ?? '', component] as const)),
);
const rules = sources.flatMap(({ text }) =>
  [...text.matchAll(/<Rule id="(fiends\.[^"]+)">(.*?)<\/Rule>/gs)].map(
    ([, id, body]) => [id!, body!.replace(/<[^>]+>/g, '')] as const,
  ),
);

describe('what a rulebook states and what we read into it', () => {
  it('are kept apart: no rule about orcs speaks of us', () => {
    expect(rules.length).toBeGreaterThan(200);
    const ours = rules.filter(([, body]) => /\b(we|our|ours|rulings?|reconstructed|not known)\b/i.test(body));
    expect(ours.map(([id]) => id)).toEqual([]);
  });

  it('are kept apart: rulings and differences of the books are never rules', () => {
    const wrong = [...kinds].filter(
      ([id, component]) => /^fiends\.(ruling|diff)\./.test(id) && component === 'Rule',
    );
    expect(wrong).toEqual([]);
  });

  it('a rule that only one of the two books has leads to the paragraph that says so', () => {
    const text = sources.map((source) => source.text).join('\n');
    const oneBook = {
      'fiends.setup.startPlayer': 'startPlayer',
      'fiends.event.pushEdge': 'pushEdge',
      'fiends.friendly.noFight': 'friendlyFight',
      'fiends.fight.rewardAfter': 'rewardTiming',
      'fiends.breach.natural': 'naturalBreach',
      'fiends.breach.tunnel': 'tunnels',
      'fiends.breach.animals': 'occupiedTile',
      'fiends.breach.nonExistent': 'hostages',
      'fiends.furnish.yellowAction': 'yellowAction',
    };
    for (const [id, difference] of Object.entries(oneBook)) {
      const body = new RegExp(`<Rule id="${id}">(.*?)</Rule>`, 's').exec(text)?.[1];
      expect(body, id).toContain(`"fiends.diff.${difference}"`);
    }
  });

  it('counts 109 strength markers', () => {
    const page = readFileSync('content/en/rules/fiends/overview.mdx', 'utf8');
    const table = page.slice(page.indexOf('fiends.overview.strengthMarkers')).split('</Rule>')[0]!;
    const rows = [...table.matchAll(/^\| (\d+\/\d+[^|]*) \| (\d+)/gm)];
    const sum = rows.reduce(
      (total, [, values, count]) => total + values!.split(',').length * Number(count),
      0,
    );
    expect(sum).toBe(109);
  });
});
