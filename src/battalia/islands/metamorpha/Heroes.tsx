import type { JSX } from 'preact';
import { metamorphaWords } from '../../../i18n/battalia-metamorpha.ts';
import { HEROES } from '../../engine/index.ts';
import { MOST_HAND } from '../../simulators/metamorpha.ts';
import { Check } from '../desk/Check.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { Panel } from '../desk/Panel.tsx';
import { Ground } from './Ground.tsx';
import type { MetamorphaParts } from './parts.ts';

/** Where the heroes stand, and what is in the hand. */
export function Heroes({ language, plan, send }: MetamorphaParts): JSX.Element {
  const words = metamorphaWords(language);
  return (
    <Panel heading={words.heroes}>
      {HEROES.map((hero) => (
        <Ground
          key={hero}
          language={language}
          legend={words.hero(hero)}
          none={words.elsewhere}
          terrain={plan.heroes[hero]}
          onChoose={(terrain) => send({ type: 'stand', hero, terrain })}
        />
      ))}
      <NumberField
        language={language}
        label={words.hand}
        value={plan.hand}
        least={0}
        most={Math.max(MOST_HAND, plan.hand)}
        onChange={(hand) => send({ type: 'enter', fields: { hand } })}
      />
      <Check checked={plan.amidLine} onChange={(amidLine) => send({ type: 'enter', fields: { amidLine } })}>
        {words.amidLine}
      </Check>
    </Panel>
  );
}
