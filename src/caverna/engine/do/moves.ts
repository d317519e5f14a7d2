// Carrying out a legal move. `legal/moves.ts` says which moves are legal.

import { type Branch, bits, type PlanNode } from '../actions/plan.ts';
import { boxOf, frameRules } from '../boxes/installed.ts';
import { LOOT_OF } from '../boxes/lists.ts';
import { GRAIN_SOWN, OTHERS_SOWN } from '../data/crops.ts';
import { offerOf } from '../folk/offers.ts';
import { trainingStep } from '../folk/training.ts';
import { rehouse } from '../housing/house.ts';
import { mealOf, special } from '../legal/feed.ts';
import { toll } from '../legal/land.ts';
import { goesFree, nextDwarf, workerOfStrength } from '../legal/work.ts';
import { cheaperBy, discounted, HOOKS, powerWith, twinRule } from '../powers/index.ts';
import type { RuleId } from '../rules/ids.ts';
import { price } from '../state/goods.ts';
import { sideOf, spaceRule } from '../state/sides.ts';
import { IN_FOREST, squareAt } from '../state/squares.ts';
import { edit, editSpace, editSquare, pop, push, replaceTop, type Turn, tell } from '../state/turn.ts';
import type { BaseMoveType, BuildEffect, Frame, FrameOf, Move, MoveOf, Player } from '../state/types.ts';
import type { Crop } from '../state/vocabulary.ts';
import { arrangeAnimals } from './arrange.ts';
import { births } from './breed.ts';
import { dropOne } from './drop.ts';
import { doerOf, dropLone, endExpedition, gainFromUse, pursue, sackOf, tradeOnce } from './effects.ts';
import { dogsLeft, eat, exchange } from './exchange.ts';
import { beg } from './feed.ts';
import { furnishSquare } from './furnish.ts';
import { placeTile } from './land.ts';
import { askToHouse, gain, pay, setWeapon, spend } from './primitives.ts';

function place(turn: Turn, frame: FrameOf<'work'>, { space }: MoveOf<'place'>): void {
  const player = edit(turn, frame.seat);
  const dwarf = nextDwarf(player, frame);
  player.dwarfs = player.dwarfs.map((one, i) => (i === dwarf ? { ...one, at: space } : one));
  // Who was there first keeps the space (folk.ability.paleOnes.tirelessDiggers).
  const free = turn.game.spaces.some((one) => one.id === space && one.by < 0);
  if (free) editSpace(turn, space, { by: frame.seat });
  const rule = spaceRule(turn.game, space);
  const event = { type: 'placed' as const, seat: frame.seat, space, n: player.dwarfs[dwarf]!.weapon, rule };
  tell(turn, free ? event : { ...event, by: powerWith(player, 'joins')!.rule });
  replaceTop(turn, { kind: 'act', seat: frame.seat, dwarf, rule, space, imitated: false, done: 0 });
  dropLone(turn, { seat: frame.seat, dwarf, rule }, space);
  gainFromUse(turn, frame.seat, space);
}

function pass(turn: Turn, frame: FrameOf<'work'>): void {
  const player = edit(turn, frame.seat);
  const dwarf = nextDwarf(player, frame);
  player.dwarfs = player.dwarfs.map((one, i) => (i === dwarf ? { ...one, at: 'resting' } : one));
  tell(turn, { type: 'passed', seat: frame.seat, rule: 'base.work.none' });
  pop(turn);
}

function promote(turn: Turn, frame: FrameOf<'work'>, { strength }: MoveOf<'promote'>): void {
  if (!goesFree(turn.game.players[frame.seat], strength))
    spend(turn, frame.seat, { ruby: 1 }, 'base.work.ruby');
  replaceTop(turn, { ...frame, dwarf: workerOfStrength(turn.game.players[frame.seat], strength) });
}

