// Laying traps, restocking mines, forging with wood (fiends.traps.laying, fiends.restock.*, fiends.space.armory).

import { askToHouse, gain, setWeapon, spend } from '../../do/primitives.ts';
import { holds } from '../../goods.ts';
import { rehouse } from '../../housing/house.ts';
import type { FrameRules } from '../../module.ts';
import { FOREST_SQUARES, PRINTED_BONUS, type SquareIndex, squareAt, squareName } from '../../squares.ts';
import { edit, editSquare, pop, type Turn, tell } from '../../turn.ts';
import type { FrameOf, Game, Move, Player, Seat } from '../../types.ts';
import { change, isHostile, trapFacts } from '../board/orcs.ts';
import { rulings, trapRule } from '../do/tell.ts';
import type { FiendsMove, FiendsOptions } from '../types.ts';

type MoveOf<T extends FiendsMove['type']> = Extract<Move, { type: T }>;

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

/** Traps on offer that the player can pay for. */
export function openTraps(game: Game, player: Player, free: boolean, basic = false): string[] {
  if (trapSites(player, rulings(game)).length === 0) return [];
  return Object.entries(game.fiends!.traps)
    .filter(
      ([id, left]) =>
        left > 0 &&
        (!basic || trapFacts(id).column === 'BASE') &&
        (free || holds(player.goods, trapFacts(id).price)),
    )
    .map(([id]) => id);
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

const layTrap: FrameRules = {
  moves(game, frame: FrameOf<'layTrap'>) {
    const player = game.players[frame.seat]!;
    const sites = trapSites(player, rulings(game));
    return openTraps(game, player, frame.free, frame.basic).flatMap((trap) =>
      sites.map((at): Move => ({ type: 'lay', trap, at: squareName(at) })),
    );
  },
  settle(turn, frame: FrameOf<'layTrap'>) {
    if (openTraps(turn.game, turn.game.players[frame.seat]!, frame.free).length > 0) return false;
    pop(turn);
    return true;
  },
  play(turn, frame: FrameOf<'layTrap'>, { trap, at: name }: MoveOf<'lay'>) {
    const { seat } = frame;
    const at = squareAt(name);
    pop(turn);
    if (!frame.free) spend(turn, seat, trapFacts(trap).price, trapRule(trap));
    const fiends = turn.game.fiends!;
    turn.game.fiends = { ...fiends, traps: { ...fiends.traps, [trap]: fiends.traps[trap]! - 1 } };
    const player = edit(turn, seat);
    const { land } = player.squares[at]!;
    editSquare(player, at, { land: 'trap' });
    change(player, { traps: [...player.fiends!.traps, { id: trap, at, active: true }] });
    tell(turn, { type: 'laid', seat, what: trap, at: name, rule: trapRule(trap) });
    if (!frame.free && trapFacts(trap).price.dog) recount(turn, seat);
    else if (land === 'meadow' && !rehouse(player)) askToHouse(turn, seat);
    const bonus = PRINTED_BONUS[at];
    if (bonus && land === 'forest') gain(turn, seat, { [bonus.good]: bonus.amount }, 'fiends.traps.symbol');
  },
};

/** Mines that can be restocked: the player's own, unless occupied (RL-10). */
export function restockable(player: Player, { occupiedMines }: FiendsOptions): SquareIndex[] {
  const found: SquareIndex[] = [];
  player.squares.forEach(({ land }, at) => {
    if (land === 'oreMine' || land === 'rubyMine') found.push(at);
  });
  if (occupiedMines)
    for (const { at, land } of player.fiends!.occupied)
      if (land === 'oreMine' || land === 'rubyMine') found.push(at);
  return found;
}

const landOf = (player: Player, at: SquareIndex) =>
  player.fiends!.occupied.find((space) => space.at === at)?.land ?? player.squares[at]!.land;

const MOST = 2;

/** All ways to leave out mines until two of a kind are left. */
function pairs(mines: readonly SquareIndex[]): SquareIndex[][] {
  if (mines.length <= MOST) return [mines.slice()];
  return mines.flatMap((a, i) => mines.slice(i + 1).map((b) => [a, b]));
}

const restock: FrameRules = {
  moves(game, frame: FrameOf<'restock'>) {
    const player = game.players[frame.seat]!;
    const mines = restockable(player, rulings(game));
    const ore = pairs(mines.filter((at) => landOf(player, at) === 'oreMine'));
    const ruby = pairs(mines.filter((at) => landOf(player, at) === 'rubyMine'));
    return ore.flatMap((some) =>
      ruby.map((others): Move => ({ type: 'restock', mines: [...some, ...others].map(squareName) })),
    );
  },
  settle(turn, frame: FrameOf<'restock'>) {
    const moves = restock.moves(turn.game, frame as never);
    if (moves.length > 1) return false;
    restock.play(turn, frame as never, moves[0] as never);
    return true;
  },
  play(turn, { seat }: FrameOf<'restock'>, { mines }: MoveOf<'restock'>) {
    pop(turn);
    for (const name of mines) {
      const at = squareAt(name);
      stock(turn, seat, at, landOf(turn.game.players[seat]!, at) === 'oreMine' ? 2 : 1);
    }
  },
};

/** Goods into a mine: they are not the player's until they are hauled (fiends.space.mineGoods). */
export function stock(turn: Turn, seat: Seat, at: SquareIndex, n: number): void {
  const player = edit(turn, seat);
  const { mined } = player.fiends!;
  change(player, { mined: { ...mined, [at]: (mined[at] ?? 0) + n } });
  tell(turn, { type: 'stocked', seat, at: squareName(at), n, rule: 'fiends.restock.amount' });
}

const armory: FrameRules = {
  moves(game, frame: FrameOf<'armory'>) {
    const { wood } = game.players[frame.seat]!.goods;
    return Array.from(
      { length: Math.min(frame.most, wood) },
      (_, i): Move => ({ type: 'forge', strength: i + 1 }),
    );
  },
  play(turn, frame: FrameOf<'armory'>, { strength }: Extract<Move, { type: 'forge' }>) {
    pop(turn);
    spend(turn, frame.seat, { wood: strength }, 'fiends.space.armory');
    setWeapon(edit(turn, frame.seat), frame.dwarf, strength);
    tell(turn, { type: 'armed', seat: frame.seat, n: strength, rule: 'fiends.space.armory' });
  },
};

export const ACTION_FRAMES: Readonly<Record<string, FrameRules>> = { layTrap, restock, armory };
