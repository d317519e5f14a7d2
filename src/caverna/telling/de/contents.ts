import type { Named } from '../folders.ts';

declare module '../folders.ts' {
  interface Folders {
    de: {
      game: typeof import('./game.ts');
      entries: typeof import('./entries.ts');
      'event-log': typeof import('./event-log.ts');
      'options/base': typeof import('./options/base.ts');
      'options/fiends': typeof import('./options/fiends.ts');
      'options/folk': typeof import('./options/folk.ts');
      'names/folks': Named<typeof import('../../../../content/caverna/names/de/folks.json')>;
      'names/goods': typeof import('../../../../content/caverna/names/de/goods.json');
      'names/loot': Named<typeof import('../../../../content/caverna/names/de/loot.json')>;
      'names/rewards': Named<typeof import('../../../../content/caverna/names/de/rewards.json')>;
      'names/spaces': Named<typeof import('../../../../content/caverna/names/de/spaces.json')>;
      'names/tiles': Named<typeof import('../../../../content/caverna/names/de/tiles.json')>;
      'names/traps': Named<typeof import('../../../../content/caverna/names/de/traps.json')>;
    };
  }
}
