import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  cardAt,
  discoveries,
  hiddenBuildings,
  isNeutralGround,
  isOpen,
  isSide,
  noCitySquares,
  type Square,
} from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { paymentText } from '../../telling/valley-events.ts';
import { Refused } from '../desk/Refused.tsx';
import type { ValleysParts } from './parts.ts';
import { squareText } from './ValleyGrid.tsx';

/** A chosen square: what can be done there, and what can be said of it. */
export function Chosen({ language, plan, send, square }: ValleysParts & { square: Square }): JSX.Element {
  const words = valleysWords(language);
  const { valleys, shape, seat } = plan;
  const there = cardAt(valleys, square);
  const lying = there && valleys.valleys[there.valley]!;
  const closed = there && lying && !isOpen(lying, there.place);
  const found = discoveries(shape, valleys, plan, plan.purse).find((each) => each.square === square);
  const forbidden = noCitySquares(shape, valleys).includes(square);
  return (
    <div class="valley-chosen">
      <h3>{squareText(language, plan, square)}</h3>
      {!closed && square !== plan.at && (
        <button type="button" class="button" onClick={() => send({ type: 'stand', at: square })}>
          ♟ {words.stand}
        </button>
      )}
      {found?.refusal && (
        <p>
          <Refused language={language} refusal={found.refusal} />
        </p>
      )}
      {found &&
        !found.refusal &&
        found.payable.map((paid) => (
          <button
            type="button"
            class="button main"
            key={JSON.stringify(paid)}
            onClick={() => send({ type: 'discover', valley: found.valley, place: found.place, paid })}
          >
            {words.discoverFor(paymentText(language, paid))}
          </button>
        ))}
      {there && lying && <OnTable {...{ language, plan, send, busy: false }} there={there} />}
      {there?.place === 'centre' && (
        <Captors
          owner={lying!.centreOwner}
          players={plan.players}
          language={language}
          first={seat}
          onCapture={(captor) => send({ type: 'capture', seat: captor, valley: there.valley, corner: null })}
        />
      )}
      {forbidden && (
        <p>
          {words.noCityHere} <RuleLink language={language} rule="battalia.valleys.outside" />
        </p>
      )}
      {isNeutralGround(valleys, square) && (
        <p class="desk-soft">
          {words.neutralGround} <RuleLink language={language} rule="battalia.valleys.neutral" />
        </p>
      )}
    </div>
  );
}

/** What lies on the table already, entered without paying; and who has captured it. */
function OnTable({
  language,
  plan,
  send,
  there,
}: ValleysParts & { there: NonNullable<ReturnType<typeof cardAt>> }): JSX.Element | null {
  const words = valleysWords(language);
  const { valley, place } = there;
  const lying = plan.valleys.valleys[valley]!;
  if (place === 'centre') return null;
  if (isOpen(lying, place)) {
    const found = isSide(place) ? undefined : lying.buildings[place];
    return (
      <>
        {found && !isSide(place) && (
          <Captors
            owner={found.owner}
            players={plan.players}
            language={language}
            first={plan.seat}
            onCapture={(seat) => send({ type: 'capture', seat, valley, corner: place })}
          />
        )}
        <button type="button" class="button" onClick={() => send({ type: 'cover', valley, place })}>
          {words.cover}
        </button>
      </>
    );
  }
  if (isSide(place))
    return (
      <button type="button" class="button" onClick={() => send({ type: 'tell', valley, place })}>
        {words.tellRoad}
      </button>
    );
  return (
    <details>
      <summary>{words.tellBuilding}</summary>
      <div class="valley-buttons">
        {hiddenBuildings(lying, valley).map((building) => (
          <button
            type="button"
            class="button"
            key={building}
            onClick={() => send({ type: 'tell', valley, place, building, owner: plan.seat })}
          >
            {words.tellOwner(
              nameOf(language, 'buildings', building),
              deskWords(language).player(plan.seat + 1),
            )}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Who may have captured a city: everybody but its owner, whose turn it is first. */
function Captors({
  language,
  owner,
  players,
  first,
  onCapture,
}: {
  language: ValleysParts['language'];
  owner: number | null;
  players: number;
  first: number;
  onCapture(seat: number): void;
}): JSX.Element {
  const words = valleysWords(language);
  const seats = Array.from({ length: players }, (_, i) => (first + i) % players);
  return (
    <fieldset class="valley-buttons">
      <legend>{words.capturedBy}</legend>
      {seats
        .filter((seat) => seat !== owner)
        .map((seat) => (
          <button type="button" class="button" key={seat} onClick={() => onCapture(seat)}>
            {deskWords(language).player(seat + 1)}
          </button>
        ))}
    </fieldset>
  );
}
