import type { JSX } from 'preact';
import type { StageProps } from './stage.tsx';

/** That effect 8 is copying this one. */
export function Copied({ words, plan }: Pick<StageProps, 'words' | 'plan'>): JSX.Element | null {
  return plan.copying === null ? null : <p class="desk-soft">{words.copying(plan.copying)}</p>;
}
