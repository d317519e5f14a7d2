import type { JSX } from 'preact';
import { tradeWords } from '../../../i18n/battalia-trade.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  countChange,
  findTrade,
  mayChooseColour,
  type Refusal,
  TRADES,
  type Trade,
  tradeRefusal,
  tradesNow,
} from '../../engine/index.ts';
import { marketOf } from '../../simulators/trade.ts';
import { nameOf } from '../../telling/names.ts';
import { Panel } from '../desk/Panel.tsx';
import { Refused } from '../desk/Refused.tsx';
import type { TradeParts } from './parts.ts';

/** Trades that are not possible, gathered under the reason that each of them has. */
function byReason(plan: TradeParts['plan']): { refusal: Refusal; trades: Trade[] }[] {
  const market = marketOf(plan);
  const groups: { refusal: Refusal; trades: Trade[] }[] = [];
  for (const trade of TRADES) {
    const refusal = tradeRefusal(market, trade.give, trade.get);
    if (!refusal) continue;
    const group = groups.find((each) => each.refusal.code === refusal.code);
    if (group) group.trades.push(trade);
    else groups.push({ refusal, trades: [trade] });
  }
  return groups;
}

/** Every legal trade as a button, the others with their reasons, and what was done this turn. */
export function TradesNow({ language, plan, send }: TradeParts): JSX.Element {
  const words = tradeWords(language);
  const name = (card: string): string => nameOf(language, 'cards', card);
  const legal = tradesNow(marketOf(plan));
  const refused = byReason(plan);
  const note = (trade: Trade): string | null => {
    if (countChange(trade) < 0) return words.fewer;
    if (trade.get === 'chest') return null;
    return mayChooseColour(trade.get, plan.matching) ? words.anyColour : words.topCard;
  };
  return (
    <Panel heading={words.now}>
      {legal.length === 0 && <p>{words.noneNow}</p>}
      <ul class="trade-list">
        {legal.map((trade) => (
          <li key={`${trade.give} ${trade.get}`}>
            <button
              type="button"
              class="button"
              onClick={() => send({ type: 'trade', give: trade.give, get: trade.get })}
            >
              {words.exchange(trade.given, name(trade.give), name(trade.get))}
              {note(trade) && <small>{note(trade)}</small>}
            </button>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <details>
          <summary>{words.notNow}</summary>
          <ul>
            {refused.map(({ refusal, trades }) => (
              <li key={refusal.code}>
                <Refused language={language} refusal={refusal} />
                <br />
                <span class="desk-soft">
                  {trades.map(({ give, get }) => `${name(give)} → ${name(get)}`).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <h3>{words.done}</h3>
      {plan.done.length === 0 ? (
        <p class="desk-soft">{words.nothingDone}</p>
      ) : (
        <>
          <ol class="trade-done">
            {plan.done.map(({ give, get }, i) => (
              <li key={i}>{words.doneLine(findTrade(give, get)!.given, name(give), name(get))}</li>
            ))}
          </ol>
          <button type="button" class="button" onClick={() => send({ type: 'turn' })}>
            {words.nextTurn}
          </button>
        </>
      )}
      <p class="desk-soft">
        <RuleLink language={language} rule="battalia.posts.noReturn" />{' '}
        <RuleLink language={language} rule="battalia.posts.unlimited" />
      </p>
    </Panel>
  );
}
