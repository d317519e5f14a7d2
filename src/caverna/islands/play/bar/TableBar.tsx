import type { ComponentChildren, JSX } from 'preact';
import { path } from '../../../../site/paths.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import type { TableGame } from '../table-game.ts';

interface Props {
  table: TableGame;
  onUndo(): void;
  onMenu(): void;
  onKeys(): void;
  children: ComponentChildren;
}

/** The beam over the table: home, the rounds, undo and redo, the menu. */
export function TableBar({ table, onUndo, onMenu, onKeys, children }: Props): JSX.Element {
  const { language, t } = useReader();
  return (
    <div class="table-bar">
      <a class="icon-button bar-home" href={path(language)} aria-label={t.toSite} title={t.toSite}>
        <Sign name="logo" />
      </a>
      {children}
      <div class="bar-buttons">
        <button
          type="button"
          class="icon-button"
          disabled={!table.canUndo}
          aria-label={t.undo}
          title={t.undo}
          onClick={onUndo}
        >
          <Sign name="undo" />
        </button>
        <button
          type="button"
          class="icon-button"
          disabled={!table.canRedo}
          aria-label={t.redo}
          title={t.redo}
          onClick={table.redo}
        >
          <Sign name="redo" />
        </button>
        <button
          type="button"
          class="icon-button bar-keys"
          aria-label={t.keys}
          title={t.keys}
          onClick={onKeys}
        >
          <span aria-hidden="true" class="bar-question">
            ?
          </span>
        </button>
        <button type="button" class="icon-button" aria-label={t.menu} title={t.menu} onClick={onMenu}>
          <Sign name="menu" />
        </button>
      </div>
    </div>
  );
}
