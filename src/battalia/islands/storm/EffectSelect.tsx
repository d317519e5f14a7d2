import type { JSX } from 'preact';
import type { Language } from '../../../site/languages.ts';
import type { Effect } from '../../engine/index.ts';
import { Choice } from '../desk/Choice.tsx';
import { EffectName } from './EffectName.tsx';

/** One of some effects, by number and name. */
export function EffectSelect({
  language,
  label,
  effects,
  chosen,
  onChoose,
}: {
  language: Language;
  label: string;
  effects: readonly Effect[];
  chosen: Effect | null;
  onChoose(effect: Effect): void;
}): JSX.Element {
  return (
    <Choice
      legend={label}
      values={effects}
      chosen={chosen}
      name={(effect) => <EffectName language={language} effect={effect} />}
      onChoose={onChoose}
    />
  );
}