/** Begins a part of the space's action; what it consists of runs next, in order. */
export function beginUnit(turn: Turn, frame: FrameOf<'act'>, unit: number): void {
  const { plan } = sideOf(turn.game, frame.space)!;
  noteGuestRoom(turn, frame, plan.root, unit);
  replaceTop(turn, { ...frame, done: frame.done | (1 << unit) });
  tell(turn, { type: 'began', seat: frame.seat, what: plan.units[unit]!.label, rule: frame.rule });
  const { effects } = plan.units[unit]!;
  for (let i = effects.length - 1; i >= 0; i--)
    push(turn, { ...doerOf(frame), kind: 'run', effect: effects[i]! });
}

/** base.tile.guestRoom: both halves of Extension, a single time per game. */
function noteGuestRoom(turn: Turn, frame: FrameOf<'act'>, root: PlanNode, unit: number): void {
  const branch = root as Branch;
  if (typeof root === 'number' || !branch.guestOnce) return;
  const other = (part: PlanNode) => bits(part) & frame.done && !(bits(part) & (1 << unit));
  if (branch.parts.some(other)) edit(turn, frame.seat).extended = true;
}

function build(turn: Turn, frame: FrameOf<'build'>, move: MoveOf<'build'>): void {
  pop(turn);
  const player = turn.game.players[frame.seat];
  const rubies = toll(player, frame.effect, move.what);
  if (rubies > 0) spend(turn, frame.seat, { ruby: rubies }, twinRule(player, 'mountain')!.rule);
  const at = squareAt(move.at);
  const by = builtBy(player, frame.effect, at);
  placeTile(turn, frame.seat, move.what, at, move.and ? squareAt(move.and) : -1, frame.rule, by);
}

/** The ability behind a piece of building that is not as printed. */
function builtBy(player: Player, effect: BuildEffect, at: number): RuleId | undefined {
  if (effect.do === 'place') return twinRule(player, IN_FOREST[at] ? 'forest' : 'mountain')?.rule;
  if (effect.do === 'stable') {
    const cost = price({ stone: effect.stone });
    return cheaperBy(player, 'stable', cost, discounted(player, 'stable', cost));
  }
  if (effect.do !== 'fence' || player.squares[at]!.land !== 'forest') return undefined;
  return powerWith(player, 'woodland')?.woodland.fence;
}

const SOWN: Record<Crop, RuleId> = {
  grain: 'base.sow.grain',
  vegetable: 'base.sow.vegetable',
  gemfruit: 'folk.crops.gemfruit',
  mushroom: 'folk.crops.mushroom',
};

function sow(turn: Turn, frame: FrameOf<'sow'>, { crop, at }: MoveOf<'sow'>): void {
  replaceTop(turn, { ...frame, [crop]: frame[crop]! - 1, sown: frame.sown + 1 });
  spend(turn, frame.seat, { [crop]: 1 }, 'base.sow');
  const player = edit(turn, frame.seat);
  const inForest = player.squares[squareAt(at)]!.land === 'forest';
  const helped = !inForest || turn.game.setup.options.scarecrowInForest;
  const more = crop === 'grain' && helped ? powerWith(player, 'sownGrain') : undefined;
  editSquare(player, squareAt(at), {
    crop,
    crops: more?.sownGrain ?? (crop === 'grain' ? GRAIN_SOWN : OTHERS_SOWN),
  });
  const by = inForest ? powerWith(player, 'woodland')!.woodland.sow : more?.rule;
  const event = { type: 'sown' as const, seat: frame.seat, what: crop, at, rule: SOWN[crop] };
  tell(turn, by ? { ...event, by } : event);
  // A stubble-room animal has to leave the field (base.tile.stubbleRoom).
  if (!rehouse(player)) askToHouse(turn, frame.seat);
}

