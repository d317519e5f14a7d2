import type { JSX } from 'preact';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  CITY_LEVELS,
  capturedLevel,
  MOST_CROWNED,
  type Raise,
  type Refusal,
  raisedLevel,
  type Seat,
} from '../../engine/index.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { Refused } from '../desk/Refused.tsx';
import type { WeekPart } from './parts.ts';
import { playerName } from './seating.ts';

/** Why the Queen or the King raises nothing, or null. */
function hindrance({ plan, seat }: WeekPart & { seat: Seat }, royal: 'queen' | 'king'): Refusal | null {
  const player = plan.players[seat]!;
  const raise: Raise = { by: royal };
  const rule = royal === 'queen' ? 'battalia.cities.residence' : 'battalia.cities.capital';
  if (player[royal] !== 'held') return { code: royal === 'queen' ? 'weekNoQueen' : 'weekNoKing', rule };
  const from =
    royal === 'queen' ? CITY_LEVELS.city : player.residences > 0 ? CITY_LEVELS.residence : CITY_LEVELS.city;
  const raised = raisedLevel(from, raise, player, plan.agreed.options);
  return raised.ok ? null : raised.error;
}

function Realm(part: WeekPart & { seat: Seat }): JSX.Element {
  const { language, plan, send, seat } = part;
  const words = weekWords(language);
  const player = plan.players[seat]!;
  const called = playerName(language, plan, seat);
  const enemy = (seat + 1) % plan.players.length;
  const captured = (level: number): number => capturedLevel(level, enemy, player).level;
  return (
    <section class="week-player" aria-label={called}>
      <NumberField
        language={language}
        label={words.residencesOf(called)}
        value={player.residences}
        least={0}
        most={MOST_CROWNED.residences}
        onChange={(residences) => send({ type: 'player', seat, change: { residences } })}
      />
      <NumberField
        language={language}
        label={words.capitalsOf(called)}
        value={player.capitals}
        least={0}
        most={MOST_CROWNED.capitals}
        onChange={(capitals) => send({ type: 'player', seat, change: { capitals } })}
      />
      <ul>
        {(['queen', 'king'] as const).map((royal) => {
          const why = hindrance(part, royal);
          return (
            <li key={royal}>
              {why ? (
                <Refused language={language} refusal={why} />
              ) : royal === 'queen' ? (
                words.queenRaises
              ) : (
                words.kingRaises
              )}
            </li>
          );
        })}
        <li>{words.capturedCapital(captured(CITY_LEVELS.capital))}</li>
        <li>{words.capturedResidence(captured(CITY_LEVELS.residence))}</li>
        <li>{words.capturedNeutral(capturedLevel(CITY_LEVELS.city, null, player).level)}</li>
      </ul>
    </section>
  );
}

/** Who may crown a city, and which marker a captured one gets. */
export function Cities(part: WeekPart): JSX.Element {
  const { language, plan } = part;
  return (
    <details class="desk-panel">
      <summary>
        <h2>{weekWords(language).cities}</h2>
      </summary>
      <p class="desk-soft">
        <RuleLink language={language} rule="battalia.cities.twoResidences" />{' '}
        <RuleLink language={language} rule="battalia.cities.oneCapital" />{' '}
        <RuleLink language={language} rule="battalia.cities.captureLimit" />
      </p>
      <div class="week-players">
        {plan.players.map((_, seat) => (
          <Realm key={seat} {...part} seat={seat} />
        ))}
      </div>
    </details>
  );
}
