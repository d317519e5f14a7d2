// What scenarios can ask about a battle. Cards are written as they are named: `baerfolk.friman`, `3 supply`.

import { arrow } from '../artefacts/arrow.ts';
import { type Cloaking, cloak } from '../artefacts/cloak.ts';
import { ming } from '../artefacts/crystal.ts';
import { mask } from '../artefacts/mask.ts';
import { pouch } from '../artefacts/pouch.ts';
import { scroll } from '../artefacts/scroll.ts';
import { type StaffChange, staff } from '../artefacts/staff.ts';
import { callCards, vigo } from '../artefacts/vigo.ts';
import type { Question } from '../scenario/types.ts';
import { readOptions } from '../state/options.ts';
import type { Result } from '../state/result.ts';
import type { GameMap } from '../state/types.ts';
import type { Artefact } from '../state/vocabulary.ts';
import type { BattleCard, BattleUnit, HandCard } from './cards.ts';
import { type Battle, decide, type PlayedForce } from './decide.ts';
import { mayBeChanged, playFanatic, sacrificesIntoTent, supplyWith } from './fanatics.ts';
import { checkLine } from './line.ts';
import { berserker, frostHand, pulls } from './potions.ts';
import { adding } from './purity.ts';
import { type Retreat, type RetreatMap, retreat, retreatSquares } from './retreat.ts';
import { bestLine, setsOfOneMoreHero, setsReaching } from './sets.ts';
import { PLAIN_SITUATION, type Situation } from './situation.ts';
import { strengthOf } from './strength.ts';
import { type Target, targetValue } from './targets.ts';

type Given = Record<string, unknown>;

const cards = (value: unknown = []): HandCard[] =>
  (value as string[]).flatMap((text) => {
    const [, count = '1', card] = /^(?:(\d+) )?(.+)$/.exec(text)!;
    return Array<HandCard>(Number(count)).fill(card as HandCard);
  });
const line = (value: unknown): BattleCard[] => cards(value) as BattleCard[];
const options = (given: Given) => readOptions(given.options)!;
const situation = (value: unknown, from: Given, more: Partial<Situation> = {}): Situation => ({
  ...PLAIN_SITUATION,
  ...more,
  ...(value as Partial<Situation>),
  options: options(from),
});
const answer = <T>(result: Result<T>): unknown =>
  result.ok
    ? result.value
    : { refused: result.error.code, rule: result.error.rule ?? null, args: result.error.args ?? {} };

const enemyOf = (given: Given): PlayedForce => {
  const target = given.target as Target | undefined;
  const enemy = (given.enemy ?? {}) as Given;
  return {
    line: line(enemy.line),
    turned: cards(enemy.turned) as BattleUnit[],
    frozen: enemy.frozen === true,
    situation: situation(enemy.situation, given, {
      side: 'defence',
      heroes: 0,
      defends: target ?? null,
      heroMode: (given.situation as Partial<Situation> | undefined)?.heroMode ?? true,
    }),
  };
};

const search = (given: Given) => ({
  hand: cards(given.hand),
  situation: situation(given.situation, given),
  enemy: enemyOf(given),
  equalIsEnough: given.equalIsEnough !== false,
});

export const BATTLE_QUESTIONS: Readonly<Record<string, Question>> = {
  strength: (given) => strengthOf(line(given.line), situation(given.situation, given)),
  targetValue: (given) => targetValue(given.target as Target, given.heroMode !== false),
  mayPlay: (given) =>
    answer(checkLine(cards(given.line), cards(given.hand ?? given.line), situation(given.situation, given))),
  setsReaching: (given) => setsReaching(search(given)),
  setsOfOneMoreHero: (given) => setsOfOneMoreHero(search(given)),
  bestLine: (given) => bestLine(cards(given.hand), situation(given.situation, given)),
  addCard: (given) => adding(line(given.line), given.card as BattleCard, situation(given.situation, given)),
  decide: (given) =>
    decide({
      attack: {
        line: line(given.line),
        turned: cards(given.turned) as BattleUnit[],
        frozen: given.frozen === true,
        situation: situation(given.situation, given),
      },
      defence: enemyOf(given),
      target: given.target as Target,
      equalWins: given.equalWins !== false,
    } satisfies Battle),
  // Fanatics
  playFanatic: (given) =>
    answer(
      playFanatic(
        cards(given.hand),
        given.fanatic as HandCard,
        (given.sacrifice as HandCard | undefined) ?? null,
      ),
    ),
  supplyWith: (given) => answer(supplyWith(given.card as BattleUnit)),
  intoTent: (given) => ({ sacrifices: sacrificesIntoTent(given.card as HandCard) }),
  change: (given) => answer(mayBeChanged(given.card as HandCard, given.by as Artefact)),
  // Potions
  pulls: (given) => pulls(cards(given.hand)),
  berserker: (given) => answer(berserker(cards(given.hand), cards(given.taken), options(given))),
  frostHand: (given) => answer(frostHand(cards(given.line), options(given))),
  // Great Artefacts
  vigo: (given) => vigo(cards(given.haven)),
  callCards: (given) => answer(callCards(cards(given.haven ?? given.cards), cards(given.cards))),
  mask: (given) => answer(mask(cards(given.line ?? given.units), cards(given.units), options(given))),
  ming: (given) => ming(given.nation as number),
  cloak: (given) => answer(cloak(given.cloaking as Cloaking, given.squares as string[])),
  pouch: (given) => answer(pouch(given.supply as number)),
  arrow: (given) => answer(arrow(given.map as GameMap, given.from as string, given.to as string)),
  scroll: (given) =>
    answer(
      scroll(
        { limbo: cards(given.limbo), valleys: given.valleys === true, options: options(given) },
        given.card as HandCard,
      ),
    ),
  staff: (given) => answer(staff(given.map as GameMap, given.changes as StaffChange[])),
  // Retreat
  retreat: (given) =>
    answer(retreat({ ...(given as unknown as Retreat), price: cards(given.price) }, options(given))),
  retreatSquares: (given) => retreatSquares(given as unknown as RetreatMap, options(given)).sort(),
};
