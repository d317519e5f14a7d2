import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import type { Language } from '../../../site/languages.ts';

interface Props {
  language: Language;
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
  /** Why there cannot be more, where a rule says so. */
  limit?: ComponentChildren;
}

/** A whole number with a step down and a step up; what is no such number says so and changes nothing. */
export function NumberField({ language, label, value, least, most, onChange, limit }: Props): JSX.Element {
  const words = deskWords(language);
  /** What is being typed; null while it is the value itself. */
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const read = (text: string): number | null => {
    const number = /^\s*-?\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
    return Number.isInteger(number) && number >= least && number <= most ? number : null;
  };
  const take = (text: string): void => {
    const number = read(text);
    setTyped(number === null ? text : null);
    setWrong(number === null);
    if (number !== null) onChange(number);
  };
  /** A mended number is right at once: nothing moves under the finger that goes on to the next button. */
  const type = (text: string): void => {
    setTyped(text);
    if (read(text) !== null) setWrong(false);
  };
  const tooMany = typed !== null && Number(typed) > most;
  const step = (by: number): void => take(String(Math.min(most, Math.max(least, value + by))));
  return (
    <div class="desk-number">
      <label>
        <span>{label}</span>
        <input
          type="text"
          inputMode="numeric"
          value={typed ?? String(value)}
          aria-invalid={wrong}
          onInput={(event) => type(event.currentTarget.value)}
          onChange={(event) => take(event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        class="button"
        aria-label={words.less(label)}
        disabled={value <= least}
        onClick={() => step(-1)}
      >
        −
      </button>
      <button
        type="button"
        class="button"
        aria-label={words.more(label)}
        disabled={value >= most}
        onClick={() => step(1)}
      >
        +
      </button>
      {wrong && (
        <p class="desk-wrong" role="alert">
          {words.wholeNumber(least, most)} {tooMany && limit}
        </p>
      )}
    </div>
  );
}
