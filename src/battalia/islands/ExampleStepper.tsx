import './examples/examples.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import {
  StepperButtons,
  StepperDots,
  type StepperWords,
  stepperKeys,
} from '../../islands/StepperButtons.tsx';
import { stepper } from '../../islands/stepper.ts';
import { useActor } from '../../islands/use-actor.ts';
import { Step, type StepView, type StepWords } from './examples/Step.tsx';

interface Props {
  steps: readonly StepView[];
  words: StepperWords & StepWords;
}

/** A worked example: all its steps one below the other, and one at a time as soon as scripts run. */
export default function ExampleStepper({ steps, words }: Props): JSX.Element {
  const count = steps.length;
  const [snapshot, send] = useActor(stepper, { input: { count } });
  const [live, setLive] = useState(false);
  const [moved, setMoved] = useState(false);
  useEffect(() => setLive(true), []);
  const { at } = snapshot.context;
  const go: typeof send = (event) => {
    setMoved(true);
    send(event);
  };
  const here = steps[at];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; every step has its button
    <div class={live ? 'example live' : 'example'} onKeyDown={stepperKeys(count, go)}>
      <div class="example-controls">
        <StepperButtons words={words} at={at} count={count} playing={snapshot.matches('playing')} send={go} />
        <StepperDots words={words} at={at} count={count} send={go} />
      </div>
      <ol class="example-steps">
        {steps.map((step, i) => (
          <li key={i} hidden={live && i !== at}>
            <Step step={step} words={words} />
          </li>
        ))}
      </ol>
      <p class="hidden-visually" role="status">
        {moved && here ? `${here.heading}. ${here.text}` : ''}
      </p>
    </div>
  );
}
