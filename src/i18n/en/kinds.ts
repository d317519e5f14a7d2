import type { KindWords } from '../kinds.ts';

/** What boxes and kinds of results are called in English. */
export const words: KindWords = {
  subjects: {
    base: 'Caverna',
    fiends: 'Frantic Fiends',
    folk: 'The Forgotten Folk',
    battalia: 'Battalia',
    codex: 'About the Codex',
  },
  kinds: {
    rule: 'Rules',
    tile: 'Furnishing tiles',
    trap: 'Traps',
    reward: 'Rewards',
    folk: 'Folk',
    space: 'Action spaces',
    effect: 'Storm effects',
    artefact: 'Great Artefacts',
    fate: 'Fate cards',
    potion: 'Potions',
    ability: 'Abilities of Metamorpha',
    building: 'Valley buildings',
    faction: 'Factions',
    gate: 'Stormgates',
    glossary: 'Glossary',
    page: 'Pages',
  },
};
