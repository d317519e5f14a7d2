// Carrying out effects. An effect either happens at once or pushes the decision it needs.

import type { Effect } from '../actions/effects.ts';
import type { Unit } from '../actions/plan.ts';
import { boxOf } from '../boxes/installed.ts';
import { priceOf } from '../corrections/tiles.ts';
import { FAMILY_LIMIT, STRONGEST } from '../data/limits.ts';
import { knowsNewCrops, SOW_NEW_CROPS } from '../folk/crops.ts';
import { cheaperBy, drops, goblinsOf, HOOKS, POWER_BY_ID, personal, powerWith } from '../powers/index.ts';
import { buildWays, furnishWays } from '../raise/costs.ts';
import { forgePrice } from '../raise/forging.ts';
import { goalReady } from '../raise/goals.ts';
import { gainOf, unitPossible } from '../raise/possible.ts';
import type { RuleId } from '../rules/ids.ts';
import { covers, FREE, isEmpty, type Price, type Purchase, price } from '../state/goods.ts';
import { isAway } from '../state/hostages.ts';
import { sideOf, spaceRule } from '../state/sides.ts';
import { edit, editSpace, pop, push, type Turn, tell } from '../state/turn.ts';
import type { BuildEffect, Frame, FrameOf, Game, Goal, Player, Seat } from '../state/types.ts';
import type { SpaceId } from '../state/vocabulary.ts';
import { currentAct, drop } from './drop.ts';
import { goblinJoins } from './goblin.ts';
import { gain, pay, setWeapon, spend } from './primitives.ts';

/** Who acts and why: what every frame knows. */
export type Doer = Pick<Frame, 'seat' | 'dwarf' | 'rule'>;
export const doerOf = ({ seat, dwarf, rule }: Doer): Doer => ({ seat, dwarf, rule });

/** base.imitation.goods: an imitated space has no accumulated goods to give. */
function take(turn: Turn, doer: Doer): void {
  const act = currentAct(turn);
  if (!act || (act.imitated && !turn.game.setup.options.imitatorTakes)) return;
  const { goods } = turn.game.spaces.find((space) => space.id === act.space)!;
  if (isEmpty(goods)) return;
  editSpace(turn, act.space, { goods: {} });
  tell(turn, { type: 'took', seat: doer.seat, space: act.space, goods, rule: doer.rule });
  const player = turn.game.players[doer.seat];
  const person = player.dwarfs[doer.dwarf];
  const clumsy = personal(player, person, 'clumsy');
  if (!clumsy) {
    gain(turn, doer.seat, goods, doer.rule);
    return;
  }
  const twice = drops(turn.game, player, person) > 1 && ({ twice: true } as const);
  drop(turn, { ...doer, rule: clumsy.rule, kind: 'drop', goods, ...twice });
}

/**
 * folk.open.clumsyOne: if the players agree on it, a clumsy person who comes for something else takes what it cannot
 * keep, too.
 */
export function dropLone(turn: Turn, doer: Doer, id: SpaceId): void {
  const { game } = turn;
  if (game.setup.options.loneGoodDropped !== true) return;
  const player = game.players[doer.seat];
  const space = game.spaces.find((one) => one.id === id)!;
  const takes = ({ effects }: Unit) => effects.some((effect) => effect.do === 'take');
  const unit = sideOf(game, id)!.plan.units.find(takes);
  if (unit && !unitPossible(game, player, { ...doer, space, food: 0 }, unit)) take(turn, doer);
}

/** base.family.room: a dwarf from the reserve joins; it cannot work this round. */
function grow(turn: Turn, doer: Doer): void {
  const player = edit(turn, doer.seat);
  player.dwarfs = [...player.dwarfs, { weapon: 0, at: null, newborn: true }];
  const event = { type: 'grew' as const, seat: doer.seat, n: player.dwarfs.length, rule: doer.rule };
  const by =
    player.dwarfs.length - goblinsOf(player) > FAMILY_LIMIT && powerWith(player, 'extraFamily')?.rule;
  tell(turn, by ? { ...event, by } : event);
  boxOf(turn.game)?.grew?.(turn, doer.seat);
}

/** The power that lets this person bring home more (folk.ability.trolls.bigSack). */
export const sackOf = ({ setup }: Game, player: Player, dwarf: number) =>
  player.dwarfs[dwarf]?.goblin && setup.options.sackForGoblins === false
    ? null
    : powerWith(player, 'extraLoot');

type EffectOf<D extends Effect['do']> = Extract<Effect, { do: D }>;
type Runner<D extends Effect['do']> = (turn: Turn, doer: Doer, effect: EffectOf<D>) => void;

