import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  daysUntil,
  LEDGER,
  LEDGER_ACTIONS,
  LEDGER_GROUPS,
  type LedgerAction,
  type LedgerGroup,
  ledgerOf,
  MOST_PLANNED,
  recount,
  type Seat,
} from '../../engine/index.ts';
import { MOST_FANATICS, nextCount } from '../../simulators/week.ts';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { Goals } from './Goals.tsx';
import type { WeekPart } from './parts.ts';
import { playerName, signed } from './seating.ts';

type OfOne = WeekPart & { seat: Seat };

const actionsOf = (group: LedgerGroup): LedgerAction[] =>
  LEDGER_ACTIONS.filter((action) => LEDGER[action].group === group);

function Group({ language, plan, send, seat, group }: OfOne & { group: LedgerGroup }): JSX.Element {
  const words = weekWords(language);
  const { planned } = plan.players[seat]!;
  const actions = actionsOf(group);
  const times = actions.reduce((sum, action) => sum + (planned[action] ?? 0), 0);
  return (
    <details open={group === 'hire'}>
      <summary>
        {words.groups[group]} <span class="desk-soft">{words.planned(times)}</span>
      </summary>
      <div class="week-fields">
        {actions.map((action) => (
          <NumberField
            key={action}
            language={language}
            label={words.action(words.actions[action], signed(LEDGER[action].change))}
            value={planned[action] ?? 0}
            least={0}
            most={MOST_PLANNED}
            onChange={(count) =>
              send({ type: 'player', seat, change: { planned: { ...planned, [action]: count } } })
            }
          />
        ))}
      </div>
      <p class="desk-soft">
        {[...new Set(actions.map((action) => LEDGER[action].rule))].map((rule) => (
          <span key={rule}>
            <RuleLink language={language} rule={rule} />{' '}
          </span>
        ))}
      </p>
    </details>
  );
}

/** The deck as it is, line by line to what it will be. */
function Sum({ language, plan, send, seat }: OfOne): JSX.Element {
  const words = weekWords(language);
  const { cards, planned } = plan.players[seat]!;
  const lines = ledgerOf(planned).map(({ action, times, change }) =>
    words.ledgerLine(signed(change), words.actions[action], times),
  );
  return (
    <>
      <p class="desk-answer" aria-live="polite">
        {words.ledgerSum(cards, lines.join(''), recount(cards, planned))}
      </p>
      <p class="no-print">
        <button
          type="button"
          class="button"
          onClick={() => send({ type: 'player', seat, change: { planned: {} } })}
        >
          {words.clearPlan}
        </button>
      </p>
    </>
  );
}

/** What is planned for one deck, and what is still missing. */
export function Growth(part: WeekPart): JSX.Element {
  const { language, plan, send } = part;
  const words = weekWords(language);
  const [chosen, choose] = useState<Seat>(0);
  const seat = Math.min(chosen, plan.players.length - 1);
  const k = nextCount(plan);
  const { calendar, agreed } = plan;
  const days = daysUntil(k, calendar, agreed.options);
  return (
    <section class="desk-panel">
      <h2>{words.growth}</h2>
      <p>{words.timeLeft(k, k - calendar.week + 1, days)}</p>
      <Choice<Seat>
        legend={words.growthFor}
        values={plan.players.map((_, each) => each)}
        chosen={seat}
        name={(each) => playerName(language, plan, each)}
        onChoose={(each) => choose(each)}
      />
      <Sum {...part} seat={seat} />
      <Goals {...part} seat={seat} />
      <details class="week-plan no-print">
        <summary>{words.ledger}</summary>
        {LEDGER_GROUPS.map((group) => (
          <Group key={group} {...part} seat={seat} group={group} />
        ))}
        {agreed.fanatics && (
          <NumberField
            language={language}
            label={words.fanaticsLeft}
            value={plan.fanatics}
            least={0}
            most={MOST_FANATICS}
            onChange={(fanatics) => send({ type: 'fanatics', fanatics })}
          />
        )}
        <p class="desk-soft">
          {words.growthHow} <RuleLink language={language} rule="battalia.growth.ledger" />
        </p>
      </details>
    </section>
  );
}
