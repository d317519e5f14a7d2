import type { StormWords } from '../en/battalia-storm.ts';

const some = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;

export const words: StormWords = {
  title: 'Sturmtisch',
  summary:
    'Jede günstigste Art, eine Reise durch die Sturmpforten zu bezahlen, der Sturmstapel, jeder Effekt Schritt für Schritt und wie wahrscheinlich der nächste ist.',

  who: 'Wer reist',
  hero: 'Held',
  heroName: (hero) => `Held ${hero + 1}`,
  advanced: 'Erweitertes Spiel: Heimatgelände kostet nichts',
  faction: 'Fraktion des Helden',
  noFaction: 'Keine Angabe',
  table: 'Die Spieler an diesem Tisch',
  players: 'Spieler',
  onTurn: 'Am Zug',
  jumped: (heroes) => `In diesem Zug schon gesprungen: ${list(heroes.map((hero) => `Held ${hero + 1}`))}.`,
  newTurn: 'Neuen Zug beginnen',

  way: 'Der Weg',
  onGate: 'Der Held steht schon auf der ersten Pforte',
  before: 'Felder vor der ersten Pforte',
  nativeBefore: 'Heimatgelände unter den Feldern davor',
  from: 'Erste Pforte',
  gatesFrom: {
    map: 'Diese Pforten liegen auf der Karte.',
    factions: 'Das sind die Pforten der Fraktionen, die mitspielen.',
    nowhere:
      'Hier liegen keine Pforten auf der Karte, und es ist nicht von allen gesagt, welche Fraktion sie spielen: Jede der sechs kann im Spiel sein.',
  },
  toMap: 'Meine Karte eintippen',
  to: 'Zweite Pforte',
  after: 'Felder nach der zweiten Pforte',
  nativeAfter: 'Heimatgelände unter den Feldern danach',

  hand: 'Womit bezahlt wird',
  supply: 'Versorgungskarten',
  horses: 'Pferde',
  stardust: 'Sternenstaub',
  free: 'Kostenlose Schritte durch eine Fähigkeit',
  freeNote: 'Etwa drei von Metamorpha im Wald. Sie zahlen Felder, nicht den Sturm.',

  price: 'Der Preis',
  parts: {
    walkTo: (squares) => `Weg zur Pforte, ${some(squares, 'Feld', 'Felder')}`,
    firstGate: () => 'Erste Pforte',
    secondGate: () => 'Zweite Pforte',
    toll: () => 'Zoll des Sturms',
    walkOn: (squares) => `Weg danach, ${some(squares, 'Feld', 'Felder')}`,
  },
  steps: (steps) => some(steps, 'Schritt', 'Schritte'),
  tollSupply: (toll) => `${toll} Versorgung`,
  nativeFree: (native) => (native === 1 ? '1 davon Heimat' : `${native} davon Heimat`),
  sum: 'Zusammen',
  sumOf: (steps, toll) => `${some(steps, 'Schritt', 'Schritte')} und ${toll} Versorgung für den Sturm`,
  cards: (supply, horses, stardust) =>
    list([
      ...(horses ? [some(horses, 'Pferd', 'Pferde')] : []),
      ...(supply ? [`${supply} Versorgung`] : []),
      ...(stardust ? [`${stardust} Sternenstaub`] : []),
    ]) || 'keine Karte',
  ways: (n) => (n === 1 ? 'Eine günstigste Art zu bezahlen' : `${n} günstigste Arten zu bezahlen`),
  waysNote:
    'Keine ihrer Karten ist zu entbehren. Die Reise ist eine Reihe, also zählt ein Sternenstaub mit beiden Hälften.',
  noWay: 'Diese Hand bezahlt die Reise nicht.',
  left: (left) => (left === 0 ? 'kein Schritt übrig' : `${some(left, 'Schritt', 'Schritte')} übrig`),
  payAndJump: (cards) => `${cards} auslegen und springen`,
  notEnough: 'Warum weniger oder andere Karten nicht reichen',
  onlyCards: (cards) => `Nur ${cards}:`,
  jumpUnpaid: 'Springen, ohne den Preis zu rechnen',

  underway: 'Der Sturm antwortet',
  stop: 'Der Zug hält hier an, bis der Effekt ausgeführt ist.',
  paid: (cards) => `Ausgelegt: ${cards}.`,
  ringMust:
    'Dieser Held hat einen Ring zu dieser Pforte gebracht: Beide Ringe gehen zurück, für ein offenes Besonderes Artefakt oder eine Schicksalskarte. Sie kommt in die Zuflucht.',
  ringMay:
    'Du darfst deinen Ring dieser Pforte ausgeben: Nimm ein verborgenes Besonderes Artefakt darunter in deine Zuflucht.',
  drawHere: 'Den obersten Effekt ziehen',
  drawnAtTable: 'Welcher Effekt wurde am Tisch gezogen?',
  carryOut: (effect) => `Effekt ${effect} ausführen`,

  effect: (effect, name) => `Effekt ${effect}: ${name}`,
  texts: {
    1: 'Nimm die oberste Karte einer offenen Artefaktart kostenlos auf die Hand. Stimmen bei dieser Art die Orakelsymbole überein, wähle die Farbe.',
    2: 'Nimm den obersten Lord kostenlos auf die Hand, mit seiner Versorgung.',
    3: 'Zieh die oberste Karte deiner Nation.',
    4: 'Bau kostenlos eine Straße oder Kreuzung: die oberste Karte des Stapels deiner Wahl.',
    5: 'Zieh die oberste Schicksalskarte und führ sie gleich aus. Was sie bringt, kommt auf die Hand.',
    6: 'Dein anderer Held kommt zur Pforte, ob du ihn angeheuert hast oder nicht.',
    7: 'Tausch eine Stadt oder Straße auf dem Plan gegen eine Karte mit gleichen Ausgängen aus ihrem Stapel. Jede Farbe, nicht nur die oberste Karte. Was darauf steht, bleibt, und Metamorpha kommt.',
    8: 'Führ einen der offenen Effekte noch einmal aus. Effekt 2 wird nie kopiert.',
    9: 'Befördere eine Einheit auf deiner Hand um einen Rang. Sie kommt spielbereit auf die Hand zurück.',
    10: 'Heb eine deiner Städte um eine Stufe.',
    11: 'Nimm eine beliebige Karte aus dem Limbus auf die Hand. In den Grundszenarien kein zweites Besonderes Artefakt.',
    12: 'Zerstör ein Zelt. Es und sein Inhalt kommen in die Zuflucht seines Besitzers. Hat kein Gegner eines, muss es eines eures Teams sein.',
  },
  erratum:
    'Auf dem Referenzbogen steht hier „falls nicht erleuchtet“. Lies: falls die Orakelsymbole nicht übereinstimmen.',
  artefact: 'Art des Artefakts',
  lord: 'Wer ist der oberste Lord?',
  lords: {
    common: 'Der Lord einer Fraktion: 1 Versorgung dazu',
    fanatic: 'Ein Fanatiker: 2 Versorgung dazu',
    unbound: 'Ein Entfesselter: keine Versorgung',
  },
  road: 'Welcher Stapel?',
  roads: { road: 'Einfache Straße', crossroads: 'Kreuzung' },
  square: 'Feld',
  terrain: 'Neues Gelände',
  choose: 'Bitte wählen',
  unit: 'Welche Einheit?',
  becomes: (from, to) => `${from} → ${to}`,
  level: 'Ihre Stufe jetzt',
  limbo: 'Welche Karte?',
  tentOf: 'Wessen Zelt?',
  stored: 'Karten darin',
  deposed: {
    queen: 'Meine Königin liegt abgesetzt im Limbus',
    king: 'Mein König liegt abgesetzt im Limbus',
  },
  does: {
    takeArtefact: 'Das Artefakt nehmen',
    takeLord: 'Den Lord nehmen',
    drawCard: 'Die Karte ziehen',
    buildRoad: 'Die Karte bauen',
    fetchHero: 'Den Helden holen',
    replaceCard: 'Die Karte ersetzen',
    promote: 'Die Einheit befördern',
    raiseCity: 'Die Stadt heben',
    takeFromLimbo: 'Die Karte nehmen',
    destroyTent: 'Das Zelt zerstören',
  },
  nothing: 'Er ist nicht ausführbar: Nichts geschieht',
  fetchedTo: (hero, gate) => `Held ${hero + 1} kommt zu Pforte ${gate}.`,
  copyWhich: 'Welcher offene Effekt?',
  copyNone: 'Kein offener Effekt ist kopierbar.',
  copying: (effect) => `Effekt ${effect} wird von Effekt 8 kopiert.`,
  fateWhich: 'Welche Schicksalskarte wurde gezogen?',
  fateHere: 'Hier eine ziehen',
  fateHalf: 'Was nimmst du?',
  fates: {
    1: {
      artefact: 'Sie bleibt im Deck, als Kopie eines Besonderen Artefakts eines anderen Spielers',
      stardust: '2 Sternenstaub',
    },
    2: { artefact: 'Das oberste Besondere Artefakt vom Reststapel', stardust: '1 Sternenstaub' },
    3: { artefact: 'Ein beliebiges Besonderes Artefakt vom Reststapel', stardust: '1 Sternenstaub' },
  },
  fateTake: 'Nehmen und die Schicksalskarte weglegen',

  settled: 'Der Effekt ist ausgeführt',
  goOn: (left) =>
    left === null || left === 0
      ? 'Weiter im Zug'
      : `Weiter im Zug: ${some(left, 'Schritt', 'Schritte')} übrig`,
  deckGrows: (cards) => `Dein Deck wächst um ${some(cards, 'Karte', 'Karten')}.`,

  deck: 'Der Sturmstapel',
  where: 'Wo ist der Stapel?',
  places: { table: 'Auf unserem Tisch', here: 'Hier gemischt' },
  reshuffle: 'Die verdeckten Karten neu mischen',
  pile: 'Der offene Stapel',
  pileByHand: 'Eintragen, was schon gespielt ist',
  pileNote: 'Kreuz an, was gespielt ist; der Rest liegt verdeckt.',
  openCards: (n) => (n === 0 ? 'Noch ist nichts gespielt.' : `Offen: ${n} von 12.`),
  next: (cards, each, percent) =>
    `${some(cards, 'Effekt liegt', 'Effekte liegen')} verdeckt; jeder kommt als nächster mit ${each} (${percent}).`,
  nextShuffled: (each, percent) =>
    `Für den nächsten Zug sind alle zwölf gemischt; jeder kommt mit ${each} (${percent}).`,

  odds: 'Auf einen Effekt hoffen',
  wished: 'Welche Effekte würden helfen?',
  jumps: 'In wie vielen Sprüngen?',
  chance: (jumps) => (jumps === 1 ? 'Beim nächsten Sprung' : `In ${jumps} Sprüngen`),
  withCopy: 'Wenn Effekt 8 ihn kopieren darf',
  noWish: 'Kreuz einen Effekt an, um zu sehen, wie wahrscheinlich er ist.',
  how: 'Wie das zustande kommt',
  round: (cards, wanted, draws, none) =>
    `${some(draws, 'Zug', 'Züge')} aus ${some(cards, 'Karte', 'Karten')}, ${wanted} davon erhofft: Keiner kommt mit ${none}.`,
  rounds: 'Die Chance ist 1 weniger das Produkt davon.',
};
