import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { metamorphaWords } from '../../../i18n/battalia-metamorpha.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Gate } from '../../engine/index.ts';
import { asText, gateChance } from '../../odds/index.ts';
import { GateChecks } from '../valleys/GateChecks.tsx';
import { GateDie } from '../valleys/GateDie.tsx';
import type { MetamorphaParts } from './parts.ts';

/** The die that brings her in. */
export function Entering({ language, plan, send }: MetamorphaParts): JSX.Element {
  const words = metamorphaWords(language);
  const [rolled, setRolled] = useState<Gate | null>(null);
  const roll = (gate: Gate): void => {
    setRolled(gate);
    send({ type: 'roll', roll: gate });
  };
  return (
    <>
      <p>
        {words.away} <RuleLink language={language} rule="battalia.npc.enter" />
      </p>
      <GateChecks
        legend={words.gatesInPlay}
        name={words.gate}
        gates={plan.gates}
        onChange={(gates) => send({ type: 'enter', fields: { gates } })}
      />
      {plan.gates.length === 0 ? (
        <p>{words.noGates}</p>
      ) : (
        <>
          <GateDie language={language} legend={words.dieShows} rollHere={words.rollHere} onRoll={roll} />
          {rolled && <p>{words.rolled(rolled)}</p>}
          <p class="desk-soft">
            {words.chance(asText(gateChance(plan.gates.length)))}{' '}
            <RuleLink language={language} rule="battalia.npc.reroll" />
          </p>
        </>
      )}
    </>
  );
}
