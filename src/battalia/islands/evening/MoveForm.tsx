import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import type { Language } from '../../../site/languages.ts';
import type { Evening, Move, MoveName } from '../../engine/index.ts';
import type { Names } from '../../telling/events.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { valueName } from './field-names.ts';
import { type FieldView, fieldsOf, type Value } from './fields.ts';

interface Props {
  language: Language;
  words: EveningWords;
  names: Names;
  evening: Evening;
  name: MoveName;
  /** The square picked on the board: the first square of the move, until another one is chosen. */
  square: string | null;
  onMove(move: Move): void;
  onCancel?(): void;
}

type Draft = Readonly<Record<string, Value>>;

const beginning = ({ key, values, optional, kind }: FieldView, square: string | null): Value | undefined => {
  if (kind === 'square' && square) return square;
  if (optional) return undefined;
  // A jump leads somewhere else.
  if (key === 'to' && kind === 'gate') return values?.[1] ?? values?.[0];
  return values === null ? 1 : values[0];
};

/** One move of the log, made from its list of words; squares may also be picked on the board. */
export function MoveForm({
  language,
  words,
  names,
  evening,
  name,
  square,
  onMove,
  onCancel,
}: Props): JSX.Element {
  const [draft, setDraft] = useState<Draft>({});
  // Only Weakness is given to somebody.
  const fields = fieldsOf(name, evening).filter(
    ({ key }) => name !== 'drink' || key !== 'target' || draft.potion === 'weakness',
  );
  const firstSquare = fields.find(({ kind }) => kind === 'square')?.key;
  const given = (field: FieldView): Value | undefined =>
    draft[field.key] ?? beginning(field, field.key === firstSquare ? square : null);
  const change = (key: string, value: Value | undefined): void =>
    setDraft(({ [key]: _, ...rest }) => (value === undefined ? rest : { ...rest, [key]: value }));
  const enter = (event: Event): void => {
    event.preventDefault();
    const move: Record<string, unknown> = { do: name };
    for (const field of fields) {
      const value = given(field);
      if (value !== undefined && value !== '') move[field.key] = value;
    }
    onMove(move as unknown as Move);
  };
  return (
    <form class="evening-form" onSubmit={enter}>
      <h4>{words.moves[name] ?? name}</h4>
      {fields.map((field) => {
        const { key, kind, optional, values } = field;
        const label = name === 'jump' && key === 'to' ? words.toGate : (words.fields[key] ?? key);
        const value = given(field);
        if (values === null)
          return (
            <NumberField
              key={key}
              language={language}
              label={label}
              value={typeof value === 'number' ? value : 0}
              least={0}
              most={200}
              onChange={(next) => change(key, next)}
            />
          );
        return (
          <label key={key} class="evening-field">
            <span>{label}</span>
            <select
              value={value === undefined ? '' : String(value)}
              onChange={({ currentTarget }) =>
                change(
                  key,
                  values.find((each) => String(each) === currentTarget.value),
                )
              }
            >
              {optional && <option value="">{key === 'target' ? words.neutral : words.noTerrain}</option>}
              {values.map((each) => (
                <option key={each} value={String(each)}>
                  {valueName(language, words, names, kind, each)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <p class="desk-buttons">
        <button type="submit" class="button main">
          {words.enter}
        </button>
        {onCancel && (
          <button type="button" class="button" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </p>
    </form>
  );
}
