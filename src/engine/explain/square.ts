// Why a landscape tile, mine, fence or stable cannot lie somewhere.

import { hasFarmland } from '../board.ts';
import { STABLES } from '../data/schedule.ts';
import { connectsForest, connectsMountain, sites } from '../legal/land.ts';
import type { Refusal } from '../result.ts';
import { IN_FOREST, SQUARES_ON_BOARD, squareAt } from '../squares.ts';
import type { BuildEffect, Built, Player } from '../types.ts';
import { type Answer, no, yes } from './answer.ts';

const EFFECT_OF: Record<Built, BuildEffect> = {
  meadowField: { do: 'place', tiles: ['meadowField'] },
  cavernTunnel: { do: 'place', tiles: ['cavernTunnel'] },
  cavernCavern: { do: 'place', tiles: ['cavernCavern'] },
  meadow: { do: 'single', tile: 'meadow' },
  field: { do: 'single', tile: 'field' },
  tunnel: { do: 'single', tile: 'tunnel' },
  cavern: { do: 'single', tile: 'cavern' },
  oreMine: { do: 'oreMine' },
  rubyMine: { do: 'rubyMine', on: 'tunnel' },
  smallPasture: { do: 'fence', size: 'small', wood: 0 },
  largePasture: { do: 'fence', size: 'large', wood: 0 },
  stable: { do: 'stable', stone: 0 },
};

/** Why a landscape tile, mine, fence or stable cannot lie there. */
export function explainSquare(player: Player, what: Built, at: string, and?: string): Answer {
  const [a, b] = [squareAt(at), and ? squareAt(and) : -1];
  if (a < 0 || (and && b < 0)) return no({ code: 'unknownSquare', args: { square: at } });
  const unordered = what === 'cavernCavern' || what === 'largePasture';
  const found = sites(
    player,
    EFFECT_OF[what],
    (_, x, y) => (x === a && y === b) || (unordered && x === b && y === a),
  );
  const deep = what === 'rubyMine' && player.squares[a]!.land === 'deepTunnel';
  return found || deep ? yes : no(whyNotThere(player, what, a, b));
}

function whyNotThere(player: Player, what: Built, a: number, b: number): Refusal {
  const squares = b >= 0 ? [a, b] : [a];
  const lands = squares.map((at) => player.squares[at]!.land);
  switch (what) {
    case 'oreMine':
      return {
        code: lands.every((land) => land === 'tunnel') ? 'notAdjacent' : 'squareNotFree',
        rule: 'base.mine.ore',
      };
    case 'rubyMine':
      return { code: 'squareNotFree', rule: 'base.mine.ruby' };
    case 'smallPasture':
    case 'largePasture':
      return {
        code: lands.every((land) => land === 'meadow') ? 'notAdjacent' : 'noMeadow',
        rule: 'base.fence',
      };
    case 'stable':
      if (player.stables >= STABLES) return { code: 'noStableLeft', rule: 'base.stable' };
      return {
        code: player.squares[a]!.stable ? 'squareStable' : 'squareNotFree',
        rule: 'base.stable.where',
      };
    default:
      return whyNoTile(player, what, squares);
  }
}

function whyNoTile(player: Player, what: Built, squares: readonly number[]): Refusal {
  const forest = what === 'meadowField' || what === 'meadow' || what === 'field';
  const free = (at: number) => {
    const { land } = player.squares[at]!;
    return land === (forest ? 'forest' : 'mountain') || (land === 'off' && at >= SQUARES_ON_BOARD);
  };
  if (squares.some((at) => IN_FOREST[at] !== forest || !free(at)))
    return { code: 'squareNotFree', rule: 'base.tiles.adjacent' };
  if (squares.some((at) => at >= SQUARES_ON_BOARD))
    return { code: 'squareNotFree', rule: 'base.tile.officeRoom' };
  const field = what === 'meadowField' ? squares[1]! : what === 'field' ? squares[0]! : -1;
  if (field >= 0 && player.squares[field]!.stable)
    return { code: 'squareStable', rule: 'base.tiles.forest.stable' };
  if (!forest) {
    const connected = squares.some((at) => connectsMountain(player, at));
    return connected
      ? { code: 'notAdjacent', rule: 'base.tiles.adjacent' }
      : { code: 'notConnected', rule: 'base.tiles.mountain' };
  }
  const started = hasFarmland(player);
  if (squares.some((at) => connectsForest(player, at, started)))
    return { code: 'notAdjacent', rule: 'base.tiles.adjacent' };
  return started
    ? { code: 'notConnected', rule: 'base.tiles.forest.connect' }
    : { code: 'firstTileEntrance', rule: 'base.tiles.forest.first' };
}
