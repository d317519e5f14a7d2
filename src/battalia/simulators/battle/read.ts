// A battle from anywhere: a bounded copy, or null. Never throws.

import { isRecord } from '../../../table/json.ts';
import {
  type BattleCard,
  type BattleUnit,
  BUILDINGS_OF_A_VALLEY,
  FACTIONS,
  type HandCard,
  HIGHEST_LEVEL,
  isBattleCard,
  isHandCard,
  isUnit,
  MOST_HEROES,
  RETREAT_ENDS,
  readOptions,
  TARGET_KINDS,
  type Target,
  withoutCards,
} from '../../engine/index.ts';
import {
  BATTLE_STAGES,
  type BattlePlan,
  type Checks,
  MOST_CARDS,
  MOST_LIT,
  MOST_STEPS,
  MOST_TERRAIN,
  MOST_UNSEEN,
  type SidePlan,
} from './plan.ts';

const among = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);
const within = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const VETERAN = ['none', 'veteran', 'fallen'] as const;

function readCards<Card extends HandCard>(
  value: unknown,
  is: (card: HandCard) => card is Card,
  most = MOST_CARDS,
): Card[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  return value.every((card): card is Card => isHandCard(card) && is(card)) ? [...value] : null;
}
const anyCard = (_: HandCard): _ is HandCard => true;

function readTarget(value: unknown): Target | null {
  if (!isRecord(value) || !among(TARGET_KINDS, value.kind)) return null;
  const { kind, level, buildings } = value;
  if (kind === 'city') return within(level, 1, HIGHEST_LEVEL) ? { kind, level } : null;
  if (kind === 'centre')
    return buildings === null || within(buildings, 0, BUILDINGS_OF_A_VALLEY) ? { kind, buildings } : null;
  return { kind };
}

function readSide(value: unknown, side: 'attack' | 'defence'): SidePlan | null {
  if (!isRecord(value)) return null;
  const { faction, heroes, veteran, terrain, unseen, frozen, colossus, weakness, weaponless } = value;
  const hand = readCards(value.hand, anyCard);
  const line = readCards<BattleCard>(value.line, isBattleCard);
  const turned = readCards<BattleUnit>(value.turned, isUnit, 2);
  if (!hand || !line || !turned || !withoutCards(hand, line)) return null;
  if (faction !== null && !among(FACTIONS, faction)) return null;
  if (!within(heroes, side === 'attack' ? 1 : 0, MOST_HEROES) || !among(VETERAN, veteran)) return null;
  if (!within(terrain, 0, MOST_TERRAIN) || !within(unseen, 0, MOST_UNSEEN)) return null;
  if (!isFlag(frozen) || !isFlag(colossus) || !isFlag(weakness) || !isFlag(weaponless)) return null;
  return {
    faction,
    hand,
    line,
    turned,
    frozen,
    heroes,
    veteran,
    colossus,
    weakness,
    weaponless,
    terrain,
    unseen,
  };
}

/** Units that changed sides came out of the other line, and the Mask holds them. */
const holdsTurned = (own: SidePlan, other: SidePlan): boolean =>
  own.turned.length === 0 ||
  (own.line.includes('syoensMask') && withoutCards(other.line, own.turned) !== null);

function readChecks(value: unknown): Checks | null {
  if (!isRecord(value) || !isRecord(value.retreat)) return null;
  const vigo = readCards(value.vigo, anyCard);
  const { steps, distance, end } = value.retreat;
  const price = readCards(value.retreat.price, anyCard);
  if (!vigo || !price || !among(RETREAT_ENDS, end)) return null;
  if (!within(steps, 0, MOST_STEPS) || !within(distance, 0, MOST_STEPS)) return null;
  return { vigo, retreat: { steps, distance, end, price } };
}

export function readBattle(value: unknown): BattlePlan | null {
  if (!isRecord(value)) return null;
  const { heroMode, litWeapon, moreWeapons, equalWins, stage } = value;
  const options = readOptions(value.options);
  const target = readTarget(value.target);
  const attack = readSide(value.attack, 'attack');
  const defence = readSide(value.defence, 'defence');
  const pulled = readCards(value.pulled, anyCard, 2);
  const checks = readChecks(value.checks);
  if (!options || !target || !attack || !defence || !pulled || !checks) return null;
  if (!isFlag(heroMode) || !isFlag(moreWeapons) || !isFlag(equalWins)) return null;
  if (!within(litWeapon, 0, MOST_LIT) || !among(BATTLE_STAGES, stage)) return null;
  if (!holdsTurned(attack, defence) || !holdsTurned(defence, attack)) return null;
  return {
    heroMode,
    options,
    target,
    attack,
    defence,
    litWeapon,
    moreWeapons,
    equalWins,
    stage,
    pulled,
    checks,
  };
}
