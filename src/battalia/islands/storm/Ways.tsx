import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { checkJump, journeyPayments, journeyPrice } from '../../engine/index.ts';
import { journeyOf, jumpOf, tableOf } from '../../simulators/storm.ts';
import { Refused } from '../desk/Refused.tsx';
import { Price } from './Price.tsx';
import { cardsText, type StageProps } from './stage.tsx';

/** Every cheapest way to pay, and why the rest is not enough. */
export function Ways({ language, words, plan, send }: StageProps): JSX.Element {
  const price = journeyPrice(journeyOf(plan));
  const { ways, noWays } = journeyPayments(price, plan.hand, plan.free);
  const may = checkJump(tableOf(plan), jumpOf(plan), plan.jumped);
  return (
    <section class="desk-panel">
      <Price language={language} words={words} price={price} />
      {!may.ok ? (
        <p class="desk-trouble" role="status">
          <Refused language={language} refusal={may.error} />
        </p>
      ) : (
        <>
          <p class="desk-answer" role="status">
            {ways.length > 0 ? words.ways(ways.length) : words.noWay}
          </p>
          <ul class="storm-ways">
            {ways.map(({ cards, left }) => (
              <li key={cardsText(words, cards)}>
                <button type="button" class="button main" onClick={() => send({ type: 'jump', cards })}>
                  {words.payAndJump(cardsText(words, cards))}
                </button>
                <span>{words.left(left)}</span>
                {left > 0 && <RuleLink language={language} rule="battalia.gates.stepsStay" />}
              </li>
            ))}
          </ul>
          {ways.length > 0 && (
            <p class="desk-soft">
              {words.waysNote} <RuleLink language={language} rule="battalia.gates.stardust" />
            </p>
          )}
          {noWays.length > 0 && (
            <details open={ways.length === 0}>
              <summary>{words.notEnough}</summary>
              <ul>
                {noWays.map(({ cards, why }) => (
                  <li key={cardsText(words, cards)}>
                    {words.onlyCards(cardsText(words, cards))} <Refused language={language} refusal={why} />
                  </li>
                ))}
              </ul>
            </details>
          )}
          <p>
            <button type="button" class="button no-print" onClick={() => send({ type: 'jump', cards: null })}>
              {words.jumpUnpaid}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
