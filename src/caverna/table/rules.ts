// Caverna at the table (`table/game.ts`): what the table asks, answered by the engine.

import type { GameTypes, Rules } from '../../table/game.ts';
import {
  EDITION,
  type Game,
  type GameEvent,
  hash,
  legalMoves,
  MOST_PLAYERS,
  type Move,
  newGame,
  notate,
  parse,
  play,
  type Refusal,
  readSave,
  SAVE_FORMAT,
  type Setup,
  type SetupRequest,
  saveOf,
} from '../engine/index.ts';
import type { CampaignPart } from './campaign-part.ts';
import { type Facts, factsOf, factsOfSetup, isFacts } from './facts.ts';
import { installFor } from './install.ts';
import { type Reveal, revealed } from './reveal.ts';
import { decides, startsTurn } from './turn.ts';

export interface Caverna extends GameTypes {
  setup: Setup;
  request: SetupRequest;
  game: Game;
  move: Move;
  event: GameEvent;
  reveal: Reveal;
  refusal: Refusal;
  facts: Facts;
  campaign: CampaignPart;
}

export const rules: Rules<Caverna> = {
  name: 'caverna',
  unnamed: true,
  device: 'cave-farmers',
  format: SAVE_FORMAT,
  link: 'game',
  edition: EDITION,
  mostSeats: MOST_PLAYERS,
  bot: 'greedy',
  newGame,
  legalMoves,
  play,
  notate,
  parse,
  decides,
  startsTurn,
  revealed,
  hash,
  saveOf,
  readSave,
  install: installFor,
  readCampaign: async (value) => (await import('./campaign-part.ts')).readPart(value),
  isSetup: ({ modules }) => Array.isArray(modules),
  factsOf,
  factsOfSetup,
  isFacts,
};
