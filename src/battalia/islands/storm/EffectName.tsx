import type { JSX } from 'preact';
import type { Language } from '../../../site/languages.ts';
import type { Effect } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';

/** An effect by its printed number and our name. */
export function EffectName({ language, effect }: { language: Language; effect: Effect }): JSX.Element {
  return (
    <span>
      <strong>{effect}</strong> {nameOf(language, 'effects', `effect${effect}`)}
    </span>
  );
}
