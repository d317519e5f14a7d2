// Words and glossary of every language, for the type checker: what a language lacks is an error at the end.

import type { Alike, Missing, Nothing } from '../site/folders.ts';
import type { original } from '../site/languages.ts';

/** The original language; the others join with their `contents.ts`. */
export interface Folders {
  en: {
    'battalia-battle': typeof import('./en/battalia-battle.ts');
    'battalia-board': typeof import('./en/battalia-board.ts');
    'battalia-dawn': typeof import('./en/battalia-dawn.ts');
    'battalia-desk': typeof import('./en/battalia-desk.ts');
    'battalia-draft': typeof import('./en/battalia-draft.ts');
    'battalia-evening': typeof import('./en/battalia-evening.ts');
    'battalia-examples': typeof import('./en/battalia-examples.ts');
    'battalia-map': typeof import('./en/battalia-map.ts');
    'battalia-metamorpha': typeof import('./en/battalia-metamorpha.ts');
    'battalia-pieces': typeof import('./en/battalia-pieces.ts');
    'battalia-score': typeof import('./en/battalia-score.ts');
    'battalia-setup': typeof import('./en/battalia-setup.ts');
    'battalia-storm': typeof import('./en/battalia-storm.ts');
    'battalia-trade': typeof import('./en/battalia-trade.ts');
    'battalia-valleys': typeof import('./en/battalia-valleys.ts');
    'battalia-week': typeof import('./en/battalia-week.ts');
    board: typeof import('./en/board.ts');
    campaign: typeof import('./en/campaign.ts');
    corrections: typeof import('./en/corrections.ts');
    'corrections-note': typeof import('./en/corrections-note.ts');
    directions: typeof import('./en/directions.ts');
    drafts: typeof import('./en/drafts.ts');
    editor: typeof import('./en/editor.ts');
    expedition: typeof import('./en/expedition.ts');
    'folk-draft': typeof import('./en/folk-draft.ts');
    kinds: typeof import('./en/kinds.ts');
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
    'terms/battalia': typeof import('../../content/terms/en/battalia.json');
    'terms/fiends': typeof import('../../content/terms/en/fiends.json');
    'terms/folk': typeof import('../../content/terms/en/folk.json');
  };
}

export type Left = Nothing<Missing<Folders>>;
export type Same = Alike<Folders, Folders[typeof original]>;
