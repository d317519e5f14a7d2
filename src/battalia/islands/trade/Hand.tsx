import type { JSX } from 'preact';
import { tradeWords } from '../../../i18n/battalia-trade.ts';
import { TRADE_CARDS } from '../../engine/index.ts';
import { MOST_CARDS } from '../../simulators/trade.ts';
import { nameOf } from '../../telling/names.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { Panel } from '../desk/Panel.tsx';
import type { TradeParts } from './parts.ts';

/** Cards in hand that trade knows; those that came this turn are said. */
export function Hand({ language, plan, send }: TradeParts): JSX.Element {
  const words = tradeWords(language);
  return (
    <Panel heading={words.hand}>
      <p class="desk-soft">{words.handNote}</p>
      <div class="trade-hand">
        {TRADE_CARDS.map((card) => (
          <div key={card}>
            <NumberField
              language={language}
              label={nameOf(language, 'cards', card)}
              value={plan.hand[card]}
              least={0}
              most={Math.max(MOST_CARDS, plan.hand[card])}
              onChange={(count) => send({ type: 'hold', card, count })}
            />
            {plan.received[card] > 0 && (
              <p class="desk-soft trade-received">↩ {words.received(plan.received[card])}</p>
            )}
          </div>
        ))}
      </div>
    </Panel>
  );
}
