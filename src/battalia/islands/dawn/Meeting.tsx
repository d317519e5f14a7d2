import type { JSX } from 'preact';
import { dawnWords } from '../../../i18n/battalia-dawn.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { daysLater } from '../../engine/index.ts';
import { meetings } from '../../odds/index.ts';
import { chanceText, type DawnParts } from './parts.ts';

/** How likely he has stood on one of the ticked squares by each day. */
export function Meeting({ language, plan, send }: DawnParts): JSX.Element {
  const words = dawnWords(language);
  const { wished, map, bilkarr, calendar, options, days } = plan;
  const chances = meetings({ map, bilkarr, today: calendar }, new Set(wished), days, options);
  return (
    <section class="desk-panel">
      <h2>{words.meeting}</h2>
      <p>
        {words.meetingWhy} <RuleLink language={language} rule="battalia.potion.buy" />
      </p>
      {wished.length === 0 ? (
        <p class="desk-soft">{words.meetingNone}</p>
      ) : (
        <>
          <p>
            {words.meetingOn(wished.join(', '))} {bilkarr && wished.includes(bilkarr.at) && words.hereNow}
          </p>
          <div class="desk-table">
            <table>
              <thead>
                <tr>
                  <th scope="col">{words.until}</th>
                  <th scope="col">{words.met}</th>
                </tr>
              </thead>
              <tbody>
                {chances.map((chance, i) => {
                  const { week, day } = daysLater(calendar, i + 1, options);
                  return (
                    <tr key={i}>
                      <th scope="row">{words.calendar(week, day)}</th>
                      <td>{chanceText(language, chance)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
          <div class="desk-buttons no-print">
            <button type="button" class="button" onClick={() => send({ type: 'unwish' })}>
              {words.untick}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
