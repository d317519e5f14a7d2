import { describe, expect, it } from 'vitest';
import { originOf } from '../../src/catalogue/origin.ts';
import { allTiles } from '../../src/catalogue/tiles.ts';
import {
  EVENTS,
  EXTENSIONS,
  FIENDS_LOOT,
  LONG_STRIPS,
  MILESTONES,
  MOVEMENT_CARDS,
  PROVENANCES,
  type Provenanced,
  REWARDS,
  SHORT_STRIPS,
  TRAPS,
} from '../../src/engine/index.ts';
import { strings } from '../../src/i18n/index.ts';
import { languages } from '../../src/site/languages.ts';

const everything: readonly (Provenanced & { id: string | number })[] = [
  ...allTiles,
  ...TRAPS,
  ...REWARDS,
  ...FIENDS_LOOT,
  ...EVENTS,
  ...MOVEMENT_CARDS,
  ...MILESTONES,
  ...EXTENSIONS,
  ...SHORT_STRIPS,
  ...LONG_STRIPS,
];

describe.each(languages)('where a component comes from, in %s', (language) => {
  const t = strings(language);
  const unconditional: string[] = PROVENANCES.map((from) => t.provenances[from]);

  it.each(everything.map((each) => [each.id, each] as const))(
    '%s: nothing is claimed of the whole and then taken back',
    (_, { provenance, except = {} }) => {
      const { whole, parts } = originOf(language, provenance, except);
      const differing = Object.entries(except).filter(([, from]) => from !== provenance);
      expect(unconditional.includes(whole)).toBe(differing.length === 0);
      for (const [field, from] of differing)
        if (from !== 'missing') expect(parts.join(' ')).toContain(t.factFields[field]);
      expect(parts.join(' ')).not.toContain('undefined');
    },
  );

  it('a stated fact with one that is not printed', () => {
    const { whole, parts, ours } = originOf(language, 'stated', { strength: 'reconstructed' });
    expect(whole).not.toBe(t.provenances.stated);
    expect(parts).toEqual([t.factReconstructed(t.factFields.strength!)]);
    expect(ours).toBe(true);
  });
});
