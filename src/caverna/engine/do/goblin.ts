import { MOST_PEOPLE } from '../data/limits.ts';
import type { RuleId } from '../rules/ids.ts';
import { edit, type Turn, tell } from '../state/turn.ts';
import type { Seat } from '../state/types.ts';

/** folk.goblins.adult, folk.goblins.firstRound: nobody can have a seventh person (folk.open.goblinDwellingFull). */
export function goblinJoins(turn: Turn, seat: Seat, rule: RuleId): void {
  if (turn.game.players[seat].dwarfs.length >= MOST_PEOPLE) return;
  const player = edit(turn, seat);
  player.dwarfs = [...player.dwarfs, { weapon: 0, at: null, newborn: true, goblin: true }];
  tell(turn, { type: 'grew', seat, what: 'goblin', n: player.dwarfs.length, rule });
}
