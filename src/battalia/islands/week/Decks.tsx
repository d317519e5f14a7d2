import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { CARDS_NEEDED, LONGEST_NAME, type Seat, statusesIn, VERDICT_RULES } from '../../engine/index.ts';
import { atCount, countOf, nextCount } from '../../simulators/week.ts';
import { Choice } from '../desk/Choice.tsx';
import { DeckField } from './DeckField.tsx';
import { DeckParts } from './DeckParts.tsx';
import { MarginLine } from './MarginLine.tsx';
import type { WeekPart } from './parts.ts';
import { playerName } from './seating.ts';

/** What a player holds already, for games that began without this page. */
function SoFar({ language, plan, send, seat }: WeekPart & { seat: Seat }): JSX.Element {
  const words = weekWords(language);
  const { queen, king, veteran } = plan.players[seat]!;
  return (
    <details>
      <summary>{words.soFar}</summary>
      <Choice
        legend={words.statuses.queen}
        values={['none', 'held', 'deposed'] as const}
        chosen={queen}
        name={(held) => words.held[held]}
        onChoose={(held) => send({ type: 'player', seat, change: { queen: held } })}
      />
      <Choice
        legend={words.statuses.king}
        values={['none', 'held', 'deposed'] as const}
        chosen={king}
        name={(held) => words.held[held]}
        onChoose={(held) => send({ type: 'player', seat, change: { king: held } })}
      />
      {plan.agreed.heroMode && (
        <Choice
          legend={words.statuses.veteran}
          values={['none', 'veteran', 'fallen'] as const}
          chosen={veteran}
          name={(held) => words.held[held]}
          onChoose={(held) => send({ type: 'player', seat, change: { veteran: held } })}
        />
      )}
    </details>
  );
}

function PlayerDeck(part: WeekPart & { seat: Seat }): JSX.Element {
  const { language, plan, send, seat } = part;
  const words = weekWords(language);
  const { name } = plan.players[seat]!;
  const called = playerName(language, plan, seat);
  return (
    <section class="week-player" aria-label={called}>
      <label class="week-name">
        <span class="desk-soft">{words.name(seat + 1)}</span>
        <input
          type="text"
          value={name}
          placeholder={deskWords(language).player(seat + 1)}
          maxLength={LONGEST_NAME}
          onChange={(event) => send({ type: 'player', seat, change: { name: event.currentTarget.value } })}
        />
      </label>
      {/* While everybody counts, the number is entered in the step itself. */}
      {plan.at !== 'counting' && <DeckField {...part} />}
      {/* At the checkpoint itself the answers stand above, beside its button. */}
      {!atCount(plan) && (
        <ul class="week-margins">
          {countOf(plan, seat).margins.map((margin) => (
            <MarginLine key={margin.status} language={language} margin={margin} />
          ))}
        </ul>
      )}
      <DeckParts {...part} />
      <SoFar {...part} />
    </section>
  );
}

/** Everybody’s deck, and what a count would bring. */
export function Decks(part: WeekPart): JSX.Element {
  const { language, plan } = part;
  const words = weekWords(language);
  return (
    <section class="desk-panel">
      <h2>{words.decks}</h2>
      {!atCount(plan) && <p>{words.ifNow(nextCount(plan))}</p>}
      <div class="week-players">
        {plan.players.map((_, seat) => (
          <PlayerDeck key={seat} {...part} seat={seat} />
        ))}
      </div>
      <details>
        <summary>{words.thresholds}</summary>
        <ul>
          {statusesIn(plan.agreed).map((status) => (
            <li key={status}>
              <b>{words.goal(words.statuses[status], CARDS_NEEDED[status])}</b>{' '}
              {[...new Set(Object.values(VERDICT_RULES[status]))].map((rule) => (
                <span key={rule}>
                  <RuleLink language={language} rule={rule} />{' '}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
