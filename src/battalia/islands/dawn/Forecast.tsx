import type { JSX } from 'preact';
import { dawnWords } from '../../../i18n/battalia-dawn.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { gatesOn, isDark, type Square } from '../../engine/index.ts';
import { type ForecastDay, type Fraction, fateOf } from '../../odds/index.ts';
import { FEWEST_DAYS, MOST_DAYS } from '../../simulators/dawn.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { byChance, chanceText, type DawnParts } from './parts.ts';

/** So many squares stand in the table, enough for every gate; the others open on a press. */
const SHOWN = 6;

interface Props extends DawnParts {
  days: readonly ForecastDay[];
}

/** Where he may stand on each of the next days. */
export function Forecast({ language, plan, send, days }: Props): JSX.Element {
  const words = dawnWords(language);
  return (
    <section class="desk-panel">
      <h2>{words.forecast}</h2>
      <NumberField
        language={language}
        label={words.daysAhead}
        value={plan.days}
        least={FEWEST_DAYS}
        most={MOST_DAYS}
        onChange={(n) => send({ type: 'days', days: n })}
      />
      {days.length === 0 ? (
        <p>{words.noGates}</p>
      ) : (
        <div class="desk-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col">{words.where}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ calendar, squares }, i) => (
                <tr key={i}>
                  <th scope="row">{words.calendar(calendar.week, calendar.day)}</th>
                  <td>
                    <Places language={language} squares={squares} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p class="desk-soft">
        {words.exact} <RuleLink language={language} rule="battalia.npc.reroll" />
      </p>
    </section>
  );
}

function Places({
  language,
  squares,
}: Pick<DawnParts, 'language'> & { squares: ReadonlyMap<Square, Fraction> }): JSX.Element {
  const words = dawnWords(language);
  if (squares.size === 0) return <>{words.notThere}</>;
  const [sure] = squares.size === 1 ? [...squares.keys()] : [];
  if (sure !== undefined)
    return (
      <>
        <strong>{sure}</strong> {words.certain}
      </>
    );
  const sorted = byChance(squares);
  const say = ([square, chance]: [Square, Fraction]): JSX.Element => (
    <li key={square}>
      <strong>{square}</strong> {chanceText(language, chance)}
    </li>
  );
  const [first, rest] = [sorted.slice(0, SHOWN), sorted.slice(SHOWN)];
  return (
    <>
      <ul class="dawn-places">{first.map(say)}</ul>
      {rest.length > 0 && (
        <details>
          <summary>{words.others(rest.length)}</summary>
          <ul class="dawn-places">{rest.map(say)}</ul>
        </details>
      )}
    </>
  );
}

/** Whether he ever meets a corner from each gate. */
export function Fates({ language, plan }: DawnParts): JSX.Element {
  const words = dawnWords(language);
  const gates = gatesOn(plan.map);
  return (
    <section class="desk-panel">
      <h2>{words.fates}</h2>
      {gates.length === 0 ? (
        <p>{words.noGates}</p>
      ) : (
        <ul class="dawn-fates">
          {gates.map(([gate, at]) => {
            const fate = fateOf(plan.map, { at, heading: null }, plan.options);
            return (
              <li key={gate}>
                <strong>
                  {words.gate(gate)}, {at}
                </strong>{' '}
                ({isDark(at) ? words.dark : words.light}):{' '}
                {fate.fate === 'loop'
                  ? words.fateLoop(fate.days)
                  : `${words.fateCorner(fate.days)}, ${words.fateStep(fate.step)}`}
                .
              </li>
            );
          })}
        </ul>
      )}
      <p class="desk-soft">
        {words.colours} <RuleLink language={language} rule="battalia.bilkarr.corner" />
      </p>
    </section>
  );
}
