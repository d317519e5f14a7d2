// Runs everything that needs no decision, until somebody has to decide or the game is over.

import { boxOf, frameRules } from '../boxes/installed.ts';
import { COVERS } from '../data/tiles.ts';
import { doerOf, endExpedition, fulfil, runEffect } from '../do/effects.ts';
import { furnishSquare } from '../do/furnish.ts';
import { beginUnit, doMove } from '../do/moves.ts';
import { offersInReach } from '../folk/offers.ts';
import { houseAll } from '../housing/house.ts';
import { allHoused } from '../housing/solve.ts';
import { breedings, breedingsAgain, couldBuyParents } from '../legal/breed.ts';
import { actorOf } from '../legal/exchange.ts';
import { couldHireDonkey, couldServe, isFed, mealOf } from '../legal/feed.ts';
import { lootable, movesOf } from '../legal/moves.ts';
import { sowable } from '../legal/sow.ts';
import { coversOwn } from '../raise/costs.ts';
import { goalPossible, goalReady } from '../raise/goals.ts';
import { openUnits } from '../raise/possible.ts';
import { canGetRuby } from '../raise/purse.ts';
import { sideOf } from '../state/sides.ts';
import { edit, pop, type Turn } from '../state/turn.ts';
import type { Frame, FrameOf, Move, Player } from '../state/types.ts';
import { ALL_CROPS } from '../state/vocabulary.ts';
import { settleMoment } from './moments.ts';
import { nextStep } from './round.ts';
import { sendToMines } from './seats.ts';

function settleAct(turn: Turn, frame: FrameOf<'act'>): boolean {
  const { game } = turn;
  const { plan } = sideOf(game, frame.space)!;
  const open = openUnits(game, game.players[frame.seat], actorOf(game, frame), plan, frame.done);
  if (open === 0) {
    pop(turn);
    return true;
  }
  // Nothing done yet and only one part can be done: it is not a choice.
  if (frame.done === 0 && (open & (open - 1)) === 0) {
    beginUnit(turn, frame, 31 - Math.clz32(open));
    return true;
  }
  return false;
}

function settleSite(turn: Turn, frame: FrameOf<'site'>): boolean {
  const player = turn.game.players[frame.seat];
  if (coversOwn(player, frame.tile)) {
    const at = player.squares.findIndex((square) => square.tile === COVERS[frame.tile]);
    pop(turn);
    furnishSquare(turn, frame.seat, frame.tile, at);
    return true;
  }
  // A bonus tile of a campaign may find no place; nothing else comes here without one (fiends.campaign.tiles).
  if (movesOf(turn.game, frame).length === 0) {
    pop(turn);
    return true;
  }
  return onlyMove(turn, frame);
}

/** Plays the move if there is exactly one. */
function onlyMove(turn: Turn, frame: Frame): boolean {
  const moves = movesOf(turn.game, frame);
  if (moves.length !== 1) return false;
  doMove(turn, frame, moves[0]!);
  return true;
}

/** Closes an optional frame in which only stopping is left. */
function closeIfOnly(turn: Turn, frame: Frame, idle: Move['type']): boolean {
  const moves = movesOf(turn.game, frame);
  if (moves.length !== 1 || moves[0]!.type !== idle) return false;
  doMove(turn, frame, moves[0]!);
  return true;
}

function settleHouse(turn: Turn, frame: FrameOf<'house'>): boolean {
  if (!allHoused(turn.game.players[frame.seat]) && !houseAll(edit(turn, frame.seat))) return false;
  pop(turn);
  return true;
}

function settleFeed(turn: Turn, frame: FrameOf<'feed'>): boolean {
  sendToMines(turn, frame.seat);
  const player = turn.game.players[frame.seat];
  const meal = mealOf(player, frame.perAdult, frame.served);
  if (!isFed(player, meal) || (turn.game.setup.options.foodKept && meal.food > 0)) return false;
  if (meal.food + meal.stone > 0 && couldServe(turn.game, player, frame)) return false;
  if (meal.food > 0 && couldHireDonkey(player)) return false;
  doMove(turn, frame, { type: 'feed' });
  return true;
}

