import type { DialogWords } from '../en/play-dialogs.ts';

/** What is said over and beside the table: menu, keys, score sheet, notes, a look at what a choice would bring, in German. */
export const words: DialogWords = {
  settings: 'Einstellungen',
  confirmTurn: 'Vor dem Ende eines Zuges fragen',
  speed: 'Tempo der Bots',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  keysTitle: 'Tasten am Tisch',
  keyList: [
    ['Tab', 'von Möglichkeit zu Möglichkeit'],
    ['Eingabe', 'die angesteuerte Möglichkeit spielen'],
    ['Pfeiltasten', 'über den Plan und durch die Auswahl gehen'],
    ['1 – 9', 'diese Möglichkeit der Liste spielen'],
    ['U / R', 'zurücknehmen / wiederholen (oder Strg Z, Strg Y)'],
    ['B', 'zum Plan'],
    ['C', 'zur Auswahl'],
    ['A / T', 'Aktionsfelder / Plättchen'],
    ['L', 'zum Verlauf'],
    ['Esc', 'ein gewähltes Feld loslassen, Offenes schließen'],
    ['?', 'diese Liste'],
  ],
  leaveNote: 'Die Partie bleibt auf diesem Gerät.',
  inAddress:
    'Dieser Browser behält keine Partien. Deine steht in der Adresse dieser Seite: Lies eine Regel und komm zurück oder kopiere die Adresse, und nichts geht verloren.',
  otherTab: 'Diese Partie ist noch in einem anderen Tab offen.',
  showUnseen: 'Zeigen, was dort gespielt wurde',
  watchAgain: 'Noch einmal ansehen',
  toCampaign: 'Zum Kampagnenbogen',
  rename: 'Name der Partie',
  exportGame: 'Als Datei sichern',
  viewOnly: 'Nur zum Ansehen',
  viewOnlyWhy: {
    olderSave:
      'Diese Partie wurde gesichert, als Karten noch anders gemischt wurden. Sie lässt sich lesen, aber nicht weiterspielen.',
    otherRules:
      'Diese Partie folgt einer früheren Ausgabe der Regeln und verliefe heute anders. Sie lässt sich lesen, aber nicht weiterspielen.',
  },
  movesOf: (names) => `Züge von ${names}`,
  lines: 'Andere Verläufe',
  lineNote: 'Was probiert und zurückgenommen wurde, ist noch da.',
  lineOf: (moves, from) => `${moves} Züge, zweigt nach Zug ${from} ab`,
  share: 'Teilen',
  copyLink: 'Link zu diesem Stand kopieren',
  linkCopied: 'Der Link ist in der Zwischenablage.',
  linkHere: 'Der Link zu diesem Stand:',
  handOver: 'Weitergeben',
  handOverNote:
    'Den Link verschicken: Wer ihn öffnet, spielt von hier weiter; die Partie wartet auf diesem Gerät.',
  theme: 'Farben',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'Wie das Gerät' },
  winner: (name) => `${name} gewinnt`,
  winners: (names) => `${names} teilen sich den Sieg`,
  tied: 'Die Punkte sind gleich.',
  tiedOrcs: 'Die Punkte sind gleich; weniger fiese Orks entscheiden, danach wird der Sieg geteilt.',
  soloResult: (points) => `${points} Punkte`,
  past: 'Auf diesem Gerät',
  pastOf: (games) => (games === 1 ? 'eine frühere Partie dieser Art' : `${games} frühere Partien dieser Art`),
  pastNone: 'die erste Partie dieser Art auf diesem Gerät',
  best: 'beste',
  average: 'Schnitt',
  newBest: 'ein neuer Bestwert auf diesem Gerät',
  print: 'Drucken',
  backToTable: 'Die Pläne ansehen',
  lookNote: (on) =>
    on
      ? 'Erst ansehen: Antippen zeigt, was eine Möglichkeit brächte; noch einmal antippen spielt sie.'
      : 'Antippen spielt wieder sofort. Langes Drücken zeigt weiterhin erst, was es brächte.',
  preview: 'Was es brächte',
  toLog: 'Zum Verlauf',
  moreTurns: (n) => (n === 1 ? '1 Zug davor' : `${n} Züge davor`),
};
