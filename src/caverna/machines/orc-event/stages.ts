// The parts of an orc event by their names in the rule book, and which of them a moment or a decision belongs to.

import type { EventType, FiendsEventType, FrameKind, GameEvent } from '../../engine/index.ts';

export const ORC_STAGES = [
  'begin',
  'draw',
  'bribeOrPush',
  'move',
  'trap',
  'reward',
  'befriend',
  'breach',
  'hostage',
  'arrive',
  'harvest',
] as const;
export type OrcStage = (typeof ORC_STAGES)[number];

/** The part that each event of the orcs opens; null where it belongs to whatever is going on, as all others do. */
const OPENED_BY: Partial<Record<EventType, OrcStage | null>> & Record<FiendsEventType, OrcStage | null> = {
  event: 'begin',
  drew: 'draw',
  bribed: 'bribeOrPush',
  pushed: 'bribeOrPush',
  stepped: 'move',
  sprung: 'trap',
  held: 'trap',
  defeated: 'reward',
  rewarded: 'reward',
  befriended: 'befriend',
  breached: 'breach',
  released: 'breach',
  captured: 'hostage',
  arrived: 'arrive',
  weakened: null,
  lost: null,
  freed: null,
  laid: null,
  stocked: null,
  hauled: null,
  fought: null,
  unlocked: null,
  forgiven: null,
  lodged: null,
  phase: 'harvest',
};

/** Decisions; whatever else is asked during an event comes from a reward. */
const ASKED_IN: Partial<Record<FrameKind, OrcStage>> = {
  negotiate: 'bribeOrPush',
  hits: 'trap',
  tribute: 'trap',
  befriend: 'befriend',
  breach: 'breach',
  hostage: 'hostage',
};

export const stageOfFrame = (kind: FrameKind): OrcStage => ASKED_IN[kind] ?? 'reward';

/** The part that the last of these events belongs to; they began in another one. */
export function stageOfEvents(events: readonly Pick<GameEvent, 'type'>[], began: OrcStage): OrcStage {
  for (let i = events.length - 1; i >= 0; i--) {
    const stage = OPENED_BY[events[i]!.type];
    if (stage) return stage;
  }
  return began;
}
