import type { PlayPageWords } from '../en/play-page.ts';

/** What the page says before the table is laid, in German. */
export const words: PlayPageWords = {
  summary:
    'Eine ganze Partie im Browser, vom ersten Zwerg bis zum Wertungsblatt: allein, rund um einen Bildschirm oder gegen Bots. Nichts verlässt dieses Gerät.',
  needsScript: 'Der Spieltisch braucht Skripte; sie sind in diesem Browser abgeschaltet.',
  laying: 'Der Tisch wird gedeckt …',
};
