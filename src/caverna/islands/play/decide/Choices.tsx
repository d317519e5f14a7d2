import type { JSX } from 'preact';
import { useContext, useRef } from 'preact/hooks';
import { type FrameKind, type Move, notate } from '../../../engine/index.ts';
import { TappedContext, useReader } from '../context.ts';
import { Advised } from '../guide/Advised.tsx';
import { groupsOf } from './options.ts';

interface Props {
  kind: FrameKind;
  moves: readonly Move[];
  /** Those that the table offers as well: a phone may leave them out. */
  offered: ReadonlySet<string>;
  nameOf(move: Move): string;
  onChoose(move: Move): void;
  onPreview(move: Move | null): void;
}

/** Arrow keys walk through the buttons, as Tab does. */
function walk(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll<HTMLElement>('button, summary')].filter(
    (one) => one.offsetParent,
  );
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % buttons.length)?.focus();
  event.preventDefault();
}

/** Every choice as a button that names its effect, so that nothing needs the board or a pointer. */
export function Choices({ kind, moves, offered, nameOf, onChoose, onPreview }: Props): JSX.Element {
  const { t } = useReader();
  const tapped = useContext(TappedContext);
  const groups = groupsOf(kind, moves);
  const list = useRef<HTMLDivElement>(null);
  let number = 0;
  const button = (move: Move): JSX.Element => {
    number++;
    const line = notate(move);
    return (
      <li key={line} class={offered.has(line) ? 'offered' : undefined}>
        <button
          type="button"
          class={line === tapped ? 'choice held' : 'choice'}
          data-choice={number}
          onClick={() => onChoose(move)}
          onMouseEnter={() => onPreview(move)}
          onMouseLeave={() => onPreview(null)}
          onFocus={() => onPreview(move)}
          onBlur={() => onPreview(null)}
        >
          {number <= 9 && (
            <span class="choice-key" aria-hidden="true">
              {number}
            </span>
          )}
          <span>
            {nameOf(move)} <Advised moves={[move]} />
          </span>
        </button>
      </li>
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; every choice is a button
    <div class="choices" ref={list} onKeyDown={walk}>
      {groups.map(({ id, moves: own, folded }) =>
        folded ? (
          <details key={id} class="choice-fold">
            <summary>
              {t.groups[id]} <span class="soft">({own.length})</span>
            </summary>
            <ul>{own.map(button)}</ul>
          </details>
        ) : (
          <section key={id} aria-label={t.groups[id]}>
            {groups.length > 1 && id !== 'main' && id !== 'closing' && (
              <h3 class="small-head">{t.groups[id]}</h3>
            )}
            <ul>{own.map(button)}</ul>
          </section>
        ),
      )}
    </div>
  );
}
