import { describe, expect, it } from 'vitest';
import { EDITION, hash, readSave } from '../../../src/battalia/engine/index.ts';
import { editionOf, recordedEvenings, replayed } from '../../../src/battalia/lab/edition.ts';

describe.each(recordedEvenings())('the recorded evening %s', (_, evening) => {
  it('ends as it was written down, as often as it is played', () => {
    expect(evening.lines.length).toBeGreaterThan(30);
    expect(hash(replayed(evening))).toBe(evening.hash);
    expect(hash(replayed(evening))).toBe(evening.hash);
  });
  it('is a save that can be opened', () => {
    expect(readSave(evening).ok).toBe(true);
  });
});

it('the edition of the rules follows from evenings and scenarios (npm run record -- --game battalia)', () => {
  expect(EDITION).toBe(editionOf());
});
