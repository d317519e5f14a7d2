import type { JSX } from 'preact';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { MOST_CARDS, type Seat } from '../../engine/index.ts';
import { NumberField } from '../desk/NumberField.tsx';
import type { WeekPart } from './parts.ts';
import { playerName } from './seating.ts';

/** How many cards somebody's deck has. */
export function DeckField({ language, plan, send, seat }: WeekPart & { seat: Seat }): JSX.Element {
  return (
    <NumberField
      language={language}
      label={weekWords(language).cardsOf(playerName(language, plan, seat))}
      value={plan.players[seat]!.cards}
      least={0}
      most={MOST_CARDS}
      onChange={(cards) => send({ type: 'player', seat, change: { cards, deck: null } })}
    />
  );
}
