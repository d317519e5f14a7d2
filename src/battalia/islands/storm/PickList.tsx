import type { JSX } from 'preact';

/** One of many, in a list that opens. */
export function PickList<Value extends string>({
  label,
  empty,
  values,
  chosen,
  name,
  onChoose,
}: {
  label: string;
  empty: string;
  values: readonly Value[];
  chosen: Value | undefined;
  name(value: Value): string;
  onChoose(value: Value | undefined): void;
}): JSX.Element {
  return (
    <label class="storm-pick">
      <span>{label}</span>
      <select
        value={chosen ?? ''}
        onChange={(event) => onChoose(values.find((value) => value === event.currentTarget.value))}
      >
        <option value="">{empty}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {name(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
