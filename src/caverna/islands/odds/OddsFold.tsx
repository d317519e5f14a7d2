import './odds.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { oddsWords } from '../../../i18n/odds.ts';
import type { Language } from '../../../site/languages.ts';
import type { Heat } from '../../board/view.ts';
import type { Game, Seat } from '../../engine/index.ts';
import type { EventNumber } from '../../odds/index.ts';
import { OddsPanel } from './OddsPanel.tsx';

interface Props {
  language: Language;
  /** The table before the event, at a draw or at a decision; null in the midst of a step. */
  game: Game | null;
  seat: Seat;
  event: EventNumber;
  onShow(heat: Record<string, Heat>): void;
}

/** The odds behind a fold: reckoned only while somebody looks. */
export function OddsFold({ language, game, seat, event, onShow }: Props): JSX.Element {
  const words = oddsWords(language);
  const [open, setOpen] = useState(false);
  const shown = open && game !== null;
  useEffect(() => {
    if (!shown) onShow({});
  }, [shown]);
  return (
    <details class="odds-fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.fold}</summary>
      {shown && <OddsPanel {...{ language, game, seat, event, onShow }} />}
      {open && !game && <p>{words.between}</p>}
    </details>
  );
}
