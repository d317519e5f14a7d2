import type { RulingWords } from '../en/rulings.ts';

export const words: RulingWords = {
  option: 'Euer Tisch entscheidet',
  usual: 'üblich',
  setUp: 'Partie beginnen',
  ruling: 'Entscheidung',
  basis: { stated: 'so gedruckt', derived: 'abgeleitet', choice: 'unsere Wahl' },
  switchable: 'wählbar',
};
