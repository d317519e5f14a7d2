// What a game says and what its components are called, in every language, for the type checker: what a language lacks is
// an error at the end.

import type { Alike, Missing, Nothing } from '../../site/folders.ts';
import type { original } from '../../site/languages.ts';

/** Every component is listed, with null where no name is on record. */
export type Named<Names> = { [Id in keyof Names]: string | null };

/** The original language; the others join with their `contents.ts`. */
export interface Folders {
  en: {
    game: typeof import('./en/game.ts');
    entries: typeof import('./en/entries.ts');
    'event-log': typeof import('./en/event-log.ts');
    'options/base': typeof import('./en/options/base.ts');
    'options/fiends': typeof import('./en/options/fiends.ts');
    'options/folk': typeof import('./en/options/folk.ts');
    'names/folks': Named<typeof import('../../../content/caverna/names/en/folks.json')>;
    'names/goods': typeof import('../../../content/caverna/names/en/goods.json');
    'names/loot': Named<typeof import('../../../content/caverna/names/en/loot.json')>;
    'names/rewards': Named<typeof import('../../../content/caverna/names/en/rewards.json')>;
    'names/spaces': Named<typeof import('../../../content/caverna/names/en/spaces.json')>;
    'names/tiles': Named<typeof import('../../../content/caverna/names/en/tiles.json')>;
    'names/traps': Named<typeof import('../../../content/caverna/names/en/traps.json')>;
  };
}

export type Left = Nothing<Missing<Folders>>;
export type Same = Alike<Folders, Folders[typeof original]>;
