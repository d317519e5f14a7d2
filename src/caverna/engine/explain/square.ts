// Why a landscape tile, mine, fence or stable cannot lie somewhere.

import { STABLES } from '../data/limits.ts';
import { connectsForest, connectsMountain, sites } from '../legal/land.ts';
import type { RuleId } from '../rules/ids.ts';
import { hasFarmland } from '../state/board.ts';
import type { Refusal } from '../state/result.ts';
import { IN_FOREST, SQUARES_ON_BOARD, squareAt, squareName } from '../state/squares.ts';
import type { BuildEffect, Built, Player } from '../state/types.ts';
import { type Answer, no, yes } from './answer.ts';
import type { ErrorCode } from './errors.ts';

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
  if (!Object.hasOwn(EFFECT_OF, what)) return no({ code: 'badMove' });
  if (a < 0 || (and && b < 0))
    return no({ code: 'unknownSquare', args: { square: String(a < 0 ? at : and).slice(0, 10) } });
  const unordered = what === 'cavernCavern' || what === 'largePasture';
  const found = sites(
    player,
    EFFECT_OF[what],
    (_, x, y) => (x === a && y === b) || (unordered && x === b && y === a),
  );
  const deep = what === 'rubyMine' && player.squares[a]!.land === 'deepTunnel';
  return found || deep ? yes : no(whyNotThere(player, what, a, b));
}

/** The square that stands in the way is named. */
const blocked = (code: ErrorCode, rule: RuleId, at: number): Refusal => ({
  code,
  rule,
  args: { square: squareName(at) },
});

function whyNotThere(player: Player, what: Built, a: number, b: number): Refusal {
  const squares = b >= 0 ? [a, b] : [a];
  const lands = squares.map((at) => player.squares[at]!.land);
  switch (what) {
    case 'oreMine':
      return lands.every((land) => land === 'tunnel')
        ? { code: 'notAdjacent', rule: 'base.mine.ore' }
        : blocked('squareNotFree', 'base.mine.ore', squares[lands.findIndex((land) => land !== 'tunnel')]!);
    case 'rubyMine':
      return blocked('squareNotFree', 'base.mine.ruby', a);
    case 'smallPasture':
    case 'largePasture':
      return lands.every((land) => land === 'meadow')
        ? { code: 'notAdjacent', rule: 'base.fence' }
        : blocked('noMeadow', 'base.fence', squares[lands.findIndex((land) => land !== 'meadow')]!);
    case 'stable':
      if (player.stables >= STABLES) return { code: 'noStableLeft', rule: 'base.stable' };
      return blocked(player.squares[a]!.stable ? 'squareStable' : 'squareNotFree', 'base.stable.where', a);
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
  const taken = squares.find((at) => IN_FOREST[at] !== forest || !free(at));
  if (taken !== undefined) return blocked('squareNotFree', 'base.tiles.adjacent', taken);
  const off = squares.find((at) => at >= SQUARES_ON_BOARD);
  if (off !== undefined) return blocked('squareNotFree', 'base.tile.officeRoom', off);
  const field = what === 'meadowField' ? squares[1]! : what === 'field' ? squares[0]! : -1;
  if (field >= 0 && player.squares[field]!.stable)
    return blocked('squareStable', 'base.tiles.forest.stable', field);
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
