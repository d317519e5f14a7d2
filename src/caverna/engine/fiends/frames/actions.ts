// Laying traps, restocking mines, forging with wood (fiends.traps.laying, fiends.restock.*, fiends.space.armory).

import type { BoxFrames, FrameRules } from '../../boxes/def.ts';
import { type Doer, doerOf, pursue } from '../../do/effects.ts';
import { askToHouse, gain, setWeapon, spend } from '../../do/primitives.ts';
import { rehouse } from '../../housing/house.ts';
import { canRaiseBundle } from '../../raise/bundle.ts';
import type { RuleId } from '../../rules/ids.ts';
import { isMine } from '../../state/board.ts';
import type { Arming } from '../../state/events.ts';
import type { Bundle } from '../../state/goods.ts';
import {
  FOREST_SQUARES,
  PRINTED_BONUS,
  type SquareIndex,
  squareAt,
  squareName,
} from '../../state/squares.ts';
import { edit, editSquare, pop, type Turn, tell } from '../../state/turn.ts';
import type { FrameOf, Game, Move, MoveOf, Player, Seat } from '../../state/types.ts';
import { landAt } from '../board/breach.ts';
import { change, isHostile, trapFacts } from '../board/orcs.ts';
import type { TrapId } from '../data/traps.ts';
import { rulings, trapRule } from '../do/tell.ts';
import type { FiendsOptions } from '../types.ts';

/** fiends.traps.empty (RL-12) */
export function trapSites(player: Player, { trapUnderOrc }: FiendsOptions): SquareIndex[] {
  return FOREST_SQUARES.filter((at) => {
    const { land, stable } = player.squares[at]!;
    if ((land !== 'forest' && land !== 'meadow') || stable) return false;
    if (player.herds.some((herd) => herd.at === at) || player.watch.some((watch) => watch.at === at))
      return false;
    return trapUnderOrc || !player.fiends!.orcs.some((orc) => isHostile(orc) && orc.at === at);
  });
}

/** Traps on offer that the player can pay for, exchanges included; `food` is due as well. */
export function openTraps(game: Game, player: Player, free: boolean, basic = false, food = 0): TrapId[] {
  if (trapSites(player, rulings(game)).length === 0) return [];
  const { traps } = game.fiends!;
  return (Object.keys(traps) as TrapId[]).filter(
    (id) =>
      traps[id]! > 0 &&
      (!basic || trapFacts(id).column === 'BASE') &&
      (free || canRaiseBundle(player, trapFacts(id).price, food)),
  );
}

/** Dogs may be gone that guarded sheep: these need another place (fiends.fight.sheep). */
export function recount(turn: Turn, seat: Seat): void {
  const player = edit(turn, seat);
  let left = player.goods.dog;
  player.watch = player.watch.flatMap((watch) => {
    const n = Math.min(watch.n, left);
    left -= n;
    return n > 0 ? [{ ...watch, n }] : [];
  });
  if (!rehouse(player)) askToHouse(turn, seat);
}

const layTrap: FrameRules<'layTrap'> = {
  moves(game, frame: FrameOf<'layTrap'>) {
    const player = game.players[frame.seat];
    const sites = trapSites(player, rulings(game));
    return openTraps(game, player, frame.free, frame.basic).flatMap((trap) =>
      sites.map((at): Move => ({ type: 'lay', trap, at: squareName(at) })),
    );
  },
  settle(turn, frame: FrameOf<'layTrap'>) {
    const player = turn.game.players[frame.seat];
    if (openTraps(turn.game, player, frame.free, frame.basic).length > 0) return false;
    pop(turn);
    return true;
  },
  play(turn, frame: FrameOf<'layTrap'>, move: MoveOf<'lay'>) {
    pop(turn);
    const { price } = trapFacts(move.trap);
    if (frame.free) lay(turn, frame.seat, move);
    else pursue(turn, { ...doerOf(frame), rule: trapRule(move.trap) }, { to: 'pay', goods: price, move });
  },
};

/** The trap is paid for and goes onto its space, active side up (fiends.traps.laying). */
function lay(turn: Turn, seat: Seat, { trap, at: name }: MoveOf<'lay'>): void {
  const at = squareAt(name);
  const fiends = turn.game.fiends!;
  turn.game.fiends = { ...fiends, traps: { ...fiends.traps, [trap]: fiends.traps[trap]! - 1 } };
  const player = edit(turn, seat);
  const { land } = player.squares[at]!;
  editSquare(player, at, { land: 'trap' });
  change(player, { traps: [...player.fiends!.traps, { id: trap, at, active: true }] });
  tell(turn, { type: 'laid', seat, what: trap, at: name, rule: trapRule(trap) });
  if (trapFacts(trap).price.dog) recount(turn, seat);
  else if (land === 'meadow' && !rehouse(player)) askToHouse(turn, seat);
  const bonus = PRINTED_BONUS[at];
  if (bonus && land === 'forest') gain(turn, seat, { [bonus.good]: bonus.amount }, 'fiends.traps.symbol');
}

