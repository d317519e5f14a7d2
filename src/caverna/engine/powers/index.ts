// All powers and, for each hook, the powers that use it. A box that is installed adds its own (`addPowers`).

import { GOBLIN } from '../folk/goblins.ts';
import type { RuleId } from '../rules/ids.ts';
import { type Price, type Purchase, samePrice, sum } from '../state/goods.ts';
import type { Dwarf, Game, Player } from '../state/types.ts';
import type { TileId } from '../state/vocabulary.ts';
import { DWELLING_POWERS } from './dwellings.ts';
import { FOOD_POWERS } from './food.ts';
import type { Half, Hook, Power } from './hooks.ts';
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
  ...GOBLIN,
];

export const POWER_BY_ID = Object.fromEntries(POWERS.map((power) => [power.id, power])) as Record<
  Power['id'],
  Power
>;

const OWNER = new Map(POWERS.map(({ rule, id }) => [rule, id]));

/** The tile or folk whose rule this is, if it is somebody's. */
export const whose = (rule: RuleId): Power['id'] | undefined => OWNER.get(rule);

type With<H extends Hook> = Power & Required<Pick<Power, H>>;

function using<H extends Hook>(hook: H): With<H>[] {
  return POWERS.filter((power) => power[hook] !== undefined) as With<H>[];
}

/** The hooks that the rules ask for. */
const ASKED = [
  'room',
  'extraFamily',
  'discount',
  'alternatives',
  'emptyFieldHolds',
  'onGain',
  'income',
  'wantsDonkeysIn',
  'cheaperMeal',
  'servesInstead',
  'onBirths',
  'extraFoodPerAnimal',
  'furnishTunnels',
  'bothBranches',
  'overhang',
  'scores',
  'cancelsLosses',
  'starts',
  'voids',
  'twins',
  'woodland',
  'ignoresPrinted',
  'printed',
  'substitutes',
  'onRubyMine',
  'joins',
  'onUse',
  'clumsy',
  'forges',
  'forgesForDog',
  'weaponCap',
  'extraLoot',
  'trains',
  'eats',
  'goblinRoom',
  'sownGrain',
  'harvestIncome',
  'harvestOffers',
  'onBreedingPhase',
  'breedsAgain',
  'pastureHolds',
  'flock',
  'onPairEaten',
  'sparesEmpty',
  'dwellingsWorthless',
  'sneaks',
  'sixthIsMarker',
  'dogStrength',
] as const satisfies readonly Hook[];

type Hooks = { [H in (typeof ASKED)[number]]: With<H>[] };

/** The powers behind each hook, looked up once. */
export const HOOKS = Object.fromEntries(ASKED.map((hook) => [hook, using(hook)])) as Hooks;

/** Another box brings its powers. */
export function addPowers(powers: readonly Power[]): void {
  for (const power of powers) {
    POWER_BY_ID[power.id] = power;
    OWNER.set(power.rule, power.id);
    for (const hook of ASKED) if (power[hook] !== undefined) (HOOKS[hook] as Power[]).push(power);
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
  for (const power of HOOKS.substitutes)
    if (player.powers[power.id]) {
      const swapped = (way: Price) => power.substitutes(purchase, way);
      // folk.open.artificersDiscount: never for more than with the discount first.
      if (player.agreed?.discountsLast)
        for (const way of swapped(cost)) {
          const lower = discounted(player, purchase, way);
          if (sum(lower) <= sum(plain)) ways.push(lower);
        }
      return withSubstitutes(ways, swapped);
    }
  return ways;
}

function withSubstitutes(ways: readonly Price[], substitutes: (way: Price) => Price[]): Price[] {
  const all: Price[] = [];
  for (const way of ways)
    for (const price of [way, ...substitutes(way)])
      if (!all.some((other) => samePrice(other, price))) all.push(price);
  return all;
}

/** The power of this player that uses a hook, when at most one can. */
export function powerWith<H extends keyof typeof HOOKS>(
  player: Player,
  hook: H,
): (typeof HOOKS)[H][number] | null {
  for (const power of HOOKS[hook]) if (player.powers[power.id]) return power;
  return null;
}

/** The power that decides how a person does something: goblins have their own, others their folk's. */
export function personal<H extends 'clumsy' | 'forges' | 'weaponCap'>(
  player: Player,
  dwarf: Dwarf | undefined,
  hook: H,
): Power | null {
  if (dwarf?.goblin) return GOBLIN.find((power) => power[hook]) ?? null;
  return powerWith(player, hook);
}

/** How many of the goods from a space this person gives back: one if clumsy, or two (folk.open.clumsyTwice). */
export function drops({ setup }: Game, player: Player, dwarf: Dwarf | undefined): number {
  if (!personal(player, dwarf, 'clumsy')) return 0;
  return dwarf?.goblin && setup.options.clumsyTwice && powerWith(player, 'clumsy') ? 2 : 1;
}

/** The rule by which this tile has no effect for the player, if there is one. */
export const voidedBy = (player: Player, tile: TileId): RuleId | undefined => {
  for (const power of HOOKS.voids)
    if (power.voids.includes(tile) && player.powers[power.id]) return power.rule;
  return undefined;
};

/** Has this tile no effect for the player? */
export const isVoid = (player: Player, tile: TileId): boolean => voidedBy(player, tile) !== undefined;

/** What made a purchase different from its printed price: something paid in its place, or a discount. */
export function cheaperBy(player: Player, purchase: Purchase, cost: Price, paid: Price): RuleId | undefined {
  if (samePrice(cost, paid)) return undefined;
  const plain = discounted(player, purchase, cost);
  if (!samePrice(plain, paid)) {
    for (const power of HOOKS.alternatives)
      if (player.powers[power.id] && power.alternatives(purchase, plain).some((way) => samePrice(way, paid)))
        return power.rule;
    const substitute = powerWith(player, 'substitutes');
    if (substitute) return substitute.rule;
  }
  for (const power of HOOKS.discount) {
    if (!player.powers[power.id]) continue;
    const lowered = { ...cost };
    power.discount(purchase, lowered);
    if (!samePrice(lowered, cost)) return power.rule;
  }
  return undefined;
}

/** The power that lets the player's twin tiles overhang in this half. */
export function overhangIn(player: Player, half: Half): With<'overhang'> | null {
  for (const power of HOOKS.overhang)
    if (player.powers[power.id] && (!power.overhangHalf || power.overhangHalf === half)) return power;
  return null;
}

/** folk.open.overhangHalves: does nothing come of the half that a folk lays beyond the edge? */
export const losesHalf = (player: Player): boolean =>
  player.agreed?.overhangUsed === false && powerWith(player, 'overhang')?.overhangHalf !== undefined;

/** How this player lays twin tiles in a half; null as printed. */
export function twinRule(player: Player, half: Half): With<'twins'> | null {
  for (const power of HOOKS.twins) if (power.twins.half === half && player.powers[power.id]) return power;
  return null;
}

export function goblinsOf(player: Player): number {
  let goblins = 0;
  for (const dwarf of player.dwarfs) if (dwarf.goblin) goblins++;
  return goblins;
}

/** Goblins that live in rooms for anybody, because rooms for goblins alone do not suffice. */
export function goblinLodgers(player: Player): number {
  let rooms = 0;
  for (const power of HOOKS.goblinRoom) if (player.powers[power.id]) rooms += power.goblinRoom;
  return Math.max(0, goblinsOf(player) - rooms);
}

/** base.family.room; `people` are those that are no goblins (folk.people.additional). */
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
