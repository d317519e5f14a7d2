import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BattleCard, factsOf } from '../../../../src/battalia/engine/battle/cards.ts';
import { isPure } from '../../../../src/battalia/engine/battle/morale.ts';
import { adding } from '../../../../src/battalia/engine/battle/purity.ts';
import { PLAIN_SITUATION } from '../../../../src/battalia/engine/battle/situation.ts';
import { strengthOf } from '../../../../src/battalia/engine/battle/strength.ts';
import { anyCard, anyLine, anySituation } from '../../lib/hands.ts';

describe('the strength of a line', () => {
  it('is the sum of its parts, and each part cites its rule', () => {
    fc.assert(
      fc.property(anyLine(), anySituation(), (line, situation) => {
        const { total, parts } = strengthOf(line, situation);
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(parts.every(({ rule }) => rule.startsWith('battalia.'))).toBe(true);
      }),
    );
  });

  it('agrees with the sum written in one line', () => {
    fc.assert(
      fc.property(anyLine(), anySituation({ defends: null }), (line, situation) => {
        const { veteran, heroMode, heroes, options, colossus, weakness, terrain, litWeapon, unseen } =
          situation;
        const is = (test: RegExp) => line.filter((card) => test.test(card)).length;
        const risen = veteran === 'veteran' && heroMode;
        const expected =
          line.reduce((sum, card) => sum + factsOf(card).printed * (card.startsWith('fanatic') ? 2 : 1), 0) +
          (risen ? is(/friman|chief/) : 0) +
          (risen && options.fanaticVeteran === 'twice' ? is(/fanatic\.(friman|chief)/) : 0) +
          (isPure(line) ? (options.moralePerHero ? heroes : Math.min(heroes, 1)) * (risen ? 4 : 1) : 0) +
          (colossus ? 4 : 0) -
          (weakness ? 4 : 0) +
          terrain +
          unseen +
          litWeapon * is(/weapon/);
        expect(strengthOf(line, situation).total).toBe(expected);
      }),
    );
  });

  it('never falls when a card joins that keeps the line pure', () => {
    fc.assert(
      fc.property(anyLine(), anyCard, anySituation(), (line, card, situation) => {
        const joined = [...line, card as BattleCard];
        fc.pre(factsOf(card).kind !== 'idle' && isPure(joined));
        expect(strengthOf(joined, situation).total).toBeGreaterThanOrEqual(strengthOf(line, situation).total);
        expect(adding(line, card as BattleCard, situation).moraleLost).toBe(0);
      }),
    );
  });

  it('loses exactly its morale when a foreign card joins a pure line', () => {
    fc.assert(
      fc.property(anyLine(), anyCard, anySituation(), (line, card, situation) => {
        const joined = [...line, card as BattleCard];
        fc.pre(factsOf(card).kind !== 'idle' && isPure(line) && !isPure(joined));
        const { before, after, moraleLost } = adding(line, card as BattleCard, situation);
        const alone = { ...situation, heroes: 0 };
        const gained = strengthOf(joined, alone).total - strengthOf(line, alone).total;
        expect(after - before).toBe(gained - moraleLost);
      }),
    );
  });

  it('is pure whatever universal cards stand in the line, and not with two factions', () => {
    expect(isPure(['baerfolk.lord', 'fanatic.lord', 'unbound.friman', 'farrellsArrow', 'syoensMask'])).toBe(
      true,
    );
    expect(isPure(['baerfolk.lord', 'islanders.weapon'])).toBe(false);
    expect(strengthOf([], { ...PLAIN_SITUATION, heroes: 2 }).total).toBe(2);
  });
});