function settleLoot(turn: Turn, frame: FrameOf<'loot'>): boolean {
  if (frame.left > 0 && lootable(turn.game, frame, true).length > 0) return false;
  if (frame.left > 0 && boxOf(turn.game)?.lootMoves?.(turn.game, frame).length) return false;
  pop(turn);
  endExpedition(turn, frame);
  return true;
}

const nothingToSow = (player: Player, frame: FrameOf<'sow'>): boolean => {
  if (ALL_CROPS.every((crop) => !frame[crop])) return true;
  if (
    ALL_CROPS.some((crop) => frame[crop]! > 0 && player.goods[crop] > 0 && sowable(player, crop).length > 0)
  )
    return false;
  return !canGetRuby(player);
};

function settleBreed(turn: Turn, frame: FrameOf<'breed'>): boolean {
  const player = turn.game.players[frame.seat];
  if (frame.again) {
    if (breedingsAgain(player, frame.again).length > 0 || player.goods.mushroom > 0) return false;
    pop(turn);
    return true;
  }
  const { sheep, donkey, wildBoar, cattle } = player.goods;
  const pairs = sheep > 1 || donkey > 1 || wildBoar > 1 || cattle > 1;
  if (pairs && breedings(player, frame.types).length > 0) return false;
  if ((frame.harvest || frame.may) && (pairs || couldBuyParents(player)))
    return closeIfOnly(turn, frame, 'breed');
  pop(turn);
  return true;
}

function settleRaise(turn: Turn, frame: FrameOf<'raise'>): boolean {
  const player = turn.game.players[frame.seat];
  const actor = actorOf(turn.game, frame);
  if (goalReady(turn.game, player, actor, frame.goal)) {
    pop(turn);
    fulfil(turn, doerOf(frame), frame.goal);
    return true;
  }
  if (goalPossible(turn.game, player, actor, frame.goal) && movesOf(turn.game, frame).length > 0)
    return false;
  // Out of reach after animals had to be eaten (or, as a safety net, without any exchange to go on with):
  // what was begun is given up, with the rest of its unit.
  do pop(turn);
  while (turn.game.stack.at(-1)?.kind === 'run');
  return true;
}

/** Tries to settle the frame on top without asking. False: somebody has to decide. */
function settle(turn: Turn, frame: Frame): boolean {
  const player = turn.game.players[frame.seat];
  switch (frame.kind) {
    case 'run':
      pop(turn);
      runEffect(turn, doerOf(frame), frame.effect);
      return true;
    case 'act':
      return settleAct(turn, frame);
    case 'raise':
      return settleRaise(turn, frame);
    case 'site':
      return settleSite(turn, frame);
    case 'build':
      return onlyMove(turn, frame);
    case 'furnish':
      // Which tile is always the player's word, unless the action names it.
      return frame.effect.only === 'ordinary' && onlyMove(turn, frame);
    case 'house':
      return settleHouse(turn, frame);
    case 'feed':
      return settleFeed(turn, frame);
    case 'loot':
      return settleLoot(turn, frame);
    case 'offers':
      if (offersInReach(turn.game, player, frame.used)) return false;
      pop(turn);
      return true;
    case 'sow':
      if (frame.sown === 0 || !nothingToSow(player, frame)) return false;
      pop(turn);
      return true;
    case 'trade':
      if (frame.left > 0) return closeIfOnly(turn, frame, 'stop');
      pop(turn);
      return true;
    case 'market':
    case 'final':
      return closeIfOnly(turn, frame, 'stop');
    case 'protect':
      if (frame.spaces.length > 0 && canGetRuby(player)) return false;
      pop(turn);
      return true;
    case 'moment':
      return settleMoment(turn, frame);
    case 'breed':
      return settleBreed(turn, frame);
    default:
      return frameRules(turn.game, frame)?.settle?.(turn, frame) ?? false;
  }
}

export function advance(turn: Turn): void {
  for (;;) {
    const frame = turn.game.stack.at(-1);
    if (frame) {
      if (!settle(turn, frame)) return;
    } else if (turn.game.phase === 'over') return;
    else nextStep(turn);
  }
}
