import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { DRAFT_ROUNDS, type Faction } from '../../engine/index.ts';
import { factionsOf } from '../../simulators/draft.ts';
import { nameOf } from '../../telling/names.ts';
import { FactionName } from '../parts/FactionName.tsx';
import type { DraftParts } from './parts.ts';

interface Props extends DraftParts {
  onLay(cards: readonly Faction[]): void;
}

/** The cards of a round as they were drawn at the table, tapped one by one. */
export function Dealing({ language, words, plan, draft, onLay }: Props): JSX.Element {
  const [cards, setCards] = useState<readonly Faction[]>([]);
  const needed = plan.seats.length;
  const { rank } = DRAFT_ROUNDS[draft.round]!;
  return (
    <section class="desk-panel">
      <h2 tabIndex={-1}>{words.dealHeading(draft.round + 1, needed, nameOf(language, 'ranks', rank))}</h2>
      <p>
        {words.dealHint} <RuleLink language={language} rule="battalia.draft.universal" />
      </p>
      <div class="draft-cards">
        {factionsOf(plan).map((faction) => (
          <button
            key={faction}
            type="button"
            class="button"
            aria-label={words.add(nameOf(language, 'factions', faction))}
            disabled={cards.length >= needed}
            onClick={() => setCards([...cards, faction])}
          >
            <FactionName language={language} faction={faction} />
          </button>
        ))}
      </div>
      <h3>{words.drawn}</h3>
      {cards.length === 0 ? (
        <p>{words.nothingDrawn}</p>
      ) : (
        <ul class="draft-cards">
          {cards.map((faction, i) => (
            <li key={i}>
              <button
                type="button"
                class="button"
                aria-label={words.remove(nameOf(language, 'factions', faction))}
                onClick={() => setCards(cards.toSpliced(i, 1))}
              >
                <FactionName language={language} faction={faction} /> <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite">{words.still(needed - cards.length)}</p>
      <p>
        <button type="button" class="button main" onClick={() => onLay(cards)}>
          {words.lay}
        </button>
      </p>
    </section>
  );
}
