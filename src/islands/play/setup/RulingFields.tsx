import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import {
  DEFAULT_OPTIONS,
  FIENDS_DEFAULTS,
  FIENDS_OPTION_VALUES,
  FOLK_OPTION_VALUES,
  FOLK_OPTIONS,
  OPTION_VALUES,
} from '../../../engine/index.ts';
import { loadOptionWords, nameOption, type OptionName } from '../../../telling/index.ts';
import { RuleLink } from '../../RuleLink.tsx';
import { useReader } from '../context.ts';
import type { Wish } from './wish.ts';

type Value = string | number | boolean;

interface Ruling {
  name: OptionName;
  values: readonly Value[];
  usual: Value;
  part: 'options' | 'fiends';
}

const rulingsOf = (
  part: Ruling['part'],
  values: Readonly<Record<string, readonly Value[]>>,
  usual: Readonly<Record<string, unknown>>,
): Ruling[] =>
  Object.entries(values).map(([name, list]) => ({
    name: name as OptionName,
    values: list,
    usual: usual[name] as Value,
    part,
  }));

/** What the box on the table leaves open. The strength of the orcs has a field of its own. */
const rulingsFor = ({ box }: Wish): Ruling[] => [
  ...rulingsOf('options', OPTION_VALUES, { ...DEFAULT_OPTIONS }),
  ...(box === 'folk' ? rulingsOf('options', FOLK_OPTION_VALUES, FOLK_OPTIONS) : []),
  ...(box === 'fiends'
    ? rulingsOf('fiends', FIENDS_OPTION_VALUES, { ...FIENDS_DEFAULTS }).filter(
        ({ name }) => name !== 'strength',
      )
    : []),
];

interface Props {
  wish: Wish;
  onChange(part: Partial<Wish>): void;
}

/** Questions the rulebooks leave open, each with its rule; folded, because the usual answers suit everybody. */
export function RulingFields({ wish, onChange }: Props): JSX.Element {
  const { language, t } = useReader();
  const [ready, setReady] = useState(false);
  const rulings = rulingsFor(wish);
  const given = ({ part, name, usual }: Ruling): Value =>
    ((wish[part] as Record<string, Value>)[name] ?? usual) as Value;
  const other = rulings.filter((ruling) => given(ruling) !== ruling.usual).length;
  return (
    <details
      class="rulings"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) loadOptionWords(language).then(() => setReady(true));
      }}
    >
      <summary>
        {t.rulings} <span class="soft">{t.rulingsChanged(other)}</span>
      </summary>
      {ready && (
        <>
          <ul>
            {rulings.map((ruling) => {
              const words = nameOption(language, ruling.name);
              return (
                <li key={ruling.name} class={given(ruling) === ruling.usual ? '' : 'changed'}>
                  <label>
                    <span>
                      {words.ask} <span class="soft">{words.says}</span>
                    </span>
                    <select
                      value={ruling.values.indexOf(given(ruling))}
                      onChange={({ currentTarget }) =>
                        onChange({
                          [ruling.part]: {
                            ...wish[ruling.part],
                            [ruling.name]: ruling.values[Number(currentTarget.value)],
                          },
                        })
                      }
                    >
                      {ruling.values.map((value, i) => (
                        <option key={i} value={i}>
                          {words.value(value)}
                          {value === ruling.usual ? ` (${t.usual})` : ''}
                        </option>
                      ))}
                    </select>
                  </label>
                  <RuleLink language={language} rule={words.rule} />
                </li>
              );
            })}
          </ul>
          {other > 0 && (
            <button type="button" class="button" onClick={() => onChange({ options: {}, fiends: {} })}>
              {t.rulingsReset}
            </button>
          )}
        </>
      )}
    </details>
  );
}
