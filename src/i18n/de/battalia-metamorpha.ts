import type { MetamorphaWords } from '../en/battalia-metamorpha.ts';

const heroNames = (heroes: readonly number[]): string =>
  heroes.length === 0 ? 'niemandem' : heroes.map((hero) => `Held ${hero + 1}`).join(' und ');

export const words: MetamorphaWords = {
  title: 'Metamorpha',
  summary:
    'Wo sie steht, wer jetzt welche ihrer Fähigkeiten nutzen darf und was eine weitere Karte eröffnet.',
  her: 'Wo Metamorpha steht',
  away: 'Sie ist noch nicht auf dem Plan. Am ersten Kontrollpunkt nennt ein Würfel ihre Pforte.',
  gatesInPlay: 'Pforten im Spiel',
  dieShows: 'Der Würfel zeigt',
  gate: (gate) => `Pforte ${gate}`,
  rollHere: 'Hier würfeln',
  rolled: (gate) => `Der Würfel zeigt ${gate}.`,
  chance: (chance) => `Jede Pforte im Spiel: ${chance}, denn bei den anderen wird neu gewürfelt.`,
  noGates: 'Kreuze zuerst die Pforten an, die auf dem Plan liegen.',
  ground: 'Ihr Gelände',
  noTerrain: 'keines (Tal, Ruinen)',
  leave: 'Sie vom Plan nehmen',
  changed: 'Auf dem Plan hat sich etwas geändert',
  built: 'Karte gebaut',
  replaced: 'Karte aus dem Vorrat ersetzt',
  swapped: 'Zwei Karten vertauscht',
  discovered: 'Talkarte entdeckt',
  newTerrain: 'Gelände der neuen Karte',
  swapTerrain: 'Gelände, das sie anzieht',
  tellValley: 'Eine Talkarte wurde umgedreht',
  tellSwap: 'Zwei Karten wurden vertauscht',
  underHer: 'Liegt eine davon jetzt unter ihr, stelle oben ihr Gelände ein.',
  heroes: 'Deine Helden',
  hero: (hero) => `Held ${hero + 1} steht auf`,
  elsewhere: 'anderswo',
  hand: 'Karten auf der Hand',
  amidLine: 'Ich bin mitten in einer Reihe',
  now: 'Wer sie jetzt nutzen darf',
  use: (hero, ability) => `Held ${hero + 1}: eine beliebige Karte für „${ability}“ zahlen`,
  cannot: (hero) => `Held ${hero + 1}:`,
  cost: (count) =>
    count === 1 ? 'In diesem Zug gezahlt: 1 Karte.' : `In diesem Zug gezahlt: ${count} Karten.`,
  usedLine: (hero, ability) => `Held ${hero + 1}: ${ability}`,
  nothingUsed: 'In diesem Zug noch nichts genutzt.',
  nextTurn: 'Mein nächster Zug',
  carryOut: (hero, ability) => `Held ${hero + 1} nutzt „${ability}“`,
  does: {
    forest: 'Dieser Held zieht kostenlos bis zu drei Felder. Wo steht er jetzt?',
    mountain:
      'Erhöhe eine deiner Städte um eine Stufe; über Stufe 4 hinaus braucht es eine königliche Karte.',
    canyon:
      'Dieser Held greift eines der acht Felder um sein eigenes an, nicht sein eigenes; keine Waffe eröffnet die Reihe.',
    lake: 'Befördere eine deiner Einheiten um einen Rang. Sie darf sofort eine Reihe beginnen.',
    frost:
      'Spiele eine Einheit, als hättest du zwei davon. Sie darf eine einzelne oder verzweigte Reihe beginnen.',
    jungle: 'Ziehe bis zu zwei Karten von deiner Nation. Wie viele hast du gezogen?',
  },
  done: 'Erledigt',
  stayed: 'Er bleibt auf diesem Gelände',
  drew: (count) => (count === 1 ? '1 Karte gezogen' : `${count} Karten gezogen`),
  next: 'Was eine weitere gebaute Karte eröffnet',
  terrain: 'Karte gebaut auf',
  opens: 'Dann nutzbar von',
  who: heroNames,
  nextNote: 'Mit den Karten, die du jetzt hast: Nach dem Bau muss noch eine für den Tribut übrig sein.',
};
