// Which cards may stand together in a battle line.

import { ok, type Result, refuse } from '../state/result.ts';
import { type BattleCard, type HandCard, isBattleCard, isFanatic, isWeapon, withoutCards } from './cards.ts';
import { mayBeSacrificed } from './fanatics.ts';
import { MOST_HEROES, type Situation } from './situation.ts';

/** Who may attack at all; fallen veterans, too, with both heroes. battalia.hero.joint battalia.hero.fallenJoint */
export function checkHeroes({ side, heroes, heroMode }: Situation): Result<number> {
  if (!Number.isInteger(heroes) || heroes < 0 || heroes > MOST_HEROES)
    return refuse('tooManyHeroes', 'battalia.hero.joint', { most: MOST_HEROES });
  // A defender may send as many as he likes, also none. battalia.hero.defend
  if (side === 'defence') return ok(heroes);
  if (heroes === 0) return refuse('attackNeedsHero', 'battalia.hero.joint');
  if (heroes > 1 && !heroMode) return refuse('jointNeedsHeroMode', 'battalia.hero.joint');
  return ok(heroes);
}

/** Weapons of a line. An attack is opened by one, which serves for all its heroes. battalia.hero.joint */
export function checkWeapons(line: readonly BattleCard[], situation: Situation): Result<number> {
  const weapons = line.filter(isWeapon).length;
  if (situation.side === 'attack' && weapons === 0 && !situation.weaponless)
    return refuse('attackNeedsWeapon', 'battalia.battle.weapon');
  // Whether further weapons may join is a matter of the base game. battalia.battle.terrain
  if (weapons > 1 && !situation.moreWeapons) return refuse('oneWeapon', 'battalia.hero.joint');
  return ok(weapons);
}

/** Fanatics in the line cost as many cards of the hand that do not fight. battalia.fanatics.sacrifice */
export const sacrificesFor = (line: readonly HandCard[]): number => line.filter(isFanatic).length;

/** The line, when it may be played out of this hand. */
export function checkLine(
  line: readonly HandCard[],
  hand: readonly HandCard[],
  situation: Situation,
): Result<readonly BattleCard[]> {
  if (!line.every(isBattleCard)) return refuse('notForBattle', 'battalia.battle.strength');
  const rest = withoutCards(hand, line);
  if (!rest) return refuse('notInHand', 'battalia.battle.strength');
  const heroes = checkHeroes(situation);
  if (!heroes.ok) return heroes;
  const weapons = checkWeapons(line, situation);
  if (!weapons.ok) return weapons;
  const missing = sacrificesFor(line) - rest.filter(mayBeSacrificed).length;
  if (missing > 0) return refuse('fanaticNeedsSacrifice', 'battalia.fanatics.sacrifice', { missing });
  return ok(line);
}
