// A plan in the words of the engine: who fights how, what is searched, what comes out.

import {
  type BattleSide,
  type CardSet,
  type Decision,
  decide,
  isOwned,
  type PlayedForce,
  type Search,
  type Situation,
  setsReaching,
  strengthOf,
} from '../../engine/index.ts';
import type { BattlePlan } from './plan.ts';

export const otherSide = (side: BattleSide): BattleSide => (side === 'attack' ? 'defence' : 'attack');

/** Nobody plays for what belongs to nobody: then only the value of the target defends. */
export const isDefended = ({ target }: BattlePlan): boolean => isOwned(target);

export function situationOf(plan: BattlePlan, side: BattleSide): Situation {
  const { heroMode, options, litWeapon, moreWeapons, target } = plan;
  const { heroes, veteran, colossus, weakness, weaponless, terrain, unseen } = plan[side];
  const table = { side, heroMode, options, litWeapon, moreWeapons };
  if (side === 'attack')
    return { ...table, defends: null, heroes, veteran, colossus, weakness, weaponless, terrain, unseen: 0 };
  if (isDefended(plan))
    return { ...table, defends: target, heroes, veteran, colossus, weakness, weaponless, terrain, unseen };
  return {
    ...table,
    defends: target,
    heroes: 0,
    veteran: 'none',
    colossus: false,
    weakness: false,
    weaponless: false,
    terrain,
    unseen: 0,
  };
}

function forceOf(plan: BattlePlan, side: BattleSide): PlayedForce {
  const { line, turned, frozen } = plan[side];
  const situation = situationOf(plan, side);
  return side === 'defence' && !isDefended(plan)
    ? { line: [], turned: [], frozen: false, situation }
    : { line, turned, frozen, situation };
}

/** What a side can do with its hand against what the other has laid out so far. */
export function searchOf(plan: BattlePlan, side: BattleSide): Search {
  const { line, turned, frozen, situation } = forceOf(plan, otherSide(side));
  return {
    hand: plan[side].hand,
    situation: situationOf(plan, side),
    enemy: { line: frozen ? [] : [...line, ...turned], situation },
    equalIsEnough: side === 'attack' ? plan.equalWins : !plan.equalWins,
  };
}

/** What the other side has laid out so far. */
export const toReach = (plan: BattlePlan, side: BattleSide): number => {
  const { line, situation } = searchOf(plan, side).enemy;
  return strengthOf(line, situation).total;
};

export const setsOf = (plan: BattlePlan, side: BattleSide): CardSet[] => setsReaching(searchOf(plan, side));

export const outcomeOf = (plan: BattlePlan): Decision =>
  decide({
    attack: forceOf(plan, 'attack'),
    defence: forceOf(plan, 'defence'),
    target: plan.target,
    equalWins: plan.equalWins,
  });
