import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { EFFECTS } from '../../engine/index.ts';
import { asNumber, asText, drawnWithin, reachedWithin, same, type Within } from '../../odds/index.ts';
import { MOST_JUMPS } from '../../simulators/storm.ts';
import { Check } from '../desk/Check.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { EffectName } from './EffectName.tsx';
import { percent } from './percent.ts';
import type { StageProps } from './stage.tsx';

/** How likely a wished effect is within some jumps, across the shuffle; with copying shown beside it. */
export function Hoping({ language, words, plan, send }: StageProps): JSX.Element {
  const { wished, jumps, table } = plan;
  const drawn = drawnWithin(table.storm, wished, jumps);
  const reached = reachedWithin(table.storm, wished, jumps);
  const number = ({ chance }: Within): string => `${asText(chance)} (${percent(language, asNumber(chance))})`;
  return (
    <section class="desk-panel">
      <h2>{words.odds}</h2>
      <fieldset class="storm-pile">
        <legend>{words.wished}</legend>
        <ul>
          {EFFECTS.map((effect) => (
            <li key={effect}>
              <Check
                checked={wished.includes(effect)}
                onChange={(yes) =>
                  send({
                    type: 'wish',
                    jumps,
                    wished: EFFECTS.filter((each) => (each === effect ? yes : wished.includes(each))),
                  })
                }
              >
                <EffectName language={language} effect={effect} />
              </Check>
            </li>
          ))}
        </ul>
      </fieldset>
      <NumberField
        language={language}
        label={words.jumps}
        value={jumps}
        least={1}
        most={MOST_JUMPS}
        onChange={(count) => send({ type: 'wish', wished, jumps: count })}
      />
      <div role="status">
        {wished.length === 0 ? (
          <p class="desk-soft">{words.noWish}</p>
        ) : (
          <p class="desk-answer">
            {words.chance(jumps)}: <strong>{number(drawn)}</strong>
            {!same(drawn.chance, reached.chance) && (
              <>
                <br />
                {words.withCopy}: <strong>{number(reached)}</strong>{' '}
                <RuleLink language={language} rule="battalia.storm.effect8" />
              </>
            )}
          </p>
        )}
      </div>
      {wished.length > 0 && (
        <details>
          <summary>{words.how}</summary>
          <ul>
            {drawn.rounds.map(({ cards, wanted, draws, none }, i) => (
              <li key={i}>{words.round(cards, wanted, draws, asText(none))}</li>
            ))}
          </ul>
          <p class="desk-soft">
            {words.rounds} <RuleLink language={language} rule="battalia.storm.reshuffle" />
          </p>
        </details>
      )}
    </section>
  );
}
