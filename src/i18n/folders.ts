// Words and glossary of every language, for the type checker: what a language lacks is an error at the end.

import type { Alike, Missing, Nothing } from '../site/folders.ts';
import type { original } from '../site/languages.ts';

/** The original language; the others join with their `contents.ts`. */
export interface Folders {
  en: {
    board: typeof import('./en/board.ts');
    campaign: typeof import('./en/campaign.ts');
    corrections: typeof import('./en/corrections.ts');
    'corrections-note': typeof import('./en/corrections-note.ts');
    directions: typeof import('./en/directions.ts');
    drafts: typeof import('./en/drafts.ts');
    editor: typeof import('./en/editor.ts');
    expedition: typeof import('./en/expedition.ts');
    'folk-draft': typeof import('./en/folk-draft.ts');
    lesson: typeof import('./en/lesson.ts');
    lists: typeof import('./en/lists.ts');
    odds: typeof import('./en/odds.ts');
    'orc-event': typeof import('./en/orc-event.ts');
    'orc-scene': typeof import('./en/orc-scene.ts');
    play: typeof import('./en/play.ts');
    'play-dialogs': typeof import('./en/play-dialogs.ts');
    'play-page': typeof import('./en/play-page.ts');
    replay: typeof import('./en/replay.ts');
    rulings: typeof import('./en/rulings.ts');
    search: typeof import('./en/search.ts');
    simulators: typeof import('./en/simulators.ts');
    site: typeof import('./en/site.ts');
    tools: typeof import('./en/tools.ts');
    'try-it': typeof import('./en/try-it.ts');
    'terms/base': typeof import('../../content/terms/en/base.json');
    'terms/fiends': typeof import('../../content/terms/en/fiends.json');
    'terms/folk': typeof import('../../content/terms/en/folk.json');
  };
}

export type Left = Nothing<Missing<Folders>>;
export type Same = Alike<Folders, Folders[typeof original]>;
