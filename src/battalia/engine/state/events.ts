// What can happen, part by part: each event has exactly the fields it needs and cites its rule.

import type { BattleEvent } from '../battle/events.ts';
import type { DraftEvent } from '../draft/events.ts';
import type { EveningEvent } from '../evening/events.ts';
import type { MapEvent } from '../map/events.ts';
import type { StormEvent } from '../storm/events.ts';
import type { ValleyEvent } from '../valleys/events.ts';
import type { WeekEvent } from '../week/events.ts';

export type GameEvent =
  | MapEvent
  | StormEvent
  | WeekEvent
  | DraftEvent
  | BattleEvent
  | ValleyEvent
  | EveningEvent;
