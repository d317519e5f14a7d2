// The plan of the tool Battle: everything that is entered, and how far the battle has come.

import {
  type BattleCard,
  type BattleUnit,
  type BoughtPotion,
  DEFAULT_OPTIONS,
  type Faction,
  type HandCard,
  type Options,
  type RetreatEnd,
  type Seat,
  type Situation,
  type Table,
  type Target,
} from '../../engine/index.ts';

/** Entering cards; Berserker pulls; both lines are played; the battle is over. */
export const BATTLE_STAGES = ['arming', 'berserker', 'lines', 'decided'] as const;
export type BattleStage = (typeof BATTLE_STAGES)[number];

/** What is entered of a side besides its cards. */
export type Arms = Pick<
  Situation,
  'heroes' | 'veteran' | 'colossus' | 'weakness' | 'weaponless' | 'terrain' | 'unseen'
>;

export interface SidePlan extends Arms {
  /** Whose cards are offered first; null when that is not known. */
  faction: Faction | null;
  hand: readonly HandCard[];
  /** Cards of the hand that are played. */
  line: readonly BattleCard[];
  /** Enemy units that Syoen's Mask brings over. */
  turned: readonly BattleUnit[];
  /** Frost Hand has switched the line off. */
  frozen: boolean;
}

/** Questions beside the battle: what the Banner may call, and how a hero may leave. */
export interface Checks {
  vigo: readonly HandCard[];
  retreat: { steps: number; distance: number; end: RetreatEnd; price: readonly HandCard[] };
}

/** What the base game decides for both sides. battalia.battle.terrain */
export type BaseGame = Pick<Situation, 'litWeapon' | 'moreWeapons'> & { equalWins: boolean };

export interface BattlePlan extends BaseGame {
  heroMode: boolean;
  options: Options;
  target: Target;
  attack: SidePlan;
  defence: SidePlan;
  stage: BattleStage;
  /** What Berserker has pulled out of the defender's hand. */
  pulled: readonly HandCard[];
  checks: Checks;
}

/** The most cards that are searched in a hand. */
export const MOST_CARDS = 12;
/** The highest numbers that can be entered. */
export const MOST_TERRAIN = 20;
export const MOST_LIT = 10;
export const MOST_UNSEEN = 99;
export const MOST_STEPS = 9;

const freshSide = (heroes: number): SidePlan => ({
  faction: null,
  hand: [],
  line: [],
  turned: [],
  frozen: false,
  heroes,
  veteran: 'none',
  colossus: false,
  weakness: false,
  weaponless: false,
  terrain: 0,
  unseen: 0,
});

export const freshBattle = (): BattlePlan => ({
  heroMode: true,
  options: DEFAULT_OPTIONS,
  target: { kind: 'neutral' },
  attack: freshSide(1),
  defence: freshSide(0),
  litWeapon: 0,
  moreWeapons: false,
  equalWins: true,
  stage: 'arming',
  pulled: [],
  checks: {
    vigo: [],
    retreat: { steps: 3, distance: 3, end: 'free', price: ['supply', 'supply', 'supply'] },
  },
});

const works = (potion: BoughtPotion | undefined): potion is BoughtPotion =>
  potion !== undefined && potion.angle > 0;

/** A side as it stands on the table of an evening. */
function seated({ players, potions }: Table, seat: Seat): SidePlan {
  const player = players[seat];
  const heroes = player?.heroes.filter((square) => square !== null).length ?? 0;
  return {
    ...freshSide(heroes),
    faction: player?.faction ?? null,
    veteran: player?.veteran ?? 'none',
    colossus: works(potions.colossus) && potions.colossus.owner === seat,
    weakness: works(potions.weakness) && potions.weakness.target === seat,
  };
}

/** A battle between people of an evening; nobody defends what is neutral. */
export function battleAt(table: Table, attacker: Seat, defender: Seat | null, target: Target): BattlePlan {
  return {
    ...freshBattle(),
    heroMode: table.agreed.heroMode,
    options: table.agreed.options,
    target,
    attack: { ...seated(table, attacker), heroes: 1 },
    defence: defender === null ? freshSide(0) : seated(table, defender),
  };
}
