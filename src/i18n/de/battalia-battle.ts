import type { BattleWords } from '../en/battalia-battle.ts';

const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);

export const words: BattleWords = {
  title: 'Kampf',
  summary:
    'Welche Karten einer Hand reichen, wie stark jede Reihe ist und warum, und was Berserker übrig lässt.',
  stages: {
    arming: 'Vor dem Kampf',
    berserker: 'Berserker zieht zwei Karten',
    lines: 'Beide Reihen',
    decided: 'Der Ausgang',
  },
  sides: { attack: 'Angreifer', defence: 'Verteidiger' },

  target: 'Was wird angegriffen?',
  targets: {
    neutral: 'Neutrale Stadt',
    ruins: 'Ruinen',
    city: 'Stadt eines Spielers',
    centre: 'Stadtzentrum eines Tals',
    building: 'Gebäude eines Tals',
    hero: 'Ein Held',
  },
  level: 'Stufe der Stadt',
  centreOwned: 'Das Zentrum gehört einem Spieler',
  buildings: 'Gebäude seines Besitzers in diesem Tal',
  heroMode: 'Wir spielen im Heldenmodus',
  defendsWith: (n) => `Ohne Karten verteidigt es sich mit ${n}.`,

  cardsOf: 'Wessen Karten kommen dazu?',
  neutralCards: 'Karten von niemandem',
  hand: { attack: 'Die Hand des Angreifers', defence: 'Die Hand des Verteidigers' },
  add: (card) => `${card} dazu`,
  remove: 'Weg damit: ',
  count: (n, most) => `${n} von ${most}`,
  noCards: 'Noch keine Karten. Tippe auf eine Karte, um sie dazuzunehmen.',
  unknownHand: 'Die Karten des Verteidigers, falls du sie kennst oder schätzt',
  heroes: 'Helden im Kampf',
  veteran: 'Veteran',
  veterans: { none: 'Nein', veteran: 'Veteran', fallen: 'Gefallen' },
  weaponless: 'Aus der Ferne ohne Waffe (Metamorpha auf einer Schlucht)',
  works: (potion, amount) => `${potion} (${amount})`,
  terrain: 'Geländebonus',
  unseen: 'Stärke einer Reihe, die nicht Karte für Karte eingegeben ist',

  more: 'Helden, Tränke, Gelände',

  baseGame: 'Was das Grundspiel entscheidet',
  baseGameNote:
    'Die Anleitung des Grundspiels liegt uns nicht vor. Gib hier ein, was sie sagt: Was hier schon eingestellt ist, nehmen wir an. Alles andere wird nach den Regeln der Sturmpforten gezählt.',
  litWeapon: 'Was eine gewöhnliche Waffe gewinnt, wenn das Orakel sie erleuchtet',
  moreWeapons: 'In einer Reihe darf mehr als eine Waffe liegen',
  equalWins: 'Gleichstand genügt dem Angreifer',
  notKnown: [
    'Wie hoch ein Geländebonus ist.',
    'Was ein einzelner Held oder ein Verteidiger verliert.',
    'Ob Helden ganz ohne Karten Moral bringen; hier tun sie es, so lesen wir es.',
    'Was andere Besondere und gewöhnliche Artefakte im Kampf bewirken; hier zählen sie nichts.',
  ],
  notKnownTitle: 'Uns nicht bekannt',
  levels: 'Wie sich die Stufen 5 und 6 verteidigen, ist nicht gedruckt; hier zählt ihre Stufe.',

  sets: 'Karten, die reichen',
  setsOfDefender: 'Karten, die standhalten',
  needs: (n, equal, tie) => `${equal ? `${n} genügt` : `Nötig ist mehr als ${n}`}, ${tie}`,
  tie: (wins) =>
    wins
      ? 'wenn bei Gleichstand der Angreifer gewinnt. Das regelt das Grundspiel; wir nehmen es an.'
      : 'wenn bei Gleichstand der Verteidiger standhält. Das regelt das Grundspiel; du hast es so eingestellt.',
  found: (all, smallest) =>
    all === 0
      ? 'Keine Karten dieser Hand reichen.'
      : `${all === 1 ? 'Eine Möglichkeit reicht' : `${all} Möglichkeiten reichen`}; bei ${smallest} davon ist keine Karte zu viel.`,
  best: (n) => `Die stärkste Reihe dieser Hand hat ${n}.`,
  short: (n) => (n === 1 ? 'Es fehlt 1.' : `Es fehlen ${n}.`),
  strongest: 'Die stärkste Reihe, Teil für Teil',
  noLine: 'Aus dieser Hand wird keine Reihe: Ein Angriff beginnt mit einer Waffe.',
  larger: (n) => `${n} mit mehr Karten als nötig`,
  andMore: (n) => `… und ${n} weitere`,
  ofCards: (n) => cards(n),
  setStrength: (mine, other) => `${mine} gegen ${other}`,
  ways: (n) => `auf ${n} Arten wählbar`,
  sacrifices: (n) => `und ${cards(n)} der Hand in den Limbus`,
  turning: (units) => `die Maske verzaubert ${units}`,
  impure: 'keine Moral',
  nothingPlayed: 'Gar keine Karte',
  playSet: 'Diese spielen',
  playSetLong: (set) => `Diese spielen: ${set}`,

  oneMore: 'Mit einem Helden mehr',
  oneMoreFound: (n) =>
    n === 0
      ? 'Ein Held mehr ändert nichts.'
      : n === 1
        ? 'Mit einem Helden mehr reicht eine weitere Möglichkeit.'
        : `Mit einem Helden mehr reichen ${n} weitere Möglichkeiten.`,
  oneMoreNote: 'Ein gemeinsamer Angriff wird angesagt. Misslingt er, sind alle seine Helden verloren.',
  bothHeroes: 'Beide Helden kämpfen schon.',
  heroModeOnly: 'Ohne Heldenmodus greift nur ein Held an.',

  morale: 'Moral',
  moraleWorth: (each, times, amount) =>
    times > 1
      ? `Solange alle Kampfkarten zusammengehören, bringt die Moral ${amount}: ${times} Helden mit je ${each}. Die erste Karte einer anderen Fraktion macht sie zunichte, auch eine Waffe.`
      : `Solange alle Kampfkarten zusammengehören, bringt die Moral ${amount}. Die erste Karte einer anderen Fraktion macht sie zunichte, auch eine Waffe.`,
  noMorale: 'Ohne Helden gibt es keine Moral zu verlieren.',
  foreign: (card, before, after) => `${card} zur stärksten Reihe: Aus ${before} wird ${after}.`,

  strength: 'Stärke',
  part: 'Was',
  adds: 'Zählt',
  total: 'Zusammen',
  parts: {
    target: (target) => target,
    cards: (count, card) => (count === 1 ? card : `${count} × ${card}`),
    doubled: (count, card) => (count === 1 ? `${card}, verdoppelt` : `${count} × ${card}, verdoppelt`),
    veterans: (count) =>
      count === 1 ? 'Veteran: eine kleine Einheit' : `Veteran: ${count} Stammeskrieger und Häuptlinge`,
    morale: (times, each) => (times === 1 ? 'Moral' : `Moral: ${times} × ${each}`),
    lost: (factions) => `Keine Moral: ${factions}`,
    unseen: 'Reihe, nicht Karte für Karte eingegeben',
    litWeapon: 'Erleuchtete Waffe',
    terrain: 'Geländebonus',
  },

  announce: 'Angriff ansagen',
  berserk: 'Ansagen und Berserker trinken',
  leaves: 'Was Berserker übrig lässt',
  printedLeft: 'Aufgedruckte Stärke, die auf der Hand bleibt',
  bestLeft: 'Stärkste Verteidigung, die bleibt, mit allen Boni',
  chance: 'Wahrscheinlichkeit',
  holdsNow: (n, before, chance) =>
    `Gegen deine stärkste Reihe braucht er ${n}. Vor Berserker ${before ? 'schafft er das' : 'schafft er das nicht'}; danach ist die Wahrscheinlichkeit ${chance}.`,
  pulledWhich: 'Welche zwei Karten wurden gezogen?',
  pulledWhichOne: 'Welche Karte wurde gezogen?',
  pulled: (list) => `Berserker hat gezogen: ${list}.`,
  pullThese: 'Diese wurden gezogen',
  spare: 'Ohne Berserker',
  pulledChance: (card, chance) => `${card}: gezogen mit Wahrscheinlichkeit ${chance}`,

  inHand: 'Auf der Hand',
  inLine: 'In der Reihe',
  emptyLine: 'Keine Karte in der Reihe.',
  emptyHand: 'Keine Kampfkarte mehr.',
  play: (card) => `${card} spielen`,
  takeBack: (card) => `${card} zurücknehmen`,
  moraleGone: (amount) => `Moral −${amount}`,
  maskTurns: 'Wen die Maske verzaubert',
  maskNothing: 'niemanden',
  maskNone: 'In der anderen Reihe steht niemand, den die Maske verzaubern könnte.',
  freeze: 'Frosthand lässt diese Reihe gefrieren',
  attackLeads: (by) => `Der Angreifer liegt um ${by} vorn.`,
  defenceLeads: (by) => `Der Verteidiger liegt um ${by} vorn.`,
  level0: (tieWins) =>
    tieWins
      ? 'Beide sind gleich stark. Wir nehmen an, dass bei Gleichstand der Angreifer gewinnt; das regelt das Grundspiel.'
      : 'Beide sind gleich stark. Du hast eingestellt, dass bei Gleichstand der Verteidiger standhält; das regelt das Grundspiel.',
  decide: 'Kampf entscheiden',
  rearm: 'Zurück zu den Händen',
  reopen: 'Zurück zu den Reihen',
  nobodyPlays: 'Das gehört niemandem: Niemand spielt Karten dafür.',

  won: 'Der Angriff gelingt',
  lost: 'Der Angriff misslingt',
  baseGameLoss: 'Was ein einzelner Held und die gespielten Karten verlieren, sagt das Grundspiel.',
  limitNote:
    'Sind deine eigenen Residenzen und deine Hauptstadt schon gebaut, bekommt die Stadt die nächstniedrigere Stufe.',

  options: {
    moralePerHero: 'Bringt jeder Held seinen eigenen Moralbonus?',
    fanaticVeteran: 'Wie oft gewinnt ein verdoppelter Fanatiker eines Veteranen 1?',
    maskTotal: 'Auf welche Gesamtstärke wirkt die Maske?',
    berserkerTo: 'Wohin gehen Karten, die Berserker zieht?',
    frostTo: 'Wohin gehen Karten einer gefrorenen Reihe?',
    retreatBy: 'Wie werden die drei Felder gezählt?',
  },
  optionValues: {
    moralePerHero: { true: 'Jeder seinen', false: 'Einmal für alle' },
    fanaticVeteran: { once: 'Einmal', twice: 'Für beide Hälften' },
    maskTotal: { atMost3: 'Höchstens 3', exactly3: 'Genau 3' },
    berserkerTo: { haven: 'Seine Zuflucht', limbo: 'Limbus', hand: 'Hand des Angreifers' },
    frostTo: { haven: 'Seine Zuflucht', limbo: 'Limbus' },
    retreatBy: { roadDistance: 'Über Straßen drei entfernt', pathLength: 'Drei Schritte gegangen' },
  },

  checks: 'Vigos Standarte und Rückzug',
  vigoAsk: 'Welche Karten der Zuflucht rufst du?',
  vigoLegal: (total) => `Diese dürfen gerufen werden: zusammen ${total}.`,
  vigoMost: (list) => `Höchstens eines davon: ${list}.`,
  vigoKind: (n, kind) => `${n} × ${kind}`,
  retreat: 'Rückzug',
  steps: 'Gegangene Felder',
  distance: 'Felder vom Kampf zum Ziel, über Straßen',
  end: 'Auf dem letzten Feld',
  ends: { free: 'kein Feind', enemyCity: 'eine Stadt des Feindes', enemyHero: 'der andere Held des Feindes' },
  price: 'Bezahlt mit',
  prices: {
    supply: '3 Versorgung',
    horse: '1 Pferd',
    stardust: '1 Sternenstaub und 1 Versorgung',
    less: 'etwas anderem',
  },
  retreatLegal: 'Dieser Rückzug ist erlaubt.',
  enemyNote: 'Der Feind ist der Spieler, gegen den du gerade kämpfst.',
};
