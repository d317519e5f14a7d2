import { describe, expect, it } from 'vitest';
import { readSources } from '../../../src/reference/files.ts';

/** Paragraphs whose words are a reading of ours. They stand under the same id, but never as a rule. */
const readings = [
  'base.animals.loss',
  'base.furnish.discount',
  'base.harvest.breed.choose',
  'base.harvest.breed.decline',
  'base.harvest.spend',
  'base.solo.openThreshold',
  'base.space.rubyMineConstruction.guestRoom',
  'base.trade.wording',
  'base.two.suppliers',
  'base.work.none',
];

const rules = readSources('.').flatMap(({ file, text }) =>
  [...text.matchAll(/<Rule id="([^"]+)">\n([\s\S]*?)\n<\/Rule>/g)].map(([, id = '', body = '']) => ({
    file,
    id,
    body,
  })),
);

describe('what is our own reading', () => {
  it('is never marked as a rule', () => {
    expect(rules.filter(({ id }) => readings.includes(id)).map(({ id }) => id)).toEqual([]);
  });

  it('is not told in the first person inside a rule of the base game', () => {
    const telling = rules.filter(
      ({ id, body }) => id.startsWith('base.') && /\b(we|our reading|ruling [KL]\d)\b/i.test(body),
    );
    expect(telling.map(({ id }) => id)).toEqual([]);
  });

  it('leaves no number of goods to clear and no count of red markers inside a rule', () => {
    const body = (id: string) => rules.find((rule) => rule.id === id)?.body ?? '';
    expect(body('base.solo.clearing')).toMatch(/too many/);
    expect(body('base.solo.clearing')).not.toMatch(/\b(six|seven|6|7)\b/);
    for (const id of ['base.setup.markers', 'base.two.markers'])
      expect(body(id)).not.toMatch(/(three|four|3|4) (green|red|show)/i);
  });
});
