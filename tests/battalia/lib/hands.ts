// Hands, lines and situations by chance, for tests of engine, odds and machines.

import fc from 'fast-check';
import {
  ALL_CARDS,
  type BattleCard,
  type HandCard,
  isBattleCard,
  PLAIN_SITUATION,
  type Situation,
  type Target,
} from '../../../src/battalia/engine/index.ts';

/** Mostly cards of two factions and fanatics, so that kinds repeat, purity is lost, and sacrifices run short. */
const common = ALL_CARDS.filter((card) => /^(baerfolk|islanders|fanatic)\.|^[a-zA-Z]+$/.test(card));
export const anyCard: fc.Arbitrary<HandCard> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...common) },
  { weight: 1, arbitrary: fc.constantFrom(...ALL_CARDS) },
);
export const anyHand = (most = 8): fc.Arbitrary<HandCard[]> => fc.array(anyCard, { maxLength: most });
export const anyLine = (most = 6): fc.Arbitrary<BattleCard[]> =>
  anyHand(most).map((hand) => hand.filter(isBattleCard));

export const anyTarget: fc.Arbitrary<Target> = fc.oneof(
  fc.constantFrom<Target>({ kind: 'neutral' }, { kind: 'ruins' }, { kind: 'building' }, { kind: 'hero' }),
  fc.integer({ min: 1, max: 6 }).map((level): Target => ({ kind: 'city', level })),
  fc.option(fc.integer({ min: 0, max: 4 })).map((buildings): Target => ({ kind: 'centre', buildings })),
);

export const anySituation = (fixed: Partial<Situation> = {}): fc.Arbitrary<Situation> =>
  fc
    .record({
      side: fc.constantFrom('attack' as const, 'defence' as const),
      heroMode: fc.boolean(),
      heroes: fc.integer({ min: 0, max: 2 }),
      veteran: fc.constantFrom('none' as const, 'veteran' as const, 'fallen' as const),
      colossus: fc.boolean(),
      weakness: fc.boolean(),
      weaponless: fc.boolean(),
      terrain: fc.integer({ min: 0, max: 3 }),
      litWeapon: fc.integer({ min: 0, max: 2 }),
      moreWeapons: fc.boolean(),
      unseen: fc.constantFrom(0, 5),
      options: fc.record({
        moralePerHero: fc.boolean(),
        fanaticVeteran: fc.constantFrom('once' as const, 'twice' as const),
        maskTotal: fc.constantFrom('atMost3' as const, 'exactly3' as const),
      }),
      defends: fc.option(anyTarget),
    })
    .map((made) => ({ ...PLAIN_SITUATION, ...made, ...fixed }));
