// How much of the game is left, as a planner counts it.

import { type Game, PHASES, type Player, roundsFor, type Seat } from '../../engine/index.ts';

export interface Time {
  /** Rounds after this one. */
  rounds: number;
  /** Rounds of work left for this player, with the part of this round that is still to come. */
  work: number;
  /** Meals are still to come this round. */
  mealToCome: boolean;
  /** This player's meal is on the table. */
  eating: boolean;
  /** Breeding is still to come this round. */
  breedingToCome: boolean;
}

const BEFORE_MEAL: ReadonlySet<Game['phase']> = new Set(PHASES.slice(0, PHASES.indexOf('feed')));

const roundsAfter = (game: Game): number =>
  game.phase === 'over' || game.phase === 'final'
    ? 0
    : roundsFor(game.players.length).filter((round) => round > game.round).length;

export function timeOf(game: Game, seat: Seat, player: Player): Time {
  const rounds = roundsAfter(game);
  let people = 0;
  let idle = 0;
  for (const { at, newborn, hostage } of player.dwarfs) {
    if (hostage) continue;
    people++;
    if (at === null && !newborn) idle++;
  }
  const working = game.phase === 'work' || game.phase === 'protect';
  const top = game.stack.at(-1);
  const eating = game.phase === 'feed' && top?.kind === 'feed' && top.seat === seat;
  const before = BEFORE_MEAL.has(game.phase);
  const harvest = game.harvest ?? 'full';
  return {
    rounds,
    work: rounds + (working && people > 0 ? idle / people : 0),
    eating,
    mealToCome: (before && harvest !== 'none') || eating,
    breedingToCome:
      (before || game.phase === 'feed') && (harvest === 'full' || harvest === 'fieldOrBreeding'),
  };
}
