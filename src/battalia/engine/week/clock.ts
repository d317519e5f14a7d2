// How long an evening may take. The engine knows no clock: who runs one asks here for its minutes only.

import { teamsOf } from '../state/teams.ts';
import type { Agreed } from '../state/types.ts';
import { charactersOf } from './calendar.ts';

/** battalia.team.clock */
const MINUTES_EACH = { player: 30, character: 15 } as const;

interface ClockBudget {
  players: number;
  characters: number;
  minutes: number;
  /** Each team's share in seconds, by its members: that is ours, the authors say only the whole. */
  shares: readonly number[];
}

export function clockBudget(
  agreed: Pick<Agreed, 'players' | 'sides' | 'bilkarr' | 'metamorpha'>,
): ClockBudget {
  const characters = charactersOf(agreed).length;
  const minutes = agreed.players * MINUTES_EACH.player + characters * MINUTES_EACH.character;
  return {
    players: agreed.players,
    characters,
    minutes,
    shares: teamsOf(agreed).map((team) => (minutes * 60 * team.length) / agreed.players),
  };
}
