import type { JSX } from 'preact';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import type { Keeping } from '../../../../islands/games/use-keeping.ts';
import type { Caverna } from '../../../table/rules.ts';
import type { Session } from '../../../table/types.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';

/** Said at the table: the browser keeps nothing, or the same game is open elsewhere. */
export function KeptNotes({
  keeping,
  onFetched,
}: {
  keeping: Keeping<Caverna>;
  onFetched(session: Session): void;
}): JSX.Element {
  const { language } = useReader();
  const words = dialogWords(language);
  const { fleeting, others, unseen } = keeping;
  const fetchThem = async (): Promise<void> => {
    const session = await keeping.fetchUnseen();
    if (session) onFetched(session);
  };
  return (
    <div class="kept-notes" role="status">
      {fleeting && (
        <p class="notice">
          <Sign name="warning" /> {words.inAddress}
        </p>
      )}
      {(others > 0 || unseen) && (
        <p class="notice-quiet">
          {others > 0 && words.otherTab}{' '}
          {unseen && (
            <button type="button" class="plain-button" onClick={fetchThem}>
              {words.showUnseen}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
