import type { JSX } from 'preact';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { bridgeNeeds, hiddenRefusal, hiddenUnder } from '../../engine/index.ts';
import { Panel } from '../desk/Panel.tsx';
import { Deals } from './Deals.tsx';
import type { ValleysParts } from './parts.ts';

/** King's Bridge: what lies under the gates, everybody's rings, and the council's deals. */
export function Bridge(parts: ValleysParts): JSX.Element {
  const { language, plan, send } = parts;
  const words = valleysWords(language);
  const { valleys, seat, gates, players } = plan;
  const seats = Array.from({ length: players }, (_, each) => each);
  return (
    <>
      <Panel heading={words.bridge}>
        <div class="desk-table">
          <table>
            <caption>{words.ringsTitle}</caption>
            <thead>
              <tr>
                <th scope="col">{words.gateHead}</th>
                <th scope="col">{words.hiddenHead}</th>
                <th scope="col">{words.ringsHeld}</th>
              </tr>
            </thead>
            <tbody>
              {gates.map((gate) => (
                <tr key={gate}>
                  <th scope="row">{gate}</th>
                  <td class="number">{hiddenUnder(valleys, gate)}</td>
                  <td>
                    {seats
                      .filter((each) => valleys.bridgeRings[each]?.includes(gate))
                      .map((each) => words.ownerSign(each + 1))
                      .join(' ') || '–'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div class="valley-buttons">
          {gates
            .filter((gate) => hiddenRefusal(valleys, seat, gate) === null)
            .map((gate) => (
              <button type="button" class="button" key={gate} onClick={() => send({ type: 'jump', gate })}>
                {words.takeHidden(gate)}
              </button>
            ))}
        </div>
        <p class="desk-soft">
          {words.toHaven} <RuleLink language={language} rule="battalia.bridge.jump" />{' '}
          <RuleLink language={language} rule="battalia.bridge.look" />
        </p>
        <p class="desk-soft">{words.bridgeNeeds(bridgeNeeds(players))}</p>
      </Panel>
      <Deals {...parts} />
    </>
  );
}
