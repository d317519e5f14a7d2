// What Battalia says and what everything printed is called, in every language, for the type checker: what a language lacks
// is an error at the end.

import type { Alike, Missing, Nothing } from '../../site/folders.ts';
import type { original } from '../../site/languages.ts';

/** The original language; the others join with their `contents.ts`. */
export interface Folders {
  en: {
    'battle-cards': typeof import('./en/battle-cards.ts');
    'battle-events': typeof import('./en/battle-events.ts');
    events: typeof import('./en/events.ts');
    'events-draft': typeof import('./en/events-draft.ts');
    'events-evening': typeof import('./en/events-evening.ts');
    'events-map': typeof import('./en/events-map.ts');
    'events-valleys': typeof import('./en/events-valleys.ts');
    'events-week': typeof import('./en/events-week.ts');
    moves: typeof import('./en/moves.ts');
    options: typeof import('./en/options.ts');
    refusals: typeof import('./en/refusals.ts');
    'refusals-battle': typeof import('./en/refusals-battle.ts');
    'refusals-draft': typeof import('./en/refusals-draft.ts');
    'refusals-evening': typeof import('./en/refusals-evening.ts');
    'refusals-map': typeof import('./en/refusals-map.ts');
    'refusals-storm': typeof import('./en/refusals-storm.ts');
    'refusals-valleys': typeof import('./en/refusals-valleys.ts');
    'refusals-week': typeof import('./en/refusals-week.ts');
    'setup-lines': typeof import('./en/setup-lines.ts');
    'storm-events': typeof import('./en/storm-events.ts');
    'names/abilities': typeof import('../../../content/battalia/names/en/abilities.json');
    'names/buildings': typeof import('../../../content/battalia/names/en/buildings.json');
    'names/cards': typeof import('../../../content/battalia/names/en/cards.json');
    'names/effects': typeof import('../../../content/battalia/names/en/effects.json');
    'names/factions': typeof import('../../../content/battalia/names/en/factions.json');
    'names/fates': typeof import('../../../content/battalia/names/en/fates.json');
    'names/gates': typeof import('../../../content/battalia/names/en/gates.json');
    'names/great-artefacts': typeof import('../../../content/battalia/names/en/great-artefacts.json');
    'names/potions': typeof import('../../../content/battalia/names/en/potions.json');
    'names/ranks': typeof import('../../../content/battalia/names/en/ranks.json');
    'names/terrains': typeof import('../../../content/battalia/names/en/terrains.json');
  };
}

export type Left = Nothing<Missing<Folders>>;
export type Same = Alike<Folders, Folders[typeof original]>;
