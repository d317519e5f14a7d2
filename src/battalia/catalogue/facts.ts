// What is known of every component, as data: printed numbers, and what follows from them. Numbers that rules use are the
// engine's.

import {
  BUILDING_DEFENCE,
  BUILDING_LEVEL,
  type Building,
  CENTRE_LEVEL,
  type Edition,
  EFFECTS,
  type Effect,
  FACTIONS,
  FATES,
  type Faction,
  type Fate,
  type FreeCard,
  factionOf,
  GATES,
  type Gate,
  GIVES,
  GREAT,
  GREAT_ARTEFACTS,
  type GreatArtefact,
  gateOf,
  gateTerrain,
  LEDGER,
  NEUTRAL_CENTRE,
  nativeTerrain,
  POTION_KINDS,
  POTION_PRICE,
  POTIONS,
  type Potion,
  pricesOf,
  TERRAINS,
  type Terrain,
  type Valley,
  valleyOf,
} from '../engine/index.ts';
import type { ComponentKind } from './kinds.ts';
import type { Component } from './list.ts';

/** The rulebook says it; it follows from it; it stands in public material; it is our reading. */
export type Source = 'stated' | 'derived' | 'found' | 'reconstructed';
/** Where the English name comes from: the publisher’s own, our translation of the German one, or all ours. */
export type NameSource = 'found' | 'translated' | 'ours';

export type Colour = 'green' | 'gold' | 'red' | 'blue' | 'white' | 'orange' | 'purple';

/** Cards of one way to pay. */
export type Price = Readonly<Partial<Record<'supply' | 'friman' | 'tool' | 'handCard', number>>>;

export interface Known {
  number?: number;
  comesWith: Edition | 'baseGame';
  colour?: Colour;
  faction?: Faction;
  gate?: Gate;
  terrain?: Terrain;
  valley?: Valley;
  /** Every way to pay. */
  price?: readonly Price[];
  lasts?: 'atOnce' | 'battle' | 'nextTurn' | 'threeDays';
  use?: 'daily' | 'lasting' | 'once';
  /** Its own, or what it adds. */
  strength?: number;
  gives?: FreeCard;
  level?: number;
  defence?: readonly number[];
  /** Where gained cards go. */
  goesTo?: 'hand' | 'haven' | 'handOrHaven' | 'board';
  /** What it does to the number of cards in a deck, at least and at most. */
  deck?: readonly [least: number, most: number] | 'copied' | 'deals';
  copyable?: boolean;
  attracts?: boolean;
  fan?: boolean;
}
export type FactName = keyof Known;

export interface Facts extends Known {
  provenance: Source;
  except: Readonly<Partial<Record<FactName, Source>>>;
  name: NameSource;
}

const facts = (
  known: Known,
  name: NameSource,
  except: Facts['except'] = {},
  provenance: Source = 'stated',
): Facts => ({ ...known, provenance, except, name });

const steady = (change: number): readonly [number, number] => [change, change];

const effect: Readonly<Record<Effect, Omit<Known, 'comesWith' | 'number'>>> = {
  1: { goesTo: 'hand', deck: steady(LEDGER.storm1.change) },
  2: { goesTo: 'hand', deck: [LEDGER.storm2Unbound.change, LEDGER.storm2Fanatic.change], copyable: false },
  3: { goesTo: 'hand', deck: steady(0) },
  4: { goesTo: 'board', deck: steady(0), attracts: true },
  5: { goesTo: 'hand', deck: [LEDGER.fate2.change, LEDGER.fate1Stardust.change] },
  6: { goesTo: 'board', deck: steady(0) },
  7: { goesTo: 'board', deck: steady(0), attracts: true },
  8: { deck: 'copied' },
  9: { goesTo: 'hand', deck: steady(0) },
  10: { goesTo: 'board', deck: steady(0) },
  11: { goesTo: 'hand', deck: steady(LEDGER.storm11.change) },
  12: { goesTo: 'haven', deck: steady(0) },
};

const artefact: Readonly<Record<GreatArtefact, Omit<Known, 'comesWith'>>> = {
  farrellsArrow: { strength: GREAT.farrellsArrow.strength, lasts: 'battle' },
  fortunasPouch: {
    goesTo: 'hand',
    deck: [0, GREAT.fortunasPouch.supply * LEDGER.pouchSupply.change],
    lasts: 'atOnce',
  },
  vigosBanner: { goesTo: 'hand', deck: steady(0), lasts: 'atOnce' },
  vaylsCloak: { lasts: 'nextTurn' },
  mingsCrystal: { deck: steady(0), lasts: 'atOnce', fan: true },
  syoensMask: { lasts: 'battle', fan: true },
  krycekScroll: { goesTo: 'hand', deck: steady(LEDGER.lostScroll.change), lasts: 'atOnce', fan: true },
  terrasStaff: { goesTo: 'board', lasts: 'atOnce', attracts: true },
};

const fateDeck: Readonly<Record<Fate, Known['deck']>> = {
  1: [LEDGER.fate1Copy.change, LEDGER.fate1Stardust.change],
  2: steady(LEDGER.fate2.change),
  3: steady(LEDGER.fate3.change),
};

