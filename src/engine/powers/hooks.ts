// The points where a furnishing (later: a folk or another box) may change a rule.
// A power is data plus small named functions; the rules ask for a hook and never for a tile by name.

import type { Bundle, Price } from '../goods.ts';
import type { RuleId } from '../rules.ts';
import type { SquareIndex } from '../squares.ts';
import type { Game, Player } from '../types.ts';
import type { BaseTileId, FarmAnimal, FurnishingId, Good } from '../vocabulary.ts';

/** What is being paid for. */
export type Purchase = 'furnish' | 'fence' | 'stable' | 'forge';

export interface Shelter {
  capacity: number;
  /** The only type of farm animal allowed; any one type when missing. */
  only?: FarmAnimal;
}

export interface Bonus {
  /** How many of the thing that counts. */
  count: number;
  points: number;
}

export interface Power {
  id: FurnishingId;
  rule: RuleId;
  /** Room for dwarfs, given how many are in play. */
  room?(people: number, player?: Player): number;
  /** How many dwarfs more than five the family may have. */
  extraFamily?: number;
  /** Lowers a price; the price given may be changed in place. */
  discount?(purchase: Purchase, price: Price): void;
  /** Other prices that may be paid instead of this one. */
  alternatives?(purchase: Purchase, price: Price): Price[];
  /** The furnished square itself holds animals. */
  shelter?(player: Player): Shelter;
  /** Each field without crops holds so many farm animals. */
  emptyFieldHolds?: number;
  /** For each one of `each` that is gained, from anywhere, gain this too. */
  onGain?: { each: Good; get: Bundle };
  /** Gained once, when the tile is built. */
  onBuilt?(player: Player, at: SquareIndex): Bundle;
  /** Goods put on each of the next rounds. */
  reserves?: { goods: Bundle; rounds: number };
  /** Gained at the start of every round. */
  income?(player: Player): Bundle;
  /** Donkeys are worth having in mines: ore mines only, or all mines. */
  wantsDonkeysIn?: 'oreMine' | 'mine';
  /** Food that a feeding costs less. */
  cheaperMeal?(player: Player): number;
  /** One dwarf per feeding may be served one of these instead of food. */
  servesInstead?: readonly Bundle[];
  /** Gained when animals are born. */
  onBirths?(newborns: readonly FarmAnimal[]): Bundle;
  /** Extra food for each farm animal turned into food. */
  extraFoodPerAnimal?: number;
  /** Furnishings may be built on empty tunnels and deep tunnels. */
  furnishTunnels?: true;
  /** "Either … or" reads "and/or". */
  bothBranches?: true;
  /** Twin tiles may overhang, for these goods each time. */
  overhang?: Bundle;
  /** Weapons up to this strength may be placed before unarmed dwarfs. */
  sneaks?: number;
  /** All prices of the tile itself, where the printed one is not a fixed one. */
  prices?(player: Player): Price[];
  /** Bonus points at the end. */
  scores?(player: Player, game: Game): Bonus;
  /** Lost points cancelled at the end. */
  cancelsLosses?: number;
}

export type Hook = keyof Omit<Power, 'id' | 'rule'>;

export const powerRule = (id: BaseTileId): RuleId => `base.tile.${id}`;
