import { fromSeed } from '../flow/random.ts';
import type { Question } from '../scenario/types.ts';
import type { Result } from '../state/result.ts';
import type { Effect } from '../state/vocabulary.ts';
import { carryOut, effectChoices } from './carry-out.ts';
import { copyable, drawEffect, settle, unseen } from './deck.ts';
import type { EffectAnswer, FateAnswer } from './effects/answers.ts';
import type { Seen } from './effects/asking.ts';
import { carryOutFate } from './fate/cards.ts';
import { fatesOf } from './fate/stack.ts';
import { type Given, handOf, journeyOf, jumpOf, tableOf } from './situation.ts';
import { jump, type Told, type Traveller } from './travel/jump.ts';
import { journeyPayments, payJourney } from './travel/payment.ts';
import { journeyPrice } from './travel/price.ts';
import { ringsDue } from './travel/rings.ts';
import { payActions } from './travel/stardust.ts';

const refusalOr = <T>(result: Result<T>, told: (value: T) => unknown): unknown =>
  result.ok
    ? told(result.value)
    : { refused: result.error.code, rule: result.error.rule ?? null, args: result.error.args ?? {} };

const afterwards = ({ table, events }: Told): unknown => ({ ...table, events });

export const STORM_QUESTIONS: Readonly<Record<string, Question>> = {
  /** Every way to pay a journey with a hand, and why the rest is not enough. */
  payJourney: (given) => {
    const price = journeyPrice(journeyOf(given));
    const { ways, noWays } = journeyPayments(price, handOf(given.hand), Number(given.free ?? 0));
    return {
      steps: price.steps,
      toll: price.toll,
      parts: price.parts,
      ways: ways.map(({ cards, left }) => ({ ...cards, left })),
      noWays: noWays.map(({ cards, why }) => ({ ...cards, why: why.code })),
    };
  },
  /** These cards, laid down for a journey. */
  payWith: (given) =>
    refusalOr(
      payJourney(journeyPrice(journeyOf(given)), handOf(given.cards), Number(given.free ?? 0)),
      (paid) => paid,
    ),
  /** Supply and stardust for several actions. */
  payActions: ({ needs, supply, stardust }) =>
    refusalOr(payActions(needs as number[], Number(supply ?? 0), Number(stardust ?? 0)), () => ({
      paid: true,
    })),
  jump: (given) =>
    refusalOr(jump(tableOf(given), jumpOf(given), (given.jumped as Traveller[]) ?? []), afterwards),
  ringsDue: (given) => ringsDue(tableOf(given), jumpOf(given)),
  drawEffect: (given) =>
    refusalOr(drawEffect(tableOf(given).storm, given.entered as Effect), ({ storm, effect }) => ({
      effect,
      deck: storm.deck?.length ?? null,
      left: unseen(storm).length,
      discard: storm.discard,
    })),
  settleStorm: (given) => {
    const { storm, events } = settle(tableOf(given).storm, fromSeed(2));
    return {
      deck: storm.deck?.length ?? null,
      left: unseen(storm).length,
      discard: storm.discard,
      shuffled: events.length > 0,
    };
  },
  copyable: (given) => copyable(tableOf(given).storm),
  effectAsks: (given) =>
    effectChoices(tableOf(given), jumpOf(given), given.effect as Effect, given.seen as Seen),
  stormEffect: (given) =>
    refusalOr(
      carryOut(
        tableOf(given),
        jumpOf(given),
        given.effect as Effect,
        given.answer as EffectAnswer,
        given.seen as Seen,
      ),
      afterwards,
    ),
  fateCard: (given: Given) =>
    refusalOr(
      carryOutFate(
        tableOf(given),
        jumpOf(given).seat,
        given.answer as FateAnswer,
        given.to === 'hand' ? 'hand' : 'haven',
      ),
      ({ table, events }) => ({ ...table, events, stack: fatesOf(table.storm) }),
    ),
};
