import type { JSX } from 'preact';
import type { OrcEventWords } from '../../../i18n/orc-event.ts';
import type { Language } from '../../../site/languages.ts';
import { cardsFor, drawsOf, type OrcEventContext, type OrcEventEvent } from '../../machines/index.ts';
import { DrawCard } from './DrawCard.tsx';

interface Props {
  language: Language;
  words: OrcEventWords;
  context: OrcEventContext;
  send(event: OrcEventEvent): void;
}

/** The card that was entered last was not the one on the table: it is entered anew. */
export function OtherCard({ language, words, context, send }: Props): JSX.Element | null {
  const { entering, dealt, line } = context;
  const draw = dealt - 1;
  const last = entering ? drawsOf(line.moments)[draw] : undefined;
  // A decision made since is taken back first, in the open.
  if (!last || line.turns.some(({ from }) => from > last.at)) return null;
  const moment = line.moments[last.at]!;
  return (
    <details key={`${draw} ${last.card}`} class="other-card no-print">
      <summary>{words.otherCard}</summary>
      <DrawCard
        {...{ language, words, moment }}
        game={moment.game}
        cards={cardsFor(line, draw)}
        onDraw={(card) => send({ type: 'draw', card, draw })}
      />
    </details>
  );
}
