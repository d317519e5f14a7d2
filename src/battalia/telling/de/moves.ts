import type { MoveWords } from '../moves.ts';

const prize = { greatArtefact: 'ein offenes Besonderes Artefakt', fate: 'eine Schicksalskarte' };

export const words: MoveWords = {
  faction: ({ faction }, names) => names.faction(faction),
  layGates: () => 'Die Pforten auf die markierten Felder auslosen',
  gatesAsMapped: () => 'Die Pforten so legen, wie sie auf eurer Karte liegen',
  gate: ({ gate, at }) => `Pforte ${gate} auf ${at}`,
  valleys: ({ kings, queens, connector }) =>
    `Stadtzentrum der Könige auf ${kings}, der Königinnen auf ${queens}, Verbindungskarte auf ${connector}`,
  start: ({ at }) => `Startstadt auf ${at}`,
  unrecorded: () => 'Das bleibt dem Tisch überlassen',
  pick: ({ faction }, names) => names.faction(faction),
  drafted: () => 'Die Startkarten sind am Tisch verteilt',
  build: ({ seat, at, road }, names) =>
    `${names.player(seat)}: ${road === 'road' ? 'Straße' : 'Kreuzung'} auf ${at}`,
  found: ({ seat, at, level }, names) => `${names.player(seat)}: Stadt der Stufe ${level} auf ${at}`,
  raise: ({ seat, at, by }, names) =>
    ({
      units: `${names.player(seat)}: ${at} mit Einheiten ausbauen`,
      queen: `${names.player(seat)}: Die Königin macht ${at} zur Residenz`,
      king: `${names.player(seat)}: Der König macht ${at} zur Hauptstadt`,
      free: `${names.player(seat)}: ${at} kostenlos ausbauen`,
    })[by],
  capture: ({ seat, at }, names) => `${names.player(seat)}: die Stadt auf ${at} einnehmen`,
  hero: ({ seat, hero, at }, names) => `${names.player(seat)}: Held ${hero + 1} nach ${at}`,
  heroOff: ({ seat, hero }, names) => `${names.player(seat)}: Held ${hero + 1} verlässt das Brett`,
  replace: ({ at, terrain }, names) => `Stecken: ${at} wird zu ${names.terrain(terrain)}`,
  swap: ({ at, and }) => `Stecken: ${at} und ${and} tauschen die Plätze`,
  attack: ({ seat, target }, names) =>
    target === undefined
      ? `${names.player(seat)} greift eine neutrale Stadt oder Ruinen an`
      : `${names.player(seat)} greift ${names.player(target)} an`,
  battleOver: ({ seat }, names) => `Der Kampf von ${names.player(seat)} ist vorbei`,
  post: ({ seat, at }, names) => `${names.player(seat)}: Handelsposten auf ${at}`,
  trade: ({ seat, trade }, names) =>
    `${names.player(seat)}: ${
      {
        artefactForChest: 'ein Artefakt gegen eine Truhe',
        chestForArtefact: 'eine Truhe gegen ein Artefakt',
        supplyForStardust: 'zwei Versorgung gegen Sternenstaub',
      }[trade]
    }`,
  ledger: ({ seat, times }, names) => `${names.player(seat)}: ${times} × eintragen`,
  jump: ({ seat, hero, from, to }, names) =>
    `${names.player(seat)}: Held ${hero + 1} springt von Pforte ${from} zu Pforte ${to}`,
  drawn: ({ effect }) => `Effekt ${effect} wurde gezogen`,
  copy: ({ effect }) => `Effekt ${effect} kopieren`,
  takeArtefact: ({ artefact }, names) => `Nehmen: ${names.card(artefact)}`,
  takeLord: ({ lord }, names) =>
    lord === 'common' ? 'Den Lord nehmen' : `Den Lord nehmen: ${names.card(lord)}`,
  drawCard: () => 'Die oberste Karte der Nation ist auf der Hand',
  buildRoad: ({ road, at }) =>
    `${road === 'road' ? 'Straße' : 'Kreuzung'} bauen${at ? ` auf ${at}` : ', nur auf dem Tisch'}`,
  fate: ({ fate, takes }) =>
    `Schicksalskarte ${fate}: ${takes === 'artefact' ? 'das Besondere Artefakt' : 'Sternenstaub'}`,
  fetchHero: () => 'Der zweite Held kommt zur Pforte',
  replaceCard: ({ at, terrain }, names) =>
    at
      ? `Die Karte auf ${at} ersetzen${terrain ? ` durch ${names.terrain(terrain)}` : ''}`
      : 'Eine Karte ersetzen, nur auf dem Tisch',
  promote: ({ from }, names) => `Befördern: ${names.rank(from)}`,
  raiseCity: ({ at }) => (at ? `Die Stadt auf ${at} ausbauen` : 'Eine Stadt ausbauen, nur auf dem Tisch'),
  takeFromLimbo: ({ card }, names) => `Aus dem Limbus nehmen: ${names.card(card)}`,
  destroyTent: ({ seat }, names) => `Ein Zelt von ${names.player(seat)} zerstören`,
  nothing: () => 'Das geht nicht: Es geschieht nichts',
  roll: ({ gate }) => `Der Würfel zeigt ${gate}`,
  rollHere: () => 'Hier würfeln',
  buy: ({ seat, potion }, names) => `${names.player(seat)} kauft ${names.potion(potion)} für 2 Versorgung`,
  drink: ({ seat, potion, target }, names) =>
    target === undefined
      ? `${names.player(seat)} trinkt ${names.potion(potion)}`
      : `${names.player(seat)} gibt ${names.potion(potion)} an ${names.player(target)}`,
  use: ({ seat, potion }, names) => `${names.player(seat)} setzt heute ${names.potion(potion)} ein`,
  shape: ({ seat, hero }, names) =>
    `${names.player(seat)}: Held ${hero + 1} nutzt Metamorpha für eine Handkarte`,
  discover: ({ seat, valley, place }, names) =>
    `${names.player(seat)} entdeckt ${place.toUpperCase()}, ${names.building(valley)}`,
  workshop: ({ seat, good }, names) => `${names.player(seat)} nimmt kostenlos: ${names.card(good)}`,
  takeCentre: ({ seat, valley }, names) =>
    `${names.player(seat)} nimmt das Zentrum ein, ${names.building(valley)}`,
  takeBuilding: ({ seat, valley, place }, names) =>
    `${names.player(seat)} nimmt ${place.toUpperCase()} ein, ${names.building(valley)}`,
  ring: ({ seat, hero, gate }, names) =>
    `${names.player(seat)}: Held ${hero + 1} nimmt einen Ring für Pforte ${gate}`,
  amplified: ({ seat, gate, prize: what }, names) =>
    `${names.player(seat)} gibt die Ringe von Pforte ${gate} zurück für ${prize[what]}`,
  hidden: ({ seat, gate }, names) => `${names.player(seat)} gibt den Ring von Pforte ${gate} aus`,
  handIn: ({ seat, at }, names) => `${names.player(seat)} gibt ein Besonderes Artefakt ab: ${at} steigt`,
  lower: ({ seat, at, and, prize: what }, names) =>
    `${names.player(seat)} senkt ${at === and ? `${at} um zwei` : `${at} und ${and}`} für ${prize[what]}`,
  exchange: ({ seat, prize: what }, names) =>
    `${names.player(seat)} tauscht ein Besonderes Artefakt gegen ${prize[what]}`,
  done: () => 'Der Zug dieses Teams ist vorbei',
  count: ({ seat, cards }, names) => `${names.player(seat)}: ${cards} Karten`,
  dawn: () => 'Das Orakel drehen: Der nächste Tag beginnt',
  stop: () => 'Gemeinsam hier aufhören',
  score: () => 'Die Wertung zählen',
};
