import type { JSX } from 'preact';
import { metamorphaWords } from '../../../i18n/battalia-metamorpha.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { ABILITIES, TERRAINS } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import type { MetamorphaParts } from './parts.ts';

const DRAWN = [0, 1, 2] as const;

/** The ability that has been paid for, and what must be known of it. */
export function Ability({ language, plan, send }: MetamorphaParts): JSX.Element | null {
  const words = metamorphaWords(language);
  if (!plan.pending) return null;
  const { terrain } = plan.pending;
  return (
    <>
      <p>
        {words.does[terrain]} <RuleLink language={language} rule={ABILITIES[terrain].rule} />
      </p>
      <div class="metamorpha-buttons">
        {terrain === 'forest' &&
          TERRAINS.map((to) => (
            <button type="button" class="button" key={to} onClick={() => send({ type: 'done', terrain: to })}>
              {to === 'forest' ? words.stayed : nameOf(language, 'terrains', to)}
            </button>
          ))}
        {terrain === 'forest' && (
          <button type="button" class="button" onClick={() => send({ type: 'done', terrain: null })}>
            {words.elsewhere}
          </button>
        )}
        {terrain === 'jungle' &&
          DRAWN.map((drawn) => (
            <button type="button" class="button" key={drawn} onClick={() => send({ type: 'done', drawn })}>
              {words.drew(drawn)}
            </button>
          ))}
        {terrain !== 'forest' && terrain !== 'jungle' && (
          <button type="button" class="button main" onClick={() => send({ type: 'done' })}>
            {words.done}
          </button>
        )}
      </div>
    </>
  );
}
