import type { JSX } from 'preact';
import type { DraftWords } from '../../../i18n/battalia-draft.ts';
import type { Language } from '../../../site/languages.ts';
import type { StartDeck } from '../../engine/index.ts';
import { FactionName } from '../parts/FactionName.tsx';

interface Props {
  language: Language;
  words: DraftWords;
  deck: StartDeck;
}

/** What somebody has kept, card by card. */
export function Deck({ language, words, deck: { units, supply } }: Props): JSX.Element {
  if (units.length === 0) return <p class="desk-soft">{words.noCards}</p>;
  return (
    <ul class="draft-deck">
      {units.map(({ rank, faction }, i) => (
        <li key={i}>
          {words.rank[rank]} <FactionName language={language} faction={faction} />
        </li>
      ))}
      {supply > 0 && (
        <li>
          {supply} × {words.supply}
        </li>
      )}
    </ul>
  );
}
