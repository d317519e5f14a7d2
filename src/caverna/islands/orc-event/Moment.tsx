import type { JSX, RefObject } from 'preact';
import type { OrcEventWords } from '../../../i18n/orc-event.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import type { OrcEventEvent, OrcStage } from '../../machines/index.ts';

interface Props {
  language: Language;
  words: OrcEventWords;
  stage: OrcStage;
  text: string;
  rule: string;
  at: number;
  /** The last step that can be seen now. */
  last: number;
  playing: boolean;
  send(event: OrcEventEvent): void;
  panel: RefObject<HTMLDivElement>;
}

/** What happens at the step on view, and the buttons to step. */
export function MomentPanel(props: Props): JSX.Element {
  const { language, words, stage, text, rule, at, last, playing, send, panel } = props;
  return (
    <div class="event-moment-panel">
      <div aria-live="polite" ref={panel} tabIndex={-1}>
        <p class="event-stage">{words.stages[stage]}</p>
        <p class="stepper-text">{text}</p>
        <p class="event-rule">
          {words.because} <RuleLink language={language} rule={rule} />
        </p>
      </div>
      {last > 0 && (
        <div class="trial-buttons no-print">
          <button type="button" class="button" disabled={at <= 0} onClick={() => send({ type: 'back' })}>
            {words.back}
          </button>
          <button
            type="button"
            class="button main"
            disabled={at >= last}
            onClick={() => send({ type: 'forward' })}
          >
            {words.forward}
          </button>
          <button
            type="button"
            class="button"
            disabled={at >= last && !playing}
            onClick={() => send({ type: playing ? 'pause' : 'play' })}
          >
            {playing ? words.pause : words.play}
          </button>
          <button
            type="button"
            class="button"
            disabled={at >= last}
            onClick={() => send({ type: 'jump', to: last })}
          >
            {words.toEnd}
          </button>
          <button type="button" class="button" disabled={at <= 0} onClick={() => send({ type: 'restart' })}>
            {words.restart}
          </button>
        </div>
      )}
    </div>
  );
}
