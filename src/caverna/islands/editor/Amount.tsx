import type { JSX } from 'preact';
import type { EditorWords } from '../../../i18n/editor.ts';
import { Glyph } from './Glyph.tsx';

interface Props {
  words: EditorWords;
  /** What is counted, as its label says it. */
  what: string;
  /** What is seen in front of the number; the same as `what` if missing. */
  shown?: string;
  icon?: string;
  value: number;
  least?: number;
  most?: number;
  onChange(value: number): void;
}

/** A number with a button on each side. What is typed goes through as it is: the engine says what is wrong with it. */
export function Amount({
  words,
  what,
  shown,
  icon,
  value,
  least = 0,
  most = 999,
  onChange,
}: Props): JSX.Element {
  return (
    <div class="amount">
      <span class="amount-name" aria-hidden="true">
        {icon && <Glyph icon={icon} />} {shown ?? what}
      </span>
      <span class="amount-buttons">
        <button
          type="button"
          aria-label={words.less(what)}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={what}
          min={least}
          max={most}
          value={value}
          // At once, not when the field is left: drawing the board anew must not take back what is being typed.
          onInput={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            if (Number.isFinite(typed)) onChange(typed);
          }}
          onBlur={(event) => {
            event.currentTarget.value = String(value);
          }}
        />
        <button
          type="button"
          aria-label={words.more(what)}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
