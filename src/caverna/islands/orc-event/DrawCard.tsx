import type { JSX } from 'preact';
import type { OrcEventWords } from '../../../i18n/orc-event.ts';
import type { Language } from '../../../site/languages.ts';
import type { FiendsContents, Game, Moment } from '../../engine/index.ts';
import { seatOf } from '../../engine/index.ts';
import { nameSeat, stepsInWords } from '../../telling/index.ts';
import { CardFace } from './CardFace.tsx';

interface Props {
  language: Language;
  words: OrcEventWords;
  game: Game;
  /** The draw that is due, as the engine foresees it. */
  moment: Moment;
  /** Those that may have been drawn. */
  cards: FiendsContents['cards'];
  onDraw(card: string): void;
  /** Drawn here instead; not for a card that has been drawn already. */
  onLot?(): void;
}

/** The card that was drawn at the table, entered by hand; or drawn here by lot. */
export function DrawCard({ language, words, game, moment, cards, onDraw, onLot }: Props): JSX.Element {
  const { event } = moment;
  const arrival = event.type === 'arrived';
  const orc = moment.game.fiends?.active?.orc ?? 'A';
  const question = arrival ? words.arrival : words.drawn(orc, event.type === 'drew' ? event.n : 1);
  return (
    <fieldset class="draw-card">
      <legend>
        {game.players.length > 1
          ? words.drawnBy(nameSeat(language, game, seatOf(event) ?? 0), question)
          : question}
      </legend>
      <ul>
        {cards.map(({ id, steps, orcD }) => (
          <li key={id}>
            <button type="button" class="button card-button" onClick={() => onDraw(id)}>
              <CardFace steps={steps} />
              <span>{words.card(id, arrival ? words.places[orcD] : stepsInWords(language, steps))}</span>
            </button>
          </li>
        ))}
      </ul>
      {onLot && (
        <button type="button" class="button" onClick={onLot}>
          {words.lot}
        </button>
      )}
    </fieldset>
  );
}
