// What stands around a line: who fights how, and what the table has agreed on.

import { DEFAULT_OPTIONS, type Options } from '../state/options.ts';
import type { Veteran } from '../state/types.ts';
import type { Target } from './targets.ts';

export type BattleSide = 'attack' | 'defence';

/** A player has at most two heroes. */
export const MOST_HEROES = 2;

export interface Situation {
  side: BattleSide;
  heroMode: boolean;
  options: Pick<Options, 'moralePerHero' | 'fanaticVeteran' | 'maskTotal'>;
  /** What is defended: its own value counts with the line. Null for an attacker. */
  defends: Target | null;
  /** Heroes in the fight. battalia.hero.defend battalia.hero.joint */
  heroes: number;
  veteran: Veteran;
  /** Colossus works for this side. */
  colossus: boolean;
  /** The marker of Weakness lies with this side. */
  weakness: boolean;
  /** From afar without a weapon. battalia.metamorpha.canyon */
  weaponless: boolean;
  /** Strength of a line that is not entered card by card. */
  unseen: number;
  // The base game decides these, so they are entered. battalia.battle.terrain
  /** The terrain bonus of this side. */
  terrain: number;
  /** What a plain weapon gains while the Oracle lights it. */
  litWeapon: number;
  /** Further weapons may join the line. */
  moreWeapons: boolean;
}

/** A line with what stands around it. */
export interface Force<Card> {
  line: readonly Card[];
  situation: Situation;
}

export const PLAIN_SITUATION: Situation = {
  side: 'attack',
  heroMode: true,
  options: DEFAULT_OPTIONS,
  defends: null,
  heroes: 1,
  veteran: 'none',
  colossus: false,
  weakness: false,
  weaponless: false,
  unseen: 0,
  terrain: 0,
  litWeapon: 0,
  moreWeapons: false,
};

/** Veterans are part of hero mode. battalia.hero.veteran */
export const isVeteran = ({ heroMode, veteran }: Situation): boolean => heroMode && veteran === 'veteran';
