// What the table keeps, as it is with Caverna's rules.

import type * as journal from '../../table/journal.ts';
import type * as opening from '../../table/opening.ts';
import type * as session from '../../table/session.ts';
import type * as store from '../../table/store.ts';
import type * as timeline from '../../table/timeline.ts';
import type { Caverna } from './rules.ts';

export type Point = timeline.Point<Caverna>;
export type Timeline = timeline.Timeline<Caverna>;
export type Session = session.Session<Caverna>;
export type NewSession = session.NewSession<Caverna>;
export type OpenError = opening.OpenError<Caverna>;
export type Opened = opening.Opened<Caverna>;
export type OpenResult = opening.OpenResult<Caverna>;
export type Journal = journal.Journal<Caverna>;
export type Store = store.Store<Caverna>;
export type Listed = store.Listed<Caverna>;