/** Mines that can be restocked: the player's own, unless occupied (RL-10). */
export function restockable(player: Player, { occupiedMines }: FiendsOptions): SquareIndex[] {
  const found: SquareIndex[] = [];
  player.squares.forEach(({ land }, at) => {
    if (isMine(land)) found.push(at);
  });
  if (occupiedMines) for (const { at, land } of player.fiends!.occupied) if (isMine(land)) found.push(at);
  return found.sort((a, b) => a - b);
}

/** Up to two mines of a kind, the most first: a full mine may lure an orc, so fewer is a choice. */
function upToTwo(mines: readonly SquareIndex[]): SquareIndex[][] {
  const pairs = mines.flatMap((a, i) => mines.slice(i + 1).map((b) => [a, b]));
  return [...pairs, ...mines.map((at) => [at]), []];
}

const restock: FrameRules<'restock'> = {
  moves(game, frame: FrameOf<'restock'>) {
    const player = game.players[frame.seat];
    const mines = restockable(player, rulings(game));
    const ore = upToTwo(mines.filter((at) => landAt(player, at) === 'oreMine'));
    const ruby = upToTwo(mines.filter((at) => landAt(player, at) === 'rubyMine'));
    return ore
      .flatMap((some) => ruby.map((others) => [...some, ...others].map(squareName)))
      .filter((chosen) => chosen.length > 0)
      .map((chosen): Move => ({ type: 'restock', mines: chosen }));
  },
  settle(turn, frame: FrameOf<'restock'>) {
    const moves = restock.moves(turn.game, frame);
    if (moves.length > 1) return false;
    restock.play(turn, frame, moves[0]!);
    return true;
  },
  play(turn, { seat }: FrameOf<'restock'>, { mines }: MoveOf<'restock'>) {
    pop(turn);
    for (const name of mines) {
      const at = squareAt(name);
      stock(turn, seat, at, landAt(turn.game.players[seat], at) === 'oreMine' ? 2 : 1);
    }
  },
};

/** Goods into a mine: they are not the player's until they are hauled (fiends.space.mineGoods). */
export function stock(
  turn: Turn,
  seat: Seat,
  at: SquareIndex,
  n: number,
  rule: RuleId = 'fiends.restock.amount',
): void {
  const player = edit(turn, seat);
  const { mined } = player.fiends!;
  change(player, { mined: { ...mined, [at]: (mined[at] ?? 0) + n } });
  tell(turn, { type: 'stocked', seat, at: squareName(at), n, rule });
}

const armory: FrameRules<'armory'> = {
  moves(game, frame: FrameOf<'armory'>) {
    const player = game.players[frame.seat];
    const moves: Move[] = [];
    for (let strength = 1; strength <= frame.most; strength++)
      if (canRaiseBundle(player, { wood: strength })) moves.push({ type: 'forge', strength });
    return moves;
  },
  play(turn, frame: FrameOf<'armory'>, move: Extract<Move, { type: 'forge' }>) {
    pop(turn);
    const doer: Doer = { ...doerOf(frame), rule: 'fiends.space.armory' };
    pursue(turn, doer, { to: 'pay', goods: { wood: move.strength }, move });
  },
};

/** What was decided and is paid for now: a trap, a club, or a weapon of the Warrior Dwelling. */
export function fulfil(turn: Turn, { seat, dwarf, rule }: Doer, goods: Bundle, move: Move): void {
  spend(turn, seat, goods, rule);
  if (move.type === 'lay') lay(turn, seat, move);
  else if (move.type === 'forge') arm(turn, seat, dwarf, move.strength, 'forged', rule);
  else if (move.type === 'temper') arm(turn, seat, move.dwarf - 1, move.n, 'given', rule);
}

export function arm(
  turn: Turn,
  seat: Seat,
  dwarf: number,
  strength: number,
  how: Arming,
  rule: RuleId,
): void {
  setWeapon(edit(turn, seat), dwarf, strength);
  tell(turn, { type: 'armed', seat, dwarf, n: strength, how, rule });
}

export const ACTION_FRAMES: BoxFrames = { layTrap, restock, armory };
