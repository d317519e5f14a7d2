import type { JSX } from 'preact';
import { PAYING_CARDS } from '../../engine/index.ts';
import { MOST_IN_HAND } from '../../simulators/storm.ts';
import { NumberField } from '../desk/NumberField.tsx';
import type { StageProps } from './stage.tsx';

/** What pays: cards of the hand, and free steps. */
export function Hand({ language, words, plan, send }: StageProps): JSX.Element {
  const { hand, free } = plan;
  return (
    <section class="desk-panel">
      <h2>{words.hand}</h2>
      <div class="storm-row">
        {PAYING_CARDS.map((kind) => (
          <NumberField
            key={kind}
            language={language}
            label={words[kind]}
            value={hand[kind]}
            least={0}
            most={MOST_IN_HAND}
            onChange={(count) => send({ type: 'enter', entry: { hand: { ...hand, [kind]: count } } })}
          />
        ))}
        <NumberField
          language={language}
          label={words.free}
          value={free}
          least={0}
          most={MOST_IN_HAND}
          onChange={(count) => send({ type: 'enter', entry: { free: count } })}
        />
      </div>
      <p class="desk-soft">{words.freeNote}</p>
    </section>
  );
}
