import './select.css';
import type { JSX } from 'preact';
import { LONGEST_NAME } from '../../engine/index.ts';

interface Props {
  label: string;
  value: string;
  onChange(name: string): void;
}

/** A player's name; empty, the place at the table is the name. */
export function NameField({ label, value, onChange }: Props): JSX.Element {
  return (
    <label class="desk-select">
      <span>{label}</span>
      <input
        type="text"
        maxLength={LONGEST_NAME}
        value={value}
        autocomplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
    </label>
  );
}
