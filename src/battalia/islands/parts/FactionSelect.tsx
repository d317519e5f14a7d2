import './select.css';
import type { JSX } from 'preact';
import type { Language } from '../../../site/languages.ts';
import { FACTIONS, type Faction, gateOf } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';

interface Props {
  language: Language;
  label: string;
  value: Faction | null;
  /** What to say while none is chosen; without it there always is one. */
  none?: string;
  onChange(faction: Faction | null): void;
}

/** One of the six factions, each with the number of its gate. */
export function FactionSelect({ language, label, value, none, onChange }: Props): JSX.Element {
  return (
    <label class="desk-select">
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(FACTIONS.find((faction) => faction === currentTarget.value) ?? null)
        }
      >
        {none !== undefined && <option value="">{none}</option>}
        {FACTIONS.map((faction) => (
          <option key={faction} value={faction}>
            {gateOf(faction)} · {nameOf(language, 'factions', faction)}
          </option>
        ))}
      </select>
    </label>
  );
}
