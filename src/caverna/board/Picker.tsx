import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Sheet, side } from './geometry.ts';
import { nearest, nextSquare } from './nearest.ts';

export interface Pick {
  /** Square → what picking it does, in words. */
  squares: Record<string, string>;
  onPick(name: string): void;
  /** Squares picked so far, such as the first half of a tile. */
  chosen?: readonly string[];
  /** A square that somebody points at. */
  hint?: string | undefined;
}

interface Props {
  sheet: Sheet;
  pick: Pick;
  label: string;
  onPoint?: ((name: string | null) => void) | undefined;
}

/** A button above each square that can be picked. One of them is in the tab order; arrow keys walk to the others. */
export function Picker({ sheet, pick, label, onPoint }: Props): JSX.Element {
  const layer = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const names = sheet.names.filter((name) => name in pick.squares);
  const [last, setLast] = useState<string | undefined>(undefined);
  const stop = last && names.includes(last) ? last : names[0];

  const focus = (name: string | undefined): void => {
    if (name) layer.current?.querySelector<HTMLButtonElement>(`[data-square="${name}"]`)?.focus();
  };
  // When the square that had the focus can no longer be picked, its nearest neighbour takes over.
  useLayoutEffect(() => {
    const lost = focused.current;
    if (lost && !names.includes(lost) && names.length > 0) focus(nearest(sheet, lost, names));
  });
  const keys = (event: KeyboardEvent, name: string): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextSquare(sheet, name, event.key, names);
    if (!next && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    focus(next);
  };
  const percent = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(3)}%`;
  return (
    <div class="picker" role="group" aria-label={label} ref={layer}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          data-square={name}
          data-hint={name === pick.hint || undefined}
          aria-label={pick.squares[name]}
          title={pick.squares[name]}
          aria-pressed={pick.chosen ? pick.chosen.includes(name) : undefined}
          tabIndex={name === stop ? 0 : -1}
          style={{
            left: percent(sheet.left(name), sheet.width),
            top: percent(sheet.top(name), sheet.height),
            width: percent(side, sheet.width),
            height: percent(side, sheet.height),
          }}
          onClick={() => pick.onPick(name)}
          onKeyDown={(event) => keys(event, name)}
          onFocus={() => {
            focused.current = name;
            setLast(name);
            onPoint?.(name);
          }}
          onBlur={(event) => {
            // A button that is taken away also loses the focus; only a person who leaves clears it.
            if (event.relatedTarget || (event.currentTarget as HTMLElement).isConnected)
              focused.current = null;
            onPoint?.(null);
          }}
          onPointerEnter={() => onPoint?.(name)}
          onPointerLeave={() => onPoint?.(null)}
        />
      ))}
    </div>
  );
}
