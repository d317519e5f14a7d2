import type { en } from './en.ts';

export const de: typeof en = {
  option: 'Euer Tisch entscheidet',
  usual: 'üblich',
  setUp: 'Partie beginnen',
  ruling: 'Entscheidung',
  basis: { stated: 'so gedruckt', derived: 'abgeleitet', choice: 'unsere Wahl' },
  switchable: 'wählbar',
};
