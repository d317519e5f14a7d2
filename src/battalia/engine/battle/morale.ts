// Morale: what heroes add when all battle cards belong together.

import type { RuleId } from '../rules/ids.ts';
import type { Faction } from '../state/vocabulary.ts';
import { type BattleCard, factsOf } from './cards.ts';
import { isVeteran, type Situation } from './situation.ts';

/** The factions in a line; universal cards count for each. battalia.fanatics.universal */
export function factionsIn(line: readonly BattleCard[]): Faction[] {
  const factions = new Set<Faction>();
  for (const card of line) {
    const { belongs } = factsOf(card);
    if (belongs !== null && belongs !== 'universal') factions.add(belongs);
  }
  return [...factions];
}

/** All battle cards share a faction or are universal, weapons included. battalia.hero.morale */
export const isPure = (line: readonly BattleCard[]): boolean => factionsIn(line).length <= 1;

/** battalia.hero.morale battalia.hero.veteranMorale */
const MORALE = 1;
const VETERAN_MORALE = 4;

interface Morale {
  each: number;
  /** How often it counts: for each hero, or once. */
  times: number;
  amount: number;
  rule: RuleId;
}

/** What morale is worth while it holds. */
export function moraleOf(situation: Situation): Morale {
  const { heroes, options, heroMode, veteran } = situation;
  const each = isVeteran(situation) ? VETERAN_MORALE : MORALE;
  // The book does not say whether a second hero brings his own bonus: option moralePerHero.
  const times = options.moralePerHero ? heroes : Math.min(heroes, 1);
  const rule: RuleId = isVeteran(situation)
    ? 'battalia.hero.veteranMorale'
    : heroMode && veteran === 'fallen'
      ? 'battalia.hero.fallen'
      : 'battalia.hero.morale';
  return { each, times, amount: each * times, rule };
}
