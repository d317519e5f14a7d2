import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Agreed,
  CONNECTORS,
  EDITIONS,
  FACTIONS,
  factionsUsed,
  gateOf,
  gatesInPlay,
  type SetupItem,
  type SetupList,
  type SetupTerms,
  setupList,
  sidesFor,
  startPlayer,
  usuallyAgreed,
} from '../../../src/battalia/engine/index.ts';
import { SETUP_ITEMS } from '../../../src/battalia/engine/setup/items.ts';

/** The tables of the source, count by count. */
const TABLE = [
  { players: 2, factions: 3, openGreatArtefacts: 2, royalPairs: 2, gates: 2, ruins: 1, squares: 49 },
  { players: 3, factions: 4, openGreatArtefacts: 3, royalPairs: 3, gates: 3, ruins: 1, squares: 49 },
  { players: 4, factions: 4, openGreatArtefacts: 4, royalPairs: 4, gates: 4, ruins: 1, squares: 49 },
  {
    players: 5,
    factions: 5,
    openGreatArtefacts: 5,
    royalPairs: 5,
    gates: 5,
    ruins: 2,
    squares: 65,
    cities: 5,
  },
  {
    players: 6,
    factions: 6,
    openGreatArtefacts: 6,
    royalPairs: 6,
    gates: 6,
    ruins: 2,
    squares: 77,
    cities: 6,
  },
];

const listOf = (terms: SetupTerms): SetupList => {
  const list = setupList(terms);
  if (!list.ok) throw new Error(list.error.code);
  return list.value;
};
const termsWith = (players: number, part: Partial<Agreed> = {}): SetupTerms => ({
  agreed: { ...usuallyAgreed(players), ...part },
  base: 5,
  largeBoard: false,
});
const countsIn = (list: SetupList, item: SetupItem['item']): Record<string, number> | undefined =>
  list.items.find((each) => each.item === item)?.counts;

const anyTerms: fc.Arbitrary<SetupTerms> = fc
  .record({
    players: fc.integer({ min: 2, max: 6 }),
    heroMode: fc.boolean(),
    bilkarr: fc.boolean(),
    metamorpha: fc.boolean(),
    fanatics: fc.boolean(),
    unbound: fc.boolean(),
    edition: fc.constantFrom(...EDITIONS),
    connector: fc.constantFrom(null, ...CONNECTORS),
    side: fc.nat(2),
    base: fc.constantFrom(5 as const, 10 as const),
    largeBoard: fc.boolean(),
  })
  .map(({ base, largeBoard, side, ...agreed }) => {
    const sides = sidesFor(agreed.players);
    return {
      agreed: { ...usuallyAgreed(agreed.players), ...agreed, sides: sides[side % sides.length]! },
      base,
      largeBoard,
    };
  });

describe('the setup', () => {
  it.each(TABLE)('of $players players has the numbers of the source', (row) => {
    for (const edition of EDITIONS) {
      const list = listOf(termsWith(row.players, { edition }));
      expect(factionsUsed(row.players)).toBe(row.factions);
      expect(countsIn(list, 'factions')).toEqual({ factions: row.factions, players: row.players });
      expect(countsIn(list, 'greatArtefacts')).toEqual({ open: row.openGreatArtefacts });
      expect(countsIn(list, 'royals')).toEqual({ pairs: row.royalPairs });
      expect(countsIn(list, 'gates') ?? countsIn(list, 'gatesLater')).toEqual({ gates: row.gates });
      expect(countsIn(list, 'ruins')).toEqual({ cards: row.ruins, marker: 10 });
      const board =
        countsIn(list, 'boardSmall') ?? countsIn(list, 'boardCut') ?? countsIn(list, 'boardLarge');
      expect(board?.squares).toBe(row.squares);
      expect(countsIn(list, 'startCities')?.cities).toBe(row.cities);
      expect(countsIn(list, 'neutralCities')?.cities).toBe(row.cities);
      for (const stack of ['stardust', 'chests', 'stormEffects'] as const)
        expect(countsIn(list, stack)).toEqual({ cards: 12 });
      // Royals, gates and factions go back to the box, as far as nobody needs them.
      const left = Object.fromEntries(list.leftOver.map(({ what, count }) => [what, count]));
      expect(left.royalPairs ?? 0).toBe(6 - row.royalPairs);
      expect(left.gates ?? 0).toBe(6 - row.gates);
      expect(left.factions ?? 0).toBe(6 - row.factions);
    }
  });

  it('lists nothing twice, keeps the order of the groups, and never counts below zero', () => {
    const groups = ['supply', 'edge', 'board', 'order'];
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const list = listOf(terms);
        const names = list.items.map(({ item }) => item);
        expect(new Set(names).size).toBe(names.length);
        const places = list.items.map(({ group }) => groups.indexOf(group));
        expect(places).toEqual([...places].sort());
        for (const { counts } of list.items)
          for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(0);
        for (const { needed, has } of list.lacks) expect(has).toBeLessThan(needed);
        for (const { count } of list.leftOver) expect(count).toBeGreaterThan(0);
      }),
    );
  });

  it('comes to every line in one setup or another', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(anyTerms, (terms) => {
        for (const { item } of listOf(terms).items) met.add(item);
      }),
      { numRuns: 600 },
    );
    expect([...met].sort()).toEqual(Object.keys(SETUP_ITEMS).sort());
  });

  it('accounts for all Great Artefacts: open, hidden and in the rest stack, or says how many are missing', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const list = listOf(terms);
        const owned = terms.base + (terms.agreed.edition === 'crowdfunding' ? 7 : 0);
        const hidden = countsIn(list, 'hidden');
        const out = countsIn(list, 'greatArtefacts')!.open! + (hidden ? hidden.each! * hidden.gates! : 0);
        const missing = list.lacks.find(({ what }) => what.endsWith('Artefacts'));
        expect(out + countsIn(list, 'restStack')!.cards! - (missing ? missing.needed - missing.has : 0)).toBe(
          owned,
        );
      }),
    );
  });

  it('offers one more in place of the fate cards only where one is left, and names the bridge only with it', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const list = listOf(terms);
        const left = countsIn(list, 'restStack')!.cards! > 0;
        expect(!!countsIn(list, 'oneMore')).toBe(terms.agreed.edition === 'retail' && left);
        if (list.lacks.some(({ what }) => what === 'hiddenArtefacts'))
          expect(terms.agreed.connector).toBe('kingsBridge');
      }),
    );
  });

  it('has a gate for each player’s faction, by number', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...FACTIONS], { minLength: 2 }), (factions) => {
        const gates = gatesInPlay(factions);
        expect(gates).toEqual(factions.map(gateOf).sort());
      }),
    );
  });

  it('draws each player to start sooner or later', () => {
    for (let n = 2; n <= 6; n++)
      expect(new Set(Array.from({ length: 200 }, (_, seed) => startPlayer(seed, n))).size).toBe(n);
  });
});
