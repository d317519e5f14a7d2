import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Props<Value extends string | number> {
  legend: string;
  values: readonly Value[];
  chosen: Value | null;
  /** What a value is called; a sign may stand with it. */
  name(value: Value): ComponentChildren;
  onChoose(value: Value): void;
  disabled?(value: Value): boolean;
}

/** One of a few, all in view: radio buttons that look like tabs. */
export function Choice<Value extends string | number>({
  legend,
  values,
  chosen,
  name,
  onChoose,
  disabled,
}: Props<Value>): JSX.Element {
  const group = useId();
  return (
    <fieldset class="desk-choice">
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            disabled={disabled?.(value) ?? false}
            onChange={() => onChoose(value)}
          />
          <span>{name(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
