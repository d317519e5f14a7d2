import type { JSX } from 'preact';
import { type Game, type Move, pending } from '../../engine/index.ts';
import { askFor } from '../../telling/index.ts';
import { RuleLink } from '../RuleLink.tsx';
import { useReader } from './context.ts';
import { SeatDisc } from './SeatDisc.tsx';

interface Props {
  game: Game;
  /** A bot decides. */
  bot: boolean;
  moves: readonly Move[];
}

/** What is asked now, of whom, and by which rules. Spoken as soon as it changes. */
export function Question({ game, bot, moves }: Props): JSX.Element {
  const { language, t } = useReader();
  const asked = pending(game);
  const seat = asked && game.setup.seats[asked.seat];
  return (
    <header class="question" aria-live="polite">
      {asked && seat ? (
        <>
          <p class="question-who">
            <SeatDisc seat={asked.seat} />
            {bot ? t.thinking(seat.name) : t.turnOf(seat.name)}
            {moves.length > 0 && <span class="soft question-count">{t.count(moves.length)}</span>}
          </p>
          <h2 class="question-text" tabIndex={-1}>
            {askFor(language, game)}
          </h2>
          <p class="question-rules">
            {asked.rules.slice(0, 2).map((rule) => (
              <RuleLink key={rule} language={language} rule={rule} />
            ))}
          </p>
        </>
      ) : (
        <h2 class="question-text" tabIndex={-1}>
          {t.over}
        </h2>
      )}
    </header>
  );
}
