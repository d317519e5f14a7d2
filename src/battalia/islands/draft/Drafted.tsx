import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { FactionName } from '../parts/FactionName.tsx';
import { Deck } from './Deck.tsx';
import type { DraftParts } from './parts.ts';

/** Everybody's start deck. */
export function Drafted({ language, words, plan, names, draft }: DraftParts): JSX.Element {
  return (
    <section class="desk-panel draft-result">
      <h2 tabIndex={-1}>{words.done}</h2>
      <p>
        {words.doneHint} <RuleLink language={language} rule="battalia.setup.startDeck" />
      </p>
      <dl class="draft-all">
        {draft.decks.map((deck, seat) => (
          <div key={seat}>
            <dt>
              {names[seat]} <FactionName language={language} faction={plan.seats[seat]!} />
            </dt>
            <dd>
              <Deck language={language} words={words} deck={deck} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {words.joinNow} <RuleLink language={language} rule="battalia.draft.universal" />
      </p>
    </section>
  );
}
