import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { boardWords } from '../../../i18n/battalia-board.ts';
import { dawnWords } from '../../../i18n/battalia-dawn.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  type BoughtPotion,
  daysLater,
  daysLeft,
  POTION_KINDS,
  POTIONS,
  type Potion,
  potionStrengths,
  type Seat,
  sidesFor,
  together,
} from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { Choice } from '../desk/Choice.tsx';
import { PotionMarker } from './PotionMarker.tsx';
import type { DawnParts } from './parts.ts';

/** All six, with owner, quarter turns, last day, and what may be done. */
export function Potions({ language, plan, send }: DawnParts): JSX.Element {
  const words = dawnWords(language);
  const player = (seat: Seat): string => boardWords(language).player(seat + 1);
  const seats = Array.from({ length: plan.players }, (_, seat) => seat);
  const strengths = seats
    .map((seat) => ({ seat, parts: potionStrengths(plan.potions, seat) }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <section class="desk-panel dawn-potions">
      <h2>{words.potions}</h2>
      <p>
        {words.potionsWhy} <RuleLink language={language} rule="battalia.potion.buy" />{' '}
        <RuleLink language={language} rule="battalia.potion.turn" />
      </p>
      {!plan.bilkarr && <p>{words.notYet}</p>}
      {plan.players >= 4 && (
        <Choice
          legend={words.sides}
          values={sidesFor(plan.players)}
          chosen={plan.sides}
          name={(sides) => words.sideNames[sides]}
          onChoose={(sides) => send({ type: 'sides', sides })}
        />
      )}
      <ul class="potion-list">
        {POTIONS.map((potion) => (
          <li key={potion}>
            <OnePotion {...{ language, plan, send, potion, player, seats }} />
          </li>
        ))}
      </ul>
      {strengths.map(({ seat, parts }) => (
        <p key={seat} class="desk-answer">
          {words.strength(
            player(seat),
            parts.map(({ strength }) => (strength > 0 ? `+${strength}` : `−${-strength}`)).join(' '),
          )}{' '}
          {parts.map(({ rule }) => (
            <RuleLink key={rule} language={language} rule={rule} />
          ))}
        </p>
      ))}
    </section>
  );
}

interface One extends DawnParts {
  potion: Potion;
  player(seat: Seat): string;
  seats: readonly Seat[];
}

function OnePotion({ language, plan, send, potion, player, seats }: One): JSX.Element {
  const words = dawnWords(language);
  const bought = plan.potions[potion];
  const { daily, rule } = POTION_KINDS[potion];
  const name = nameOf(language, 'potions', potion);
  return (
    <>
      <PotionMarker potion={potion} bought={bought} label={`${name}: ${words.marker(bought?.angle ?? 0)}`} />
      <div>
        <h3>{name}</h3>
        <p class="desk-soft">
          {words.does[potion]} {daily ? words.daily : words.lasting}{' '}
          <RuleLink language={language} rule={rule} />
        </p>
        <p>
          <State {...{ language, plan, bought, player, daily }} />
        </p>
        <div class="desk-buttons no-print">
          {bought ? (
            <Deeds {...{ language, plan, send, potion, bought, player, seats, daily }} />
          ) : (
            plan.bilkarr && <Buy {...{ language, plan, send, potion, player, seats }} />
          )}
        </div>
      </div>
    </>
  );
}

function State({
  language,
  plan,
  bought,
  player,
  daily,
}: Pick<One, 'language' | 'plan' | 'player'> & {
  bought: BoughtPotion | undefined;
  daily: boolean;
}): JSX.Element {
  const words = dawnWords(language);
  if (!bought) return <>{words.forSale}</>;
  const left = daysLeft(bought);
  if (left === null) return <>{words.owns(player(bought.owner))}</>;
  const last = daysLater(plan.calendar, left - 1, plan.options);
  return (
    <>
      <strong>
        {player(bought.owner)}
        {bought.target !== undefined && ` ${words.against(player(bought.target))}`}
      </strong>
      : {words.dayOf(4 - left)}, {words.lastDay(last.week, last.day)}
      {daily && `, ${bought.used ? words.used : words.ready}`}
    </>
  );
}

function Buy({ language, send, potion, player, seats }: One): JSX.Element {
  const words = dawnWords(language);
  const [seat, setSeat] = useState<Seat>(0);
  const who = Math.min(seat, seats.length - 1);
  const name = nameOf(language, 'potions', potion);
  return (
    <>
      <select
        class="potion-seat"
        aria-label={`${words.buyer}: ${name}`}
        value={String(who)}
        onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))}
      >
        {seats.map((each) => (
          <option key={each} value={String(each)}>
            {player(each)}
          </option>
        ))}
      </select>
      <button type="button" class="button" onClick={() => send({ type: 'buy', seat: who, potion })}>
        {words.buy(name, player(who))}
      </button>
    </>
  );
}

function Deeds({
  language,
  plan,
  send,
  potion,
  bought,
  player,
  seats,
  daily,
}: One & { bought: BoughtPotion; daily: boolean }): JSX.Element {
  const words = dawnWords(language);
  const { owner, angle, used } = bought;
  const opponents = seats.filter((seat) => !together(plan, owner, seat));
  const name = nameOf(language, 'potions', potion);
  return (
    <>
      {angle === 0 &&
        (potion === 'weakness' ? (
          opponents.map((target) => (
            <button
              key={target}
              type="button"
              class="button"
              onClick={() => send({ type: 'drink', seat: owner, potion, target })}
            >
              {words.drinkFor(player(target))}
            </button>
          ))
        ) : (
          <button
            type="button"
            class="button"
            aria-label={`${words.drink}: ${name}`}
            onClick={() => send({ type: 'drink', seat: owner, potion })}
          >
            {words.drink}
          </button>
        ))}
      {angle > 0 && daily && (
        <button
          type="button"
          class="button"
          disabled={used}
          aria-label={`${words.use}: ${name}`}
          onClick={() => send({ type: 'use', seat: owner, potion })}
        >
          {used ? words.used : words.use}
        </button>
      )}
      <button
        type="button"
        class="button"
        aria-label={`${words.putBack}: ${name}`}
        onClick={() => send({ type: 'potion', potion, bought: null })}
      >
        {words.putBack}
      </button>
    </>
  );
}
