// A battle with both lines on the table: who wins, and what follows as far as this box says.

import { type BattleCard, type BattleUnit, type HandCard, withoutCards } from './cards.ts';
import type { BattleEvent } from './events.ts';
import { sacrificesFor } from './line.ts';
import type { Force } from './situation.ts';
import { type Strength, strengthOf } from './strength.ts';
import type { Target } from './targets.ts';

/** A line as it was played; `turned` are units out of the other line that Syoen's Mask brings over. */
export interface PlayedForce extends Force<BattleCard> {
  turned: readonly BattleUnit[];
  /** Frost Hand has switched the line off. battalia.potion.frostHand */
  frozen: boolean;
}

export interface Battle {
  attack: PlayedForce;
  defence: PlayedForce;
  target: Target;
  /** Whether equal strength is enough for the attacker: a matter of the base game. battalia.battle.terrain */
  equalWins: boolean;
}

/** What counts in a line: the cards played, without those that changed sides. battalia.artefact.syoensMask */
function fightingCards(own: PlayedForce, enemy: PlayedForce): readonly BattleCard[] {
  if (own.frozen) return [];
  const stayed: readonly HandCard[] = withoutCards(own.line, enemy.frozen ? [] : enemy.turned) ?? own.line;
  return [...(stayed as readonly BattleCard[]), ...own.turned];
}

/** What is captured, as far as this box decides it. */
function captured(target: Target): BattleEvent[] {
  switch (target.kind) {
    case 'neutral':
      return [{ event: 'cityTaken', level: 4, lord: 'baseGame', rule: 'battalia.cities.neutral' }];
    case 'centre':
      return [{ event: 'cityTaken', level: 4, lord: 'none', rule: 'battalia.valleys.centre' }];
    case 'building':
      return [{ event: 'cityTaken', level: 2, lord: 'none', rule: 'battalia.valleys.building' }];
    case 'city':
      return target.level > 4
        ? [{ event: 'cityTaken', level: target.level, lord: 'baseGame', rule: 'battalia.cities.capture' }]
        : [];
    case 'ruins':
    case 'hero':
      return [];
  }
}

export interface Decision {
  attack: Strength;
  defence: Strength;
  won: boolean;
  events: readonly BattleEvent[];
}

export function decide({ attack, defence, target, equalWins }: Battle): Decision {
  const attacking = strengthOf(fightingCards(attack, defence), attack.situation);
  const defending = strengthOf(fightingCards(defence, attack), defence.situation);
  const won = equalWins ? attacking.total >= defending.total : attacking.total > defending.total;
  const { heroes } = attack.situation;
  const sacrifices = sacrificesFor(attack.line) + sacrificesFor(defence.line);
  const turned = attack.turned.length + defence.turned.length;
  const events: BattleEvent[] = [];
  if (heroes > 1) events.push({ event: 'jointAttack', heroes, rule: 'battalia.hero.announce' });
  if (sacrifices > 0)
    events.push({ event: 'sacrificed', count: sacrifices, rule: 'battalia.fanatics.sacrifice' });
  events.push({
    event: won ? 'attackSucceeded' : 'attackFailed',
    attack: attacking.total,
    defence: defending.total,
    rule: 'battalia.battle.strength',
  });
  if (won) events.push(...captured(target));
  // What a single hero loses is a matter of the base game.
  else if (heroes > 1) events.push({ event: 'heroesLost', heroes, rule: 'battalia.hero.fail' });
  if (turned > 0) events.push({ event: 'turnedGoHome', count: turned, rule: 'battalia.artefact.syoensMask' });
  return { attack: attacking, defence: defending, won, events };
}
