// Friendly orcs at work (fiends.friendly.*).

import type { BoxFrames, FrameRules } from '../../boxes/def.ts';
import { doerOf } from '../../do/effects.ts';
import { gain, spend } from '../../do/primitives.ts';
import { addExchanges } from '../../legal/exchange.ts';
import { hasDwarf } from '../../legal/work.ts';
import { spaceUsable } from '../../raise/possible.ts';
import { type Bundle, isEmpty } from '../../state/goods.ts';
import { spaceRule } from '../../state/sides.ts';
import { edit, editSpace, pop, push, replaceTop, type Turn, tell } from '../../state/turn.ts';
import type { Frame, FrameOf, Game, Move, MoveOf, Player, Seat, SpaceState } from '../../state/types.ts';
import { BUILDING_MATERIALS, type Good } from '../../state/vocabulary.ts';
import { changeOrc, friendlyOrcs, orcOf } from '../board/orcs.ts';
import { roomOf, worksFully } from '../board/rooms.ts';
import { rulings } from '../do/tell.ts';
import type { Orc } from '../types.ts';

const idle = (player: Player): Orc[] => friendlyOrcs(player).filter((orc) => !orc.work);
export const hasIdleOrc = (player: Player): boolean => idle(player).length > 0;

const usable = (game: Game, seat: Seat, orc: Orc, space: SpaceState): boolean =>
  space.by < 0 &&
  (worksFully(game.players[seat], orc) ? spaceUsable(game, seat, -1, space) : !isEmpty(space.goods));

/** Orcs that live in the same kind of room are alike. */
function kinds(player: Player): Orc[] {
  const orcs = idle(player);
  const kind = (orc: Orc) => {
    const room = roomOf(player, orc);
    return room === 'captain' || room === 'worker' ? room : 'plain';
  };
  return orcs.filter((orc, i) => orcs.findIndex((other) => kind(other) === kind(orc)) === i);
}

const sendings = (game: Game, seat: Seat): Move[] =>
  kinds(game.players[seat]).flatMap((orc) =>
    game.spaces
      .filter((space) => usable(game, seat, orc, space))
      .map((space): Move => ({ type: 'send', orc: orc.id, space: space.id })),
  );

/** An orc's turn comes when no dwarf is left to place. */
export const orcTurn = (game: Game, seat: Seat): Frame | null =>
  hasDwarf(game.players[seat])
    ? null
    : { kind: 'orcWork', seat, dwarf: -1, rule: 'fiends.friendly.order', hurried: false };

/** fiends.friendly.ruby */
export const hurries = (game: Game, frame: FrameOf<'work'>): Move[] =>
  frame.dwarf < 0 && game.players[frame.seat].goods.ruby > 0 && sendings(game, frame.seat).length > 0
    ? [{ type: 'hurry' }]
    : [];

export function hurry(turn: Turn, frame: Frame): void {
  spend(turn, frame.seat, { ruby: 1 }, 'fiends.friendly.ruby');
  replaceTop(turn, {
    ...doerOf(frame),
    dwarf: -1,
    kind: 'orcWork',
    rule: 'fiends.friendly.ruby',
    hurried: true,
  });
}

const orcWork: FrameRules<'orcWork'> = {
  moves(game, frame: FrameOf<'orcWork'>) {
    const moves = sendings(game, frame.seat);
    if (moves.length === 0 || (!frame.hurried && rulings(game).orcsMayRest)) moves.push({ type: 'pass' });
    return moves;
  },
  offers(game, { seat }: FrameOf<'orcWork'>) {
    const moves: Move[] = [];
    addExchanges(game.players[seat], moves);
    return moves;
  },
  play(turn, frame: FrameOf<'orcWork'>, move: Move) {
    if (move.type === 'send') return send(turn, frame, move);
    const { seat } = frame;
    const forced = sendings(turn.game, seat).length === 0;
    const orcs = idle(turn.game.players[seat]);
    // Without anything to collect the next one rests; who stays at home of their own will stay with all of theirs.
    for (const { id } of forced ? orcs.slice(0, 1) : orcs)
      changeOrc(edit(turn, seat), id, { work: 'resting' });
    tell(turn, { type: 'passed', seat, rule: forced ? 'base.work.none' : 'fiends.friendly.resting' });
    pop(turn);
  },
};

function send(turn: Turn, { seat }: FrameOf<'orcWork'>, { orc: id, space }: MoveOf<'send'>): void {
  const player = edit(turn, seat);
  const orc = orcOf(player, id);
  const rule = spaceRule(turn.game, space);
  pop(turn);
  changeOrc(player, id, { work: space });
  editSpace(turn, space, { by: seat });
  tell(turn, { type: 'placed', seat, space, what: id, rule });
  if (worksFully(player, orc)) {
    push(turn, { kind: 'act', seat, dwarf: -1, rule, space, imitated: false, done: 0 });
    return;
  }
  const { goods } = turn.game.spaces.find((entry) => entry.id === space)!;
  editSpace(turn, space, { goods: {} });
  tell(turn, { type: 'took', seat, space, goods, rule: 'fiends.friendly.collect' });
  gain(turn, seat, goods, 'fiends.friendly.collect');
  if (roomOf(player, orc) === 'captain') captainBonus(turn, seat, goods);
}

/** fiends.diff.orcCaptain: one more of a collected kind, of the owner's choice; agreed on, of each kind. */
function captainBonus(turn: Turn, seat: Seat, goods: Bundle): void {
  const kinds = BUILDING_MATERIALS.filter((good) => goods[good]);
  const rule = 'fiends.tile.orcCaptainDwelling';
  if (kinds.length === 1 || rulings(turn.game).captainEach)
    gain(turn, seat, Object.fromEntries(kinds.map((good) => [good, 1])), rule);
  else if (kinds.length > 1) push(turn, { kind: 'captain', seat, dwarf: -1, rule, goods: kinds });
}

const captain: FrameRules<'captain'> = {
  moves: (_, frame: FrameOf<'captain'>) => frame.goods.map((good): Move => ({ type: 'extra', good })),
  play(turn, frame: FrameOf<'captain'>, { good }: MoveOf<'extra'>) {
    pop(turn);
    gain(turn, frame.seat, { [good as Good]: 1 }, frame.rule);
  },
};

export const WORK_FRAMES: BoxFrames = { orcWork, captain };
