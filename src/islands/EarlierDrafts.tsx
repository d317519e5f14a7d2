import type { JSX } from 'preact';
import { draftsWords } from '../i18n/drafts.ts';
import type { Language } from '../site/languages.ts';
import type { Drafting } from './use-draft.ts';

/** What was entered elsewhere and never used: one press brings it back. */
export function EarlierDrafts({
  language,
  others,
}: {
  language: Language;
  others: Drafting<unknown>['others'];
}): JSX.Element | null {
  if (others.length === 0) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <details class="earlier no-print">
      <summary>{draftsWords(language).earlier}</summary>
      <ul class="watch-list">
        {others.map(({ time, open }) => (
          <li key={time}>
            <button type="button" class="button" onClick={open}>
              {when.format(time)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
