import './stepper.css';
import type { JSX } from 'preact';
import type { StepEvent } from './stepper.ts';

export interface StepperWords {
  step: string;
  forward: string;
  back: string;
  restart: string;
  play: string;
  pause: string;
}

interface Props {
  words: StepperWords;
  at: number;
  count: number;
  playing: boolean;
  send(event: StepEvent): void;
}

/** Arrow keys, Home and End step through an example too. */
export const stepperKeys =
  (count: number, send: Props['send']) =>
  (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') send({ type: 'forward' });
    else if (event.key === 'ArrowLeft') send({ type: 'back' });
    else if (event.key === 'Home') send({ type: 'restart' });
    else if (event.key === 'End') send({ type: 'jump', to: count - 1 });
    else return;
    event.preventDefault();
  };

/** Back, on, by itself, from the start. What leads nowhere keeps the focus, so that the arrow keys go on working. */
export function StepperButtons({ words, at, count, playing, send }: Props): JSX.Element {
  return (
    <div class="stepper-buttons">
      <button type="button" aria-disabled={at === 0} onClick={() => send({ type: 'back' })}>
        {words.back}
      </button>
      <button type="button" aria-disabled={at === count - 1} onClick={() => send({ type: 'forward' })}>
        {words.forward}
      </button>
      <button type="button" onClick={() => send({ type: playing ? 'pause' : 'play' })}>
        {playing ? words.pause : words.play}
      </button>
      <button type="button" aria-disabled={at === 0} onClick={() => send({ type: 'restart' })}>
        {words.restart}
      </button>
    </div>
  );
}

/** A button for each step. */
export function StepperDots({ words, at, count, send }: Omit<Props, 'playing'>): JSX.Element {
  return (
    <ol class="stepper-dots">
      {Array.from({ length: count }, (_, i) => (
        <li key={i}>
          <button
            type="button"
            aria-current={i === at ? 'step' : undefined}
            onClick={() => send({ type: 'jump', to: i })}
          >
            <span class="hidden-visually">{words.step} </span>
            {i + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}
