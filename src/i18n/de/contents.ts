export {};

declare module '../folders.ts' {
  interface Folders {
    de: {
      board: typeof import('./board.ts');
      campaign: typeof import('./campaign.ts');
      corrections: typeof import('./corrections.ts');
      'corrections-note': typeof import('./corrections-note.ts');
      directions: typeof import('./directions.ts');
      drafts: typeof import('./drafts.ts');
      editor: typeof import('./editor.ts');
      expedition: typeof import('./expedition.ts');
      'folk-draft': typeof import('./folk-draft.ts');
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
      'terms/fiends': typeof import('../../../content/terms/de/fiends.json');
      'terms/folk': typeof import('../../../content/terms/de/folk.json');
    };
  }
}
