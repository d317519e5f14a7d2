// The answers an owner can give to one orc: nothing, a bribe, a push, or both. A bribe is paid in one go, before the
// push or after it. Exchanges are left out.

import {
  type Game,
  type GameEvent,
  type Move,
  type OrcLetter,
  oneBoard,
  orcs,
  type Seat,
} from '../engine/index.ts';
import { bit, roadsOf } from './reach.ts';
import { isHostile, STRIKES_ANYBODY } from './state.ts';

type Bribe = Extract<Move, { type: 'bribe' }>;
type Push = Extract<Move, { type: 'push' }>;

export interface Reply {
  moves: Move[];
  /** The board before the orc moves. */
  game: Game;
  events: readonly GameEvent[];
}

/** The orc that was called, on whose board, and whether it has been pushed before. */
interface Called {
  game: Game;
  seat: Seat;
  event: number;
  orc: OrcLetter;
  pushed: boolean;
}

/** Could it matter to an orc on this square how strong it is: is there a trap it may meet, or one that hits all? */
function strengthMatters({ game, seat, event, orc }: Called, at: number): boolean {
  const roads = roadsOf(game);
  const met = bit(at) | (at === orcs.CAVE ? 0 : roads.reachFrom(at, roads.deckOf(event, orc), false));
  return game.players[seat].fiends!.traps.some(
    (trap) => trap.active && (STRIKES_ANYBODY.has(trap.id) || met & bit(trap.at)),
  );
}

const isBribe = (move: Move): move is Bribe => move.type === 'bribe';
const isPush = (move: Move): move is Push => move.type === 'push';

/** Every reply that can lead to something of its own, the idle one first. */
export function repliesTo(called: Called, decide: oneBoard.Decide): Reply[] {
  const { game, seat, orc, pushed } = called;
  const { at, strength, zone } = orcs.orcOf(game.players[seat], orc);
  const replies: Reply[] = [{ moves: [], game, events: [] }];
  const reply = (...moves: Move[]): Reply => {
    const made = { moves, ...oneBoard.answerOrc(game, seat, moves, decide, pushed) };
    replies.push(made);
    return made;
  };
  const open = oneBoard.answers(game, seat, orc, pushed);
  const bribes = open.filter(isBribe);
  const pushes = open.filter(isPush);
  const anyTrap = zone === 'forest' && game.players[seat].fiends!.traps.some(({ active }) => active);
  const matters = anyTrap && strengthMatters(called, at);
  for (const bribe of bribes) if (matters || bribe.n === strength) reply(bribe);
  for (const push of pushes) {
    const moved = reply(push);
    const to = orcs.reach(at, push.way, game.setup.fiends!.diagonalEntry)!;
    if (!anyTrap || !strengthMatters(called, to)) continue;
    for (const bribe of bribes) if (bribe.n < strength && affords(called, bribe, push)) reply(bribe, push);
    // After the push a bribe is something else only where a trap has made the orc weaker.
    const waits = isHostile(moved.game, seat, orc) && moved.game.fiends!.active!.cards[seat] !== null;
    if (waits && orcs.trapAt(game.players[seat], to)?.active)
      for (const bribe of oneBoard.answers(moved.game, seat, orc, true).filter(isBribe)) reply(push, bribe);
  }
  return replies;
}

/** Bribe and push may ask for the same good. */
function affords({ game, seat, orc }: Called, bribe: Bribe, push: Push): boolean {
  const player = orcs.draftOf(game.players[seat]);
  player.goods[game.fiends!.bribes[game.fiends!.events - 1]!] -= bribe.n;
  const players = game.players.with(seat, player);
  return oneBoard
    .answers({ ...game, players }, seat, orc)
    .some((move) => isPush(move) && move.way === push.way);
}
