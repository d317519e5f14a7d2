import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type StepTaken, type Verdict, winner } from '../../engine/index.ts';
import { type Parts, sideName } from './parts.ts';

/** Points and the eight steps of a tie, one below the other. */
export function Steps(props: Parts): JSX.Element {
  const { language, words, plan } = props;
  const verdict = winner(plan.agreed, plan.realms);
  const sides = verdict.standings.map(({ team }) => sideName(props, team));
  return (
    <section class="desk-panel">
      <h2>{words.steps}</h2>
      <p>
        {words.stepsHint} <RuleLink language={language} rule="battalia.score.ties" />{' '}
        <RuleLink language={language} rule="battalia.score.teamTies" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys, too */}
      <div class="desk-table" tabIndex={0} role="region" aria-label={words.steps}>
        <table class="score-steps">
          <thead>
            <tr>
              <th scope="col">{words.step}</th>
              {sides.map((side, i) => (
                <th key={i} scope="col">
                  {side}
                </th>
              ))}
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {verdict.steps.map((step, place) => (
              <Step key={step.step} {...props} {...{ verdict, step, place, sides }} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface StepProps extends Parts {
  verdict: Verdict;
  step: StepTaken;
  /** 0: the points; from 1 on the steps of a tie. */
  place: number;
  sides: readonly string[];
}

function Step({ words, verdict, step, place, sides }: StepProps): JSX.Element {
  const needed = step.among.length > 1;
  const decides = step.step === verdict.decidedBy;
  const said = (): string => {
    if (!needed) return words.notNeeded;
    if (step.ahead.length === step.among.length) return words.stillLevel;
    return step.ahead.map((side) => sides[side]!).join(', ');
  };
  return (
    <tr class={decides ? 'decides' : needed ? '' : 'idle'}>
      <th scope="row">
        {place > 0 && `${place}. `}
        {words.stepNames[step.step]}
      </th>
      {step.values.map((value, side) => (
        <td key={side} class={`number ${needed && !step.among.includes(side) ? 'out' : ''}`}>
          {value}
          {needed && step.ahead.includes(side) && step.ahead.length < step.among.length && (
            <span class="score-ahead">
              <span aria-hidden="true"> ▲</span>
              <span class="hidden-visually"> {words.ahead}</span>
            </span>
          )}
        </td>
      ))}
      <td>{decides ? <b>{said()}</b> : said()}</td>
    </tr>
  );
}
