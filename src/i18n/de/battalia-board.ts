import type { BoardWords } from '../en/battalia-board.ts';

/** Wie Battalias Spielplan heißt, Feld für Feld, auf Deutsch. */
export const words: BoardWords = {
  oracle: 'Sonnenorakel',
  turnedHint:
    'Auf diesem schmalen Schirm ist der Plan um ein Viertel gedreht: Norden, die Seite des Orakels, liegt rechts, und was in den Regeln rechts heißt, liegt unten.',
  board: 'Der Spielplan',
  empty: 'leer',
  player: (n) => `Spieler ${n}`,
  neutral: 'neutral',
  startFree: 'Startstadt, noch niemandes',
  city: (level, owner) => `Stadt der Stufe ${level}, ${owner}`,
  road: 'Straße',
  crossroads: 'Kreuzung',
  posts: (owners) => `Handelsposten: ${owners}`,
  ruins: 'Ruinen',
  valley: 'Talkarte',
  marks: {
    gate: 'Platz für eine Sturmpforte',
    start: 'Platz für eine Startstadt',
    neutral: 'Platz für eine neutrale Stadt',
    ruins: 'Platz für Ruinen',
    out: 'gehört nicht zu diesem Spiel',
  },
  hero: (owner) => `Held: ${owner}`,
  bilkarr: 'Bilkarr',
  bilkarrMaybe: 'vielleicht Bilkarr',
  metamorpha: 'Metamorpha',
  picked: 'gewählt',
  inWords: 'Der Spielplan in Worten',
};
