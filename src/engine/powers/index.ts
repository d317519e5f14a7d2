// All powers and, for each hook, the powers that use it. A new box adds its powers to this list.

import type { Price } from '../goods.ts';
import type { Player } from '../types.ts';
import { DWELLING_POWERS } from './dwellings.ts';
import { FOOD_POWERS } from './food.ts';
import type { Hook, Power, Purchase } from './hooks.ts';
import { MATERIAL_POWERS } from './materials.ts';
import { PARLOR_POWERS } from './parlors.ts';
import { ROOM_POWERS } from './rooms.ts';
import { STORAGE_POWERS } from './storages.ts';

const POWERS: Power[] = [
  ...DWELLING_POWERS,
  ...ROOM_POWERS,
  ...MATERIAL_POWERS,
  ...FOOD_POWERS,
  ...PARLOR_POWERS,
  ...STORAGE_POWERS,
];

export const POWER_BY_ID = Object.fromEntries(POWERS.map((power) => [power.id, power])) as Record<
  Power['id'],
  Power
>;

type With<H extends Hook> = Power & Required<Pick<Power, H>>;

function using<H extends Hook>(hook: H): With<H>[] {
  return POWERS.filter((power) => power[hook] !== undefined) as With<H>[];
}

/** The powers behind each hook, looked up once. */
export const HOOKS = {
  room: using('room'),
  extraFamily: using('extraFamily'),
  discount: using('discount'),
  alternatives: using('alternatives'),
  emptyFieldHolds: using('emptyFieldHolds'),
  onGain: using('onGain'),
  income: using('income'),
  wantsDonkeysIn: using('wantsDonkeysIn'),
  cheaperMeal: using('cheaperMeal'),
  servesInstead: using('servesInstead'),
  onBirths: using('onBirths'),
  extraFoodPerAnimal: using('extraFoodPerAnimal'),
  furnishTunnels: using('furnishTunnels'),
  bothBranches: using('bothBranches'),
  overhang: using('overhang'),
  scores: using('scores'),
  cancelsLosses: using('cancelsLosses'),
  sneaks: using('sneaks'),
};

/** Another box brings its powers. */
export function addPowers(powers: readonly Power[]): void {
  for (const power of powers) {
    if (POWER_BY_ID[power.id]) continue;
    POWER_BY_ID[power.id] = power;
    for (const hook of Object.keys(HOOKS) as (keyof typeof HOOKS)[])
      if (power[hook] !== undefined) (HOOKS[hook] as Power[]).push(power);
  }
}

/** Does the player own a power that uses this hook? */
export function enjoys(player: Player, hook: keyof typeof HOOKS): boolean {
  for (const power of HOOKS[hook]) if (player.powers[power.id]) return true;
  return false;
}

/** base.furnish.discount: the price after the player's discounts. */
export function discounted(player: Player, purchase: Purchase, cost: Price): Price {
  let result = cost;
  for (const power of HOOKS.discount) {
    if (!player.powers[power.id]) continue;
    if (result === cost) result = { ...cost };
    power.discount(purchase, result);
  }
  return result;
}

/** All prices the player may choose between, the plain one first. */
export function waysToPay(player: Player, purchase: Purchase, cost: Price): Price[] {
  const plain = discounted(player, purchase, cost);
  const ways = [plain];
  for (const power of HOOKS.alternatives)
    if (player.powers[power.id]) ways.push(...power.alternatives(purchase, plain));
  return ways;
}

/** base.family.room */
export function roomForDwarfs(player: Player, people: number): number {
  let room = 0;
  for (const power of HOOKS.room) {
    const tiles = player.powers[power.id];
    if (tiles) room += tiles * power.room(people, player);
  }
  return room;
}

export function familyLimit(player: Player, base: number): number {
  let limit = base;
  for (const power of HOOKS.extraFamily) if (player.powers[power.id]) limit += power.extraFamily;
  return limit;
}

export function extraFoodPerAnimal(player: Player): number {
  let extra = 0;
  for (const power of HOOKS.extraFoodPerAnimal)
    if (player.powers[power.id]) extra += power.extraFoodPerAnimal;
  return extra;
}
