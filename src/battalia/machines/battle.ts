// A battle step by step: arming, perhaps Berserker, both lines, and who has won. What may be done is asked of the plan.

import { assign, setup } from 'xstate';
import type { Refusal } from '../engine/index.ts';
import { type BattlePlan, type BattleStage, type BattleStep, stepBattle } from '../simulators/battle.ts';

interface Battling {
  plan: BattlePlan;
  refusal: Refusal | null;
}

const at =
  (stage: BattleStage) =>
  ({ context }: { context: Battling }): boolean =>
    context.plan.stage === stage;

const step = { target: '#battle.next', actions: 'step' } as const;

export const battle = setup({
  types: { context: {} as Battling, events: {} as BattleStep, input: {} as { plan: BattlePlan } },
  guards: { arming: at('arming'), berserker: at('berserker'), lines: at('lines') },
  actions: {
    step: assign(({ context: { plan }, event }): Battling => {
      const next = stepBattle(plan, event);
      return next.ok ? { plan: next.value, refusal: null } : { plan, refusal: next.error };
    }),
  },
}).createMachine({
  id: 'battle',
  context: ({ input }) => ({ plan: input.plan, refusal: null }),
  initial: 'next',
  on: { check: step, agree: step },
  states: {
    /** Where the plan stands. */
    next: {
      always: [
        { guard: 'arming', target: 'arming' },
        { guard: 'berserker', target: 'berserker' },
        { guard: 'lines', target: 'lines' },
        { target: 'decided' },
      ],
    },
    /** Target, hands, heroes and potions are entered. */
    arming: {
      on: {
        target: step,
        arm: step,
        draw: step,
        lose: step,
        announce: step,
        berserk: step,
        playSet: step,
      },
    },
    /** Two cards go out of the defender's hand before he does anything. battalia.potion.berserker */
    berserker: { on: { pull: step, spare: step, rearm: step } },
    /** Both sides lay their lines. */
    lines: {
      on: {
        arm: step,
        play: step,
        takeBack: step,
        playSet: step,
        turn: step,
        freeze: step,
        decide: step,
        rearm: step,
      },
    },
    decided: { on: { reopen: step, rearm: step } },
  },
});
