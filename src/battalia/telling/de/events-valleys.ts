import { isTerrain } from '../../engine/index.ts';
import type { ValleyEventWords } from '../valley-events.ts';

const PRIZES = { greatArtefact: 'ein offenes Besonderes Artefakt', fate: 'eine Schicksalskarte' } as const;
const more = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const words: ValleyEventWords = {
  events: {
    valleyRoadDiscovered: ({ seat, valley, side, paid }, say) =>
      `${say.player(seat)} zahlt ${say.paid(paid)} und entdeckt die Straße im ${say.place(side)} (${say.valley(valley)}).`,
    buildingDiscovered: ({ seat, valley, building, paid }, say) =>
      `${say.player(seat)} zahlt ${say.paid(paid)} und findet: ${say.building(building)} (${say.valley(valley)}), Stufe 2, 2 Punkte.`,
    freeCardTaken: ({ seat, card }, say) =>
      `${say.player(seat)} nimmt die kostenlose Karte: ${say.card(card)}.`,
    centreCaptured: ({ seat, valley, level }, say) =>
      `${say.player(seat)} erobert das Stadtzentrum (${say.valley(valley)}): Stufe ${level}, kein Lord kommt.`,
    buildingCaptured: ({ seat, valley, corner, from, level }, say) =>
      `${say.player(seat)} erobert das Gebäude im ${say.place(corner)} (${say.valley(valley)}) von ${say.player(from)}: Stufe ${level}.`,
    passRingTaken: ({ seat, hero, gate }, say) =>
      `${say.player(seat)}: Held ${hero + 1} trägt einen Ring für Pforte ${gate}.`,
    passRingReturned: ({ seat, gate, prize }, say) =>
      `${say.player(seat)} gibt den Ring für Pforte ${gate} ab und bekommt ${PRIZES[prize]}, zusätzlich zum Sturmeffekt.`,
    hiddenTaken: ({ seat, gate, looked, left }, say) =>
      looked > 1
        ? `${say.player(seat)} sieht sich ${looked} Besondere Artefakte unter Pforte ${gate} an und behält eines; ${left} bleibt verborgen.`
        : `${say.player(seat)} nimmt das Besondere Artefakt unter Pforte ${gate}.`,
    artefactsHandedIn: ({ seat, count, points }, say) =>
      `${say.player(seat)} gibt ${more(count, 'Besonderes Artefakt', 'Besondere Artefakte')} ab: ${more(points, 'Stufe und Punkt', 'Stufen und Punkte')} mehr.`,
    levelsSold: ({ seat, prize }, say) =>
      `${say.player(seat)} gibt zwei Stufen und zwei Punkte her und bekommt ${PRIZES[prize]}.`,
    artefactSwapped: ({ seat, prize }, say) =>
      `${say.player(seat)} gibt ein Besonderes Artefakt ab und bekommt ${PRIZES[prize]}.`,
    metamorphaEntered: ({ gate }) => `Metamorpha kommt durch Pforte ${gate} ins Spiel.`,
    metamorphaAttracted: ({ to }, say) =>
      to === 'valley'
        ? 'Metamorpha geht auf die Karte des Tals: Dort gibt es keine Fähigkeit.'
        : `Metamorpha geht dorthin: ${isTerrain(to) ? say.terrain(to) : to}.`,
    metamorphaStayed: () => 'Metamorpha bleibt stehen.',
    tributePaid: ({ hero, terrain }, say) => `Held ${hero + 1} zahlt eine Karte: ${say.ability(terrain)}.`,
    postBuilt: ({ starSide }) =>
      starSide
        ? 'Ein zweiter Posten: Beide zeigen jetzt die Sternenseite.'
        : 'Ein erster Posten, einfache Seite oben.',
    traded: ({ give, given, get }, say) =>
      `${given} × ${say.card(give)} gegen 1 × ${say.card(get)} getauscht.`,
    chestToLimbo: ({ hidden }) =>
      `Die Truhe geht in den Limbus, ${more(hidden, 'Karte', 'Karten')} ins Versteck.`,
  },
  cards: {
    friman: (count) => `${count} Stammeskrieger`,
    supply: (count) => `${count} Versorgung`,
    stardust: (count) => `${count} Sternenstaub`,
    tool: (count) => (count === 1 ? '1 Werkzeug' : `${count} Werkzeuge`),
  },
  and: ' und ',
  places: {
    centre: 'Zentrum',
    n: 'Norden',
    e: 'Osten',
    s: 'Süden',
    w: 'Westen',
    ne: 'Nordosten',
    se: 'Südosten',
    sw: 'Südwesten',
    nw: 'Nordwesten',
  },
};
