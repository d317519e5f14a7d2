// Which mines idle donkeys walk to, asked only when there are too few of them (fiends.mining.haul).

import type { FrameRules } from '../../module.ts';
import { squareAt, squareName } from '../../squares.ts';
import { edit, pop, type Turn, tell } from '../../turn.ts';
import type { FrameOf, Move } from '../../types.ts';
import { different, driveTo, idleDonkeys, unattended } from '../flow/donkeys.ts';
import { haulAll } from '../flow/harvest.ts';

function drive(turn: Turn, seat: number, at: number): void {
  driveTo(edit(turn, seat), at);
  tell(turn, { type: 'arranged', seat, rule: 'base.animals.rearrange' });
}

const driving: FrameRules = {
  moves(game, { seat }: FrameOf<'drive'>) {
    const player = game.players[seat]!;
    return different(player, unattended(player)).map((at): Move => ({ type: 'drive', at: squareName(at) }));
  },
  settle(turn, { seat }: FrameOf<'drive'>) {
    const player = turn.game.players[seat]!;
    const mines = unattended(player);
    const donkeys = idleDonkeys(player);
    if (mines.length > 0 && donkeys > 0) {
      if (donkeys < mines.length && different(player, mines).length > 1) return false;
      drive(turn, seat, mines[0]!);
      return true;
    }
    pop(turn);
    haulAll(turn, seat);
    return true;
  },
  play: (turn, { seat }: FrameOf<'drive'>, { at }: Extract<Move, { type: 'drive' }>) =>
    drive(turn, seat, squareAt(at)),
};

export const MINING_FRAMES: Readonly<Record<string, FrameRules>> = { drive: driving };
