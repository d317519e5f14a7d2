// What a journey costs, part by part: steps, and one supply for the storm.

import type { RuleId } from '../../rules/ids.ts';
import { isNativeGate, type Journey, type Walk } from './journey.ts';

export interface JourneyPart {
  part: 'walkTo' | 'firstGate' | 'secondGate' | 'toll' | 'walkOn';
  /** Squares that are entered; none for the toll. */
  squares: number;
  /** How many of them are native and cost nothing. */
  native: number;
  /** Movement points: a supply card or a step of a horse each. */
  steps: number;
  /** Supply that nothing but supply pays. */
  supply: number;
  rule: RuleId;
}

export interface JourneyPrice {
  parts: readonly JourneyPart[];
  steps: number;
  toll: number;
}

const walked = (part: 'walkTo' | 'walkOn', { squares, native }: Walk, advanced: boolean): JourneyPart => {
  const free = advanced ? Math.min(native, squares) : 0;
  return {
    part,
    squares,
    native: free,
    steps: squares - free,
    supply: 0,
    rule: free > 0 ? 'battalia.gates.native' : 'battalia.gates.enter',
  };
};

const entered = (part: 'firstGate' | 'secondGate', journey: Journey): JourneyPart => {
  const native = isNativeGate(journey, part === 'firstGate' ? journey.from : journey.to);
  return {
    part,
    squares: 1,
    native: native ? 1 : 0,
    steps: native ? 0 : 1,
    supply: 0,
    rule: native ? 'battalia.gates.native' : 'battalia.gates.enter',
  };
};

const TOLL: JourneyPart = {
  part: 'toll',
  squares: 0,
  native: 0,
  steps: 0,
  supply: 1,
  rule: 'battalia.gates.toll',
};

/** battalia.gates.enter battalia.gates.toll */
export function journeyPrice(journey: Journey): JourneyPrice {
  const { before, after, advanced } = journey;
  const parts = [
    ...(before && before.squares > 0 ? [walked('walkTo', before, advanced)] : []),
    ...(before ? [entered('firstGate', journey)] : []),
    entered('secondGate', journey),
    TOLL,
    ...(after.squares > 0 ? [walked('walkOn', after, advanced)] : []),
  ];
  const sum = (of: 'steps' | 'supply'): number => parts.reduce((total, part) => total + part[of], 0);
  return { parts, steps: sum('steps'), toll: sum('supply') };
}
