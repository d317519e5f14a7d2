import '../board/board.css';
import './stepper.css';
import type { JSX } from 'preact';
import {
  StepperButtons,
  StepperDots,
  type StepperWords,
  stepperKeys,
} from '../../islands/StepperButtons.tsx';
import { stepper } from '../../islands/stepper.ts';
import { useActor } from '../../islands/use-actor.ts';
import { HomeBoard } from '../board/HomeBoard.tsx';
import type { BoardView } from '../board/view.ts';

interface Moment {
  view: BoardView;
  text: string;
  /** What we add to it, and what the owner of the board has. */
  note?: string;
  goods?: string;
  /** The paragraph that says so. */
  rule: { id: string; href: string; lang?: string };
}

interface Props {
  moments: Moment[];
  words: StepperWords & { because: string; supply: string };
}

/** A worked example, step by step: what happened, on the board, and which rule says so. */
export default function ExampleStepper({ moments, words }: Props): JSX.Element {
  const count = moments.length;
  const [snapshot, send] = useActor(stepper, { input: { count } });
  const { at } = snapshot.context;
  const playing = snapshot.matches('playing');
  const moment = moments[at];
  if (!moment) return <p />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; every step has its button
    <div class="stepper" onKeyDown={stepperKeys(count, send)}>
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
      <StepperButtons words={words} at={at} count={count} playing={playing} send={send} />
      <StepperDots words={words} at={at} count={count} send={send} />
    </div>
  );
}
