import '../board/board.css';
import './stepper.css';
import type { JSX } from 'preact';
import { useActor } from '../../islands/use-actor.ts';
import { HomeBoard } from '../board/HomeBoard.tsx';
import type { BoardView } from '../board/view.ts';
import { stepper } from '../machines/index.ts';

interface Moment {
  view: BoardView;
  text: string;
  /** What we add to it, and what the owner of the board has. */
  note?: string;
  goods?: string;
  /** The paragraph that says so. */
  rule: { id: string; href: string; lang?: string };
}

interface StepperWords {
  step: string;
  forward: string;
  back: string;
  restart: string;
  play: string;
  pause: string;
  because: string;
  supply: string;
}

interface Props {
  moments: Moment[];
  words: StepperWords;
}

/** A worked example, step by step: what happened, on the board, and which rule says so. */
export default function ExampleStepper({ moments, words }: Props): JSX.Element {
  const [snapshot, send] = useActor(stepper, { input: { count: moments.length } });
  const { at } = snapshot.context;
  const playing = snapshot.matches('playing');
  const moment = moments[at];
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') send({ type: 'forward' });
    else if (event.key === 'ArrowLeft') send({ type: 'back' });
    else if (event.key === 'Home') send({ type: 'restart' });
    else if (event.key === 'End') send({ type: 'jump', to: moments.length - 1 });
    else return;
    event.preventDefault();
  };
  if (!moment) return <p />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; every step has its button
    <div class="stepper" onKeyDown={keys}>
      <HomeBoard view={moment.view} label={moment.text} />
      <div class="stepper-say" aria-live="polite">
        <p class="stepper-text">{moment.text}</p>
        {moment.note && <p class="stepper-note">{moment.note}</p>}
        {moment.goods && (
          <p class="stepper-goods">
            {words.supply} {moment.goods}
          </p>
        )}
        <p>
          {words.because}{' '}
          <a href={moment.rule.href} hreflang={moment.rule.lang}>
            {moment.rule.id}
          </a>
        </p>
      </div>
      <div class="stepper-buttons">
        <button type="button" disabled={at === 0} onClick={() => send({ type: 'back' })}>
          {words.back}
        </button>
        <button type="button" disabled={at === moments.length - 1} onClick={() => send({ type: 'forward' })}>
          {words.forward}
        </button>
        <button type="button" onClick={() => send({ type: playing ? 'pause' : 'play' })}>
          {playing ? words.pause : words.play}
        </button>
        <button type="button" disabled={at === 0} onClick={() => send({ type: 'restart' })}>
          {words.restart}
        </button>
      </div>
      <ol class="stepper-dots">
        {moments.map((_, i) => (
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
    </div>
  );
}
