import type { JSX } from 'preact';
import { editorWords } from '../../../i18n/editor.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import type { Refusal } from '../../engine/index.ts';
import { Refused } from '../Refused.tsx';
import { Glyph } from './Glyph.tsx';

interface Props {
  language: Language;
  trouble: Refusal | null;
  /** The seat in hand, counted from 0: the trouble of another one says whose it is. */
  at: number;
}

/** What the engine says about the position; nothing that was set up is lost by it. */
export function Trouble({ language, trouble, at }: Props): JSX.Element {
  const words = editorWords(language);
  const seat = Number(trouble?.args?.seat ?? at + 1);
  return (
    <div class={trouble ? 'editor-trouble' : 'editor-fine'} role="status">
      {trouble ? (
        <>
          <p>
            <Glyph icon="warning" /> <strong>{words.trouble}.</strong>{' '}
            {seat !== at + 1 && words.onBoard(seat)} <Refused language={language} refusal={trouble} />
          </p>
          {trouble.rule && (
            <p class="editor-rule">
              {words.because} <RuleLink language={language} rule={trouble.rule} />
            </p>
          )}
        </>
      ) : (
        <p>
          <Glyph icon="check" /> {words.fine}
        </p>
      )}
    </div>
  );
}
