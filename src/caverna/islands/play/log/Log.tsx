import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import { tellEvents } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { memo } from '../memo.ts';
import { SeatDisc } from '../seats/SeatDisc.tsx';
import { Sign } from '../signs/Sign.tsx';
import type { Step } from '../table-game.ts';
import { useStable } from '../use-stable.ts';

/** So many steps are shown at first; the whole log is long at the end of a game. */
const RECENT = 25;

interface Props {
  steps: readonly Step[];
  onJump(point: number): void;
}

interface StepProps {
  step: Step;
  onJump(point: number): void;
}

const StepLines = memo(({ step, onJump }: StepProps): JSX.Element | null => {
  const { language, t } = useReader();
  const lines = useMemo(
    () => tellEvents(language, step.events, step.game),
    [language, step.events, step.game],
  );
  if (lines.length === 0) return null;
  const name = step.game.setup.seats[step.seat]?.name ?? '';
  return (
    <li class="log-step">
      <SeatDisc seat={step.seat} label={name} />
      <ul>
        {lines.map(({ text, rule }, i) => (
          <li key={i}>
            {text} <RuleLink language={language} rule={rule} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="log-jump"
        title={t.jumpTo}
        aria-label={t.jumpTo}
        onClick={() => onJump(step.before)}
      >
        <Sign name="undo" />
      </button>
    </li>
  );
});

/** What has happened, newest at the bottom, each sentence with its rule; any point can be returned to. */
export function Log({ steps, onJump }: Props): JSX.Element {
  const { t } = useReader();
  const jump = useStable(onJump);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const from = all ? 0 : Math.max(0, steps.length - RECENT);
  useEffect(() => {
    // With the next picture, so that nothing is measured twice.
    const frame = requestAnimationFrame(() => list.current?.scrollTo(0, Number.MAX_SAFE_INTEGER));
    return () => cancelAnimationFrame(frame);
  }, [steps.length]);
  return (
    <section class="log" aria-label={t.logOf}>
      <ol class="log-list" ref={list} tabIndex={-1}>
        {steps.length === 0 && <li class="soft">{t.logEmpty}</li>}
        {from > 0 && (
          <li>
            <button type="button" class="plain-button" onClick={() => setAll(true)}>
              {t.logAll}
            </button>
          </li>
        )}
        {steps.slice(from).map((step) => (
          <StepLines key={step.point} step={step} onJump={jump} />
        ))}
      </ol>
    </section>
  );
}
