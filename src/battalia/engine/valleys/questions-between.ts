// What scenarios ask about the Mountain Pass and King's Bridge.

import { entersAt } from '../metamorpha/wander.ts';
import { type Tells, tells } from '../scenario/tells.ts';
import type { Question } from '../scenario/types.ts';
import { DEFAULT_OPTIONS, readOptions } from '../state/options.ts';
import type { Seat, Square } from '../state/types.ts';
import { GATES, type Gate } from '../state/vocabulary.ts';
import { bridgeNeeds, hiddenUnder, onBridge, takeHidden } from './bridge.ts';
import { type Deal, strike } from './deals.ts';
import type { Prize } from './events.ts';
import { returnRing, takeRing } from './pass.ts';
import { SCENARIO_CONNECTOR, type Situation, situation } from './situation.ts';

const code = (result: { ok: boolean; error?: { code: string } }): string =>
  result.ok ? 'ok' : result.error!.code;

type PassStep = { take: Gate; hero?: 0 | 1; at?: Square } | { jumpFrom: Gate; hero?: 0 | 1; prize?: Prize };

export const ABOUT_CONNECTORS: Readonly<Record<string, Question>> = {
  /** Which faces of the die name a gate, and which are rolled again. */
  gateDie(given) {
    const { gates } = given as unknown as { gates: Gate[] };
    const rolls = GATES.map((roll) => [roll, entersAt(gates, roll).ok] as const);
    return {
      targets: rolls.filter(([, counts]) => counts).map(([roll]) => roll),
      rerolled: rolls.filter(([, counts]) => !counts).map(([roll]) => roll),
    };
  },

  /** Rings taken on the pass and brought to gates, one step after the other. */
  passRings(given) {
    const { seat = 0, steps, gates } = given as unknown as { seat?: Seat; steps: PassStep[]; gates?: Gate[] };
    let state = situation({ connector: 'mountainPass', ...(given as Situation) });
    const said: Tells[] = [];
    const results = steps.map((step) => {
      const hero = step.hero ?? 0;
      const result =
        'take' in step
          ? takeRing(state, { seat, hero, gate: step.take }, step.at ?? SCENARIO_CONNECTOR, gates ?? GATES)
          : returnRing(state, { seat, hero, gate: step.jumpFrom }, step.prize ?? 'greatArtefact');
      if (result.ok) state = result.value.state;
      said.push(tells(result));
      return result.ok ? result.value.events[0]!.event : code(result);
    });
    return { results, rings: state.passRings.map(({ gate }) => gate), tells: said };
  },

  /** Rings spent on leaving gates: `[seat, gate]`, one after the other. */
  bridgeRings(given) {
    const { jumps, players = 6 } = given as unknown as { jumps: [Seat, Gate][]; players?: number };
    const gates = GATES.slice(0, players);
    let state = situation({ gates, connector: 'kingsBridge', ...(given as Situation) });
    const results = jumps.map(([seat, gate]) => {
      const looked = hiddenUnder(state, gate);
      const result = takeHidden(state, seat, gate);
      if (result.ok) state = result.value.state;
      return { result: code(result), looked, left: hiddenUnder(state, gate), tells: tells(result) };
    });
    return { results, needs: bridgeNeeds(players) };
  },

  /** One of the three deals. */
  bridgeDeal(given) {
    const { at, cities, greatArtefacts, deal, options } = given as unknown as {
      at?: Square;
      cities: number[];
      greatArtefacts: number;
      deal: Deal;
      options?: unknown;
    };
    const state = situation({ connector: 'kingsBridge', ...(given as Situation) });
    const there = onBridge(state, at ?? SCENARIO_CONNECTOR);
    if (!there.ok) return { refusal: there.error.code };
    const limits = readOptions(options) ?? DEFAULT_OPTIONS;
    const result = strike(0, { cities, greatArtefacts }, deal, limits);
    return result.ok
      ? { refusal: null, ...result.value.state, tells: tells(result) }
      : { refusal: result.error.code, tells: tells(result) };
  },
};
