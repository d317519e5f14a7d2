import type { JSX } from 'preact';
import type { BattleWords } from '../../../i18n/battalia-battle.ts';
import type { Language } from '../../../site/languages.ts';
import { asNumber, type Chance } from '../../odds/index.ts';
import { chanceText } from './numbers.ts';

/** A distribution as table and bars in one. */
export function Chances({
  language,
  words,
  caption,
  chances,
}: {
  language: Language;
  words: BattleWords;
  caption: string;
  chances: readonly Chance<number>[];
}): JSX.Element {
  return (
    <div class="desk-table">
      <table class="battle-chances">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.strength}</th>
            <th scope="col">{words.chance}</th>
          </tr>
        </thead>
        <tbody>
          {chances.map(({ value, chance }) => (
            <tr key={value}>
              <th scope="row">{value}</th>
              <td>
                <span class="battle-bar" style={{ inlineSize: `${100 * asNumber(chance)}%` }} />
                {chanceText(language, chance)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
