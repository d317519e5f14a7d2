/** What the page says before the table is laid, in English. */
export const words = {
  summary:
    'A whole game in the browser, from the first dwarf to the score sheet: alone, around one screen, or against bots. Nothing leaves this device.',
  needsScript: 'The game table needs scripts; they are switched off in this browser.',
  laying: 'Laying the table …',
};

export type PlayPageWords = typeof words;
