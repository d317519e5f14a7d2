// What all stages of the storm desk share.

import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import type { StormWords } from '../../../i18n/battalia-storm.ts';
import type { Language } from '../../../site/languages.ts';
import type { PayingCards, Seat } from '../../engine/index.ts';
import type { storm } from '../../machines/index.ts';
import type { StormPlan } from '../../simulators/storm.ts';
import type { Desk } from '../desk/use-desk.ts';

export interface StageProps {
  language: Language;
  words: StormWords;
  plan: StormPlan;
  send: Desk<StormPlan, typeof storm>['send'];
}

export const cardsText = (words: StormWords, { supply, horses, stardust }: PayingCards): string =>
  words.cards(supply, horses, stardust);

export const playerName = (language: Language, { table }: StormPlan, seat: Seat): string =>
  table.players[seat]?.name || deskWords(language).player(seat + 1);

/** A new stage takes the focus, so that it is never lost with the button that led there. */
let stages = 0;

export function Stage({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (stages++ > 0) heading.current?.focus();
  }, []);
  return (
    <section class="desk-panel storm-stage">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
