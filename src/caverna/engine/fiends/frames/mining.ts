// Which mines idle donkeys walk to, asked only when there are too few of them (fiends.mining.haul).

import type { BoxFrames, FrameRules } from '../../boxes/def.ts';
import { canGetRuby } from '../../raise/purse.ts';
import { squareAt, squareName } from '../../state/squares.ts';
import { edit, pop, type Turn, tell } from '../../state/turn.ts';
import type { FrameOf, Move, Seat } from '../../state/types.ts';
import type { Good } from '../../state/vocabulary.ts';
import { different, driveTo, idleDonkeys, unattended } from '../flow/donkeys.ts';
import { haulAll } from '../flow/harvest.ts';
import { help } from './orc-event.ts';

const DONKEY: ReadonlySet<Good> = new Set<Good>(['donkey']);

function drive(turn: Turn, seat: Seat, at: number): void {
  driveTo(edit(turn, seat), at);
  tell(turn, { type: 'arranged', seat, rule: 'base.animals.rearrange' });
}

const driving: FrameRules<'drive'> = {
  moves(game, { seat }: FrameOf<'drive'>) {
    const player = game.players[seat];
    if (idleDonkeys(player) === 0) return [{ type: 'stop' }];
    return different(player, unattended(player)).map((at): Move => ({ type: 'drive', at: squareName(at) }));
  },
  offers: (game, { seat }: FrameOf<'drive'>) =>
    idleDonkeys(game.players[seat]) === 0 ? help(game, seat, DONKEY) : [],
  settle(turn, { seat }: FrameOf<'drive'>) {
    const player = turn.game.players[seat];
    const mines = unattended(player);
    const donkeys = idleDonkeys(player);
    if (mines.length > 0 && donkeys > 0) {
      if (donkeys < mines.length && different(player, mines).length > 1) return false;
      drive(turn, seat, mines[0]!);
      return true;
    }
    // base.exchange.anytime: one more donkey could be bought for a mine that nobody empties.
    if (mines.length > 0 && canGetRuby(player)) return false;
    haul(turn, seat);
    return true;
  },
  play: (turn, { seat }: FrameOf<'drive'>, move: Extract<Move, { type: 'drive' | 'stop' }>) =>
    move.type === 'drive' ? drive(turn, seat, squareAt(move.at)) : haul(turn, seat),
};

function haul(turn: Turn, seat: Seat): void {
  pop(turn);
  haulAll(turn, seat);
}

export const MINING_FRAMES: BoxFrames = { drive: driving };
