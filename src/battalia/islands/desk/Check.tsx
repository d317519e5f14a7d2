import type { ComponentChildren, JSX } from 'preact';

/** Yes or no. */
export function Check({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange(checked: boolean): void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <label class="desk-check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
