// Battalia's evening at the table (`table/game.ts`): what the table asks, answered by the engine.

import type * as table from '../../table/game.ts';
import type { GameTypes, LinkRules, Rules } from '../../table/game.ts';
import {
  EDITION,
  type Evening,
  type GameEvent,
  hash,
  legalMoves,
  MOST_PLAYERS,
  type Move,
  newEvening,
  notate,
  parse,
  play,
  type Refusal,
  readSave,
  realmsOf,
  SAVE_FORMAT,
  type Setup,
  saveOf,
  scoreOf,
} from '../engine/index.ts';
import { decides, startsTurn } from './turn.ts';

export interface Facts extends table.Facts {
  week: number;
  day: number;
}

export interface Battalia extends GameTypes {
  setup: Setup;
  request: unknown;
  game: Evening;
  move: Move;
  event: GameEvent;
  /** What nobody could know before: a storm effect, a roll, where the gates came to lie. */
  reveal: { what: 'effect' | 'roll' | 'gates' };
  refusal: Refusal;
  facts: Facts;
  campaign: never;
}

const factsOfSetup = (setup: Setup, moves: number): Facts => ({
  kind: `battalia-${setup.agreed.sides}-${setup.agreed.players}`,
  seats: setup.seats.map(({ name }) => name),
  moves,
  results: null,
  week: 1,
  day: 1,
});

export const rules: Rules<Battalia> = {
  name: 'battalia',
  device: 'battalia',
  format: SAVE_FORMAT,
  link: 'evening',
  edition: EDITION,
  mostSeats: MOST_PLAYERS,
  bot: 'clockwork',
  newGame: newEvening,
  legalMoves,
  play,
  notate,
  parse,
  decides,
  startsTurn,
  revealed: (_, __, events) =>
    events.flatMap(({ event }): Battalia['reveal'][] => {
      if (event === 'stormDrawn') return [{ what: 'effect' }];
      if (event === 'wandererRolled') return [{ what: 'roll' }];
      return event === 'gateLaid' ? [{ what: 'gates' }] : [];
    }),
  hash,
  saveOf,
  readSave,
  isSetup: ({ agreed, map }) => typeof agreed === 'object' && typeof map === 'object',
  factsOf: (game, moves) => ({
    ...factsOfSetup(game.setup, moves),
    ...game.table.calendar,
    // Of each side, not of each seat.
    results:
      game.phase.is === 'over'
        ? scoreOf(game.table.agreed, realmsOf(game.table)).map(({ points }) => points)
        : null,
  }),
  factsOfSetup,
  isFacts: ({ week, day }) => typeof week === 'number' && typeof day === 'number',
};

/** A setup is as short as it can be. */
export const linkRules: LinkRules<Battalia> = { ...rules, compactSetup: (setup) => setup };
