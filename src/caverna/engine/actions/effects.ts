// The vocabulary of effects. Action spaces, loot items and (later) other boxes are written with it, as data.
// One interpreter reads it: `legal/leaf.ts` says whether an effect is possible, `do/leaf.ts` carries it out.

import type { FiendsEffect } from '../fiends/types.ts';
import type { Bundle } from '../state/goods.ts';
import type { Single, Twin } from '../state/vocabulary.ts';

/** Take all goods that have accumulated on the space. Nothing when the space is imitated. */
interface Take {
  do: 'take';
}

/** Gain goods from the bank. */
export interface Gain {
  do: 'gain';
  goods: Bundle;
  /** Once for each mine of this kind the player owns. */
  per?: 'oreMine' | 'rubyMine';
  /** Only with at least this many ruby mines. */
  rubyMines?: number;
}

/** Take the starting player token; the turn order changes from the next round. */
interface TakeToken {
  do: 'token';
}

/** Place one landscape twin tile on two free adjacent squares; `tiles` lists the faces to choose from. */
interface PlaceTwin {
  do: 'place';
  tiles: readonly Twin[];
}

/** Place one landscape tile of one square without paying for it. */
interface PlaceSingle {
  do: 'single';
  tile: Single;
}

/** Put an ore mine/deep tunnel tile on two adjacent ordinary empty tunnels. */
interface BuildOreMine {
  do: 'oreMine';
}

/** Put a ruby mine on an empty tunnel of this kind. */
interface BuildRubyMine {
  do: 'rubyMine';
  on: 'tunnel' | 'deepTunnel';
}

/** Fence one meadow (small) or two adjacent meadows (large), for this much wood before discounts. */
interface Fence {
  do: 'fence';
  size: 'small' | 'large';
  wood: number;
}

/** Build one stable, for this much stone before discounts. */
interface BuildStable {
  do: 'stable';
  stone: number;
}

/** Buy one furnishing tile and place it. */
export interface Furnish {
  do: 'furnish';
  /** `any` tile, any of the six `dwellings`, or only the `ordinary` dwelling. */
  only: 'any' | 'dwellings' | 'ordinary';
  /** A price that replaces the printed one. */
  price?: Bundle;
}

/** Sow up to so many grain and vegetables, at least one of them. */
interface Sow {
  do: 'sow';
  grain: number;
  vegetable: number;
}

/** Forge a weapon for the acting dwarf. */
interface Forge {
  do: 'forge';
  most: number;
}

/** Go on an expedition: up to `level` different loot items. */
interface Expedition {
  do: 'expedition';
  level: number;
}

/** Family growth: one dwarf from the reserve. */
interface Grow {
  do: 'grow';
}

/** A goblin joins the family, as an adult that cannot work yet. */
interface GoblinJoins {
  do: 'goblin';
}

/** Pay food, then use a space that an opponent occupies. */
interface Imitate {
  do: 'imitate';
  food: number;
}

/** Buy at most one of each listed good with gold. */
interface Market {
  do: 'market';
  prices: Bundle;
}

/** Trade up to `times` times, at least once. */
interface Trade {
  do: 'trade';
  pay: Bundle;
  get: Bundle;
  times: number;
}

/** All armed dwarfs gain 1 strength when the expedition ends. */
interface SharpenAll {
  do: 'sharpenAll';
}

/** Breed up to so many types of farm animals, outside the harvest. */
interface Breed {
  do: 'breed';
  types: number;
}

export type Effect =
  | Take
  | Gain
  | TakeToken
  | PlaceTwin
  | PlaceSingle
  | BuildOreMine
  | BuildRubyMine
  | Fence
  | BuildStable
  | Furnish
  | Sow
  | Forge
  | Expedition
  | Grow
  | GoblinJoins
  | Imitate
  | Market
  | Trade
  | SharpenAll
  | Breed
  | FiendsEffect;

/**
 * How the parts of a space belong together.
 * - `all`: one action, performed together; possible when its leading part is.
 * - `andOr`: one or more parts, in any order.
 * - `andThenOr`: one or more parts, in the printed order.
 * - `andThen`: the first part is a must, the later ones optional and only after it.
 * - `eitherOr`: exactly one part (Guest room: as `andOr`; `guestOnce`: a single time per game).
 */
export interface Joined {
  join: 'all' | 'andOr' | 'andThenOr' | 'andThen' | 'eitherOr';
  parts: readonly Action[];
  guestOnce?: boolean;
  /** Guest room: not among the spaces that the appendix lists for it (base.work.guestRoom.wish). */
  unlisted?: boolean;
}

export type Action = Effect | Joined;

export const isJoined = (action: Action): action is Joined => 'join' in action;
