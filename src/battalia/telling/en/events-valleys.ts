import { isTerrain } from '../../engine/index.ts';
import type { ValleyEventWords } from '../valley-events.ts';

const PRIZES = { greatArtefact: 'an open Great Artefact', fate: 'a fate card' } as const;
const more = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const words: ValleyEventWords = {
  events: {
    valleyRoadDiscovered: ({ seat, valley, side, paid }, say) =>
      `${say.player(seat)} pays ${say.paid(paid)} and discovers the road in the ${say.place(side)} of the ${say.valley(valley)}.`,
    buildingDiscovered: ({ seat, valley, building, paid }, say) =>
      `${say.player(seat)} pays ${say.paid(paid)} and finds the ${say.building(building)} in the ${say.valley(valley)}: level 2, 2 points.`,
    freeCardTaken: ({ seat, card }, say) => `${say.player(seat)} takes the free card: ${say.card(card)}.`,
    centreCaptured: ({ seat, valley, level }, say) =>
      `${say.player(seat)} captures the centre of the ${say.valley(valley)}: level ${level}, and no Lord comes.`,
    buildingCaptured: ({ seat, valley, corner, from, level }, say) =>
      `${say.player(seat)} captures the building in the ${say.place(corner)} of the ${say.valley(valley)} from ${say.player(from)}: level ${level}.`,
    passRingTaken: ({ seat, hero, gate }, say) =>
      `${say.player(seat)}: hero ${hero + 1} carries a ring for gate ${gate}.`,
    passRingReturned: ({ seat, gate, prize }, say) =>
      `${say.player(seat)} returns the ring of gate ${gate} for ${PRIZES[prize]}, beside the storm effect.`,
    hiddenTaken: ({ seat, gate, looked, left }, say) =>
      looked > 1
        ? `${say.player(seat)} looks at ${looked} Great Artefacts under gate ${gate} and keeps one; ${left} stays hidden.`
        : `${say.player(seat)} takes the Great Artefact under gate ${gate}.`,
    artefactsHandedIn: ({ seat, count, points }, say) =>
      `${say.player(seat)} hands in ${more(count, 'Great Artefact', 'Great Artefacts')}: ${more(points, 'level and point', 'levels and points')} more.`,
    levelsSold: ({ seat, prize }, say) =>
      `${say.player(seat)} gives up two levels, and two points, for ${PRIZES[prize]}.`,
    artefactSwapped: ({ seat, prize }, say) =>
      `${say.player(seat)} swaps a Great Artefact for ${PRIZES[prize]}.`,
    metamorphaEntered: ({ gate }) => `Metamorpha comes in through gate ${gate}.`,
    metamorphaAttracted: ({ to }, say) =>
      to === 'valley'
        ? 'Metamorpha goes to the card of the valley: no ability there.'
        : `Metamorpha goes there: ${isTerrain(to) ? say.terrain(to) : to}.`,
    metamorphaStayed: () => 'Metamorpha stays where she stands.',
    tributePaid: ({ hero, terrain }, say) => `Hero ${hero + 1} pays a card: ${say.ability(terrain)}.`,
    postBuilt: ({ starSide }) =>
      starSide ? 'A second post: both show the star side now.' : 'A first post, plain side up.',
    traded: ({ give, given, get }, say) => `${given} × ${say.card(give)} traded for 1 × ${say.card(get)}.`,
    chestToLimbo: ({ hidden }) =>
      `The chest goes into limbo, ${more(hidden, 'card goes', 'cards go')} into ambush.`,
  },
  cards: {
    friman: (count) => (count === 1 ? '1 friman' : `${count} frimen`),
    supply: (count) => `${count} supply`,
    stardust: (count) => `${count} stardust`,
    tool: (count) => (count === 1 ? '1 tool' : `${count} tools`),
  },
  and: ' and ',
  places: {
    centre: 'centre',
    n: 'north',
    e: 'east',
    s: 'south',
    w: 'west',
    ne: 'north-east',
    se: 'south-east',
    sw: 'south-west',
    nw: 'north-west',
  },
};
