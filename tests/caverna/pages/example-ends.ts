// How each worked example of Frantic Fiends ends, part by part, in the words of a position (content/caverna/scenario-format.md).
// `book` names the example of the rule books that it retells: then this is the end that the books describe.
// Animals are compared in full, and none are expected where none are named.

import type { SeatPosition } from '../../../src/caverna/engine/index.ts';

interface End {
  /** Which seat, counted from 1; the first, if not said. */
  seat?: number;
  is: SeatPosition;
}

interface ExampleEnds {
  /** The example of the books, by its chapter. */
  book?: string;
  parts: readonly (readonly End[])[];
}

const seat = (is: SeatPosition): readonly End[] => [{ is }];

export const EXAMPLE_ENDS: Record<string, ExampleEnds> = {
  'fiends-armory': { parts: [seat({ goods: { wood: 0 }, dwarfs: [{ weapon: 4 }, { weapon: 0 }] })] },
  'fiends-battle-dogs': {
    parts: [
      seat({ goods: { dog: 0 }, dwarfs: [{ weapon: 4 }, { weapon: 0 }], orcs: { B: 'defeated' } }),
      seat({ goods: { dog: 2 }, dwarfs: [{ weapon: 0 }, { weapon: 0 }], orcs: { B: 'defeated' } }),
    ],
  },
  'fiends-before-scoring': {
    book: 'Game end: from the ruby mine to the Ore Storage',
    parts: [seat({ board: { e2: 'rubyMine', d3: 'oreStorage' }, orcs: { D: '12 d3' } })],
  },
  'fiends-befriended': {
    book: 'Friendly orcs: the Orc Dwelling is built, the orc moves in and may work at once',
    parts: [
      seat({
        goods: { wood: 0, ore: 0, ruby: 1, gold: 0 },
        board: { d3: 'orcDwelling' },
        orcs: { A: 'friendly d3 rubyMining' },
        traps: ['trapNet b2 inactive'],
      }),
    ],
  },
  'fiends-bribe': {
    book: 'Bribing: three stone take Orc A from 5 to 2, and it moves all the same',
    parts: [seat({ goods: { stone: 0 }, orcs: { A: '2 a4' } })],
  },
  'fiends-bribed-away': {
    parts: [seat({ goods: { stone: 0, food: 3 }, orcs: { A: 'defeated', B: '7 b3' } })],
  },
  'fiends-contested-reward': {
    parts: [
      [
        { seat: 1, is: { goods: { ore: 3, gold: 0 }, orcs: { A: 'defeated' } } },
        { seat: 2, is: { goods: { ore: 0, gold: 1 }, orcs: { A: 'defeated' } } },
      ],
    ],
  },
  'fiends-crowded-cave': {
    parts: [seat({ orcs: { A: '5 d3', B: '7 d4', C: '9 d4' }, hostages: { d4: 1 } })],
  },
  'fiends-edges': {
    parts: [
      seat({ orcs: { C: '9 b4' } }),
      seat({ orcs: { C: '9 c3' } }),
      seat({ orcs: { C: '9 c4' } }),
      seat({ orcs: { C: '9 d4' }, hostages: { d4: 1 } }),
      seat({ orcs: { C: '9 d4' }, hostages: { d4: 1 } }),
    ],
  },
  'fiends-entrance-hostage': {
    parts: [seat({ dwarfs: [{ weapon: 4 }, { weapon: 0 }], orcs: { C: '9 d4' }, hostages: { d4: 2 } })],
  },
  'fiends-feed-trap': {
    parts: [seat({ goods: { food: 0 }, orcs: { B: '3 b3' }, traps: ['feedTrap b2 inactive'] })],
  },
  'fiends-feeding': {
    parts: [seat({ goods: { food: 0 }, begging: 0 }), seat({ goods: { food: 0 }, begging: 0 })],
  },
  'fiends-first-card': {
    book: 'Drawing a movement card: one card of deck 3 for each player',
    parts: [
      [
        { seat: 1, is: { orcs: { A: '5 a4' } } },
        { seat: 2, is: { orcs: { A: '5 b3' } } },
      ],
    ],
  },
  'fiends-four-steps': { parts: [seat({ orcs: { A: '5 b3', B: '7 b3', C: '9 c2' } })] },
  'fiends-halved': {
    book: 'Bear Trap and Steel Trap: 9 becomes 5',
    parts: [
      seat({ orcs: { C: '5 c2' }, traps: ['bearTrap c2 inactive'] }),
      seat({ orcs: { C: '4 c2' }, traps: ['steelTrap c2 inactive'] }),
      seat({ orcs: { C: '1 c2' }, traps: ['bearTrap c2 inactive'] }),
    ],
  },
  'fiends-held-breaks-in': {
    parts: [seat({ orcs: { C: '8 d2' }, traps: ['trapNet a2'], hostages: { d2: 1 } })],
  },
  'fiends-held-orc': {
    parts: [
      seat({ orcs: { B: '7 b2 held' }, traps: ['trapNet b2'] }),
      seat({ orcs: { B: '7 a3' }, traps: ['trapNet b2'] }),
    ],
  },
  'fiends-hostage': {
    parts: [seat({ orcs: { A: '5 d3' }, homes: ['d4', 'd4', 'd3'], hostages: { d3: 3 } })],
  },
  'fiends-into-the-mine': {
    parts: [seat({ goods: { ore: 0, donkey: 0 }, mined: { e3: 0 }, orcs: { B: '7 e3' } })],
  },
  'fiends-large-pasture': {
    parts: [
      seat({
        goods: { cattle: 0 },
        board: { b3: 'field', c3: 'largePasture c4', c4: 'largePasture c3' },
        orcs: { B: '7 b3' },
      }),
    ],
  },
  'fiends-last-event': {
    book: 'Breach: Orc D steps down onto an empty field, then takes the empty ruby mine',
    parts: [
      seat({
        board: { b3: 'field', e2: 'rubyMine', e3: 'oreMine' },
        animals: ['2 sheep c3', '1 donkey e3'],
        mined: { e3: 2 },
        orcs: { D: '12 e2' },
      }),
      seat({ animals: ['2 sheep c3'], mined: { e3: 0 }, orcs: { D: '12 e3' } }),
      seat({
        board: { e2: 'rubyMine' },
        animals: ['1 donkey e3'],
        mined: { e3: 2 },
        orcs: { D: '12 c3' },
      }),
    ],
  },
  'fiends-last-orc': {
    book: 'Yellow tiles: two sheep in the new pasture, the new dog and the third sheep on the meadow',
    parts: [
      seat({
        goods: { ruby: 0, food: 3, dog: 1, sheep: 3, cattle: 0 },
        dwarfs: [{ weapon: 0 }, { weapon: 0, at: 'exploration' }],
        board: { c3: 'smallPasture', c4: 'meadow', d2: 'orcDwelling', d3: 'treasureChamber' },
        animals: ['2 sheep c3', '1 sheep c4', '1 dog c4'],
        orcs: { A: 'defeated', B: 'defeated', C: 'friendly d2', D: 'defeated' },
      }),
    ],
  },
  'fiends-merchant': {
    book: 'Reward board: Merchant for Orc B, or 1 gold where both columns are full',
    parts: [
      seat({ goods: { grain: 1, vegetable: 1, gold: 0 }, orcs: { B: 'defeated' } }),
      seat({ goods: { grain: 0, vegetable: 0, gold: 1 }, orcs: { B: 'defeated' } }),
    ],
  },
  'fiends-moves-in-at-once': {
    parts: [seat({ orcs: { A: 'friendly d3', B: '7 c2' }, traps: ['trapNet a2 inactive'] })],
  },
  'fiends-moving-on': {
    parts: [
      seat({
        goods: { ore: 0 },
        mined: { e3: 0 },
        orcs: { A: '5 e3' },
        homes: ['d4', 'd4', 'd3'],
        hostages: { d3: 0 },
      }),
    ],
  },
  'fiends-new-animals': {
    parts: [seat({ animals: ['2 sheep c3'], orcs: { B: 'defeated' } })],
  },
  'fiends-not-strong-enough': {
    parts: [seat({ dwarfs: [{ weapon: 4 }, { weapon: 0 }], orcs: { A: '5 a1' } })],
  },
  'fiends-one-donkey': {
    book: 'Mining phase: one donkey hauls from one mine at a time',
    parts: [seat({ goods: { ore: 3, ruby: 1 }, animals: ['1 donkey e3'], mined: { e2: 0, e3: 0 } })],
  },
  'fiends-one-net-two-orcs': {
    parts: [seat({ orcs: { A: '5 b2 held', B: '7 b3' }, traps: ['trapNet b2'] })],
  },
  'fiends-one-way-around': {
    parts: [
      seat({ orcs: { A: '5 b3' }, traps: ['pitfall a2'] }),
      seat({ orcs: { A: '5 a2' }, traps: ['pitfall a2 inactive'] }),
      seat({ orcs: { A: '5 a2' }, traps: ['pitfall a2 inactive'] }),
      seat({ orcs: { A: '5 a2' }, traps: ['pitfall a2 inactive'] }),
    ],
  },
  'fiends-orc-at-work': {
    book: 'Placing friendly orcs: four stone from Drift Mining; the tile only from the Orc Worker Dwelling',
    parts: [
      seat({ goods: { stone: 4 }, board: { d1: null!, e1: null! }, orcs: { A: 'friendly d2 driftMining' } }),
      seat({
        goods: { stone: 4 },
        board: { d1: 'cavern', e1: 'tunnel' },
        orcs: { A: 'friendly d2 driftMining' },
      }),
    ],
  },
  'fiends-orc-d-arrives': {
    parts: [
      seat({ board: { b2: 'field grain 2' }, animals: ['2 sheep b1'], orcs: { D: '12 b1' } }),
      seat({ board: { b2: 'field' }, animals: ['2 sheep b1'], orcs: { D: '12 b2' } }),
    ],
  },
  'fiends-orc-hostage': {
    parts: [seat({ orcs: { A: 'friendly d3 hostage', C: '9 d3' }, hostages: { d3: 'A' } })],
  },
  'fiends-permanent-trap': {
    parts: [seat({ orcs: { A: '2 b4', B: '4 b3', C: '6 b2' }, traps: ['permanentTrap b2'] })],
  },
  'fiends-pitfall': {
    book: 'Traps: an orc too strong for the Pitfall leaves it active',
    parts: [seat({ orcs: { B: '9 b3', C: 'defeated' }, traps: ['pitfall b2 inactive'] })],
  },
  'fiends-push': {
    book: 'Pushing: one wood, one push down into Poisoned Arrows, and Orc A is defeated',
    parts: [
      seat({ goods: { wood: 0, gold: 1 }, orcs: { A: 'defeated' }, traps: ['poisonedArrows a2 inactive'] }),
    ],
  },
  'fiends-pushed-in': {
    parts: [
      seat({
        goods: { stone: 0 },
        board: { c3: 'field grain 3', b4: 'field vegetable 2' },
        orcs: { A: '5 e3' },
      }),
    ],
  },
  'fiends-ten-placements': {
    book: 'Placing friendly orcs: ten placements of three players',
    parts: [
      [
        { seat: 1, is: { orcs: { A: 'friendly d2 driftMining' } } },
        { seat: 2, is: { orcs: { A: 'friendly d2 excavation' } } },
        { seat: 3, is: { orcs: { A: 'friendly d2 clearing' } } },
      ],
    ],
  },
  'fiends-three-arrows': {
    parts: [
      seat({
        goods: { gold: 3 },
        orcs: { A: '3 a4', B: 'defeated', C: 'defeated' },
        traps: ['poisonedArrows a2 inactive'],
      }),
    ],
  },
  'fiends-three-dogs': {
    book: 'Fighting an orc: weapon 4 and three dogs against strength 5, three ways to pay',
    parts: [
      seat({ goods: { dog: 2 }, dwarfs: [{ weapon: 0 }, { weapon: 0 }], orcs: { A: 'defeated' } }),
      seat({ goods: { dog: 1 }, dwarfs: [{ weapon: 2 }, { weapon: 0 }], orcs: { A: 'defeated' } }),
      seat({ goods: { dog: 0 }, dwarfs: [{ weapon: 3 }, { weapon: 0 }], orcs: { A: 'defeated' } }),
    ],
  },
  'fiends-tie': {
    parts: [seat({ orcs: { C: '9 d3' }, homes: ['d4', 'd4', 'd3', 'd2'], hostages: { d3: 3, d2: 0 } })],
  },
  'fiends-too-early': {
    parts: [seat({ dwarfs: [{ weapon: 14 }, { weapon: 0 }], orcs: { D: '12 reserve' } })],
  },
  'fiends-trap-in-the-path': {
    parts: [
      seat({ board: { b3: 'field grain 2' }, orcs: { B: 'defeated' }, traps: ['pitfall b2 inactive'] }),
      seat({ board: { b3: 'field' }, orcs: { B: '4 b3' }, traps: ['steelTrap b2 inactive'] }),
    ],
  },
  'fiends-two-steps-left': {
    book: 'Moving the orc: left, then down; the grain is gone, dog and sheep on the meadow are safe',
    parts: [seat({ board: { a3: 'field' }, animals: ['1 sheep c4', '1 dog c4'], orcs: { B: '7 a3' } })],
  },
  'fiends-yellow-at-once': {
    parts: [
      seat({ board: { d3: 'treasureChamber' }, orcs: { D: 'defeated' }, traps: ['pitfall b2 inactive'] }),
    ],
  },
};
