import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { BattleWords } from '../../../i18n/battalia-battle.ts';
import type { Language } from '../../../site/languages.ts';
import {
  COMMON_RANKS,
  cardsByKind,
  FACTIONS,
  type Faction,
  factsOf,
  type HandCard,
  IDLE_CARDS,
  isFanatic,
  ORDERS,
  type Order,
  RANKS,
} from '../../engine/index.ts';
import { MOST_CARDS } from '../../simulators/battle.ts';
import { cardName, kindName, ownerName } from '../../telling/battle-cards.ts';
import { useKeepFocus } from './use-keep-focus.ts';

type Owner = Faction | Order;
const OWNERS: readonly Owner[] = [...FACTIONS, ...ORDERS];

const isOrder = (owner: Owner): owner is Order => (ORDERS as readonly string[]).includes(owner);
const cardsOf = (owner: Owner): HandCard[] =>
  isOrder(owner)
    ? COMMON_RANKS.map((rank): HandCard => `${owner}.${rank}`)
    : [`${owner}.weapon`, ...RANKS.map((rank): HandCard => `${owner}.${rank}`)];

const firstOwner = (cards: readonly HandCard[], faction: Faction | null): Owner => {
  const owned = cards.map(factsOf).find((facts) => facts.kind === 'unit' || facts.kind === 'weapon');
  return faction ?? (owned && 'of' in owned ? owned.of : FACTIONS[0]);
};

interface Props {
  language: Language;
  words: BattleWords;
  /** What is entered here: a hand, a haven. */
  title: string;
  cards: readonly HandCard[];
  faction: Faction | null;
  /** Cards without an owner that can be added. */
  neutral?: readonly HandCard[];
  onAdd(card: HandCard): void;
  onRemove(card: HandCard): void;
}

const NEUTRAL: readonly HandCard[] = ['farrellsArrow', 'syoensMask', ...IDLE_CARDS];

/** A hand by taps: big buttons add, the list takes away. */
export function HandEditor({
  language,
  words,
  title,
  cards,
  faction,
  neutral = NEUTRAL,
  onAdd,
  onRemove,
}: Props): JSX.Element {
  const [chosen, setChosen] = useState<Owner | null>(null);
  const keep = useKeepFocus<HTMLDivElement>();
  const owner = chosen ?? firstOwner(cards, faction);
  const full = cards.length >= MOST_CARDS;
  const add = (card: HandCard): JSX.Element => {
    const { printed } = factsOf(card);
    return (
      <button key={card} type="button" class="button battle-add" disabled={full} onClick={() => onAdd(card)}>
        <span>{kindName(language, card)}</span>
        {printed > 0 && <span class="battle-strength">{isFanatic(card) ? `${printed} × 2` : printed}</span>}
      </button>
    );
  };
  return (
    <div class="battle-hand" tabIndex={-1} {...keep}>
      <label class="battle-owner">
        <span>{words.cardsOf}</span>
        <select value={owner} onChange={(event) => setChosen(event.currentTarget.value as Owner)}>
          {OWNERS.map((value) => (
            <option key={value} value={value}>
              {ownerName(language, value)}
            </option>
          ))}
        </select>
      </label>
      <div class="battle-buttons" role="group" aria-label={words.add(ownerName(language, owner))}>
        {cardsOf(owner).map(add)}
      </div>
      <div class="battle-buttons" role="group" aria-label={words.add(words.neutralCards)}>
        {neutral.map(add)}
      </div>
      {cards.length === 0 ? (
        <p class="desk-soft">{words.noCards}</p>
      ) : (
        <>
          <h4>{title}</h4>
          <ul class="battle-cards" aria-label={title}>
            {cardsByKind(cards).map(([card, count]) => (
              <li key={card}>
                <button type="button" class="button battle-card" onClick={() => onRemove(card)}>
                  <span class="hidden-visually">{words.remove}</span>
                  <span>{cardName(language, card)}</span>
                  {count > 1 && <span class="battle-strength">×{count}</span>}
                  <span aria-hidden="true">−</span>
                </button>
              </li>
            ))}
          </ul>
          <p class="desk-soft">{words.count(cards.length, MOST_CARDS)}</p>
        </>
      )}
    </div>
  );
}
