// A potion on its way: bought, drunk, turned with every move of Bilkarr, and back to him.

import type { MapEvent } from '../map/events.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { together } from '../state/teams.ts';
import type { Agreed, Bilkarr, BoughtPotion, Player, Seat, Table } from '../state/types.ts';
import { POTIONS, type Potion } from '../state/vocabulary.ts';
import { POTION_KINDS, POTION_PRICE } from './kinds.ts';

export type Potions = Table['potions'];

export interface PotionChange {
  potions: Potions;
  events: readonly MapEvent[];
}

const changed = (potions: Potions, potion: Potion, to: BoughtPotion, event: MapEvent): Result<PotionChange> =>
  ok({ potions: { ...potions, [potion]: to }, events: [event] });

/** One of the buyer's heroes stands on his square. battalia.potion.buy */
export function meetsBilkarr(bilkarr: Bilkarr | null, { heroes }: Pick<Player, 'heroes'>): Result<true> {
  if (!bilkarr) return refuse('bilkarrAway', 'battalia.potion.buy');
  return heroes.includes(bilkarr.at) ? ok(true) : refuse('noHeroThere', 'battalia.potion.buy');
}

/** Potions that are for sale. battalia.potion.one */
export const onSale = (potions: Potions): Potion[] => POTIONS.filter((potion) => !potions[potion]);

/** For two supply in a line of its own. battalia.potion.buy */
export function buyPotion(potions: Potions, seat: Seat, potion: Potion): Result<PotionChange> {
  if (potions[potion]) return refuse('potionSold', 'battalia.potion.one', { potion });
  return changed(
    potions,
    potion,
    { owner: seat, angle: 0, used: false },
    { event: 'potionBought', rule: 'battalia.potion.buy', seat, potion, supply: POTION_PRICE },
  );
}

function owned(potions: Potions, seat: Seat, potion: Potion): Result<BoughtPotion> {
  const bought = potions[potion];
  if (!bought) return refuse('potionFree', 'battalia.potion.buy', { potion });
  return bought.owner === seat ? ok(bought) : refuse('potionForeign', 'battalia.potion.keep', { potion });
}

/** At any time, in anybody's turn; Weakness goes to an opponent. battalia.potion.drink battalia.potion.keep */
export function drinkPotion(
  potions: Potions,
  seat: Seat,
  potion: Potion,
  sitting: Pick<Agreed, 'players' | 'sides'>,
  target?: Seat,
): Result<PotionChange> {
  const mine = owned(potions, seat, potion);
  if (!mine.ok) return mine;
  if (mine.value.angle > 0) return refuse('potionDrunk', 'battalia.potion.drink', { potion });
  const given = potion === 'weakness';
  const opponent = target !== undefined && target < sitting.players && !together(sitting, seat, target);
  if (given && !opponent) return refuse('potionTarget', 'battalia.potion.weakness');
  if (!given && target !== undefined) return refuse('potionKept', 'battalia.potion.weakness', { potion });
  return changed(
    potions,
    potion,
    { ...mine.value, angle: 90, ...(target !== undefined && { target }) },
    { event: 'potionDrunk', rule: 'battalia.potion.drink', seat, potion, target: target ?? null },
  );
}

/** Once a day; it lies on its empty side until the next. battalia.potion.daily */
export function usePotion(potions: Potions, seat: Seat, potion: Potion): Result<PotionChange> {
  const mine = owned(potions, seat, potion);
  if (!mine.ok) return mine;
  const { daily, rule } = POTION_KINDS[potion];
  if (!daily) return refuse('potionLasting', rule, { potion });
  if (mine.value.angle === 0) return refuse('potionFull', 'battalia.potion.drink', { potion });
  if (mine.value.used) return refuse('potionUsed', 'battalia.potion.daily', { potion });
  return changed(potions, potion, { ...mine.value, used: true }, { event: 'potionUsed', rule, seat, potion });
}

const TURNED = { 90: { angle: 180, day: 2 }, 180: { angle: 270, day: 3 } } as const;

/** With every move of Bilkarr: a quarter turn, the full side up, and back to him after the third day. */
export function turnPotions(potions: Potions): PotionChange {
  const events: MapEvent[] = [];
  const next: Partial<Record<Potion, BoughtPotion>> = {};
  for (const potion of POTIONS) {
    const bought = potions[potion];
    if (!bought) continue;
    const { owner: seat, angle, used } = bought;
    if (angle === 270) {
      events.push({ event: 'potionReturned', rule: 'battalia.potion.back', seat, potion });
    } else if (angle === 0) {
      next[potion] = bought;
    } else {
      const turned = TURNED[angle];
      next[potion] = { ...bought, angle: turned.angle, used: false };
      events.push({ event: 'potionTurned', rule: 'battalia.potion.turn', seat, potion, day: turned.day });
      if (used) events.push({ event: 'potionRefilled', rule: 'battalia.potion.daily', seat, potion });
    }
  }
  return { potions: next, events };
}

/** Days on which it still works, today among them; null while it is not drunk. battalia.potion.drink */
export const daysLeft = ({ angle }: Pick<BoughtPotion, 'angle'>): number | null =>
  angle === 0 ? null : 4 - angle / 90;
