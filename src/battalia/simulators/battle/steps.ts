// What can be done with a plan: the next plan, or why not.

import {
  type BattleCard,
  type BattleSide,
  type BattleUnit,
  berserker,
  checkHeroes,
  checkLine,
  frostHand,
  type HandCard,
  isBattleCard,
  isWeapon,
  mask,
  ok,
  type Result,
  refuse,
  type Target,
  withoutCards,
} from '../../engine/index.ts';
import { isDefended, otherSide, situationOf } from './forces.ts';
import { type Arms, type BaseGame, type BattlePlan, type Checks, MOST_CARDS, type SidePlan } from './plan.ts';

export type BattleStep =
  | { type: 'target'; target: Target }
  | { type: 'agree'; change: Partial<BaseGame & Pick<BattlePlan, 'heroMode' | 'options'>> }
  | { type: 'arm'; side: BattleSide; change: Partial<Arms> }
  | { type: 'draw'; side: BattleSide; card: HandCard }
  | { type: 'lose'; side: BattleSide; card: HandCard }
  /** The attack is announced. battalia.hero.announce */
  | { type: 'announce' }
  /** … and Berserker is drunk. battalia.potion.berserker */
  | { type: 'berserk' }
  | { type: 'pull'; cards: readonly HandCard[] }
  | { type: 'spare' }
  | { type: 'play'; side: BattleSide; card: HandCard }
  | { type: 'takeBack'; side: BattleSide; card: BattleCard }
  | { type: 'playSet'; side: BattleSide; cards: readonly BattleCard[]; turned: readonly BattleUnit[] }
  | { type: 'turn'; side: BattleSide; units: readonly BattleUnit[] }
  | { type: 'freeze'; side: BattleSide; frozen: boolean }
  | { type: 'decide' }
  | { type: 'reopen' }
  | { type: 'rearm' }
  | { type: 'check'; change: Partial<Checks> };

type Step<Type extends BattleStep['type']> = Extract<BattleStep, { type: Type }>;
type Next = Result<BattlePlan>;

/** A side changed; units that the Mask can no longer hold go back. */
function withSide(plan: BattlePlan, side: BattleSide, change: Partial<SidePlan>): BattlePlan {
  const next = { ...plan, [side]: { ...plan[side], ...change } };
  for (const each of ['attack', 'defence'] as const) {
    const { line, turned } = next[each];
    if (turned.length === 0) continue;
    const holds = line.includes('syoensMask') && withoutCards(next[otherSide(each)].line, turned) !== null;
    if (!holds) next[each] = { ...next[each], turned: [] };
  }
  return next;
}

const cleared = (plan: BattlePlan): BattlePlan => ({
  ...plan,
  attack: { ...plan.attack, line: [], turned: [], frozen: false },
  defence: { ...plan.defence, line: [], turned: [], frozen: false },
});

/** Where a hero is attacked, he fights. battalia.hero.defend */
const aimed = (plan: BattlePlan, target: Target): BattlePlan =>
  target.kind === 'hero' && plan.defence.heroes === 0
    ? { ...plan, target, defence: { ...plan.defence, heroes: 1 } }
    : { ...plan, target };

function draw(plan: BattlePlan, { side, card }: Step<'draw'>): Next {
  const { hand } = plan[side];
  return hand.length < MOST_CARDS
    ? ok(withSide(plan, side, { hand: [...hand, card] }))
    : refuse('handFull', undefined, { most: MOST_CARDS });
}

function lose(plan: BattlePlan, { side, card }: Step<'lose'>): Next {
  const hand = withoutCards(plan[side].hand, [card]);
  return hand ? ok(withSide(plan, side, { hand })) : refuse('notInHand');
}

/** An attack needs a hero, and two only fight together in hero mode. */
function setOut(plan: BattlePlan, stage: BattlePlan['stage']): Next {
  const heroes = checkHeroes(situationOf(plan, 'attack'));
  if (!heroes.ok) return heroes;
  const { hand, weaponless } = plan.attack;
  if (!weaponless && !hand.some(isWeapon)) return refuse('attackNeedsWeapon', 'battalia.battle.weapon');
  return ok({ ...cleared(plan), pulled: [], stage });
}

