import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { weekWords } from '../../../i18n/battalia-week.ts';
import type { Language } from '../../../site/languages.ts';
import type { Margin, StatusVerdict } from '../../engine/index.ts';

/** Never by colour alone: a sign before each verdict. */
const SIGNS: Readonly<Record<StatusVerdict, string>> = {
  gained: '+',
  regained: '+',
  kept: '✓',
  lost: '−',
  missed: '–',
  tooLate: '–',
  gone: '×',
};
const GOOD: readonly StatusVerdict[] = ['gained', 'regained', 'kept'];
/** Where the cards decide nothing any more, their margin says nothing. */
const CLOSED: readonly StatusVerdict[] = ['tooLate', 'gone'];

/** There are cards enough, and only our reading says that they are of no use. */
const isOpen = ({ status, verdict, margin }: Margin): boolean =>
  margin >= 0 && (verdict === 'tooLate' || (verdict === 'gone' && status === 'veteran'));

export function MarginLine({ language, margin }: { language: Language; margin: Margin }): JSX.Element {
  const words = weekWords(language);
  const { status, verdict } = margin;
  const told = (status === 'veteran' ? words.veteranVerdicts : words.verdicts)[verdict];
  return (
    <li class={GOOD.includes(verdict) ? 'week-good' : verdict === 'lost' ? 'week-bad' : ''}>
      <span class="week-sign" aria-hidden="true">
        {SIGNS[verdict]}
      </span>
      <span>
        <b>{words.statuses[status]}</b> {told}
        {!CLOSED.includes(verdict) && <>: {words.margin(margin.margin, margin.needed)}</>}
        {isOpen(margin) && <span class="desk-soft"> ({deskWords(language).openPoint})</span>}
      </span>
    </li>
  );
}
