import type { Language } from '../../site/languages.ts';

/** What the page says before the table is laid. */
const en = {
  summary:
    'A whole game in the browser, from the first dwarf to the score sheet: alone, around one screen, or against bots. Nothing leaves this device.',
  needsScript: 'The game table needs scripts; they are switched off in this browser.',
  laying: 'Laying the table …',
};

const de: typeof en = {
  summary:
    'Eine ganze Partie im Browser, vom ersten Zwerg bis zum Wertungsblatt: allein, rund um einen Bildschirm oder gegen Bots. Nichts verlässt dieses Gerät.',
  needsScript: 'Der Spieltisch braucht Skripte; sie sind in diesem Browser abgeschaltet.',
  laying: 'Der Tisch wird gedeckt …',
};

export const pageWords = (language: Language): typeof en => (language === 'de' ? de : en);
