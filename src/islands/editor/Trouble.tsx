import type { JSX } from 'preact';
import type { Refusal } from '../../engine/index.ts';
import { editorWords } from '../../i18n/editor/index.ts';
import type { Language } from '../../site/languages.ts';
import { tellRefusal } from '../../telling/index.ts';
import { RuleLink } from '../RuleLink.tsx';
import { Glyph } from './Glyph.tsx';

/** What the engine says about the position; nothing that was set up is lost by it. */
export function Trouble({ language, trouble }: { language: Language; trouble: Refusal | null }): JSX.Element {
  const words = editorWords(language);
  return (
    <div class={trouble ? 'editor-trouble' : 'editor-fine'} role="status">
      {trouble ? (
        <>
          <p>
            <Glyph icon="warning" /> <strong>{words.trouble}.</strong> {tellRefusal(language, trouble)}
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
