import type { JSX } from 'preact';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import type { Games } from '../../../../islands/games/use-games.ts';
import type { Caverna } from '../../../table/rules.ts';
import { listed } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { Dialog } from '../Dialog.tsx';

/** A game of earlier rules: its moves can be read, not played on. */
export function ViewOnly({
  view,
  onClose,
}: {
  view: NonNullable<Games<Caverna>['view']>;
  onClose(): void;
}): JSX.Element {
  const { language } = useReader();
  const words = dialogWords(language);
  return (
    <Dialog title={words.viewOnly} onClose={onClose}>
      <p>{words.viewOnlyWhy[view.why]}</p>
      <h3>{words.movesOf(listed(language, view.seats))}</h3>
      <ol class="view-lines">
        {view.lines.map((line, i) => (
          <li key={i}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
