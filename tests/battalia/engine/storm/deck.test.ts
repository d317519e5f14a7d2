import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSeed } from '../../../../src/battalia/engine/flow/random.ts';
import {
  carryOut,
  copyable,
  drawEffect,
  EFFECT_FACTS,
  EFFECTS,
  type Effect,
  type EffectAnswer,
  effectChoices,
  emptyTable,
  freshStorm,
  type Jump,
  LIMBO_CARDS,
  readStorm,
  type Storm,
  settle,
  usuallyAgreed,
} from '../../../../src/battalia/engine/index.ts';

const seeds = fc.integer({ min: 0, max: 0xffffffff });
const JUMP: Jump = { seat: 0, hero: 0, from: 1, to: 2 };

/** Draws and settles so often; what each step leaves. */
function drawn(storm: Storm, times: number, seed: number, at: (storm: Storm, effect: Effect) => void): void {
  let here = storm;
  for (let i = 0; i < times; i++) {
    const next = drawEffect(here);
    if (!next.ok) throw new Error(next.error.code);
    at(next.value.storm, next.value.effect);
    here = settle(next.value.storm, fromSeed(seed + i)).storm;
    at(here, next.value.effect);
  }
}

describe('the storm deck', () => {
  it('holds the twelve together with its pile, whatever is drawn', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 40 }), (seed, times) => {
        drawn(freshStorm(fromSeed(seed)), times, seed, ({ deck, discard }) => {
          expect([...deck!, ...discard].sort((a, b) => a - b)).toEqual(EFFECTS);
        });
      }),
    );
  });

  it('brings each effect once before any comes again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const seen: Effect[] = [];
        drawn(freshStorm(fromSeed(seed)), 24, seed, (_, effect) => seen.push(effect));
        const each = seen.filter((_, i) => i % 2 === 0);
        expect(each.slice(0, 12).toSorted((a, b) => a - b)).toEqual(EFFECTS);
        expect(each.slice(12).toSorted((a, b) => a - b)).toEqual(EFFECTS);
      }),
    );
  });

  it('is read as it was written, and anything else is none', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 11 }), (seed, times) => {
        drawn(freshStorm(fromSeed(seed)), times, seed, (storm) =>
          expect(readStorm({ ...storm })).toEqual(storm),
        );
      }),
    );
    for (const wrong of [
      null,
      [],
      {},
      { deck: null },
      { deck: null, discard: [1, 1] },
      { deck: [1], discard: [1] },
      { deck: [1, 2], discard: [3] },
      { deck: null, discard: [13] },
      { deck: null, discard: [], fates: [4] },
    ])
      expect(readStorm(wrong)).toBeNull();
  });

  it('never lets effect 2 be copied, nor effect 8 itself, nor what has not been played', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...EFFECTS)), (discard) => {
        const open = copyable({ deck: null, discard });
        expect(open).not.toContain(2);
        expect(open).not.toContain(8);
        expect(open.every((effect) => discard.includes(effect))).toBe(true);
        expect(open.length).toBe(discard.filter((effect) => effect !== 2 && effect !== 8).length);
      }),
    );
  });
});

const table = (discard: Effect[] = []) => ({
  ...emptyTable(usuallyAgreed(4)),
  storm: { deck: null, discard },
});

/** The first answer that the questions allow. */
function anAnswer(effect: Effect, discard: Effect[]): EffectAnswer {
  const { does } = EFFECT_FACTS[effect];
  switch (does) {
    case 'takeArtefact':
      return { does, artefact: 'tool' };
    case 'takeLord':
      return { does, lord: 'common' };
    case 'buildRoad':
      return { does, road: 'road' };
    case 'fate':
      return { does, fate: 2, takes: 'stardust' };
    case 'copy': {
      const [first] = copyable({ deck: null, discard });
      return first === undefined
        ? { does: 'nothing' }
        : { does, effect: first, answer: anAnswer(first, discard) };
    }
    case 'promote':
      return { does, from: 'friman' };
    case 'takeFromLimbo':
      return { does, card: 'weapon' };
    case 'destroyTent':
      return { does, seat: 1 };
    default:
      return { does };
  }
}

describe('the twelve effects', () => {
  it.each(EFFECTS)('effect %i is carried out, and an answer to another effect is refused', (effect) => {
    const discard = [...EFFECTS];
    const done = carryOut(table(discard), JUMP, effect, anAnswer(effect, discard));
    expect(done.ok).toBe(true);
    if (done.ok) {
      expect(done.value.events.length).toBeGreaterThan(0);
      const gained = done.value.events.reduce(
        (sum, each) => sum + (each.event === 'stormGain' ? each.count : 0),
        0,
      );
      expect(done.value.table.players[0]!.cards).toBe(10 + gained);
      expect(done.value.table.players.slice(1)).toEqual(table().players.slice(1));
    }
    const other = effect === 3 ? 6 : 3;
    expect(carryOut(table(discard), JUMP, effect, anAnswer(other, discard))).toMatchObject({
      ok: false,
      error: { code: 'stormOtherEffect' },
    });
  });

  it.each(EFFECTS)('effect %i changes nothing that was there', (effect) => {
    const before = table([...EFFECTS]);
    const copy = structuredClone(before);
    carryOut(before, JUMP, effect, anAnswer(effect, [...EFFECTS]));
    expect(before).toEqual(copy);
  });

  it('nothing happens only where the table may see that nothing can', () => {
    for (const effect of EFFECTS) {
      const { nothing } = effectChoices(table(), JUMP, effect);
      const idle = carryOut(table(), JUMP, effect, { does: 'nothing' });
      expect(idle.ok).toBe(nothing !== 'never');
    }
  });

  it('stardust never lies in limbo', () => {
    expect(LIMBO_CARDS).not.toContain('stardust');
  });
});
