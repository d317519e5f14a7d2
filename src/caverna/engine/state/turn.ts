// The working copy of a game while one move is carried out.
// The given game stays untouched: players, goods and lists are copied the first time they are changed.

import type { RuleId } from '../rules/ids.ts';
import type { GameEvent } from './events.ts';
import type { Bundle } from './goods.ts';
import type { Frame, Game, Player, Seat, SpaceState, Square } from './types.ts';
import type { Harvest, Marker, SpaceId } from './vocabulary.ts';

export interface Turn {
  game: Game;
  events: GameEvent[];
  /** Bit per seat: this player is already a copy. */
  copied: number;
  /** Called after every event while somebody looks on (`trace.ts`); null in ordinary play. */
  onlooker: ((turn: Turn) => void) | null;
}

export function begin(game: Game): Turn {
  const { players, stack } = game;
  return {
    game: { ...game, players: players.slice(), stack: stack.slice() },
    events: [],
    copied: 0,
    onlooker: null,
  };
}

/** The player of this seat, safe to change. Lists inside are replaced, never changed in place. */
export function edit(turn: Turn, seat: Seat): Player {
  const bit = 1 << seat;
  const player = turn.game.players[seat];
  if (turn.copied & bit) return player;
  turn.copied |= bit;
  const copy = { ...player, goods: { ...player.goods } };
  turn.game.players[seat] = copy;
  return copy;
}

export function editSquare(player: Player, at: number, change: Partial<Square>): void {
  const squares = player.squares.slice();
  squares[at] = { ...squares[at]!, ...change };
  player.squares = squares;
}

export function editSpace(turn: Turn, id: SpaceId, change: Partial<SpaceState>): void {
  turn.game.spaces = turn.game.spaces.map((space) => (space.id === id ? { ...space, ...change } : space));
}

export function push(turn: Turn, frame: Frame): void {
  turn.game.stack.push(frame);
}

export function pop(turn: Turn): void {
  turn.game.stack.pop();
}

/** Replaces the current frame by a changed copy. */
export function replaceTop(turn: Turn, frame: Frame): void {
  turn.game.stack[turn.game.stack.length - 1] = frame;
}

/** Says what has happened: the change comes first, so that whoever looks on sees what the words say. */
export function tell(turn: Turn, event: GameEvent): void {
  turn.events.push(event);
  if (turn.onlooker) turn.onlooker(turn);
}

/** `what` is how scenarios name the two. */
export function tellMarker(turn: Turn, marker: Marker, harvest: Harvest, rule: RuleId): void {
  tell(turn, { type: 'marker', what: `${marker}:${harvest}`, marker, harvest, rule });
}

export function tellGoods(
  turn: Turn,
  type: 'gained' | 'paid',
  seat: Seat,
  goods: Bundle,
  rule: RuleId,
  by?: RuleId,
): void {
  tell(turn, by ? { type, seat, goods, rule, by } : { type, seat, goods, rule });
}
