// What the machines of the valleys, of Metamorpha and of trade share: a step answers with a changed plan or a refusal.

import type { Refusal, Result, ValleyEvent } from '../engine/index.ts';

export interface Stepped<Plan> {
  plan: Plan;
  refusal: Refusal | null;
  /** What the last step made happen. */
  events: readonly ValleyEvent[];
}

export const begun = <Plan>(plan: Plan): Stepped<Plan> => ({ plan, refusal: null, events: [] });

/** A step that always succeeds: something was entered or corrected. */
export const entered = <Plan>(plan: Plan): Stepped<Plan> => ({ plan, refusal: null, events: [] });

/** A step by the rules. */
export const ruled = <Plan, State>(
  plan: Plan,
  result: Result<{ state: State; events: readonly ValleyEvent[] }>,
  change: (state: State) => Plan,
): Stepped<Plan> =>
  result.ok
    ? { plan: change(result.value.state), refusal: null, events: result.value.events }
    : { plan, refusal: result.error, events: [] };
