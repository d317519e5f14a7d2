export {};

declare module '../folders.ts' {
  interface Folders {
    de: {
      'battle-cards': typeof import('./battle-cards.ts');
      'battle-events': typeof import('./battle-events.ts');
      events: typeof import('./events.ts');
      'events-draft': typeof import('./events-draft.ts');
      'events-evening': typeof import('./events-evening.ts');
      'events-map': typeof import('./events-map.ts');
      'events-valleys': typeof import('./events-valleys.ts');
      'events-week': typeof import('./events-week.ts');
      moves: typeof import('./moves.ts');
      options: typeof import('./options.ts');
      refusals: typeof import('./refusals.ts');
      'refusals-battle': typeof import('./refusals-battle.ts');
      'refusals-draft': typeof import('./refusals-draft.ts');
      'refusals-evening': typeof import('./refusals-evening.ts');
      'refusals-map': typeof import('./refusals-map.ts');
      'refusals-storm': typeof import('./refusals-storm.ts');
      'refusals-valleys': typeof import('./refusals-valleys.ts');
      'refusals-week': typeof import('./refusals-week.ts');
      'setup-lines': typeof import('./setup-lines.ts');
      'storm-events': typeof import('./storm-events.ts');
      'names/abilities': typeof import('../../../../content/battalia/names/de/abilities.json');
      'names/buildings': typeof import('../../../../content/battalia/names/de/buildings.json');
      'names/cards': typeof import('../../../../content/battalia/names/de/cards.json');
      'names/effects': typeof import('../../../../content/battalia/names/de/effects.json');
      'names/factions': typeof import('../../../../content/battalia/names/de/factions.json');
      'names/fates': typeof import('../../../../content/battalia/names/de/fates.json');
      'names/gates': typeof import('../../../../content/battalia/names/de/gates.json');
      'names/great-artefacts': typeof import('../../../../content/battalia/names/de/great-artefacts.json');
      'names/potions': typeof import('../../../../content/battalia/names/de/potions.json');
      'names/ranks': typeof import('../../../../content/battalia/names/de/ranks.json');
      'names/terrains': typeof import('../../../../content/battalia/names/de/terrains.json');
    };
  }
}
