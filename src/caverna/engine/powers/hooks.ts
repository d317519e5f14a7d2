// The points where a furnishing or a folk may change a rule.
// A power is data plus small named functions; the rules ask for a hook and never for a tile by name.

import type { RuleId } from '../rules/ids.ts';
import type { Bundle, Price, Purchase } from '../state/goods.ts';
import type { SquareIndex } from '../state/squares.ts';
import type { Frame, Game, Player } from '../state/types.ts';
import type { FarmAnimal, Good, Land, PowerId, SpaceId, TileId } from '../state/vocabulary.ts';

interface Shelter {
  capacity: number;
  /** The only type of farm animal allowed; any one type when missing. */
  only?: FarmAnimal;
}

export interface Bonus {
  /** How many of the thing that counts. */
  count: number;
  points: number;
}

/** Could all animals live away from these squares? */
export type Vacates = (player: Player, squares: readonly SquareIndex[]) => boolean;

export type Half = 'forest' | 'mountain';

/** How the people of a folk forge: strengths to choose from and what each costs. */
export interface Forging {
  least: number;
  most: number;
  price(strength: number): Price;
}

/** What a feeding takes. */
export interface Meal {
  food: number;
  stone: number;
}

/** A trade that is open at the start of a harvest only. */
export interface Offer {
  id: string;
  pay?: Bundle;
  /** So many animals of any types, dogs included. */
  animals?: number;
  get: Bundle;
  times: number;
}

export interface Power {
  id: PowerId;
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
  onBuilt?(player: Player, at: SquareIndex, game: Game): Bundle;
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
  scores?(player: Player, game: Game, vacates: Vacates): Bonus;
  /** Lost points cancelled at the end. */
  cancelsLosses?: number;

  // Folk and their tiles.

  /** Changes a player who has just chosen this folk. */
  starts?(player: Player): void;
  /** Tiles that have no effect for this player. */
  voids?: readonly TileId[];
  /** `overhang` holds in this half only. */
  overhangHalf?: Half;
  /** Twin tiles of a half: rubies for the twin (null: never), and for a single tile in its place. */
  twins?: { half: Half; twin: number | null; single: number };
  /** Bare forest may be fenced, sown and furnished, each by its own rule. */
  woodland?: Readonly<Record<'fence' | 'sow' | 'furnish', RuleId>>;
  /** Printed goods of the home board are not gained. */
  ignoresPrinted?: true;
  /** How many printed goods are gained. */
  printed?(good: Good, amount: number): number;
  /** Other prices that may be paid instead of this one, whatever else changed it. */
  substitutes?(purchase: Purchase, price: Price): Price[];
  /** Gained when a ruby mine is placed on this land. */
  onRubyMine?(on: Land): Bundle;
  /** Spaces that are open although somebody else stands there. */
  joins?: readonly SpaceId[];
  /** And these, if the players agree on it (folk.open.paleOnesSmallScale). */
  mayJoin?: readonly SpaceId[];
  /** Gained whenever the space is used. */
  onUse?: { space: SpaceId; get: Bundle };
  /** One of the goods taken from a space is given back. */
  clumsy?: true;
  forges?: Forging;
  /** A weapon of this strength may be had for a dog. */
  forgesForDog?: number;
  weaponCap?: number;
  /** Loot items more on every expedition. */
  extraLoot?: number;
  /** Paid before an expedition to raise the weapon. */
  trains?: Bundle;
  /** What the people of the folk eat; goblins are counted apart. `special`: what a Troll eats then, or 0. */
  eats?(adults: number, newborns: number, special: number): Meal;
  /** Room for goblins only. */
  goblinRoom?: number;
  /** A goblin comes with the tile. */
  bringsGoblin?: true;
  /** Grain on a field that has just been sown. */
  sownGrain?: number;
  /** Gained at the start of a harvest. */
  harvestIncome?(player: Player, game: Game, vacates: Vacates): Bundle;
  harvestOffers?: readonly Offer[] | ((game: Game) => readonly Offer[]);
  /** Gained in the breeding phase. */
  onBreedingPhase?(player: Player): Bundle;
  /** Vegetables let types breed again. */
  breedsAgain?: true;
  /** So many types breed when the tile is built. */
  onBuiltBreeds?(player: Player, at: SquareIndex, game: Game): number;
  /** Animals that a pasture holds in addition. */
  pastureHolds?(player: Player, at: SquareIndex): number;
  /** Dogs watch so many times the usual number of sheep. */
  flock?: number;
  /** Gained for every two animals turned into food at once. */
  onPairEaten?: Bundle;
  /** Empty squares of these halves cost no points. */
  sparesEmpty?: readonly Half[];
  /** Dwellings score nothing. */
  dwellingsWorthless?: true;
  /** The sixth person is a marker, no disc (folk.open.caveGoblinMarker). */
  sixthIsMarker?: true;

  // Frantic Fiends and its tiles.

  /** A room for a friendly orc, and what is special about it. */
  orcRoom?: OrcRoom;
  /** What its owner is asked right after building it. */
  asks?(game: Game, player: Player): Asked | null;
  /** What each dog counts in a fight. */
  dogStrength?: number;
}

/** `shared`: for an orc or a dwarf, one at a time. Captains collect more, miners empty a mine, workers act like dwarfs. */
export type OrcRoom = 'plain' | 'shared' | 'captain' | 'mining' | 'worker';

type Unasked<F> = F extends Frame ? Omit<F, 'seat' | 'dwarf'> : never;
/** A decision, whoever makes it. */
export type Asked = Unasked<Frame>;

export type Hook = keyof Omit<Power, 'id' | 'rule'>;
