import type { JSX } from 'preact';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import { type Evening, realmsOf, winner } from '../../engine/index.ts';
import type { Names } from '../../telling/events.ts';

/** Who has won, with every number's parts. */
export function Winner({
  language,
  words,
  names,
  evening,
}: {
  language: Language;
  words: EveningWords;
  names: Names;
  evening: Evening;
}): JSX.Element {
  const { agreed } = evening.table;
  const { standings, winners } = winner(agreed, realmsOf(evening.table));
  const nameOf = (side: number): string => names.side(standings[side]!.team);
  return (
    <>
      <p class="desk-answer">
        {winners.length > 1
          ? words.tie(winners.map(nameOf).join(', '))
          : words.winner(nameOf(winners[0] ?? 0))}{' '}
        <RuleLink language={language} rule="battalia.score.ties" />
      </p>
      <div class="desk-table">
        <table>
          <tbody>
            {standings.map(({ team, parts, sum, factor, points, rule }) => (
              <tr key={team.join()}>
                <th scope="row">{names.side(team)}</th>
                <td>
                  {parts
                    .map((part) => `${names.player(part.seat)} ${part.cities} + ${part.buildings}`)
                    .join(', ')}
                  {factor === 1.5 && ` = ${sum} × 1.5`}
                </td>
                <td class="number">
                  <strong>{words.realm.points(points)}</strong>
                </td>
                <td>
                  <RuleLink language={language} rule={rule} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
