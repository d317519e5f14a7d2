// A team's turn: its members act at the same time, but never two of them against one opponent.

import { ok, type Result, refuse } from '../../state/result.ts';
import { teamsOf } from '../../state/teams.ts';
import type { Agreed, Seat } from '../../state/types.ts';
import type { WeekEvent } from '../events.ts';

/** A battle under way. Nobody defends a neutral city or ruins. */
export interface Fight {
  attacker: Seat;
  defender: Seat | null;
}

export interface TeamTurn {
  /** Which team, in the order of their turns. */
  team: number;
  fights: readonly Fight[];
  /** Attacks of this turn, those under way among them. */
  attacks: number;
}

type Playing = Pick<Agreed, 'players' | 'sides' | 'options'>;
type Told = Result<{ turn: TeamTurn; events: WeekEvent[] }>;

/** The teams come clockwise, the start player's first. battalia.team.order battalia.team.same */
export const beginTurn = (team = 0): TeamTurn => ({ team, fights: [], attacks: 0 });

export const membersOf = (agreed: Playing, { team }: Pick<TeamTurn, 'team'>): readonly Seat[] =>
  teamsOf(agreed)[team]!;

/** Whether anybody has a partner: only then the rules of team mode apply. */
export const inTeams = (agreed: Pick<Agreed, 'players' | 'sides'>): boolean =>
  teamsOf(agreed).some((team) => team.length > 1);

/** The team after this one, or null when each has had its turn. */
export const teamAfter = (agreed: Playing, { team }: Pick<TeamTurn, 'team'>): number | null =>
  team + 1 < teamsOf(agreed).length ? team + 1 : null;

/** How often this team may attack in a turn; null: as often as it can. battalia.team.twoAttacks */
export const mostAttacks = (agreed: Playing, turn: Pick<TeamTurn, 'team'>): number | null =>
  agreed.options.trioTwoAttacks && agreed.players === 5 && membersOf(agreed, turn).length === 3 ? 2 : null;

/** Why this member cannot attack now, or nothing. */
export function mayAttack(agreed: Playing, turn: TeamTurn, { attacker, defender }: Fight): Result<null> {
  const members = membersOf(agreed, turn);
  if (!members.includes(attacker)) return refuse('weekNotYourTurn', 'battalia.team.order');
  if (defender !== null && members.includes(defender)) return refuse('weekNoOpponent', 'battalia.team.lock');
  if (turn.fights.some((fight) => fight.attacker === attacker))
    return refuse('weekStillFighting', 'battalia.team.lock');
  if (defender !== null && turn.fights.some((fight) => fight.defender === defender))
    return refuse('weekOpponentBusy', 'battalia.team.lock');
  const most = mostAttacks(agreed, turn);
  if (most !== null && turn.attacks >= most) return refuse('weekNoAttackLeft', 'battalia.team.twoAttacks');
  return ok(null);
}

export function attack(agreed: Playing, turn: TeamTurn, { attacker, defender }: Fight): Told {
  const free = mayAttack(agreed, turn, { attacker, defender });
  if (!free.ok) return free;
  return ok({
    turn: {
      ...turn,
      fights: [...turn.fights, { attacker, defender }],
      attacks: turn.attacks + 1,
    },
    events: [{ event: 'attackBegun', attacker, defender, rule: 'battalia.team.lock' }],
  });
}

/** The battle of this attacker is over: the opponent may be attacked again. */
export function battleOver(turn: TeamTurn, attacker: Seat): Told {
  const fight = turn.fights.find((each) => each.attacker === attacker);
  if (!fight) return refuse('weekNoBattle', 'battalia.team.lock');
  return ok({
    turn: { ...turn, fights: turn.fights.filter((each) => each !== fight) },
    events: [{ event: 'attackEnded', ...fight, rule: 'battalia.team.lock' }],
  });
}

const HAND_CARDS = 6;

/**
 * The defender's hand right after a battle. Without teams it is refilled at the end of the attacker's turn, as in the
 * base game.
 */
export function afterBattle(
  agreed: Pick<Agreed, 'players' | 'sides'>,
  defender: Seat,
  hand: number,
): { hand: number; events: WeekEvent[] } {
  if (!inTeams(agreed) || hand >= HAND_CARDS) return { hand, events: [] };
  return {
    hand: HAND_CARDS,
    events: [
      { event: 'defenderRefilled', seat: defender, cards: HAND_CARDS - hand, rule: 'battalia.team.refill' },
    ],
  };
}
