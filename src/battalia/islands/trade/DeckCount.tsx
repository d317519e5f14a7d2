import type { JSX } from 'preact';
import { tradeWords } from '../../../i18n/battalia-trade.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { CARDS_NEEDED, STATUSES } from '../../engine/index.ts';
import { MOST_DECK } from '../../simulators/trade.ts';
import { nameOf } from '../../telling/names.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { Panel } from '../desk/Panel.tsx';
import type { TradeParts } from './parts.ts';

/** What the deck counts after these trades, and how far that is from Queen, King and veterans. */
export function DeckCount({ language, plan, send }: TradeParts): JSX.Element {
  const words = tradeWords(language);
  return (
    <Panel heading={words.deck}>
      <NumberField
        language={language}
        label={words.deckLabel}
        value={plan.deck}
        least={0}
        most={Math.max(MOST_DECK, plan.deck)}
        onChange={(deck) => send({ type: 'enter', fields: { deck } })}
      />
      <ul aria-live="polite" class="trade-count">
        {STATUSES.map((status) => {
          const name = status === 'veteran' ? words.veterans : nameOf(language, 'ranks', status);
          const margin = plan.deck - CARDS_NEEDED[status];
          return (
            <li key={status}>
              {margin >= 0
                ? words.enough(name, CARDS_NEEDED[status], margin)
                : words.tooFew(name, CARDS_NEEDED[status], -margin)}
            </li>
          );
        })}
      </ul>
      <p class="desk-soft">
        {words.deckNote} <RuleLink language={language} rule="battalia.growth.ledger" />
      </p>
    </Panel>
  );
}
