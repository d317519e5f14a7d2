import type { BattleEvent } from '../battle/events.ts';
import { GREAT } from './great.ts';

interface Glimpse {
  seen: number;
  /** How many of the seen cards go on top, in any order. */
  onTop: number;
  /** How many of them are shuffled into the rest of the nation before. */
  shuffled: number;
  events: readonly BattleEvent[];
}

/** Ming's Crystal over a nation of so many cards; the haven is not turned. battalia.artefact.mingsCrystal */
export function ming(nation: number): Glimpse {
  const seen = Math.min(nation, GREAT.mingsCrystal.looks);
  const onTop = Math.min(seen, GREAT.mingsCrystal.onTop);
  const shuffled = seen - onTop;
  return {
    seen,
    onTop,
    shuffled,
    events: [{ event: 'nationSeen', seen, onTop, shuffled, rule: 'battalia.artefact.mingsCrystal' }],
  };
}
