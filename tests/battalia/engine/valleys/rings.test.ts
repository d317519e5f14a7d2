import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bridgeHides,
  emptyMap,
  GATES,
  type Gate,
  hiddenUnder,
  layValleys,
  newValleyRound,
  readValleys,
  returnRing,
  takeFree,
  takeHidden,
  takeRing,
  type ValleysState,
  valleySquares,
  withValleyCards,
} from '../../../../src/battalia/engine/index.ts';

const map = emptyMap(6);
const laid = (players: 4 | 6, connector: 'mountainPass' | 'kingsBridge'): ValleysState => {
  const state = layValleys(map, {
    players,
    gates: GATES.slice(0, players),
    connector,
    connectorAt: 'f4',
    centres: { kings: 'd4', queens: 'h4' },
  });
  if (!state.ok) throw new Error(state.error.code);
  return state.value;
};
const gate = fc.constantFrom<Gate>(...GATES);
const seat = fc.integer({ min: 0, max: 5 });
const hero = fc.constantFrom<0 | 1>(0, 1);

describe('rings', () => {
  it('on the bridge: each that is gone has brought one Great Artefact, and never more than lie there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<4 | 6>(4, 6),
        fc.array(fc.tuple(seat, gate), { maxLength: 60 }),
        (n, jumps) => {
          let state = laid(n, 'kingsBridge');
          const taken = new Map<Gate, number>();
          for (const [who, from] of jumps) {
            const held = state.bridgeRings[who]?.includes(from) ?? false;
            const result = takeHidden(state, who, from);
            expect(result.ok).toBe(held && (taken.get(from) ?? 0) < bridgeHides(n)!);
            if (!result.ok) continue;
            taken.set(from, (taken.get(from) ?? 0) + 1);
            state = result.value.state;
          }
          const rings = Object.values(state.bridgeRings).flat().length;
          const gone = [...taken.values()].reduce((a, b) => a + b, 0);
          expect(rings + gone).toBe(n * n);
          for (const each of GATES.slice(0, n))
            expect(hiddenUnder(state, each) + (taken.get(each) ?? 0)).toBe(bridgeHides(n));
        },
      ),
    );
  });

  it('on the pass: a hero carries one at most, and gets it back only at its gate', () => {
    const step = fc.record({ take: fc.boolean(), seat, hero, gate });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let state = laid(6, 'mountainPass');
        let carried = 0;
        for (const { take, ...ring } of steps) {
          const result = take ? takeRing(state, ring, 'f4', GATES) : returnRing(state, ring, 'fate');
          if (!result.ok) continue;
          carried += take ? 1 : -1;
          state = result.value.state;
        }
        expect(state.passRings).toHaveLength(carried);
        const bearers = state.passRings.map((ring) => `${ring.seat} ${ring.hero}`);
        expect(new Set(bearers).size).toBe(bearers.length);
      }),
    );
  });
});

describe('the valleys as data', () => {
  it('are read back as they were written', () => {
    for (const state of [laid(6, 'kingsBridge'), laid(4, 'mountainPass')]) {
      const players = state.connector === 'kingsBridge' ? 6 : 4;
      expect(readValleys(JSON.parse(JSON.stringify(state)), map, players)).toEqual(state);
    }
  });

  it('are refused when anything in them is wrong, and never throw', () => {
    const good = laid(4, 'mountainPass');
    const kings = good.valleys.kings!;
    const bad: unknown[] = [
      null,
      [],
      { ...good, connector: 'tunnel' },
      { ...good, connectorAt: 'd4' },
      { ...good, valleys: { kings: { ...kings, centre: 'a1' } } },
      { ...good, valleys: { kings: { ...kings, centreOwner: 4 } } },
      { ...good, valleys: { kings: { ...kings, roads: ['n', 'x'] } } },
      { ...good, valleys: { kings: { ...kings, buildings: { nw: { building: 'shop', owner: 0 } } } } },
      {
        ...good,
        valleys: {
          kings: {
            ...kings,
            buildings: { nw: { building: 'arena', owner: 0 }, ne: { building: 'arena', owner: 1 } },
          },
        },
      },
      { ...good, valleys: { kings, queens: { ...kings } } },
      { ...good, passRings: [{ seat: 0, hero: 2, gate: 1 }] },
      {
        ...good,
        passRings: [
          { seat: 0, hero: 0, gate: 1 },
          { seat: 0, hero: 0, gate: 2 },
        ],
      },
      { ...good, bridgeRings: { 0: [7] } },
      { ...good, freeTaken: [9] },
    ];
    for (const value of bad) expect(readValleys(value, map, 4)).toBeNull();
    fc.assert(fc.property(fc.anything(), (value) => void readValleys(value, map, 6)));
  });

  it('cover nineteen squares, all of them built on', () => {
    const state = laid(6, 'mountainPass');
    expect(new Set(valleySquares(state)).size).toBe(19);
    expect(Object.keys(withValleyCards(map, state).cards)).toHaveLength(19);
  });

  it('forget who took a free card when a round begins', () => {
    const state = laid(6, 'mountainPass');
    const own: ValleysState = {
      ...state,
      valleys: {
        ...state.valleys,
        kings: { ...state.valleys.kings!, buildings: { ne: { building: 'smithy', owner: 2 } } },
      },
    };
    const taken = takeFree(own, 2, 'tool');
    if (!taken.ok) throw new Error(taken.error.code);
    expect(taken.value.state.freeTaken).toEqual([2]);
    expect(newValleyRound(taken.value.state)).toEqual(own);
  });
});
