import type { JSX } from 'preact';
import { isDefended, outcomeOf } from '../../simulators/battle.ts';
import { cardName } from '../../telling/battle-cards.ts';
import { LineSide } from './LineSide.tsx';
import type { Part } from './part.ts';
import { StepButton } from './StepButton.tsx';
import { StrengthTable } from './StrengthTable.tsx';

/** Both lines on the table. */
export function Lines(part: Part): JSX.Element {
  const { language, words, plan, send } = part;
  const { attack, defence } = outcomeOf(plan);
  const lead = attack.total - defence.total;
  return (
    <>
      {plan.pulled.length > 0 && (
        <p>{words.pulled(plan.pulled.map((card) => cardName(language, card)).join(', '))}</p>
      )}
      <div class="desk-panels">
        <LineSide {...part} side="attack" strength={attack} />
        {isDefended(plan) ? (
          <LineSide {...part} side="defence" strength={defence} />
        ) : (
          <section class="desk-panel" aria-label={words.sides.defence}>
            <h3>{words.sides.defence}</h3>
            <p>{words.nobodyPlays}</p>
            <StrengthTable language={language} words={words} strength={defence} caption={words.strength} />
          </section>
        )}
      </div>
      <p class="desk-answer" aria-live="polite">
        {attack.total} : {defence.total}.{' '}
        {lead > 0
          ? words.attackLeads(lead)
          : lead < 0
            ? words.defenceLeads(-lead)
            : words.level0(plan.equalWins)}
      </p>
      <div class="battle-actions no-print">
        <StepButton {...part} step={{ type: 'decide' }} main>
          {words.decide}
        </StepButton>
        <button type="button" class="button" onClick={() => send({ type: 'rearm' })}>
          {words.rearm}
        </button>
      </div>
    </>
  );
}