function loot(turn: Turn, frame: FrameOf<'loot'>, { item }: MoveOf<'loot'>): void {
  replaceTop(turn, { ...frame, left: frame.left - 1, taken: [...frame.taken, item] });
  const { effect, afterwards, rules, power } = LOOT_OF[item];
  const rule = rules[0]!;
  // folk.ability.trolls.bigSack: the last of the items is the one more.
  const sack = sackOf(turn.game, turn.game.players[frame.seat], frame.dwarf);
  const event = { type: 'looted' as const, seat: frame.seat, what: item, rule };
  // Loot that only one folk knows names its ability (folk.ability.darkElves.goblins).
  const by = power ? rules[1] : sack && frame.left <= sack.extraLoot ? sack.rule : undefined;
  tell(turn, by ? { ...event, by } : event);
  if (afterwards) push(turn, { ...doerOf(frame), kind: 'run', rule, effect: afterwards });
  push(turn, { kind: 'run', seat: frame.seat, dwarf: frame.dwarf, rule, effect });
}

/** folk.tile.trainingRoom: the raised strength counts for the loot. */
function train(turn: Turn, frame: FrameOf<'loot'>): void {
  const { seat, dwarf } = frame;
  const power = powerWith(turn.game.players[seat], 'trains')!;
  spend(turn, seat, power.trains, power.rule);
  const player = edit(turn, seat);
  setWeapon(player, dwarf, frame.strength + trainingStep(turn.game));
  const strength = player.dwarfs[dwarf]!.weapon;
  tell(turn, { type: 'armed', seat, dwarf, n: strength, how: 'sharpened', rule: power.rule });
  replaceTop(turn, { ...frame, strength, trained: true });
}

/** A trade at the start of a harvest. */
function swap(turn: Turn, frame: FrameOf<'offers'>, { id, goods }: MoveOf<'swap'>): void {
  const { offer, rule } = offerOf(turn.game, id);
  replaceTop(turn, { ...frame, used: { ...frame.used, [id]: (frame.used[id] ?? 0) + 1 } });
  spend(turn, frame.seat, goods ?? offer.pay!, rule);
  if (goods?.dog) dogsLeft(turn, frame.seat);
  gain(turn, frame.seat, offer.get, rule);
}

function stop(turn: Turn, frame: Frame): void {
  if (frame.kind === 'moment') {
    replaceTop(turn, { ...frame, over: true });
    return;
  }
  pop(turn);
  if (frame.kind === 'loot') endExpedition(turn, frame);
}

function buy(turn: Turn, frame: FrameOf<'market'>, { good }: MoveOf<'buy'>): void {
  replaceTop(turn, { ...frame, bought: [...frame.bought, good] });
  spend(turn, frame.seat, { gold: frame.prices[good]! }, 'base.market');
  gain(turn, frame.seat, { [good]: 1 }, 'base.market');
}

function feed(turn: Turn, frame: FrameOf<'feed'>): void {
  const player = turn.game.players[frame.seat];
  const { food, stone } = mealOf(player, frame.perAdult, frame.served);
  pop(turn);
  pay(turn, frame.seat, price({ food }), frame.rule);
  if (stone > 0) pay(turn, frame.seat, price({ stone }), powerWith(player, 'eats')!.rule);
  const folk = powerWith(player, 'eats');
  const event = { type: 'fed' as const, seat: frame.seat, n: food + stone, rule: frame.rule };
  // A special feeding is the same for Trolls as for everybody (folk.open.trollsSpecial).
  tell(
    turn,
    folk && (stone > 0 || special(player, frame.perAdult) !== 1) ? { ...event, by: folk.rule } : event,
  );
}

function serve(turn: Turn, frame: FrameOf<'feed'>, { goods, goblin }: MoveOf<'serve'>): void {
  const { powers } = turn.game.players[frame.seat];
  const { rule } = HOOKS.servesInstead.find((power) => powers[power.id])!;
  replaceTop(turn, { ...frame, served: goblin ? 'goblin' : true });
  spend(turn, frame.seat, goods, rule);
}

function protect(turn: Turn, frame: FrameOf<'protect'>, { space }: MoveOf<'protect'>): void {
  spend(turn, frame.seat, { ruby: 1 }, 'base.solo.protect');
  tell(turn, { type: 'protected', seat: frame.seat, space, rule: 'base.solo.protect' });
  turn.game.spared = [...turn.game.spared, space];
  replaceTop(turn, { ...frame, spaces: frame.spaces.filter((id) => id !== space) });
}

