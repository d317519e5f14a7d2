import type { JSX } from 'preact';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { DISCOVERY_CARDS, type Discovery, discoveries, HEROES, isNeutralGround } from '../../engine/index.ts';
import { MOST_IN_PURSE } from '../../simulators/valleys.ts';
import { nameOf } from '../../telling/names.ts';
import { paymentText, placeText } from '../../telling/valley-events.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { Panel } from '../desk/Panel.tsx';
import { Refused } from '../desk/Refused.tsx';
import type { ValleysParts } from './parts.ts';
import { byReason } from './reasons.ts';
import { Turning } from './Turning.tsx';

/** Whose turn it is, what the hand can pay, and everything that can be discovered. */
export function Turn(parts: ValleysParts): JSX.Element {
  const { language, plan } = parts;
  const words = valleysWords(language);
  const { pending } = plan;
  if (pending?.kind === 'turning')
    return (
      <Panel
        heading={words.turning(
          placeText(language, pending.corner),
          nameOf(language, 'buildings', pending.valley),
        )}
      >
        <Turning {...parts} valley={pending.valley} corner={pending.corner} />
      </Panel>
    );
  return (
    <Panel heading={words.turn}>
      <Acting {...parts} />
      {!parts.busy && <Discoveries {...parts} />}
    </Panel>
  );
}

function Acting({ language, plan, busy, send }: ValleysParts): JSX.Element {
  const words = valleysWords(language);
  const cardName = (card: string): string => nameOf(language, card === 'friman' ? 'ranks' : 'cards', card);
  return (
    <>
      <Choice
        legend={words.player}
        values={Array.from({ length: plan.players }, (_, seat) => seat)}
        chosen={plan.seat}
        name={(seat) => seat + 1}
        disabled={() => busy}
        onChoose={(seat) => send({ type: 'enter', fields: { seat } })}
      />
      <Choice
        legend={words.hero}
        values={HEROES}
        chosen={plan.hero}
        name={(hero) => words.heroName(hero)}
        disabled={() => busy}
        onChoose={(hero) => send({ type: 'enter', fields: { hero } })}
      />
      {!isNeutralGround(plan.valleys, plan.at) && (
        <Check checked={plan.joined} onChange={(joined) => send({ type: 'enter', fields: { joined } })}>
          {words.joined}
        </Check>
      )}
      <h3>{words.purse}</h3>
      <div class="valley-purse">
        {DISCOVERY_CARDS.map((card) => (
          <NumberField
            key={card}
            language={language}
            label={cardName(card)}
            value={plan.purse[card]}
            least={0}
            most={MOST_IN_PURSE}
            onChange={(count) => send({ type: 'enter', fields: { purse: { ...plan.purse, [card]: count } } })}
          />
        ))}
      </div>
    </>
  );
}

function Discoveries({ language, plan, send }: ValleysParts): JSX.Element {
  const words = valleysWords(language);
  const all = discoveries(plan.shape, plan.valleys, plan, plan.purse);
  const legal = all.filter(({ refusal }) => !refusal);
  const title = ({ find, place, valley }: Discovery): string =>
    words[find === 'road' ? 'roadOf' : 'buildingOf'](
      placeText(language, place),
      nameOf(language, 'buildings', valley),
    );
  return (
    <>
      <h3>{words.discoveries}</h3>
      {legal.length === 0 && <p>{words.noDiscovery}</p>}
      <ul class="valley-list">
        {legal.map((found) => (
          <li key={found.square}>
            {title(found)}
            <div class="valley-buttons">
              {found.payable.map((paid) => (
                <button
                  type="button"
                  class="button"
                  key={JSON.stringify(paid)}
                  aria-label={`${title(found)}: ${words.discoverFor(paymentText(language, paid))}`}
                  onClick={() => send({ type: 'discover', valley: found.valley, place: found.place, paid })}
                >
                  {words.discoverFor(paymentText(language, paid))}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {legal.length < all.length && (
        <details>
          <summary>{words.why}</summary>
          <ul>
            {byReason(all).map(({ refusal, things }) => (
              <li key={refusal.code}>
                <Refused language={language} refusal={refusal} />
                <br />
                <span class="desk-soft">{things.map(title).join('; ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
