// The same hostile inputs at every door through which something comes into Battalia's tools: whatever is in them is
// refused or can be worked with, and nothing is changed by looking at it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, initialTransition } from 'xstate';
import { newEvening, parse, readMap, readSave, readStorm } from '../../../src/battalia/engine/index.ts';
import * as machines from '../../../src/battalia/machines/index.ts';
import { freshBattle } from '../../../src/battalia/simulators/battle/plan.ts';
import { readBattle } from '../../../src/battalia/simulators/battle/read.ts';
import { freshDawn, readDawn } from '../../../src/battalia/simulators/dawn.ts';
import { draftFor, readDraft } from '../../../src/battalia/simulators/draft.ts';
import { mapFor, readMapPlan } from '../../../src/battalia/simulators/map.ts';
import { freshMetamorpha, readMetamorpha } from '../../../src/battalia/simulators/metamorpha.ts';
import { readScore, scoreFor } from '../../../src/battalia/simulators/score.ts';
import { readSetup, setupFor } from '../../../src/battalia/simulators/setup.ts';
import { readStormPlan } from '../../../src/battalia/simulators/storm/read.ts';
import { freshStormPlan } from '../../../src/battalia/simulators/storm.ts';
import { freshTrade, readTrade } from '../../../src/battalia/simulators/trade.ts';
import { freshValleys, readValleysPlan } from '../../../src/battalia/simulators/valleys.ts';
import { freshWeek, readWeek } from '../../../src/battalia/simulators/week.ts';

interface Door {
  fresh(): unknown;
  read(value: unknown): unknown;
  machine: AnyStateMachine;
}

const DOORS: Readonly<Record<string, Door>> = {
  map: { fresh: () => mapFor(6), read: readMapPlan, machine: machines.mapMachine },
  dawn: { fresh: freshDawn, read: readDawn, machine: machines.dawnMachine },
  storm: { fresh: freshStormPlan, read: readStormPlan, machine: machines.storm },
  week: { fresh: freshWeek, read: readWeek, machine: machines.week },
  draft: { fresh: () => draftFor(4), read: readDraft, machine: machines.draftMachine },
  setup: { fresh: () => setupFor(5), read: readSetup, machine: machines.setupMachine },
  score: { fresh: () => scoreFor(5), read: readScore, machine: machines.scoreMachine },
  battle: { fresh: freshBattle, read: readBattle, machine: machines.battle },
  metamorpha: { fresh: freshMetamorpha, read: readMetamorpha, machine: machines.metamorphaMachine },
  trade: { fresh: freshTrade, read: readTrade, machine: machines.tradeMachine },
  valleys: { fresh: freshValleys, read: readValleysPlan, machine: machines.valleysMachine },
};

/** `HOSTILE=20000` for the long run. */
const RUNS = Number(process.env.HOSTILE ?? 1500);

const NONSENSE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e9,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '3',
  'a1',
  'z99',
  '\u0000',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(50_000),
  [],
  [null],
  [[[]]],
  Array(20_000).fill(1),
  Array(50),
  {},
  { length: 9 },
  { __proto__: null, a: 1 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  { toString: 1, valueOf: 2 },
  () => 1,
  undefined,
];

/** All ways into a document. */
function places(value: unknown, way: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  const inner = Array.isArray(value)
    ? value.flatMap((each, i) => places(each, [...way, i]))
    : Object.entries(value).flatMap(([key, each]) => places(each, [...way, key]));
  return [way, ...inner];
}

function put(value: unknown, way: readonly (string | number)[], what: unknown): unknown {
  const [first, ...rest] = way;
  if (first === undefined) return what;
  if (Array.isArray(value)) return value.map((each, i) => (i === first ? put(each, rest, what) : each));
  const record = value as Record<string, unknown>;
  return { ...record, [first]: put(record[first], rest, what) };
}

describe.each(Object.entries(DOORS))('%s', (_, { fresh, read, machine }) => {
  const welcome = (value: unknown): void => {
    const plan = read(value);
    if (plan === null) return;
    // What was let in can be worked with, stays small, and is read as it was written.
    const [snapshot] = initialTransition(machine, { plan } as never);
    expect(snapshot).toBeDefined();
    const text = JSON.stringify(plan);
    expect(text.length).toBeLessThan(400_000);
    expect(read(JSON.parse(text))).toEqual(plan);
  };

  it('reads what it writes', () => {
    const plan = JSON.parse(JSON.stringify(fresh()));
    expect(read(plan)).toEqual(plan);
  });

  it('takes nothing that is no plan, and never throws', () => {
    for (const nonsense of NONSENSE) expect(read(nonsense)).toBeNull();
    fc.assert(fc.property(fc.anything(), welcome), { numRuns: RUNS / 3 });
  });

  it('refuses a plan with nonsense anywhere in it, or can work with it', () => {
    const plan = JSON.parse(JSON.stringify(fresh()));
    const ways = places(plan);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...ways), fc.constantFrom(...NONSENSE)), {
          minLength: 1,
          maxLength: 3,
        }),
        (changes) => {
          let value: unknown = plan;
          for (const [way, what] of changes) {
            try {
              value = put(value, way, what);
            } catch {
              // An earlier change has taken the place away.
            }
          }
          welcome(value);
        },
      ),
      { numRuns: RUNS },
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('the evening', () => {
  it('begins with nothing that is no setup, and opens no save that is none', () => {
    for (const nonsense of NONSENSE) {
      expect(newEvening(nonsense, 1).ok).toBe(false);
      expect(readSave(nonsense).ok).toBe(false);
      expect(readMap(nonsense).ok).toBe(false);
      expect(readStorm(nonsense)).toBeNull();
      expect(parse(nonsense as string).ok).toBe(false);
      expect(newEvening({ agreed: { players: 4 } }, nonsense as number).ok).toBe(
        nonsense === 0 || nonsense === 1e9,
      );
    }
    fc.assert(
      fc.property(fc.anything(), (value) => {
        newEvening(value, 1);
        newEvening({ agreed: value, map: value, seats: value }, 1);
        readSave(value);
        readSave({ format: 'battalia-evening', version: 1, rules: '', setup: value, seed: 1, lines: value });
      }),
      { numRuns: RUNS },
    );
  });
});
