// The strength of a line, part by part: each part says what it adds and by which rule. battalia.battle.strength

import type { RuleId } from '../rules/ids.ts';
import type { Faction } from '../state/vocabulary.ts';
import { type BattleCard, cardsByKind, factsOf, isFanatic } from './cards.ts';
import { factionsIn, moraleOf } from './morale.ts';
import { isVeteran, type Situation } from './situation.ts';
import { type Target, targetValue } from './targets.ts';

interface Part {
  amount: number;
  rule: RuleId;
}

export type StrengthPart =
  | (Part & { part: 'target'; target: Target })
  /** Printed strength. */
  | (Part & { part: 'cards'; card: BattleCard; count: number })
  /** A fanatic stands for two cards. */
  | (Part & { part: 'doubled'; card: BattleCard; count: number })
  | (Part & { part: 'veterans'; count: number })
  /** `factions` are more than one when morale is lost; then `amount` is 0 and `worth` says what it would be. */
  | (Part & { part: 'morale'; each: number; times: number; worth: number; factions: readonly Faction[] })
  | (Part & { part: 'unseen' | 'litWeapon' | 'terrain' | 'colossus' | 'weakness' });

export interface Strength {
  total: number;
  parts: readonly StrengthPart[];
  pure: boolean;
}

/** battalia.potion.colossus battalia.potion.weakness */
export const COLOSSUS = 4;
export const WEAKNESS = -4;
/** battalia.hero.veteranUnits */
const VETERAN_UNIT = 1;

function cardParts(line: readonly BattleCard[]): StrengthPart[] {
  return cardsByKind(line).flatMap(([card, count]): StrengthPart[] => {
    const facts = factsOf(card);
    const amount = facts.printed * count;
    const rule: RuleId =
      facts.kind === 'weapon'
        ? 'battalia.battle.weapon'
        : facts.kind === 'arrow'
          ? 'battalia.artefact.farrellsArrow'
          : facts.kind === 'mask'
            ? 'battalia.artefact.syoensMask'
            : facts.kind === 'unit' && (facts.rank === 'queen' || facts.rank === 'king')
              ? 'battalia.royals.line'
              : 'battalia.battle.strength';
    const printed: StrengthPart = { part: 'cards', card, count, amount, rule };
    return isFanatic(card)
      ? [printed, { part: 'doubled', card, count, amount, rule: 'battalia.fanatics.double' }]
      : [printed];
  });
}

/** Frimen and chiefs, whatever becomes of morale. battalia.hero.veteranUnits battalia.hero.impure */
function veteranParts(line: readonly BattleCard[], situation: Situation): StrengthPart[] {
  if (!isVeteran(situation)) return [];
  let count = 0;
  for (const card of line) {
    const facts = factsOf(card);
    if (facts.kind !== 'unit' || (facts.rank !== 'friman' && facts.rank !== 'chief')) continue;
    // Whether both halves of a doubled fanatic gain one is not said: option fanaticVeteran.
    count += facts.of === 'fanatic' && situation.options.fanaticVeteran === 'twice' ? 2 : 1;
  }
  return count > 0
    ? [{ part: 'veterans', count, amount: count * VETERAN_UNIT, rule: 'battalia.hero.veteranUnits' }]
    : [];
}

function moraleParts(line: readonly BattleCard[], situation: Situation): StrengthPart[] {
  const { each, times, amount, rule } = moraleOf(situation);
  if (times === 0) return [];
  const factions = factionsIn(line);
  return [
    { part: 'morale', each, times, worth: amount, factions, amount: factions.length > 1 ? 0 : amount, rule },
  ];
}

function otherParts(line: readonly BattleCard[], situation: Situation): StrengthPart[] {
  const { unseen, litWeapon, terrain, colossus, weakness } = situation;
  // Farrell's Arrow is always 2, whatever the Oracle lights. battalia.artefact.farrellsArrow
  const lit = litWeapon * line.filter((card) => factsOf(card).kind === 'weapon').length;
  const parts: StrengthPart[] = [
    { part: 'unseen', amount: unseen, rule: 'battalia.battle.strength' },
    { part: 'litWeapon', amount: lit, rule: 'battalia.battle.terrain' },
    { part: 'terrain', amount: terrain, rule: 'battalia.battle.terrain' },
    { part: 'colossus', amount: colossus ? COLOSSUS : 0, rule: 'battalia.potion.colossus' },
    { part: 'weakness', amount: weakness ? WEAKNESS : 0, rule: 'battalia.potion.weakness' },
  ];
  return parts.filter(({ amount }) => amount !== 0);
}

/** Battle-strength cards show the same running total. battalia.markers.strength */
export function strengthOf(line: readonly BattleCard[], situation: Situation): Strength {
  const { defends, heroMode } = situation;
  const value = defends && targetValue(defends, heroMode);
  const target: StrengthPart[] =
    defends && value && value.amount > 0 ? [{ part: 'target', target: defends, ...value }] : [];
  const parts = [
    ...target,
    ...cardParts(line),
    ...veteranParts(line, situation),
    ...moraleParts(line, situation),
    ...otherParts(line, situation),
  ];
  return {
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    pure: factionsIn(line).length <= 1,
  };
}
