import type { TradeWords } from '../en/battalia-trade.ts';

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

export const words: TradeWords = {
  title: 'Handel',
  summary:
    'Was du in diesem Zug an deinen Posten tauschen kannst, Tausch für Tausch, und was aus deinem Deck wird.',
  posts: 'Deine Handelsposten',
  postsOnBoard: 'Posten auf dem Plan',
  noPost: 'keiner',
  onePost: '1, einfache Seite',
  twoPosts: '2, ★ Sternenseite',
  heroThere: 'Ein Held von mir steht auf einer Karte mit meinem Posten',
  build: 'Einen Posten bauen',
  frimen: 'Stammeskrieger auf der Hand',
  road: 'Die Karte ist eine Straße',
  linked: 'Straßen verbinden sie mit einer Stadt von mir',
  buildNow: '2 Stammeskrieger zahlen, Posten bauen',
  share: 'Posten dürfen sich eine Karte teilen.',
  hand: 'Deine Hand',
  handNote: 'Nur was getauscht werden kann: Einheiten gehören nicht dazu.',
  received: (count) => `${count} in diesem Zug ertauscht`,
  now: 'Tauschen in diesem Zug',
  noneNow: 'Jetzt lässt sich nichts tauschen.',
  exchange: (given, give, get) => `${given} × ${give} geben, 1 × ${get} nehmen`,
  topCard: 'oberste Karte des Stapels',
  anyColour: 'beliebige Farbe: Die Orakelsymbole stimmen überein',
  fewer: 'Deck: eine Karte weniger',
  notNow: 'Jetzt nicht möglich, und warum',
  done: 'In diesem Zug getauscht',
  nothingDone: 'Noch nichts.',
  doneLine: (given, give, get) => `${given} × ${give} → 1 × ${get}`,
  nextTurn: 'Mein nächster Zug: Ertauschtes ist wieder frei',
  deck: 'Dein Deck bei der nächsten Zählung',
  deckLabel: 'Karten im Deck',
  deckNote:
    'Ein Artefakt gegen eine Truhe ändert nichts; Sternenstaub kostet eine Karte, eine Truhe im Limbus auch.',
  enough: (name, needed, above) =>
    `${name}: ✓ ${needed} nötig, ${above === 0 ? 'keine übrig' : `${above} übrig`}`,
  tooFew: (name, needed, below) =>
    `${name}: ✗ ${needed} nötig, ${below === 1 ? '1 fehlt' : `${below} fehlen`}`,
  veterans: 'Veteranen',
  chest: 'Eine Truhe für ein Versteck',
  ambush: 'Karten im Versteck',
  hide: (count) => `Truhe in den Limbus legen, ${cards(count)} verstecken`,
  noHiding: 'Jetzt lässt sich nichts verstecken.',
  stardustNote:
    'Sternenstaub steht für bis zu zwei Versorgungskarten, aber nur in einer Aktion. Er verlässt dein Deck nie.',
  stacks: 'Stapel und Orakel',
  chestsLeft: 'Truhen im Stapel',
  stardustLeft: 'Sternenstaub im Stapel',
  matching: 'Die Orakelsymbole stimmen überein bei',
  noMatch: 'nichts',
  empty: 'Leere Artefaktstapel',
};
