import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type Prize, ringOf, ringRefusal } from '../../engine/index.ts';
import { asText, gateChance } from '../../odds/index.ts';
import { Panel } from '../desk/Panel.tsx';
import { Refused } from '../desk/Refused.tsx';
import { GateDie } from './GateDie.tsx';
import type { ValleysParts } from './parts.ts';

const PRIZES: readonly Prize[] = ['greatArtefact', 'fate'];

/** The Mountain Pass: a ring, the gate it must be brought to, and what it is paid with. */
export function Pass(parts: ValleysParts): JSX.Element {
  const { language, plan, busy, send } = parts;
  const words = valleysWords(language);
  const player = (seat: number): string => deskWords(language).player(seat + 1);
  const { valleys, seat, hero, at, pending } = plan;
  const refusal = ringRefusal(valleys, seat, hero, at);
  const ring = ringOf(valleys, seat, hero);
  return (
    <Panel heading={words.pass}>
      {pending?.kind === 'rolling' && (
        <>
          <GateDie
            language={language}
            legend={words.rollAsk}
            rollHere={words.rollHere}
            onRoll={(gate) => send({ type: 'roll', gate })}
          />
          <p class="desk-soft">
            {words.eachGate(asText(gateChance(plan.gates.length)))}{' '}
            <RuleLink language={language} rule="battalia.pass.roll" />
          </p>
        </>
      )}
      {pending?.kind === 'rewarding' && (
        <fieldset class="valley-buttons">
          <legend>{words.rewardAsk}</legend>
          {PRIZES.map((prize) => (
            <button
              type="button"
              class="button main"
              key={prize}
              onClick={() => send({ type: 'reward', prize })}
            >
              {words.prizes[prize]}
            </button>
          ))}
          <p class="desk-soft">
            {words.toHaven} <RuleLink language={language} rule="battalia.pass.jump" />
          </p>
        </fieldset>
      )}
      {!busy &&
        (refusal ? (
          <p>
            {refusal.code === 'notOnPass' ? (
              words.goToPass
            ) : (
              <Refused language={language} refusal={refusal} />
            )}
          </p>
        ) : (
          <button type="button" class="button" onClick={() => send({ type: 'ring' })}>
            {words.takeRing}
          </button>
        ))}
      {!busy && ring && (
        <button type="button" class="button" onClick={() => send({ type: 'jump', gate: ring.gate })}>
          {words.jumpFrom(ring.gate)}
        </button>
      )}
      <h3>{words.ringsOut}</h3>
      {valleys.passRings.length === 0 ? (
        <p class="desk-soft">{words.noRings}</p>
      ) : (
        <ul class="valley-defence">
          {valleys.passRings.map((each) => (
            <li key={`${each.seat} ${each.hero}`}>
              {words.ringLine(player(each.seat), each.hero, each.gate)}
            </li>
          ))}
        </ul>
      )}
      <p class="desk-soft">
        <RuleLink language={language} rule="battalia.pass.ring" />
      </p>
    </Panel>
  );
}