function berserk(plan: BattlePlan): Next {
  if (!isDefended(plan)) return refuse('nobodyDefends', 'battalia.potion.berserker');
  if (plan.defence.hand.length === 0) return refuse('handEmpty', 'battalia.potion.berserker');
  return setOut(plan, 'berserker');
}

function pull(plan: BattlePlan, { cards }: Step<'pull'>): Next {
  const pulled = berserker(plan.defence.hand, cards, plan.options);
  if (!pulled.ok) return pulled;
  const { hand, gained } = pulled.value;
  const attack = [...plan.attack.hand, ...gained];
  if (attack.length > MOST_CARDS) return refuse('handFull', undefined, { most: MOST_CARDS });
  const changed = withSide(withSide(plan, 'defence', { hand }), 'attack', { hand: attack });
  return ok({ ...changed, pulled: cards, stage: 'lines' });
}

function play(plan: BattlePlan, { side, card }: Step<'play'>): Next {
  if (side === 'defence' && !isDefended(plan)) return refuse('nobodyDefends');
  if (!isBattleCard(card)) return refuse('notForBattle', 'battalia.battle.strength');
  const line = [...plan[side].line, card];
  if (!withoutCards(plan[side].hand, line)) return refuse('notInHand');
  return ok(withSide(plan, side, { line }));
}

function takeBack(plan: BattlePlan, { side, card }: Step<'takeBack'>): Next {
  const line = withoutCards(plan[side].line, [card]);
  return line ? ok(withSide(plan, side, { line })) : refuse('notInHand');
}

function playSet(plan: BattlePlan, { side, cards, turned }: Step<'playSet'>): Next {
  const line = checkLine(cards, plan[side].hand, situationOf(plan, side));
  if (!line.ok) return line;
  // Out of the arming stage a set is announced at once.
  const start: Next = plan.stage === 'arming' ? setOut(plan, 'lines') : ok(plan);
  if (!start.ok) return start;
  return ok(withSide(start.value, side, { line: line.value, turned: [...turned] }));
}

function turn(plan: BattlePlan, { side, units }: Step<'turn'>): Next {
  if (units.length === 0) return ok(withSide(plan, side, { turned: [] }));
  if (!plan[side].line.includes('syoensMask')) return refuse('noMask', 'battalia.artefact.syoensMask');
  const call = mask(plan[otherSide(side)].line, units, plan.options);
  return call.ok ? ok(withSide(plan, side, { turned: call.value.units })) : call;
}

function freeze(plan: BattlePlan, { side, frozen }: Step<'freeze'>): Next {
  if (!frozen) return ok(withSide(plan, side, { frozen }));
  const frost = frostHand(plan[side].line, plan.options);
  return frost.ok ? ok(withSide(plan, side, { frozen })) : frost;
}

function finish(plan: BattlePlan): Next {
  for (const side of ['attack', 'defence'] as const) {
    if (side === 'defence' && !isDefended(plan)) continue;
    const { line, hand } = plan[side];
    const checked = checkLine(line, hand, situationOf(plan, side));
    if (!checked.ok) return checked;
  }
  return ok({ ...plan, stage: 'decided' });
}

export function stepBattle(plan: BattlePlan, step: BattleStep): Next {
  switch (step.type) {
    case 'target':
      return ok(aimed(plan, step.target));
    case 'agree':
      return ok({ ...plan, ...step.change });
    case 'arm':
      return ok(withSide(plan, step.side, step.change));
    case 'draw':
      return draw(plan, step);
    case 'lose':
      return lose(plan, step);
    case 'announce':
      return setOut(plan, 'lines');
    case 'berserk':
      return berserk(plan);
    case 'pull':
      return pull(plan, step);
    case 'spare':
      return ok({ ...plan, stage: 'lines' });
    case 'play':
      return play(plan, step);
    case 'takeBack':
      return takeBack(plan, step);
    case 'playSet':
      return playSet(plan, step);
    case 'turn':
      return turn(plan, step);
    case 'freeze':
      return freeze(plan, step);
    case 'decide':
      return finish(plan);
    case 'reopen':
      return ok({ ...plan, stage: 'lines' });
    case 'rearm':
      return ok({ ...cleared(plan), pulled: [], stage: 'arming' });
    case 'check':
      return ok({ ...plan, checks: { ...plan.checks, ...step.change } });
  }
}
