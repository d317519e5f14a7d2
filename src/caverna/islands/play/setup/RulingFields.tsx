import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import { useFold } from '../../../../islands/use-fold.ts';
import { type OpenOption, type OptionValue, openOptions } from '../../../engine/index.ts';
import { loadOptionWords, nameOption, type OptionName } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import type { Wish } from './wish.ts';

/** What the box on the table leaves open. The strength of the orcs has a field of its own. */
const rulingsFor = ({ box }: Wish): OpenOption[] =>
  [...openOptions('base'), ...(box === 'base' ? [] : openOptions(box))].filter(
    ({ name }) => name !== 'strength',
  );

interface Props {
  wish: Wish;
  onChange(part: Partial<Wish>): void;
}

/** Questions the rulebooks leave open, each with its rule; folded, because the usual answers suit everybody. */
export function RulingFields({ wish, onChange }: Props): JSX.Element {
  const { language, t } = useReader();
  const { open, fold } = useFold();
  const [ready, setReady] = useState<string | null>(null);
  const rulings = rulingsFor(wish);
  const { box } = wish;
  useEffect(() => {
    if (open) loadOptionWords(language, 'base', box).then(() => setReady(box));
  }, [open, box]);
  const given = ({ part, name, usual }: OpenOption): OptionValue =>
    (wish[part] as Record<string, OptionValue>)[name] ?? usual;
  const other = rulings.filter((ruling) => given(ruling) !== ruling.usual).length;
  return (
    <details class="rulings" {...fold}>
      <summary>
        {t.rulings} <span class="soft">{t.rulingsChanged(other)}</span>
      </summary>
      {ready === box && (
        <>
          <ul>
            {rulings.map((ruling) => {
              const words = nameOption(language, ruling.name as OptionName);
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
