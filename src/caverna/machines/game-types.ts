// What the game machine knows, hears and needs.

import type { Settings } from '../../table/session.ts';
import type { Game, Move, Refusal, Seat } from '../engine/index.ts';
import type { NewSession, Session, Timeline } from '../table/types.ts';

export type Kind = 'human' | 'bot';

/** What a bot is asked: the same task always gets the same answer. */
export interface BotTask {
  game: Game;
  bot: string;
  seed: number;
}

/** A refusal of the engine, or a bot that did not answer. */
export type Trouble = Refusal | { code: 'botFailed' };

export interface GameContext {
  /** Everything that is kept; null before a game has begun. */
  session: Session | null;
  timeline: Timeline | null;
  /** The position on the table. */
  game: Game | null;
  /** Whose decision it is; -1 when there is none. */
  me: Seat | -1;
  kinds: readonly Kind[];
  settings: Settings;
  /** A bot is at work. */
  thinking: boolean;
  /** What the bot in turn will do next. */
  planned: readonly Move[];
  /** Why the last wish was refused; gone with the next one that is not. */
  trouble: Trouble | null;
  /** The turn has passed on and waits for `confirm`. */
  ended: boolean;
  /** Bots wait: somebody looks at an earlier position, or paused the game. */
  paused: boolean;
  keep: (session: Session) => void;
}

export interface GameInput {
  /** A game to go on with; without one the machine waits in `setup`. */
  session?: Session;
  /** Called after every change that should survive a reload. */
  keep?: (session: Session) => void;
}

export type GameMachineEvent =
  | ({ type: 'begin' } & NewSession)
  | { type: 'open'; session: Session }
  | { type: 'leave' }
  | { type: 'choose'; move: Move }
  | { type: 'confirm' }
  /** Back by so many decisions of people; bots' moves in between go with them. */
  | { type: 'undo'; steps?: number }
  | { type: 'redo'; steps?: number }
  /** Back to where this turn began. */
  | { type: 'takeBack' }
  | { type: 'jump'; point: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'rename'; name: string }
  | { type: 'renameSeat'; seat: Seat; name: string }
  /** A person takes a seat over from a bot (`null`), or a bot from a person. */
  | { type: 'reseat'; seat: Seat; bot: string | null }
  | { type: 'set'; settings: Partial<Settings> };