/** Effects that happen at once or open a decision of their own; all others are goals to pursue. */
const RUNNERS: { [D in Effect['do']]?: Runner<D> } = {
  take,
  gain: (turn, doer, effect) =>
    gain(turn, doer.seat, gainOf(turn.game.players[doer.seat], effect), doer.rule),
  token(turn, { seat }) {
    turn.game.token = seat;
    tell(turn, { type: 'token', seat, rule: 'base.token' });
  },
  grow,
  goblin: (turn, { seat, rule }) => goblinJoins(turn, seat, rule),
  // Otherwise it is remembered as taken loot, and the weapons grow when the expedition ends.
  sharpenAll(turn, { seat }) {
    if (turn.game.setup.options.sharpenNow) sharpenAll(turn, seat);
  },
  expedition(turn, doer, { level }) {
    const player = turn.game.players[doer.seat];
    const strength = player.dwarfs[doer.dwarf]!.weapon;
    let left = level;
    left += sackOf(turn.game, player, doer.dwarf)?.extraLoot ?? 0;
    push(turn, { ...doer, kind: 'loot', strength, left, taken: [] });
  },
  forge: (turn, doer, { most }) => push(turn, { ...doer, kind: 'forge', most }),
  imitate: (turn, doer, { food }) => push(turn, { ...doer, kind: 'imitate', food }),
  market: (turn, doer, { prices }) => push(turn, { ...doer, kind: 'market', prices, bought: [] }),
  furnish: (turn, doer, effect) => push(turn, { ...doer, kind: 'furnish', effect }),
};

/** Runs one effect; `run` frames come here. */
export function runEffect(turn: Turn, doer: Doer, effect: Effect): void {
  const runner = RUNNERS[effect.do] as Runner<Effect['do']> | undefined;
  if (boxOf(turn.game)?.run?.(turn, doer, effect)) return;
  if (runner) runner(turn, doer, effect);
  else pursue(turn, doer, { to: 'effect', effect });
}

/** Carries a goal out at once if nothing is lacking, otherwise lets the player raise it first. */
export function pursue(turn: Turn, doer: Doer, goal: Goal): void {
  const actor = { seat: doer.seat, dwarf: doer.dwarf, space: null, food: 0 };
  if (goalReady(turn.game, turn.game.players[doer.seat], actor, goal)) fulfil(turn, doer, goal);
  else push(turn, { ...doer, kind: 'raise', goal });
}

/** Pays the only way there is, or asks which. */
function payOneOf(
  turn: Turn,
  doer: Doer,
  ways: readonly Price[],
  bought?: { purchase: Purchase; cost: Price },
): void {
  const player = turn.game.players[doer.seat];
  const payable = ways.filter((way) => covers(player.goods, way));
  if (payable.length !== 1)
    push(turn, { ...doer, kind: 'pay', ways: payable, ...(bought && { for: bought }) });
  else {
    const by = bought && cheaperBy(player, bought.purchase, bought.cost, payable[0]!);
    pay(turn, doer.seat, payable[0]!, doer.rule, by);
  }
}

/** What a fence or stable is bought as, at its printed price. */
function purchaseOf(effect: BuildEffect): { purchase: Purchase; cost: Price } | undefined {
  if (effect.do === 'fence') return { purchase: 'fence', cost: price({ wood: effect.wood }) };
  if (effect.do === 'stable') return { purchase: 'stable', cost: price({ stone: effect.stone }) };
  return undefined;
}

function buildOnSquares(turn: Turn, doer: Doer, effect: BuildEffect): void {
  push(turn, { ...doer, kind: 'build', effect });
  const ways = buildWays(turn.game.players[doer.seat], effect);
  // What folk pay for twin tiles depends on the tile, so it is paid when that is chosen.
  if (ways[0] !== FREE && effect.do !== 'place') payOneOf(turn, doer, ways, purchaseOf(effect));
}

function fulfilFurnish(turn: Turn, by: Doer, { tile, price: special }: GoalTo<'furnish'>): void {
  const doer: Doer = { ...by, rule: POWER_BY_ID[tile].rule };
  const noTunnels = special && turn.game.setup.options.workRoomOnLoot === false;
  push(turn, { ...doer, kind: 'site', tile, ...(noTunnels && { noTunnels }) });
  const cost = special ? price(special) : priceOf(turn.game.setup.box, tile);
  const own = POWER_BY_ID[tile].prices && !special;
  payOneOf(
    turn,
    doer,
    furnishWays(turn.game, turn.game.players[by.seat], tile, special),
    own ? undefined : { purchase: 'furnish', cost },
  );
}

