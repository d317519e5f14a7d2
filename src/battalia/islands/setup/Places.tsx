import type { JSX } from 'preact';
import { anySeed } from '../../../islands/chance.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  factionOf,
  factionOrder,
  GATES,
  gatesInPlay,
  rollCounts,
  startCityOrder,
} from '../../engine/index.ts';
import { fromStart } from '../../simulators/setup.ts';
import { FactionName } from '../parts/FactionName.tsx';
import { FactionSelect } from '../parts/FactionSelect.tsx';
import { NameField } from '../parts/NameField.tsx';
import type { Parts } from './parts.ts';

/** Who sits where, who begins, who plays what, and the gates that follow. */
export function Places(parts: Parts): JSX.Element {
  const { language, words, plan, names, send } = parts;
  return (
    <section class="desk-panel">
      <h2>{words.places}</h2>
      <ol class="setup-places">
        {plan.names.map((name, place) => (
          <li key={place}>
            <NameField
              label={words.name(place + 1)}
              value={name}
              onChange={(next) => send({ type: 'name', place, name: next })}
            />
            <FactionSelect
              language={language}
              label={words.faction(names[place]!)}
              value={plan.factions[place] ?? null}
              none={words.notYet}
              onChange={(faction) => send({ type: 'faction', place, faction })}
            />
          </li>
        ))}
      </ol>
      <p>
        <button type="button" class="button" onClick={() => send({ type: 'lot', seed: anySeed() })}>
          {words.lot}
        </button>
      </p>
      <div aria-live="polite">{plan.start !== null && <Orders {...parts} />}</div>
      <Gates {...parts} />
    </section>
  );
}

/** Factions clockwise from the start player, start cities the other way round. */
function Orders({ language, words, plan, names }: Parts): JSX.Element {
  const places = fromStart(plan);
  const said = (seats: readonly number[]): string =>
    seats.map((seat) => names[places[seat]!]).join(words.andThen);
  const { players } = plan.agreed;
  return (
    <div class="desk-answer">
      <p>
        <b>{words.starts(names[plan.start!]!)}</b> {words.factionOrder(said(factionOrder(players)))}{' '}
        {words.cityOrder(said(startCityOrder(players)))}{' '}
        <RuleLink language={language} rule="battalia.setup.start" />
      </p>
    </div>
  );
}

function Gates({ language, words, plan }: Parts): JSX.Element {
  const gates = gatesInPlay(plan.factions);
  const absent = GATES.filter((gate) => !rollCounts(gates, gate));
  const whole = gates.length === plan.agreed.players;
  return (
    <div class="setup-gates">
      <h3>{words.gates}</h3>
      {gates.length > 0 && (
        <ul class="setup-chips">
          {gates.map((gate) => (
            <li key={gate}>
              <FactionName language={language} faction={factionOf(gate)} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {!whole && words.chooseFirst}
        {whole && (absent.length > 0 ? words.rollAgain(absent.join(', ')) : words.everyRoll)}{' '}
        <RuleLink
          language={language}
          rule={whole ? 'battalia.npc.reroll' : 'battalia.setup.gatesOfPlayers'}
        />
      </p>
    </div>
  );
}