function choose(turn: Turn, frame: FrameOf<'choose'>, { phase }: MoveOf<'choose'>): void {
  pop(turn);
  edit(turn, frame.seat).skips = phase === 'field' ? 'breeding' : 'field';
  tell(turn, { type: 'chose', seat: frame.seat, what: phase, rule: frame.rule });
}

function doPart(turn: Turn, frame: FrameOf<'act'>, { part }: MoveOf<'do'>): void {
  const { units } = sideOf(turn.game, frame.space)!.plan;
  const unit = units.findIndex(({ label }) => label === part);
  beginUnit(turn, frame, unit);
}

function furnish(turn: Turn, frame: FrameOf<'furnish'>, { tile }: MoveOf<'furnish'>): void {
  pop(turn);
  pursue(turn, doerOf(frame), { to: 'furnish', tile, price: frame.effect.price ?? null });
}

function site(turn: Turn, frame: FrameOf<'site'>, { at }: MoveOf<'site'>): void {
  pop(turn);
  furnishSquare(turn, frame.seat, frame.tile, squareAt(at));
}

function payment(turn: Turn, frame: FrameOf<'pay'>, { goods }: MoveOf<'pay'>): void {
  pop(turn);
  const player = turn.game.players[frame.seat];
  const by = frame.for && cheaperBy(player, frame.for.purchase, frame.for.cost, price(goods));
  spend(turn, frame.seat, goods, frame.rule, by);
}

function forge(turn: Turn, frame: FrameOf<'forge'>, { strength, dog }: MoveOf<'forge'>): void {
  pop(turn);
  if (dog) {
    const { rule } = powerWith(turn.game.players[frame.seat], 'forgesForDog')!;
    spend(turn, frame.seat, { dog: 1 }, rule);
    setWeapon(edit(turn, frame.seat), frame.dwarf, strength);
    tell(turn, { type: 'armed', seat: frame.seat, dwarf: frame.dwarf, n: strength, how: 'forged', rule });
    dogsLeft(turn, frame.seat);
    return;
  }
  pursue(turn, doerOf(frame), { to: 'forge', strength });
}

function imitate(turn: Turn, frame: FrameOf<'imitate'>, { space }: MoveOf<'imitate'>): void {
  pop(turn);
  pursue(turn, doerOf(frame), { to: 'imitate', space, food: frame.food });
}

/** Each type of move belongs to one kind of frame; exchanges, rearranging and stopping to several. */
const HANDLERS: { [T in BaseMoveType]: (turn: Turn, frame: never, move: MoveOf<T>) => void } = {
  place,
  promote,
  pass,
  do: doPart,
  stop,
  build,
  furnish,
  site,
  pay: payment,
  sow,
  forge,
  loot,
  imitate,
  buy,
  trade: tradeOnce,
  exchange: (turn, frame: Frame, move) => exchange(turn, frame.seat, move),
  protect,
  choose,
  feed,
  drop(turn, frame: FrameOf<'drop'>, { good }) {
    pop(turn);
    dropOne(turn, frame, good);
  },
  train,
  swap,
  eat: (turn, frame: Frame, move) => eat(turn, frame.seat, move),
  serve,
  beg,
  breed: (turn, frame: FrameOf<'breed'>, move) => births(turn, frame, move.types),
  arrange: (turn, frame: Frame, move) => arrangeAnimals(turn, frame.seat, move.stands),
};

/** Carries the move out on the working copy. The frame is the one on top. */
export function doMove(turn: Turn, frame: Frame, move: Move): void {
  const handle = HANDLERS[move.type as BaseMoveType] as
    | ((turn: Turn, frame: Frame, move: Move) => void)
    | undefined;
  const open = move.type === 'exchange' || move.type === 'arrange' || move.type === 'lodge';
  const theirs = frameRules(turn.game, frame);
  if (theirs && !open) theirs.play(turn, frame, move);
  else if (handle) handle(turn, frame, move);
  else boxOf(turn.game)?.play?.(turn, frame, move);
}
