import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import type { ValleyEvent } from '../../engine/index.ts';
import { valleyEventText } from '../../telling/valley-events.ts';

/** What the last step has done, said aloud. */
export function Told({
  language,
  events,
}: {
  language: Language;
  events: readonly ValleyEvent[];
}): JSX.Element {
  const player = (seat: number): string => deskWords(language).player(seat + 1);
  return (
    <div aria-live="polite" class="valley-told">
      {events.map((event) => (
        <p class="desk-answer" key={event.event}>
          {valleyEventText(language, event, player)} <RuleLink language={language} rule={event.rule} />
        </p>
      ))}
    </div>
  );
}
