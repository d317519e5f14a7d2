// The clockwork of an evening: turns, dusk, checkpoints, dawn, the end.

import { gatesOn } from '../../map/gates.ts';
import { realmsOf } from '../../score/realm.ts';
import { winner } from '../../score/winner.ts';
import type { GameEvent } from '../../state/events.ts';
import { MOST_CARDS } from '../../state/players.ts';
import { type Result, refuse } from '../../state/result.ts';
import { teamsOf } from '../../state/teams.ts';
import type { Table } from '../../state/types.ts';
import { newValleyRound } from '../../valleys/control.ts';
import { charactersOf, dawn, dusk, entering } from '../../week/calendar.ts';
import { checkpoint, FIRST_COUNT } from '../../week/checkpoint.ts';
import { beginTurn, teamAfter } from '../../week/team/turn.ts';
import type { Evening, Phase } from '../state.ts';
import { type Handlers, type Played, step, withPlayer } from '../steps.ts';
import { atDawn } from './wander.ts';

const turnOf = (team: number): Evening['turn'] => ({ ...beginTurn(team), jumped: [], uses: [], replaced: 0 });

const teamTurn = ({ agreed }: Table, team: number): GameEvent => ({
  event: 'teamTurn',
  team,
  seats: teamsOf(agreed)[team]!,
  rule: 'battalia.team.order',
});

/** After the last turn of a day: a checkpoint, or straight on to the next morning. */
function atDusk(evening: Evening): Result<Played> {
  const { table } = evening;
  const { checkpoint: number, events } = dusk(table.calendar, table.agreed.options);
  let phase: Phase = { is: 'dusk' };
  const told: GameEvent[] = [...events];
  if (number === 1) {
    told.push(...entering(number, table.agreed));
    const who = charactersOf(table.agreed);
    // Where the gates are not recorded, the figures stand on the table only.
    if (who.length > 0 && gatesOn(table.map).length > 0) phase = { is: 'roll', who, at: 'checkpoint' };
  } else if (number !== null && number >= FIRST_COUNT)
    phase = { is: 'checkpoint', number, counted: table.players.map(() => null) };
  return step({ ...evening, phase }, ...told);
}

/** Everybody has counted: one number decides everything. battalia.checkpoint.moment */
function judged(evening: Evening, { number, counted }: Extract<Phase, { is: 'checkpoint' }>): Result<Played> {
  const { table } = evening;
  const outcomes = table.players.map((player, seat) =>
    checkpoint(player, number, counted[seat]!, table.agreed, seat),
  );
  return step(
    {
      ...evening,
      phase: { is: 'dusk' },
      table: { ...table, players: outcomes.map(({ player, deck }) => ({ ...player, cards: deck })) },
    },
    ...outcomes.flatMap(({ events }) => events),
  );
}

export const clock: Handlers<'done' | 'count' | 'dawn' | 'stop' | 'score'> = {
  done(evening) {
    const { table, turn } = evening;
    if (turn.fights.length > 0) return refuse('weekStillFighting', 'battalia.team.lock');
    const next = teamAfter(table.agreed, turn);
    if (next === null) return atDusk(evening);
    return step({ ...evening, turn: turnOf(next) }, teamTurn(table, next));
  },

  count(evening, { seat, cards }) {
    const { phase, table } = evening;
    if (phase.is !== 'checkpoint' && phase.is !== 'scoring')
      return refuse('eveningNotNow', 'battalia.checkpoint.when');
    if (seat >= table.agreed.players) return refuse('eveningNobody');
    if (cards > MOST_CARDS)
      return refuse('eveningNumber', 'battalia.checkpoint.deck', { least: 0, most: MOST_CARDS });
    if (phase.is === 'scoring')
      return step(
        { ...evening, table: withPlayer(table, seat, (player) => ({ ...player, cards })) },
        { event: 'deckCounted', seat, checkpoint: 0, cards, rule: 'battalia.score.ties' },
      );
    const counting = { ...phase, counted: phase.counted.map((old, i) => (i === seat ? cards : old)) };
    return counting.counted.includes(null)
      ? step({ ...evening, phase: counting })
      : judged(evening, counting);
  },

  dawn(evening) {
    const { phase, table } = evening;
    if (phase.is !== 'dusk') return refuse('eveningNotNow', 'battalia.week.day');
    const { calendar, events } = dawn(table.calendar, table.agreed.options);
    const morning: Evening = {
      ...evening,
      phase: { is: 'turn' },
      turn: turnOf(0),
      table: { ...table, calendar, valleys: table.valleys && newValleyRound(table.valleys) },
    };
    const moved = atDawn(morning);
    return step(moved.game, ...events, ...moved.events, teamTurn(table, 0));
  },

  stop(evening) {
    if (evening.phase.is !== 'turn' && evening.phase.is !== 'dusk')
      return refuse('eveningNotNow', 'battalia.end.cities');
    return step(
      { ...evening, phase: { is: 'scoring' } },
      { event: 'gameEnded', agreed: true, rule: 'battalia.end.cities' },
    );
  },

  score(evening) {
    if (evening.phase.is !== 'scoring') return refuse('eveningNotNow', 'battalia.score.levels');
    const { agreed } = evening.table;
    const { standings, winners, decidedBy } = winner(agreed, realmsOf(evening.table));
    return step(
      { ...evening, phase: { is: 'over' } },
      {
        event: 'sidesScored',
        points: standings.map(({ points }) => points),
        rule: 'battalia.score.levels',
      },
      {
        event: 'winnersNamed',
        sides: winners,
        step: decidedBy,
        rule: winners.length > 1 ? 'battalia.score.open' : 'battalia.score.ties',
      },
    );
  },
};
