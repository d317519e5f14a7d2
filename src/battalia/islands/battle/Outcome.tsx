import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type BattleEvent, frostHand } from '../../engine/index.ts';
import { type BattlePlan, outcomeOf } from '../../simulators/battle.ts';
import { cardName } from '../../telling/battle-cards.ts';
import { battleEventText } from '../../telling/battle-events.ts';
import type { Part } from './part.ts';
import { StrengthTable } from './StrengthTable.tsx';

const frozen = (plan: BattlePlan): BattleEvent[] =>
  [plan.attack, plan.defence].flatMap((side) => {
    const frost = side.frozen ? frostHand(side.line, plan.options) : null;
    return frost?.ok ? [...frost.value.events] : [];
  });

/** Who has won, and what follows. */
export function Outcome(part: Part): JSX.Element {
  const { language, words, plan, send } = part;
  const { attack, defence, won, events } = outcomeOf(plan);
  return (
    <>
      <section class="desk-panel">
        <h3>{won ? words.won : words.lost}</h3>
        {attack.total === defence.total && <p>{words.level0(plan.equalWins)}</p>}
        {plan.pulled.length > 0 && (
          <p>{words.pulled(plan.pulled.map((card) => cardName(language, card)).join(', '))}</p>
        )}
        <ul>
          {[...frozen(plan), ...events].map((event, i) => (
            <li key={i}>
              {battleEventText(language, event)} <RuleLink language={language} rule={event.rule} />
            </li>
          ))}
        </ul>
        {plan.target.kind === 'city' && won && plan.target.level > 4 && <p>{words.limitNote}</p>}
        <p class="desk-soft">{words.baseGameLoss}</p>
      </section>
      <div class="desk-panels">
        <section class="desk-panel" aria-label={words.sides.attack}>
          <StrengthTable language={language} words={words} strength={attack} caption={words.sides.attack} />
        </section>
        <section class="desk-panel" aria-label={words.sides.defence}>
          <StrengthTable language={language} words={words} strength={defence} caption={words.sides.defence} />
        </section>
      </div>
      <div class="battle-actions no-print">
        <button type="button" class="button" onClick={() => send({ type: 'reopen' })}>
          {words.reopen}
        </button>
        <button type="button" class="button" onClick={() => send({ type: 'rearm' })}>
          {words.rearm}
        </button>
      </div>
    </>
  );
}
