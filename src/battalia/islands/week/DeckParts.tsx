import type { JSX } from 'preact';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  countedParts,
  DECK_PARTS,
  type DeckPart,
  deckSize,
  EMPTY_DECK,
  MOST_CARDS,
  type Seat,
} from '../../engine/index.ts';
import { NumberField } from '../desk/NumberField.tsx';
import type { WeekPart } from './parts.ts';

/** Adds a deck up for people who have counted its piles. */
export function DeckParts({ language, plan, send, seat }: WeekPart & { seat: Seat }): JSX.Element {
  const words = weekWords(language);
  const { options } = plan.agreed;
  const deck = plan.players[seat]!.deck ?? EMPTY_DECK;
  const counted = countedParts(options);
  const lay = (part: DeckPart, size: number): void => {
    const laid = { ...deck, [part]: size };
    send({
      type: 'player',
      seat,
      change: { deck: laid, cards: Math.min(MOST_CARDS, deckSize(laid, options)) },
    });
  };
  return (
    <details>
      <summary>{words.addUp}</summary>
      <div class="week-fields">
        {DECK_PARTS.map((part) => (
          <NumberField
            key={part}
            language={language}
            label={words.parts[part]}
            value={deck[part]}
            least={0}
            most={30}
            onChange={(size) => lay(part, size)}
          />
        ))}
      </div>
      <p>
        <b>{words.partsSum(counted.map((part) => deck[part]).join(' + '), deckSize(deck, options))}</b>{' '}
        <RuleLink language={language} rule="battalia.checkpoint.deck" />
      </p>
      {!counted.includes('tents') && <p class="desk-soft">{words.tentsNot}</p>}
    </details>
  );
}
