// Return home: friendly orcs leave the action spaces, and everybody settles for the night (RL-11).

import { edit, type Turn } from '../../state/turn.ts';
import { change } from '../board/orcs.ts';
import { settleHomes } from '../board/rooms.ts';

export function goHome(turn: Turn): void {
  turn.game.players.forEach((_, seat) => {
    const player = edit(turn, seat);
    if (player.fiends!.orcs.some((orc) => orc.work))
      change(player, {
        orcs: player.fiends!.orcs.map((orc) => {
          const { work: _work, ...idle } = orc;
          return idle;
        }),
      });
    settleHomes(player);
  });
}
