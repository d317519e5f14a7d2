import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fewestHires,
  LEDGER_ACTIONS,
  type LedgerAction,
  ledgerOf,
  type Planned,
  perWeek,
  recount,
} from '../../../../src/battalia/engine/index.ts';

/** A deck as it lies on the table: piles of cards, moved by hand as each action says. */
interface Piles {
  hand: number;
  haven: number;
  tents: number;
  board: number;
  limbo: number;
  stacks: number;
}
type Moves = readonly (readonly [from: keyof Piles, to: keyof Piles, cards: number])[];

const MOVES: Readonly<Record<LedgerAction, Moves>> = {
  hire: [
    ['stacks', 'haven', 1],
    ['stacks', 'haven', 1],
  ],
  hireFanatic: [
    ['stacks', 'haven', 1],
    ['stacks', 'haven', 2],
  ],
  fanaticSacrifice: [['hand', 'limbo', 1]],
  royalGained: [['stacks', 'haven', 1]],
  royalLost: [['haven', 'limbo', 1]],
  storm1: [['stacks', 'hand', 1]],
  storm2: [
    ['stacks', 'hand', 1],
    ['stacks', 'hand', 1],
  ],
  storm2Fanatic: [
    ['stacks', 'hand', 1],
    ['stacks', 'hand', 2],
  ],
  storm2Unbound: [['stacks', 'hand', 1]],
  storm11: [['limbo', 'hand', 1]],
  fate1Copy: [['stacks', 'haven', 1]],
  fate1Stardust: [['stacks', 'haven', 2]],
  fate2: [['stacks', 'haven', 1]],
  fate3: [['stacks', 'haven', 1]],
  pouchSupply: [['stacks', 'hand', 1]],
  lostScroll: [['limbo', 'hand', 1]],
  artefactForChest: [
    ['hand', 'stacks', 1],
    ['stacks', 'hand', 1],
  ],
  chestForArtefact: [
    ['hand', 'stacks', 1],
    ['stacks', 'hand', 1],
  ],
  supplyForStardust: [
    ['hand', 'stacks', 2],
    ['stacks', 'hand', 1],
  ],
  chestToLimbo: [
    ['hand', 'limbo', 1],
    ['hand', 'haven', 3],
  ],
  workshop: [['stacks', 'hand', 1]],
  passReward: [['stacks', 'haven', 1]],
  bridgeHidden: [['board', 'haven', 1]],
  bridgePoints: [['hand', 'stacks', 1]],
  bridgeLevels: [['stacks', 'haven', 1]],
  bridgeSwap: [
    ['hand', 'stacks', 1],
    ['stacks', 'haven', 1],
  ],
  otherGain: [['stacks', 'haven', 1]],
  otherLoss: [['hand', 'stacks', 1]],
};

const deckOf = ({ hand, haven, tents }: Piles): number => hand + haven + tents;

function carryOut(piles: Piles, action: LedgerAction): Piles {
  const moved = { ...piles };
  for (const [from, to, cards] of MOVES[action]) {
    moved[from] -= cards;
    moved[to] += cards;
  }
  return moved;
}

const plans = fc.array(fc.constantFrom(...LEDGER_ACTIONS), { maxLength: 40 });
const asPlan = (actions: readonly LedgerAction[]): Planned => {
  const plan: Partial<Record<LedgerAction, number>> = {};
  for (const action of actions) plan[action] = (plan[action] ?? 0) + 1;
  return plan;
};

describe('the ledger of growth', () => {
  it('comes to what a recount of the cards comes to, after any actions in any order', () => {
    fc.assert(
      fc.property(plans, (actions) => {
        const start: Piles = { hand: 200, haven: 0, tents: 0, board: 100, limbo: 100, stacks: 500 };
        const end = actions.reduce(carryOut, start);
        expect(recount(deckOf(start), asPlan(actions))).toBe(deckOf(end));
      }),
    );
  });

  it('lists what is planned, and its lines add up', () => {
    fc.assert(
      fc.property(plans, fc.nat(40), (actions, cards) => {
        const lines = ledgerOf(asPlan(actions));
        expect(cards + lines.reduce((sum, { change }) => sum + change, 0)).toBe(
          recount(cards, asPlan(actions)),
        );
        expect(lines.reduce((sum, { times }) => sum + times, 0)).toBe(actions.length);
      }),
    );
  });
});

describe('the fewest hires', () => {
  it('are those that trying everything finds', () => {
    fc.assert(
      fc.property(
        fc.nat(45),
        fc.constantFrom(20, 24, 26),
        fc.nat(8),
        plans,
        (cards, target, fanatics, actions) => {
          const found = fewestHires(cards, target, asPlan(actions), fanatics);
          const here = recount(cards, asPlan(actions));
          let best: { ordinary: number; fanatics: number } | null = null;
          for (let sacred = 0; sacred <= fanatics; sacred++)
            for (let ordinary = 0; ordinary <= 60; ordinary++) {
              const enough = here + 2 * ordinary + 3 * sacred >= target;
              if (enough && (!best || ordinary + sacred < best.ordinary + best.fanatics))
                best = { ordinary, fanatics: sacred };
            }
          expect({ ordinary: found.ordinary, fanatics: found.fanatics }).toEqual(best);
        },
      ),
    );
  });

  it('are spread over the weeks without losing one', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 6 }), (hires, weeks) => {
        const spread = perWeek(hires, weeks);
        expect(spread.reduce((sum, each) => sum + each, 0)).toBe(hires);
        expect(Math.max(...spread) - Math.min(...spread)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
