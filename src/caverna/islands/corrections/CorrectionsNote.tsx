import type { JSX } from 'preact';
import { correctionsNoteWords } from '../../../i18n/corrections-note.ts';
import type { Language } from '../../../site/languages.ts';
import { path } from '../../../site/paths.ts';
import type { Corrections } from '../../engine/index.ts';

interface Props {
  language: Language;
  /** The box on the table: `folk`, `fiends`, or none of them. */
  module: string;
  corrections: Corrections | undefined;
}

/** Says that corrections of this device are in force, and leads to them. Silent when none matters here. */
export function CorrectionsNote({ language, module, corrections }: Props): JSX.Element | null {
  const n = Object.keys(corrections ?? {}).filter((id) => id.startsWith(`${module}.`)).length;
  if (n === 0) return null;
  const words = correctionsNoteWords(language);
  return (
    <p class="box-note">
      {words.before} <a href={path(language, 'tools/my-box')}>{words.link(n)}</a>
    </p>
  );
}
