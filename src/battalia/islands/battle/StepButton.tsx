import type { ComponentChildren, JSX } from 'preact';
import { type BattleStep, stepBattle } from '../../simulators/battle.ts';
import { Refused } from '../desk/Refused.tsx';
import type { Part } from './part.ts';

/** A button that does a step, or says beside it why that is not possible now. */
export function StepButton({
  language,
  plan,
  send,
  step,
  main = false,
  children,
}: Part & { step: BattleStep; main?: boolean; children: ComponentChildren }): JSX.Element {
  const next = stepBattle(plan, step);
  return (
    <>
      <button
        type="button"
        class={main ? 'button main' : 'button'}
        disabled={!next.ok}
        onClick={() => send(step)}
      >
        {children}
      </button>
      {!next.ok && (
        <p class="desk-soft battle-why">
          <Refused language={language} refusal={next.error} />
        </p>
      )}
    </>
  );
}
