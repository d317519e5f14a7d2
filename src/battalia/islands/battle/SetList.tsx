import type { JSX } from 'preact';
import type { BattleWords } from '../../../i18n/battalia-battle.ts';
import type { Language } from '../../../site/languages.ts';
import { type CardSet, cardsByKind } from '../../engine/index.ts';
import { cardName } from '../../telling/battle-cards.ts';

interface Props {
  language: Language;
  words: BattleWords;
  sets: readonly CardSet[];
  onPlay?(set: CardSet): void;
}

/** As many as can be read; a hand of twelve different cards makes thousands. */
const SHOWN = 40;

const namesOf = (language: Language, words: BattleWords, cards: CardSet['cards']): string =>
  cards.length === 0
    ? words.nothingPlayed
    : cardsByKind(cards)
        .map(([card, count]) => words.parts.cards(count, cardName(language, card)))
        .join(' + ');

function SetRow({ language, words, set, onPlay }: Omit<Props, 'sets'> & { set: CardSet }): JSX.Element {
  const names = namesOf(language, words, set.cards);
  const notes = [
    set.sacrifices > 0 && words.sacrifices(set.sacrifices),
    set.turned.length > 0 && words.turning(namesOf(language, words, set.turned)),
    !set.pure && words.impure,
    set.ways > 1 && words.ways(set.ways),
  ].filter((note) => note !== false);
  return (
    <li>
      <span class="battle-set">
        <strong class="battle-set-strength">{words.setStrength(set.strength, set.against)}</strong> {names}
        {notes.length > 0 && <span class="desk-soft"> – {notes.join('; ')}</span>}
      </span>
      {onPlay && (
        <button
          type="button"
          class="button"
          aria-label={words.playSetLong(names)}
          onClick={() => onPlay(set)}
        >
          {words.playSet}
        </button>
      )}
    </li>
  );
}

function Rows({ sets, words, ...rest }: Props): JSX.Element {
  const shown = sets.slice(0, SHOWN);
  const sizes = [...new Set(shown.map(({ cards }) => cards.length))];
  return (
    <>
      {sizes.map((size) => (
        <div key={size}>
          <h4>{words.ofCards(size)}</h4>
          <ul class="battle-sets">
            {shown
              .filter(({ cards }) => cards.length === size)
              .map((set) => (
                <SetRow key={set.cards.join()} words={words} set={set} {...rest} />
              ))}
          </ul>
        </div>
      ))}
      {sets.length > SHOWN && <p class="desk-soft">{words.andMore(sets.length - SHOWN)}</p>}
    </>
  );
}

/** Sets that are enough: those without a card too many in view, the larger ones folded away. */
export function SetList({ sets, ...rest }: Props): JSX.Element | null {
  const smallest = sets.filter(({ minimal }) => minimal);
  const larger = sets.filter(({ minimal }) => !minimal);
  return (
    <>
      {smallest.length > 0 && <Rows sets={smallest} {...rest} />}
      {larger.length > 0 && (
        <details>
          <summary>{rest.words.larger(larger.length)}</summary>
          <Rows sets={larger} {...rest} />
        </details>
      )}
    </>
  );
}
