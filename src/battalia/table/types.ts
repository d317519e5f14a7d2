// What the table keeps, as it is with Battalia's rules.

import type * as opening from '../../table/opening.ts';
import type * as session from '../../table/session.ts';
import type * as store from '../../table/store.ts';
import type * as timeline from '../../table/timeline.ts';
import type { Battalia } from './rules.ts';

export type Timeline = timeline.Timeline<Battalia>;
export type Session = session.Session<Battalia>;
export type NewSession = session.NewSession<Battalia>;
export type OpenResult = opening.OpenResult<Battalia>;
export type Listed = store.Listed<Battalia>;
