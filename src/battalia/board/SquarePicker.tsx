import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nearestSquare, nextSquare, type Sheet, SIDE } from './sheet.ts';
import type { SquareName } from './view.ts';

interface Props {
  sheet: Sheet;
  /** Row by row, as they are drawn. */
  names: readonly SquareName[];
  label: string;
  labels: Readonly<Record<SquareName, string>>;
  chosen?: readonly SquareName[] | undefined;
  onPick(square: SquareName): void;
}

/** A button above each square. One of them is in the tab order; arrow keys walk to the others. */
export function SquarePicker({ sheet, names, label, labels, chosen, onPick }: Props): JSX.Element {
  const layer = useRef<HTMLDivElement>(null);
  const focused = useRef<SquareName | null>(null);
  const [last, setLast] = useState<SquareName | null>(null);
  const stop = last !== null && names.includes(last) ? last : names[0];
  const focus = (name: SquareName | undefined): void =>
    layer.current?.querySelector<HTMLButtonElement>(`[data-square="${name}"]`)?.focus();
  // When the square that had the focus can no longer be picked, its nearest neighbour takes over.
  useLayoutEffect(() => {
    const lost = focused.current;
    if (lost !== null && !names.includes(lost) && names.length > 0) focus(nearestSquare(sheet, lost, names));
  });
  const keys = (event: KeyboardEvent, name: SquareName): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextSquare(sheet, name, event.key, names);
    if (!next && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    if (next) focus(next);
  };
  const percent = (length: number, whole: number): string => `${((100 * length) / whole).toFixed(3)}%`;
  return (
    <div class="square-picker" role="group" aria-label={label} ref={layer}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          data-square={name}
          aria-label={labels[name] ?? name}
          aria-pressed={chosen ? chosen.includes(name) : undefined}
          tabIndex={name === stop ? 0 : -1}
          style={{
            left: percent(sheet.left(name), sheet.width),
            top: percent(sheet.top(name), sheet.height),
            width: percent(SIDE, sheet.width),
            height: percent(SIDE, sheet.height),
          }}
          onClick={() => onPick(name)}
          onKeyDown={(event) => keys(event, name)}
          onFocus={() => {
            focused.current = name;
            setLast(name);
          }}
          onBlur={(event) => {
            // A button that is taken away also loses the focus; only a person who leaves clears it.
            if (event.relatedTarget || event.currentTarget.isConnected) focused.current = null;
          }}
        />
      ))}
    </div>
  );
}
