import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { DRAFT_ROUNDS, MANNERS, pickOrder } from '../../engine/index.ts';
import { asText, type Fraction, reachChance } from '../../odds/index.ts';
import { type DraftPlan, factionsOf } from '../../simulators/draft.ts';
import { Choice } from '../desk/Choice.tsx';
import { FactionName } from '../parts/FactionName.tsx';
import { Percent } from './Percent.tsx';
import type { Parts } from './parts.ts';

interface Cell {
  /** How many pick before. */
  before: number;
  chance: Fraction;
}

/** For each seat, round by round, before anything is dealt. */
function tableOf(plan: DraftPlan): Cell[][] {
  const factions = factionsOf(plan);
  return plan.seats.map((mine, seat) =>
    DRAFT_ROUNDS.map(({ rank }, round) => {
      const order = pickOrder(round, plan.seats.length);
      const before = order.slice(0, order.indexOf(seat)).map((each) => plan.seats[each]!);
      const coming = { factions, copies: plan.copies?.[rank] ?? null, dealt: plan.seats.length };
      return { before: before.length, chance: reachChance(coming, before, mine, plan.manner) };
    }),
  );
}

/** Whether fewer cards of a rank are there than are dealt. */
const tooFew = ({ copies, seats, extra }: DraftPlan): boolean =>
  copies !== null &&
  Object.values(copies).some((count) => count * factionsOf({ seats, extra }).length < seats.length);

interface Props extends Parts {
  onChange(plan: DraftPlan): void;
}

export function Chances({ language, words, plan, names, onChange }: Props): JSX.Element | null {
  const { seats, extra, copies, manner } = plan;
  const rows = useMemo(
    () => (tooFew(plan) ? null : tableOf(plan)),
    [...seats, extra, manner, copies?.friman, copies?.chief, copies?.priest],
  );
  if (!rows) return null;
  return (
    <section class="desk-panel">
      <h2>{words.chances}</h2>
      <p>
        {words.chancesHint} <RuleLink language={language} rule="battalia.draft.order" />
      </p>
      <Choice
        legend={words.manner}
        values={MANNERS}
        chosen={manner}
        name={(each) => words.manners[each]}
        onChoose={(chosen) => onChange({ ...plan, manner: chosen })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys, too */}
      <div class="desk-table" tabIndex={0} role="region" aria-label={words.chances}>
        <table class="draft-chances">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {DRAFT_ROUNDS.map(({ rank }, round) => (
                <th key={round} scope="col">
                  {words.round(round + 1)}
                  <br />
                  <span class="desk-soft">{words.rank[rank]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, seat) => (
              <tr key={seat}>
                <th scope="row">
                  {names[seat]}
                  <br />
                  <FactionName language={language} faction={seats[seat]!} />
                </th>
                {cells.map(({ before, chance }, round) => (
                  <td key={round} class="number">
                    <Percent words={words} chance={chance} />
                    <br />
                    <span class="desk-soft">
                      {asText(chance).length < 12 && `${asText(chance)}, `}
                      {words.picksAs(before + 1)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
