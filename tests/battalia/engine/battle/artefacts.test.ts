import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mask, maskCalls } from '../../../../src/battalia/engine/artefacts/mask.ts';
import { callCards, vigo } from '../../../../src/battalia/engine/artefacts/vigo.ts';
import { factsOf, isUnit } from '../../../../src/battalia/engine/battle/cards.ts';
import { decide } from '../../../../src/battalia/engine/battle/decide.ts';
import {
  FANATIC_CARDS,
  mayBeChanged,
  playFanatic,
  supplyWith,
} from '../../../../src/battalia/engine/battle/fanatics.ts';
import { paysRetreat } from '../../../../src/battalia/engine/battle/retreat.ts';
import { anyHand, anyLine, anySituation } from '../../lib/hands.ts';

describe('Syoen’s Mask', () => {
  it('may turn exactly what the list of its calls says', () => {
    fc.assert(
      fc.property(anyLine(), fc.constantFrom('atMost3' as const, 'exactly3' as const), (line, maskTotal) => {
        const listed = new Set(maskCalls(line, maskTotal).map(({ units }) => [...units].sort().join()));
        for (let i = 0; i < line.length; i++)
          for (let j = i; j < line.length; j++) {
            const units = i === j ? [line[i]!] : [line[i]!, line[j]!];
            expect(mask(line, units, { maskTotal }).ok).toBe(listed.has([...units].sort().join()));
          }
      }),
    );
  });

  it('moves cards and makes none', () => {
    fc.assert(
      fc.property(anyLine(), anyLine(), anySituation(), (own, other, situation) => {
        const [call] = maskCalls(other, 'atMost3');
        const force = (line: typeof own, turned: NonNullable<typeof call>['units']) => ({
          line,
          turned,
          frozen: false,
          situation: { ...situation, heroes: 0, defends: null },
        });
        const cardsOf = (turned: NonNullable<typeof call>['units']) => {
          const { attack, defence } = decide({
            attack: force(own, turned),
            defence: force(other, []),
            target: { kind: 'hero' },
            equalWins: true,
          });
          return attack.total + defence.total;
        };
        expect(cardsOf(call?.units ?? [])).toBe(cardsOf([]));
      }),
    );
  });
});

describe('Vigo’s Banner', () => {
  it('calls as many of a kind as it says, and not one more', () => {
    fc.assert(
      fc.property(anyHand(12), (haven) => {
        for (const { kind, most, there } of vigo(haven)) {
          const ofKind = haven.filter((card) => {
            const facts = factsOf(card);
            return facts.kind === 'unit' ? facts.rank === kind : facts.kind === kind;
          });
          expect(ofKind.length).toBe(there);
          expect(callCards(haven, ofKind.slice(0, most)).ok).toBe(most > 0);
          if (most < there) expect(callCards(haven, ofKind.slice(0, most + 1)).ok).toBe(false);
        }
      }),
    );
  });

  it('calls nothing that is not in the haven, and nothing at all is no call', () => {
    expect(callCards(['baerfolk.friman'], ['baerfolk.friman', 'baerfolk.friman'])).toMatchObject({
      error: { code: 'notInHaven' },
    });
    expect(callCards([], [])).toMatchObject({ error: { code: 'nothingChosen' } });
    expect(callCards(['syoensMask'], ['syoensMask'])).toMatchObject({ error: { code: 'notForBattle' } });
  });
});

describe('fanatics', () => {
  it('are two of each rank, bring two supply, and cannot be changed', () => {
    expect(FANATIC_CARDS.length).toBe(8);
    for (const card of FANATIC_CARDS) {
      expect(supplyWith(card)).toEqual({ ok: true, value: 2 });
      expect(mayBeChanged(card, 'amulet').ok).toBe(false);
    }
    expect(mayBeChanged('baerfolk.friman', 'title').ok).toBe(true);
    expect(mayBeChanged('baerfolk.friman', 'horse').ok).toBe(false);
  });

  it('cost one card of the hand besides themselves, whatever is given', () => {
    fc.assert(
      fc.property(anyHand(6), (hand) => {
        for (const sacrifice of hand) {
          const played = playFanatic([...hand, 'fanatic.chief'], 'fanatic.chief', sacrifice);
          if (sacrifice === 'stardust') expect(played.ok).toBe(false);
          else expect(played).toMatchObject({ value: { strength: 4, limbo: [sacrifice] } });
          if (played.ok) expect(played.value.hand.length).toBe(hand.length - 1);
        }
      }),
    );
    expect(FANATIC_CARDS.every(isUnit)).toBe(true);
  });
});

describe('the price of a retreat', () => {
  it('is a horse, or three supply with stardust for two, and never more than needed', () => {
    const pays = (...price: Parameters<typeof paysRetreat>[0]) => paysRetreat(price);
    expect(pays('horse')).toBe('horse');
    expect(pays('supply', 'supply', 'supply')).toBe('supply');
    expect(pays('stardust', 'supply')).toBe('supply');
    expect(pays('stardust', 'stardust')).toBe('supply');
    for (const wrong of [
      [],
      ['horse', 'supply'],
      ['supply', 'supply'],
      ['stardust'],
      ['stardust', 'supply', 'supply'],
    ] as const)
      expect(paysRetreat(wrong)).toBeNull();
  });
});
