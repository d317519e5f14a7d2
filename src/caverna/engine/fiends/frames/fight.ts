// Fighting an orc as the last item of an expedition (fiends.fight.*).

import { contentsOf } from '../../corrections/fiends.ts';
import { endExpedition } from '../../do/effects.ts';
import { setWeapon, spend } from '../../do/primitives.ts';
import { powerWith } from '../../powers/index.ts';
import { edit, pop, replaceTop, type Turn, tell } from '../../state/turn.ts';
import type { FrameOf, Game, Move, Player } from '../../state/types.ts';
import { hostileOrcs, orcOf } from '../board/orcs.ts';
import { defeat, markerBefore } from '../do/defeat.ts';
import { rulings } from '../do/tell.ts';
import type { OrcLetter } from '../types.ts';
import { openTraps, recount, restockable } from './actions.ts';

/** fiends.fight.dogs: how many weapon points a dog stands for. */
export const dogsCount = (player: Player): number => powerWith(player, 'dogStrength')?.dogStrength ?? 1;

/** The numbers of dogs with which this orc can be beaten; none when it cannot. */
function dogsFor(weapon: number, dogs: number, each: number, strength: number): number[] {
  const least = Math.max(0, Math.ceil((strength - weapon) / each));
  const most = Math.min(dogs, Math.ceil(strength / each));
  const ways: number[] = [];
  for (let n = least; n <= most; n++) ways.push(n);
  return ways;
}

export const needs = (game: Game, id: string): number =>
  contentsOf(game.setup.box).loot.find((item) => item.id === id)!.strength;

function fights(game: Game, frame: FrameOf<'loot'>): Move[] {
  const player = game.players[frame.seat];
  const weapon = player.dwarfs[frame.dwarf]?.weapon ?? 0;
  if (frame.hired || frame.left === 0 || weapon < needs(game, 'fightOrc')) return [];
  return hostileOrcs(player).flatMap(({ id, strength }) =>
    dogsFor(weapon, player.goods.dog, dogsCount(player), strength).map(
      (dogs): Move => ({ type: 'fight', orc: id as OrcLetter, dogs }),
    ),
  );
}

/** The three loot items that the box adds. */
export function lootMoves(game: Game, frame: FrameOf<'loot'>): Move[] {
  if (frame.left === 0) return [];
  const player = game.players[frame.seat];
  const moves = fights(game, frame);
  for (const item of ['layTrap', 'restockMines'] as const) {
    if (frame.taken.includes(item) || needs(game, item) > frame.strength) continue;
    const open =
      item === 'layTrap'
        ? openTraps(game, player, false).length > 0
        : restockable(player, rulings(game)).length > 0;
    if (open) moves.push({ type: 'loot', item });
  }
  return moves;
}

export function fight(
  turn: Turn,
  frame: FrameOf<'loot'>,
  { orc, dogs }: Extract<Move, { type: 'fight' }>,
): void {
  const { seat, dwarf } = frame;
  const { strength } = orcOf(turn.game.players[seat], orc);
  const each = dogsCount(turn.game.players[seat]);
  tell(turn, { type: 'fought', seat, what: orc, n: dogs, rule: 'fiends.fight.win' });
  const player = edit(turn, seat);
  const lost = Math.max(0, strength - each * dogs);
  setWeapon(player, dwarf, player.dwarfs[dwarf]!.weapon - lost);
  if (lost > 0) tell(turn, { type: 'disarmed', seat, dwarf, n: lost, rule: 'fiends.fight.dogs' });
  // fiends.fight.last: nothing is left. The weapon grows first; the reward comes after that (fiends.fight.rewardAfter).
  const over = { ...frame, left: 0, taken: [...frame.taken, 'fightOrc' as const] };
  if (rulings(turn.game).rewardFirst) replaceTop(turn, over);
  else {
    pop(turn);
    endExpedition(turn, over);
  }
  defeat(turn, seat, orc, markerBefore(turn, seat, orc, strength), dwarf);
  if (dogs > 0) {
    spend(turn, seat, { dog: dogs }, 'fiends.fight.dogs');
    recount(turn, seat);
  }
}
