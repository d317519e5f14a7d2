import type { JSX } from 'preact';
import { draftsWords } from '../i18n/drafts.ts';
import type { Language } from '../site/languages.ts';
import { download } from './download.ts';

/** What was entered here once and cannot be read any more: it is not used, and can be fetched as it is. */
export function UnreadDrafts({
  language,
  unread,
}: {
  language: Language;
  unread: readonly string[];
}): JSX.Element | null {
  if (unread.length === 0) return null;
  const words = draftsWords(language);
  return (
    <p class="earlier no-print">
      {words.unread}{' '}
      <button
        type="button"
        class="button"
        onClick={() => download(words.file, JSON.stringify(unread, null, 1))}
      >
        {words.fetch}
      </button>
    </p>
  );
}
