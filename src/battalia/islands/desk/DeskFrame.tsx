import './desk.css';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyStateMachine } from 'xstate';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { EarlierDrafts } from '../../../islands/EarlierDrafts.tsx';
import { UnreadDrafts } from '../../../islands/UnreadDrafts.tsx';
import type { Language } from '../../../site/languages.ts';
import { Refused } from './Refused.tsx';
import { Tool } from './Tool.tsx';
import type { Desk } from './use-desk.ts';

/** The frame of every tool: undo, share, print, begin anew; what went wrong; what was entered elsewhere. */
export function DeskFrame<Plan, Machine extends AnyStateMachine>({
  language,
  desk,
  children,
}: {
  language: Language;
  desk: Desk<Plan, Machine>;
  children: ComponentChildren;
}): JSX.Element {
  const words = deskWords(language);
  const [copied, setCopied] = useState<string | null>(null);
  if (!desk.ready) return <p class="desk">{words.loading}</p>;
  const share = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(location.href),
      () => setCopied(null),
    );
  };
  return (
    <div class="desk">
      <div class="desk-buttons desk-tools no-print">
        <Tool sign="undo" name={words.undo} press={desk.undo} />
        <Tool sign="redo" name={words.redo} press={desk.redo} />
        <Tool
          sign={copied === location.href ? 'copied' : 'share'}
          name={copied === location.href ? words.copied : words.share}
          press={share}
        />
        <Tool sign="print" name={words.print} press={() => print()} />
        <Tool sign="anew" name={words.anew} press={desk.anew} />
      </div>
      {desk.badLink && (
        <p class="desk-trouble" role="alert">
          {words.badLink}
        </p>
      )}
      <UnreadDrafts language={language} unread={desk.drafting.unread} />
      <EarlierDrafts language={language} others={desk.drafting.others} />
      {children}
      {/* Last and sticky: in sight wherever somebody pressed, and nothing moves under the finger. */}
      <div class="desk-refused no-print" aria-live="assertive">
        {desk.refusal && (
          <p class="desk-trouble">
            <Refused language={language} refusal={desk.refusal} />
          </p>
        )}
      </div>
    </div>
  );
}
