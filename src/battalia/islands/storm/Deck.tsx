import type { JSX } from 'preact';
import { anySeed } from '../../../islands/chance.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { isThrough } from '../../engine/index.ts';
import { asNumber, asText, nextEffects } from '../../odds/index.ts';
import { Choice } from '../desk/Choice.tsx';
import { Pile } from './Pile.tsx';
import { percent } from './percent.ts';
import type { StageProps } from './stage.tsx';

/** The open pile to read, and what may come next. */
export function Deck({ canChange, ...props }: StageProps & { canChange: boolean }): JSX.Element {
  const { language, words, plan, send } = props;
  const { storm } = plan.table;
  const { effects, each } = nextEffects(storm);
  const [fraction, rate] = [asText(each), percent(language, asNumber(each))];
  return (
    <section class="desk-panel">
      <h2>{words.deck}</h2>
      {canChange && (
        <div class="no-print">
          <Choice
            legend={words.where}
            values={['table', 'here'] as const}
            chosen={plan.here ? 'here' : 'table'}
            name={(place) => words.places[place]}
            onChoose={(place) => send({ type: 'deck', seed: place === 'here' ? anySeed() : null })}
          />
        </div>
      )}
      {canChange && plan.here && (
        <p>
          <button
            type="button"
            class="button no-print"
            onClick={() => send({ type: 'deck', seed: anySeed() })}
          >
            {words.reshuffle}
          </button>
        </p>
      )}
      <p role="status">
        {isThrough(storm) ? words.nextShuffled(fraction, rate) : words.next(effects.length, fraction, rate)}{' '}
        <RuleLink language={language} rule="battalia.storm.reshuffle" />
      </p>
      <Pile {...props} byHand={canChange && plan.here === null} />
    </section>
  );
}
