import type { MapWords } from '../en/battalia-map.ts';

export const words: MapWords = {
  title: 'Meine Karte',
  summary:
    'Tippe einmal ein, was auf deinem Plan gedruckt ist und was darauf liegt. Alle anderen Werkzeuge beginnen mit dieser Karte: Bilkarrs Weg, der Sturm, die Täler, der Abend.',

  who: 'Spieler und Plan',
  players: 'Spieler',
  largeBoard: 'Auf dem größeren Plan mit 7 mal 11 Feldern spielen',
  board: (columns, rows) => `Plan mit ${columns} Spalten und ${rows} Reihen.`,
  cut: 'Drei Felder in jeder Ecke gibt es nicht.',
  turn: 'Den Plan eine Vierteldrehung drehen',
  turnedNow: (turned) =>
    turned ? 'Die lange Seite führt vom Orakel weg.' : 'Die lange Seite liegt am Orakel.',
  turnOpen: 'Wie der große Plan am Orakel liegt, zeigen nur Bilder.',
  factions: 'Wer welche Fraktion spielt',
  factionNone: 'nicht gesagt',
  factionsWhy: 'Im Spiel sind die Pforten eurer Fraktionen; Besitzer werden mit ihrem Zeichen gemalt.',

  tap: 'Was willst du eintippen?',
  printed: 'Auf dem Plan gedruckt',
  printedWhy:
    'Wohin Pforten, Städte und Ruinen kommen, zeigen Bilder, die wir nicht haben. Markiere es einmal von deinem eigenen Plan.',
  marks: {
    gate: 'Platz für eine Pforte',
    start: 'Startstadt',
    neutral: 'Neutrale Stadt',
    ruins: 'Ruinen',
    out: 'Nicht im Spiel',
  },
  cards: 'Karten auf dem Plan',
  gate: (n) => `Pforte ${n}`,
  cardNames: { city: 'Stadt', road: 'Straße', crossroads: 'Kreuzung', ruins: 'Ruinen', take: 'Wegnehmen' },
  owner: 'Wessen Stadt',
  neutral: 'niemandes',
  level: 'Stufe',
  terrain: 'Gelände',
  terrainNone: 'nicht gesagt',
  chosenNow: (what) => `Ein Tipp legt: ${what}`,
  chosenTake: 'Ein Tipp nimmt weg, was dort liegt',
  howTo:
    'Tippe auf ein Feld, um es dort hinzulegen; noch einmal nimmt es weg. Pfeiltasten wandern über den Plan.',
  boardLabel: 'Dein Plan',

  deal: 'Zufällig legen',
  dealWhy: 'Legt Pforten, Startstädte, neutrale Städte und Ruinen auf die markierten Felder.',
  dealButton: 'Pforten und Städte zufällig legen',
  dealAgain: 'Noch einmal zufällig legen',
  marked: (gates, start, neutral, ruins) =>
    `Markiert: ${gates} für Pforten, ${start} für Startstädte, ${neutral} für neutrale Städte, ${ruins} für Ruinen.`,
  cityTerrain:
    'Zu fünft und zu sechst kommt jedes Gelände einmal unter den Startstädten vor und einmal unter den neutralen. Mit weniger Spielern sagt das Grundspiel, welche Städte dort liegen.',
  beginners: 'Zum Einstieg',
  neutralShow: (beginners) =>
    beginners
      ? 'Neutrale Städte liegen mit 4, wie beim Einstieg.'
      : 'Neutrale Städte liegen mit 6, wie im Heldenmodus.',
  clear: 'Alle Karten vom Plan nehmen',

  valleys: 'Die Täler der Könige und Königinnen',
  valleysWhy: 'Sie liegen um die zwei Ruinen; die Karte zwischen ihnen liegt in der Mitte.',
  valleysLay: 'Täler legen',
  valleysTake: 'Täler wegnehmen',
  ruinsAt: (squares) => `Ruinen: ${squares}.`,
  valleysFour: 'Wo sie zu viert liegen, zeigt nur ein Bild.',

  left: 'Was noch frei ist',
  squaresLeft: (n) =>
    n === 0
      ? 'Kein Feld ist frei: Der Plan ist voll.'
      : n === 1
        ? '1 Feld ist frei.'
        : `${n} Felder sind frei.`,
  fullEnds: 'Ist das letzte bedeckt, endet das Spiel sofort.',
  fullIgnored: 'Mit so vielen Spielern, wie ihr seid, lässt man den vollen Plan besser außer Acht.',
  leftSmall: 'Zu zweit und zu dritt lässt das Grundspiel Felder weg. Markiere sie als nicht im Spiel.',

  gates: 'Pforten und Bilkarr',
  gatesWhy:
    'Denk dir den Plan als Schachbrett mit dunklen Ecken. Bilkarr wechselt die Farbe seiner Felder nie.',
  noGates: 'Auf der Karte liegt noch keine Pforte.',
  dark: 'dunkles Feld',
  light: 'helles Feld',
  loop: (days) => `er geht in ${days} Tagen im Kreis und trifft keine Ecke`,
  corner: (days) => (days === 1 ? 'er trifft am ersten Tag eine Ecke' : `er trifft am Tag ${days} eine Ecke`),
  toDawn: 'Seine Tage auf dieser Karte ansehen',

  own: 'Auf diesem Gerät bewahrt',
  ownIs: (players) => `Das ist deine Karte für ${players} Spieler. Jede Änderung wird bewahrt.`,
  ownNone: 'Noch ist nichts bewahrt: Das Erste, was du eintippst, ist es.',
  ownDiffers: (players) =>
    `Das ist nicht die Karte, die hier als deine für ${players} Spieler bewahrt ist: Sie kam mit einem Link, oder ein anderes Fenster hat weitergemacht. An deiner wurde nichts geändert.`,
  ownForeign: 'Diese Karte kam mit einem Link und ist nicht als deine bewahrt.',
  ownKeep: 'Diese als meine bewahren',
  ownOpen: 'Meine öffnen',
  ownRefused: 'Dieser Browser bewahrt nichts. Kopiere einen Link, um die Karte zu behalten.',
  ownEarlier: 'Karten, die einer anderen gewichen sind',
  ownEarlierOne: (players, cards) => `${players} Spieler, ${cards} Karten`,
  ownUnread: 'Hier ist etwas als Karte bewahrt, das nicht lesbar ist. Es bleibt, wie es ist:',
};
