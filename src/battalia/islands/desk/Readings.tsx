import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import type { Language } from '../../../site/languages.ts';
import { OPTION_VALUES, type OptionName, type Options } from '../../engine/index.ts';
import { answerText, optionWords } from '../../telling/options.ts';

/** Points that the book leaves open, each with its switch; our reading comes first. */
export function Readings({
  language,
  names,
  options,
  onChange,
}: {
  language: Language;
  names: readonly OptionName[];
  options: Options;
  onChange(options: Options): void;
}): JSX.Element {
  const words = optionWords(language);
  return (
    <details class="desk-readings">
      <summary>{deskWords(language).readings}</summary>
      {names.map((name) => {
        const values: readonly Options[OptionName][] = OPTION_VALUES[name];
        return (
          <label key={name}>
            <span>{words[name].asks}</span>
            <select
              value={String(options[name])}
              onChange={({ currentTarget }) => {
                const value = values.find((each) => String(each) === currentTarget.value);
                if (value !== undefined) onChange({ ...options, [name]: value } as Options);
              }}
            >
              {values.map((value) => (
                <option key={String(value)} value={String(value)}>
                  {answerText(language, name, value as never)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </details>
  );
}