function fulfilForge(turn: Turn, { seat, dwarf }: Doer, { strength }: GoalTo<'forge'>): void {
  const player = turn.game.players[seat];
  const rule = personal(player, player.dwarfs[dwarf], 'forges')?.rule ?? 'base.forge';
  pay(turn, seat, forgePrice(player, dwarf, strength), rule);
  setWeapon(edit(turn, seat), dwarf, strength);
  tell(turn, { type: 'armed', seat, dwarf, n: strength, how: 'forged', rule });
}

function fulfilImitate(turn: Turn, { seat, dwarf, rule }: Doer, { space, food }: GoalTo<'imitate'>): void {
  pay(turn, seat, price({ food }), rule);
  tell(turn, { type: 'imitated', seat, space, rule });
  push(turn, { seat, dwarf, rule: spaceRule(turn.game, space), kind: 'act', space, imitated: true, done: 0 });
  if (turn.game.setup.options.quarryingByImitation) gainFromUse(turn, seat, space);
}

/** folk.tile.quarryingRoom: goods that come with the use of a space, imitated or not. */
export function gainFromUse(turn: Turn, seat: Seat, space: SpaceId): void {
  const { powers } = turn.game.players[seat];
  for (const power of HOOKS.onUse)
    if (power.onUse.space === space && powers[power.id]) gain(turn, seat, power.onUse.get, power.rule);
}

function fulfilEffect(turn: Turn, doer: Doer, { effect }: GoalTo<'effect'>): void {
  if (effect.do === 'sow')
    push(turn, {
      ...doer,
      kind: 'sow',
      grain: effect.grain,
      vegetable: effect.vegetable,
      ...(knowsNewCrops(turn.game.players[doer.seat]) ? SOW_NEW_CROPS : {}),
      sown: 0,
    });
  else if (effect.do === 'breed') push(turn, { ...doer, kind: 'breed', types: effect.types, harvest: false });
  else if (effect.do === 'trade') {
    const { pay: give, get, times } = effect;
    push(turn, { ...doer, kind: 'trade', pay: give, get, left: times, done: 0 });
    tradeOnce(turn);
  } else buildOnSquares(turn, doer, effect as BuildEffect);
}

type GoalTo<T extends Goal['to']> = Extract<Goal, { to: T }>;

/** Carries out what nothing stands in the way of any more. */
export function fulfil(turn: Turn, doer: Doer, goal: Goal): void {
  if (goal.to === 'furnish') fulfilFurnish(turn, doer, goal);
  else if (goal.to === 'forge') fulfilForge(turn, doer, goal);
  else if (goal.to === 'imitate') fulfilImitate(turn, doer, goal);
  else if (goal.to === 'pay') boxOf(turn.game)?.fulfil?.(turn, doer, goal.goods, goal.move);
  else fulfilEffect(turn, doer, goal);
}

/** One trade of the trade frame on top. */
export function tradeOnce(turn: Turn): void {
  const frame = turn.game.stack.at(-1) as FrameOf<'trade'>;
  pop(turn);
  push(turn, { ...frame, left: frame.left - 1, done: frame.done + 1 });
  spend(turn, frame.seat, frame.pay, frame.rule);
  gain(turn, frame.seat, frame.get, frame.rule);
}

/** base.expedition.grow: back from the expedition, the weapon grows; with the loot item, all weapons do first. */
export function endExpedition(turn: Turn, frame: FrameOf<'loot'>): void {
  const { seat } = frame;
  if (frame.taken.includes('allWeaponsPlus1') && !turn.game.setup.options.sharpenNow) sharpenAll(turn, seat);
  if (!frame.hired) sharpen(turn, seat, frame.dwarf, 'base.expedition.grow');
}

function sharpenAll(turn: Turn, seat: Seat): void {
  const player = turn.game.players[seat];
  player.dwarfs.forEach((dwarf, i) => {
    if (!isAway(player, dwarf)) sharpen(turn, seat, i, 'base.loot.allWeaponsPlus1');
  });
}

/** One more strength for a weapon that is there and not yet at its strongest. */
function sharpen(turn: Turn, seat: Seat, dwarf: number, rule: RuleId): void {
  const player = edit(turn, seat);
  const weapon = player.dwarfs[dwarf]?.weapon ?? 0;
  if (weapon === 0 || weapon === STRONGEST) return;
  const brain = personal(player, player.dwarfs[dwarf], 'weaponCap');
  // folk.ability.trolls.smallBrain: it stays as it is, and that is worth saying.
  if (brain?.weaponCap === weapon)
    tell(turn, { type: 'armed', seat, dwarf, n: weapon, how: 'capped', rule: brain.rule });
  else {
    setWeapon(player, dwarf, weapon + 1);
    tell(turn, { type: 'armed', seat, dwarf, n: weapon + 1, how: 'sharpened', rule });
  }
}
