import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  bridgeHides,
  CONNECTORS,
  DEFAULT_OPTIONS,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
} from '../../engine/index.ts';
import { newValleysPlan, VALLEY_OPTIONS, type ValleysPlan } from '../../simulators/valleys.ts';
import { nameOf } from '../../telling/names.ts';
import { Choice } from '../desk/Choice.tsx';
import { Readings } from '../desk/Readings.tsx';
import { GateChecks } from './GateChecks.tsx';
import type { ValleysParts } from './parts.ts';

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, i) => FEWEST_PLAYERS + i);

/** Who plays, what lies between the valleys, and what the rulebook leaves open. */
export function Setup({
  language,
  plan,
  send,
  replace,
}: ValleysParts & { replace(plan: ValleysPlan): void }): JSX.Element {
  const words = valleysWords(language);
  const { players, options, valleys } = plan;
  const anew = (next: ValleysPlan | null): void => {
    if (next) replace({ ...next, options });
  };
  return (
    <details class="desk-panel">
      <summary>{words.setup}</summary>
      <Choice
        legend={words.players}
        values={COUNTS}
        chosen={players}
        name={(count) => count}
        onChoose={(count) =>
          anew(newValleysPlan(count, bridgeHides(count) === null ? 'mountainPass' : valleys.connector))
        }
      />
      <Choice
        legend={words.connectorIs}
        values={CONNECTORS}
        chosen={valleys.connector}
        name={(connector) => nameOf(language, 'buildings', connector)}
        disabled={(connector) => connector === 'kingsBridge' && bridgeHides(players) === null}
        onChoose={(connector) => anew(newValleysPlan(players, connector, plan.gates))}
      />
      <p class="desk-soft">
        {words.bridgeOnly} {words.anewNote} <RuleLink language={language} rule="battalia.valleys.for" />
      </p>
      <GateChecks
        legend={words.gatesInPlay}
        name={words.gate}
        gates={plan.gates}
        onChange={(gates) => send({ type: 'gates', gates })}
      />
      <p class="desk-soft">
        {deskWords(language).openPoint} {words.whereNote}
      </p>
      <Readings
        language={language}
        names={VALLEY_OPTIONS}
        options={{ ...DEFAULT_OPTIONS, ...options }}
        onChange={({ freeUpgradeCap, bridgeLowest }) =>
          send({ type: 'enter', fields: { options: { freeUpgradeCap, bridgeLowest } } })
        }
      />
    </details>
  );
}