const potion: Readonly<Record<Potion, Pick<Known, 'colour' | 'strength'>>> = {
  berserker: { colour: 'red' },
  frostHand: { colour: 'white' },
  solarEclipse: { colour: 'orange' },
  brotherhood: { colour: 'green' },
  colossus: { colour: 'gold', strength: 4 },
  weakness: { colour: 'blue', strength: -4 },
};

const factionColours: Readonly<Record<Faction, Colour>> = {
  baerfolk: 'green',
  cloudborn: 'gold',
  emberians: 'red',
  islanders: 'blue',
  wolfsclan: 'white',
  sunblessed: 'orange',
};
const valleyColours: Readonly<Record<Valley, Colour>> = { kings: 'red', queens: 'purple' };

/** Factions of the base game; the colour of the Bärfolk stands in an example of this box. */
const OF_BASE: readonly Faction[] = ['baerfolk', 'cloudborn', 'emberians', 'islanders'];
const colourSource = (faction: Faction): Facts['except'] =>
  OF_BASE.includes(faction) && faction !== 'baerfolk' ? { colour: 'found' } : {};

const buildings: readonly [string, Facts][] = [
  ...Object.entries(GIVES).map(([id, gives]): [string, Facts] => {
    const valley = valleyOf(id as Building);
    return [
      id,
      facts(
        {
          comesWith: 'retail',
          valley,
          colour: valleyColours[valley],
          gives,
          price: pricesOf('building'),
          level: BUILDING_LEVEL,
          defence: [BUILDING_DEFENCE],
          goesTo: 'hand',
          deck: steady(LEDGER.workshop.change),
        },
        'translated',
        { valley: 'reconstructed', colour: 'reconstructed', deck: 'derived' },
      ),
    ];
  }),
  [
    'centre',
    facts(
      {
        comesWith: 'retail',
        level: CENTRE_LEVEL,
        defence: [NEUTRAL_CENTRE, CENTRE_LEVEL, CENTRE_LEVEL + 4 * BUILDING_DEFENCE],
        deck: steady(0),
      },
      'translated',
      { deck: 'derived' },
    ),
  ],
  [
    'mountainPass',
    facts(
      {
        comesWith: 'retail',
        valley: 'queens',
        colour: valleyColours.queens,
        goesTo: 'haven',
        deck: steady(LEDGER.passReward.change),
      },
      'translated',
      { deck: 'derived', valley: 'derived', colour: 'derived' },
    ),
  ],
  [
    'kingsBridge',
    facts(
      { comesWith: 'retail', valley: 'kings', colour: valleyColours.kings, goesTo: 'haven', deck: 'deals' },
      'translated',
      { deck: 'derived', valley: 'derived', colour: 'derived' },
    ),
  ],
];

const all: Readonly<Record<ComponentKind, readonly (readonly [id: string, Facts])[]>> = {
  'storm-effects': EFFECTS.map((number) => [
    `effect${number}`,
    facts({ number, comesWith: 'retail', copyable: true, ...effect[number] }, 'ours', { deck: 'derived' }),
  ]),
  'great-artefacts': GREAT_ARTEFACTS.map((id) => [
    id,
    facts(
      { comesWith: id === 'terrasStaff' ? 'baseGame' : 'crowdfunding', ...artefact[id] },
      'translated',
      artefact[id].deck ? { deck: 'derived' } : {},
    ),
  ]),
  'fate-cards': FATES.map((number) => [
    `fate${number}`,
    facts(
      { number, comesWith: 'crowdfunding', goesTo: 'handOrHaven', deck: fateDeck[number] ?? 'copied' },
      'translated',
      { deck: 'derived' },
    ),
  ]),
  potions: POTIONS.map((id) => [
    id,
    facts(
      {
        comesWith: 'retail',
        ...potion[id],
        price: [{ supply: POTION_PRICE }],
        lasts: 'threeDays',
        use: POTION_KINDS[id].daily ? 'daily' : 'lasting',
        deck: steady(0),
      },
      'translated',
      { deck: 'derived' },
    ),
  ]),
  abilities: TERRAINS.map((terrain) => [
    terrain,
    facts(
      {
        comesWith: 'retail',
        terrain,
        faction: FACTIONS[TERRAINS.indexOf(terrain)]!,
        colour: factionColours[FACTIONS[TERRAINS.indexOf(terrain)]!],
        price: [{ handCard: 1 }],
        use: 'once',
        deck: steady(0),
      },
      'translated',
      { deck: 'derived', ...colourSource(FACTIONS[TERRAINS.indexOf(terrain)]!) },
    ),
  ]),
  buildings,
  factions: FACTIONS.map((id) => [
    id,
    facts(
      {
        comesWith: OF_BASE.includes(id) ? 'baseGame' : 'retail',
        colour: factionColours[id],
        terrain: nativeTerrain(id),
        gate: gateOf(id),
      },
      'found',
      colourSource(id),
    ),
  ]),
  gates: GATES.map((gate) => [
    `gate${gate}`,
    facts(
      {
        number: gate,
        comesWith: 'retail',
        colour: factionColours[factionOf(gate)],
        faction: factionOf(gate),
        terrain: gateTerrain(gate),
      },
      'found',
      colourSource(factionOf(gate)),
    ),
  ]),
};

export function factsOf({ kind, id }: Component): Facts {
  const found = all[kind].find(([other]) => other === id)?.[1];
  if (!found) throw new Error(`Nothing is known of ${kind} ${id}`);
  return found;
}
