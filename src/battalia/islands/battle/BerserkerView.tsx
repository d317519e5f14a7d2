import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { BERSERKER_CARDS, bestLine, type HandCard } from '../../engine/index.ts';
import { atLeast, bestLeft, printedLeft, pulledKinds } from '../../odds/index.ts';
import { situationOf } from '../../simulators/battle.ts';
import { cardName } from '../../telling/battle-cards.ts';
import { Chances } from './Chances.tsx';
import { chanceText } from './numbers.ts';
import { OpenPoint } from './OpenPoint.tsx';
import type { Part } from './part.ts';

/** What Berserker leaves of the defender's hand, and what he really pulled. */
export function BerserkerView(part: Part): JSX.Element {
  const { language, words, plan, send } = part;
  const { hand } = plan.defence;
  const count = Math.min(BERSERKER_CARDS, hand.length);
  /** Places in the hand: two cards of a kind are two cards. */
  const [picked, setPicked] = useState<readonly number[]>([]);
  const reckoned = useMemo(() => {
    const situation = situationOf(plan, 'defence');
    return {
      printed: printedLeft(hand),
      best: bestLeft(hand, situation),
      kinds: pulledKinds(hand),
      before: bestLine(hand, situation)?.strength ?? 0,
      attack: bestLine(plan.attack.hand, situationOf(plan, 'attack')),
    };
  }, [plan, hand]);
  const { printed, best, kinds, before, attack } = reckoned;
  const holds = attack && attack.strength + (plan.equalWins ? 1 : 0);
  const pick = (at: number): void =>
    setPicked(picked.includes(at) ? picked.filter((each) => each !== at) : [...picked, at].slice(-count));
  return (
    <>
      <section class="desk-panel">
        <h3>{words.leaves}</h3>
        {holds !== null && (
          <p class="desk-answer">
            {words.holdsNow(holds, before >= holds, chanceText(language, atLeast(best, holds)))}
          </p>
        )}
        <div class="desk-panels">
          <Chances language={language} words={words} caption={words.printedLeft} chances={printed} />
          <Chances language={language} words={words} caption={words.bestLeft} chances={best} />
        </div>
        <ul>
          {kinds.map(({ value, chance }) => (
            <li key={value}>{words.pulledChance(cardName(language, value), chanceText(language, chance))}</li>
          ))}
        </ul>
        <p>
          <RuleLink language={language} rule="battalia.potion.berserker" />
        </p>
      </section>
      <section class="desk-panel">
        <h3>{count === 1 ? words.pulledWhichOne : words.pulledWhich}</h3>
        <div class="battle-buttons">
          {hand.map((card: HandCard, at) => (
            <button
              key={at}
              type="button"
              class="button battle-pick"
              aria-pressed={picked.includes(at)}
              onClick={() => pick(at)}
            >
              {picked.includes(at) && <span aria-hidden="true">✓ </span>}
              {cardName(language, card)}
            </button>
          ))}
        </div>
        <OpenPoint {...part} option="berserkerTo" />
        <div class="battle-actions no-print">
          <button
            type="button"
            class="button main"
            disabled={picked.length !== count}
            onClick={() => send({ type: 'pull', cards: picked.map((at) => hand[at]!) })}
          >
            {words.pullThese}
          </button>
          <button type="button" class="button" onClick={() => send({ type: 'spare' })}>
            {words.spare}
          </button>
          <button type="button" class="button" onClick={() => send({ type: 'rearm' })}>
            {words.rearm}
          </button>
        </div>
      </section>
    </>
  );
}
