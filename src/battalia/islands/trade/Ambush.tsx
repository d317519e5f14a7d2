import type { JSX } from 'preact';
import { tradeWords } from '../../../i18n/battalia-trade.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { MOST_IN_AMBUSH, mayHide } from '../../engine/index.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { Panel } from '../desk/Panel.tsx';
import type { TradeParts } from './parts.ts';

/** A chest put into limbo hides up to three cards; what stardust does is said beside it. */
export function Ambush({ language, plan, send }: TradeParts): JSX.Element {
  const words = tradeWords(language);
  const most = mayHide({ chests: plan.hand.chest, ambush: plan.ambush });
  return (
    <Panel heading={words.chest}>
      <NumberField
        language={language}
        label={words.ambush}
        value={plan.ambush}
        least={0}
        most={MOST_IN_AMBUSH}
        onChange={(ambush) => send({ type: 'enter', fields: { ambush } })}
      />
      {most === 0 && <p>{words.noHiding}</p>}
      {Array.from({ length: most }, (_, i) => (
        <button type="button" class="button" key={i} onClick={() => send({ type: 'hide', cards: i + 1 })}>
          {words.hide(i + 1)}
        </button>
      ))}
      <p class="desk-soft">
        <RuleLink language={language} rule="battalia.chest.three" />
      </p>
      <p class="desk-soft">
        {words.stardustNote} <RuleLink language={language} rule="battalia.stardust.two" />{' '}
        <RuleLink language={language} rule="battalia.stardust.stays" />
      </p>
    </Panel>
  );
}
