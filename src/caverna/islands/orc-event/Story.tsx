import type { JSX } from 'preact';
import type { OrcEventWords } from '../../../i18n/orc-event.ts';
import type { Language } from '../../../site/languages.ts';
import { endsOrcEvent } from '../../engine/index.ts';
import type { EventLine } from '../../machines/index.ts';
import { nameMove, tellEvent } from '../../telling/index.ts';

interface Props {
  language: Language;
  words: OrcEventWords;
  line: EventLine;
  at: number;
  /** Moments from here on are still to come. */
  until: number;
  onJump(to: number): void;
  onUndo(keep: number): void;
}

/** The whole event so far: every step can be looked at, every decision taken back. */
export function Story({ language, words, line, at, until, onJump, onUndo }: Props): JSX.Element {
  const decisions = line.turns.filter(({ move }) => move !== null);
  const decidedAt = (i: number): JSX.Element[] =>
    decisions.flatMap(({ from, move, game }, number) =>
      from !== i || !move
        ? []
        : [
            <li key={`decision ${number}`} class="event-decision">
              <span>
                {words.decided} {nameMove(language, move, game)}
              </span>
              <button type="button" class="button no-print" onClick={() => onUndo(number)}>
                {words.undoTo(number + 1)}
              </button>
            </li>,
          ],
    );
  return (
    <section class="event-story">
      <h2>{words.story}</h2>
      <ol>
        {line.moments.slice(0, until).flatMap(({ event, game }, i) => {
          const text = endsOrcEvent(event) ? words.stages.harvest : tellEvent(language, event, game);
          return [
            ...decidedAt(i),
            text && (
              <li key={i}>
                <button
                  type="button"
                  class="event-moment"
                  aria-current={i === at ? 'step' : undefined}
                  onClick={() => onJump(i)}
                >
                  {text}
                </button>
              </li>
            ),
          ];
        })}
        {until === line.moments.length && decidedAt(until)}
      </ol>
    </section>
  );
}
