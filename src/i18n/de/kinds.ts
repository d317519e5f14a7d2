import type { KindWords } from '../kinds.ts';

/** What boxes and kinds of results are called in German. */
export const words: KindWords = {
  subjects: {
    base: 'Caverna',
    fiends: 'Fiese Feinde',
    folk: 'Vergessene Völker',
    battalia: 'Battalia',
    codex: 'Über den Codex',
  },
  kinds: {
    rule: 'Regeln',
    tile: 'Einrichtungsplättchen',
    trap: 'Fallen',
    reward: 'Belohnungen',
    folk: 'Völker',
    space: 'Aktionsfelder',
    effect: 'Sturmeffekte',
    artefact: 'Besondere Artefakte',
    fate: 'Schicksalskarten',
    potion: 'Zaubertränke',
    ability: 'Metamorphas Fähigkeiten',
    building: 'Gebäude der Täler',
    faction: 'Fraktionen',
    gate: 'Sturmpforten',
    glossary: 'Glossar',
    page: 'Seiten',
  },
};
