import type { ComponentChildren, JSX } from 'preact';
import type { OddsWords } from '../../../i18n/odds.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import { ratio, type Share } from '../../odds/index.ts';
import { decimal, exact, fraction, percent } from './numbers.ts';

export interface Row {
  key: string;
  what: ComponentChildren;
  /** Missing: a heading for the rows below it. */
  share?: Share;
  /** Belongs to the row before it. */
  below?: boolean;
  /** The rule behind this very row. */
  rule?: string;
}

interface Props {
  language: Language;
  words: OddsWords;
  title: string;
  /** What the first column names. */
  what: string;
  rows: readonly Row[];
  rule?: string;
  /** Amounts instead of chances. */
  amounts?: boolean;
}

/** Chances as a table: what, exactly how likely, and roughly how likely. */
export function ShareTable({ language, words, title, what, rows, rule, amounts }: Props): JSX.Element | null {
  if (rows.length === 0) return null;
  return (
    <table class="odds-table">
      <caption>
        {title} {rule && <RuleLink language={language} rule={rule} />}
      </caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" colSpan={2}>
            {amounts ? words.average : words.chance}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} class={row.below ? 'odds-below' : undefined}>
            <th scope={row.share ? 'row' : 'colgroup'} colSpan={row.share ? 1 : 3}>
              {row.what} {row.rule && <RuleLink language={language} rule={row.rule} />}
            </th>
            {row.share && <Cells {...{ language, words, amounts }} share={row.share} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  language: Language;
  words: OddsWords;
  share: Share;
  amounts?: boolean | undefined;
}

/** The fraction, the rounded number, and a bar for the eye. */
function Cells({ language, words, share, amounts }: CellProps): JSX.Element {
  return (
    <>
      <td class="odds-exact">{amounts ? exact(share) : fraction(words, share)}</td>
      <td class="odds-rough">
        {amounts ? decimal(language, share) : percent(language, words, share)}
        {!amounts && <span class="odds-bar" style={{ inlineSize: `${100 * ratio(share)}%` }} />}
      </td>
    </>
  );
}
