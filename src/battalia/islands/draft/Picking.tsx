import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { DRAFT_ROUNDS, draftChoice, type Faction, pickOrder } from '../../engine/index.ts';
import { staysIn } from '../../odds/index.ts';
import { nameOf } from '../../telling/names.ts';
import { FactionName } from '../parts/FactionName.tsx';
import { Deck } from './Deck.tsx';
import { Percent } from './Percent.tsx';
import type { DraftParts } from './parts.ts';

interface Props extends DraftParts {
  onPick(faction: Faction): void;
}

const countsOf = (cards: readonly Faction[]): Map<Faction, number> => {
  const counts = new Map<Faction, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** The cards that lie there, one of which is kept. */
export function Picking({ language, words, plan, names, draft, onPick }: Props): JSX.Element | null {
  const choice = draftChoice(draft);
  if (!choice) return null;
  const { seat, cards, rank, way, next, round } = choice;
  const open = plan.deal === 'table' || !plan.covered;
  return (
    <section class="desk-panel">
      <h2 tabIndex={-1}>{words.pickHeading(names[seat]!)}</h2>
      <p>
        {words.roundOf(round + 1, DRAFT_ROUNDS.length)}, {nameOf(language, 'ranks', rank)}.{' '}
        <RuleLink language={language} rule="battalia.draft.order" />
      </p>
      <div class="draft-cards">
        {[...countsOf(cards)].map(([faction, count]) => (
          <button key={faction} type="button" class="button main-edge" onClick={() => onPick(faction)}>
            <FactionName
              language={language}
              faction={faction}
              text={words.keep(nameOf(language, 'factions', faction))}
            />
            <span class="desk-soft">
              {words.copiesThere(count)}
              {faction === plan.seats[seat] && `, ${words.own}`}
            </span>
          </button>
        ))}
      </div>
      <p>
        {cards.length === 2 ? words.lastOne(names[next]!) : words.goesOn(names[next]!, way)}{' '}
        <RuleLink language={language} rule="battalia.draft.pass" />
      </p>
      {open ? (
        <>
          <Later {...{ language, words, plan, names, draft }} />
          <h3>{words.all}</h3>
          <dl class="draft-all">
            {draft.decks.map((deck, i) => (
              <div key={i}>
                <dt>{names[i]}</dt>
                <dd>
                  <Deck language={language} words={words} deck={deck} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <>
          <h3>{words.yours}</h3>
          <Deck language={language} words={words} deck={draft.decks[seat]!} />
        </>
      )}
    </section>
  );
}

/** Who is still to pick, and whether a card of the own faction can reach them. */
function Later({ language, words, plan, names, draft }: DraftParts): JSX.Element | null {
  const choice = draftChoice(draft)!;
  const waiting = pickOrder(choice.round, plan.seats.length).slice(draft.picked);
  const hand = countsOf(choice.cards);
  return (
    <div class="draft-later-panel">
      <h3>{words.reaches}</h3>
      <ol class="draft-later">
        {waiting.map((seat, i) => (
          <li key={seat}>
            {names[seat]}, <FactionName language={language} faction={plan.seats[seat]!} />:{' '}
            <b>
              <Percent
                words={words}
                chance={staysIn(
                  hand,
                  waiting.slice(0, i).map((each) => plan.seats[each]!),
                  plan.seats[seat]!,
                  plan.manner,
                )}
              />
            </b>
          </li>
        ))}
      </ol>
      <p class="desk-soft">{words.manners[plan.manner]}.</p>
    </div>
  );
}
