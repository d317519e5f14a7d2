// Which refusal comes first, when a setup has several faults.
import { describe, expect, it } from 'vitest';
import { readSetup } from '../../../src/caverna/engine/index.ts';

const refusal = (request: unknown): unknown => {
  const read = readSetup(request);
  return read.ok ? 'accepted' : read.error;
};
const modules = { code: 'badSetup', rule: 'fiends.overview.folk', args: { field: 'modules' } };

describe('a box that is named twice', () => {
  it('is refused with orcs', () => {
    expect(refusal({ modules: ['fiends', 'fiends'], seats: 2 })).toEqual(modules);
    expect(refusal({ modules: ['fiends', 'fiends', 'base'], seats: 2 })).toEqual(modules);
  });
  it('is the same box with folk', () => {
    expect(refusal({ modules: ['folk', 'folk'], seats: 2 })).toBe('accepted');
    expect(refusal({ modules: ['folk', 'folk', 'orcs'], seats: 2 })).toEqual(modules);
  });
});

describe('with orcs options are read before corrections', () => {
  const wrongValue = { 'fiends.gold.D': -1 };
  it.each([
    [{ options: 5, box: wrongValue }, { code: 'badOption' }],
    [
      { fiends: 5, box: wrongValue },
      { code: 'badOption', args: { option: 'fiends' } },
    ],
    [{ box: wrongValue }, { code: 'badBox', args: { field: 'fiends.gold.D' } }],
    [{ box: { ...wrongValue, 'nope.x': 0 } }, { code: 'badBox', args: { field: 'nope.x' } }],
    [
      { options: 5, box: { ...wrongValue, 'nope.x': 0 } },
      { code: 'badBox', args: { field: 'nope.x' } },
    ],
  ])('%j', (faults, expected) => {
    expect(refusal({ modules: ['fiends'], seats: 2, ...faults })).toMatchObject(expected);
  });
});

describe('with folk corrections are read before options, whose defaults hang on them', () => {
  it.each([
    [
      { options: 5, box: { 'folk.trainingRoom': 9 } },
      { code: 'badBox', args: { field: 'folk.trainingRoom' } },
    ],
    [{ options: 5, box: { 'fiends.gold.D': -1 } }, { code: 'badOption' }],
  ])('%j', (faults, expected) => {
    expect(refusal({ modules: ['folk'], seats: 2, ...faults })).toMatchObject(expected);
  });
});
