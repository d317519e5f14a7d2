import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { DEFAULT_OPTIONS } from '../../engine/index.ts';
import { Readings } from '../desk/Readings.tsx';
import type { MetamorphaParts } from './parts.ts';

const NAMES = ['swapAttracts', 'discoverAttracts'] as const;

/** What the rulebook does not say of her, as switches. */
export function OpenPoints({ language, plan, send }: MetamorphaParts): JSX.Element {
  return (
    <section class="desk-panel">
      <Readings
        language={language}
        names={NAMES}
        options={{ ...DEFAULT_OPTIONS, ...plan.options }}
        onChange={({ swapAttracts, discoverAttracts }) =>
          send({ type: 'enter', fields: { options: { swapAttracts, discoverAttracts } } })
        }
      />
      <p class="desk-soft">
        <RuleLink language={language} rule="battalia.metamorpha.replaced" />
      </p>
    </section>
  );
}
