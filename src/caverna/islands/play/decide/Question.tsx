import type { JSX } from 'preact';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import { type Game, type Move, pending } from '../../../engine/index.ts';
import { askFor } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { SeatDisc } from '../seats/SeatDisc.tsx';
import { Sign } from '../signs/Sign.tsx';
import type { Lit } from './offered.ts';

interface Props {
  game: Game;
  /** A bot decides. */
  bot: boolean;
  /** All that is legal now. */
  moves: readonly Move[];
  /** How many choices there are, and where a phone shows them while the list is folded. */
  count: number;
  lit: Lit;
  /** On a phone the list of choices folds away while the board or the spaces offer them. */
  open: boolean;
  onOpen(open: boolean): void;
  /** A finger's first tap only shows. */
  lookFirst: boolean;
  onLookFirst(): void;
}

const PLACES = ['spaces', 'tiles', 'squares', 'listed'] as const;

/** What is asked now, of whom, and by which rules. Spoken as soon as it changes. */
export function Question(props: Props): JSX.Element {
  const { game, bot, moves, count, lit, open, onOpen, lookFirst, onLookFirst } = props;
  const { language, t } = useReader();
  const asked = pending(game);
  const seat = asked && game.setup.seats[asked.seat];
  return (
    <header class="question">
      <div class="question-says" aria-live="polite">
        <h2 class="question-text" tabIndex={-1}>
          {asked && <SeatDisc seat={asked.seat} />}{' '}
          {!asked || !seat ? t.over : bot ? t.thinking(seat.name) : askFor(language, game, moves)}
        </h2>
        {asked && !bot && (
          <p class="question-rules">
            {asked.rules.slice(0, 2).map((rule) => (
              <RuleLink key={rule} language={language} rule={rule} />
            ))}
            <span class="soft count-all">{t.count(count)}</span>
            <span class="soft count-lit">
              {PLACES.flatMap((place) => (lit[place] > 0 ? t.lit[place](lit[place]) : [])).join(' · ')}
            </span>
          </p>
        )}
      </div>
      {count > 0 && (
        <button
          type="button"
          class="question-look"
          aria-pressed={lookFirst}
          aria-label={t.lookFirst}
          title={t.lookFirst}
          onClick={onLookFirst}
        >
          <Sign name="eye" />
        </button>
      )}
      {count > 0 && (
        <button type="button" class="question-fold" aria-expanded={open} onClick={() => onOpen(!open)}>
          <Sign name={open ? 'up' : 'down'} /> {open ? t.hideChoices : t.showChoices}
        </button>
      )}
    </header>
  );
}
