export {};

declare module '../folders.ts' {
  interface Folders {
    de: {
      'battalia-battle': typeof import('./battalia-battle.ts');
      'battalia-board': typeof import('./battalia-board.ts');
      'battalia-dawn': typeof import('./battalia-dawn.ts');
      'battalia-desk': typeof import('./battalia-desk.ts');
      'battalia-draft': typeof import('./battalia-draft.ts');
      'battalia-evening': typeof import('./battalia-evening.ts');
      'battalia-examples': typeof import('./battalia-examples.ts');
      'battalia-map': typeof import('./battalia-map.ts');
      'battalia-metamorpha': typeof import('./battalia-metamorpha.ts');
      'battalia-pieces': typeof import('./battalia-pieces.ts');
      'battalia-score': typeof import('./battalia-score.ts');
      'battalia-setup': typeof import('./battalia-setup.ts');
      'battalia-storm': typeof import('./battalia-storm.ts');
      'battalia-trade': typeof import('./battalia-trade.ts');
      'battalia-valleys': typeof import('./battalia-valleys.ts');
      'battalia-week': typeof import('./battalia-week.ts');
      board: typeof import('./board.ts');
      campaign: typeof import('./campaign.ts');
      corrections: typeof import('./corrections.ts');
      'corrections-note': typeof import('./corrections-note.ts');
      directions: typeof import('./directions.ts');
      drafts: typeof import('./drafts.ts');
      editor: typeof import('./editor.ts');
      expedition: typeof import('./expedition.ts');
      'folk-draft': typeof import('./folk-draft.ts');
      kinds: typeof import('./kinds.ts');
      lesson: typeof import('./lesson.ts');
      lists: typeof import('./lists.ts');
      odds: typeof import('./odds.ts');
      'orc-event': typeof import('./orc-event.ts');
      'orc-scene': typeof import('./orc-scene.ts');
      play: typeof import('./play.ts');
      'play-dialogs': typeof import('./play-dialogs.ts');
      'play-page': typeof import('./play-page.ts');
      replay: typeof import('./replay.ts');
      rulings: typeof import('./rulings.ts');
      search: typeof import('./search.ts');
      simulators: typeof import('./simulators.ts');
      site: typeof import('./site.ts');
      tools: typeof import('./tools.ts');
      'try-it': typeof import('./try-it.ts');
      'terms/base': typeof import('../../../content/terms/de/base.json');
      'terms/battalia': typeof import('../../../content/terms/de/battalia.json');
      'terms/fiends': typeof import('../../../content/terms/de/fiends.json');
      'terms/folk': typeof import('../../../content/terms/de/folk.json');
    };
  }
}
