import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import ledger from '../../../content/ids.json' with { type: 'json' };
import { FOLK_IDS, legalMoves, parse, runScenario } from '../../../src/caverna/engine/index.ts';
import { trialMachine } from '../../../src/caverna/machines/index.ts';
import { here, linesOf, type TryIt } from '../../../src/caverna/simulators/trial.ts';

const folder = new URL('../../../content/caverna/scenarios/try/', import.meta.url);
const read = (file: string): TryIt[] => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const files = readdirSync(folder);

describe('positions to try', () => {
  it('are three for each folk', () => {
    expect(files.map((file) => file.replace('.json', '')).sort()).toEqual([...FOLK_IDS].sort());
    for (const file of files) expect(new Set(read(file).map(({ key }) => key)).size, file).toBe(3);
  });

  for (const file of files)
    for (const tryIt of read(file)) {
      it(`${file} ${tryIt.title.en}: our own solution holds, and is shown step by step`, () => {
        expect(runScenario(tryIt.scenario).problems).toEqual([]);
        for (const rule of tryIt.scenario.rules) expect(ledger.current).toContain(rule);
        expect(tryIt.title.de && tryIt.text.de && tryIt.text.en).toBeTruthy();
        const actor = createActor(trialMachine, { input: { tryIt } }).start();
        expect(actor.getSnapshot().value, 'not reached from the start').toBe('choosing');
        for (let i = 0; i < 12 && actor.getSnapshot().value === 'choosing'; i++) actor.send({ type: 'show' });
        expect(actor.getSnapshot().value).toBe('reached');
        actor.send({ type: 'back' });
        expect(actor.getSnapshot().value).toBe('choosing');
        actor.send({ type: 'restart' });
        expect(actor.getSnapshot().context.trial.line).toHaveLength(1);
      });
    }
});

describe('trying a position', () => {
  const goblins = read('caveGoblins.json').find(({ key }) => key === 'incompetent')!;

  it('takes other ways too, and says that it led elsewhere', () => {
    const actor = createActor(trialMachine, { input: { tryIt: goblins } }).start();
    actor.send({ type: 'choose', move: legalMoves(here(actor.getSnapshot().context.trial).game)[0]! });
    expect(actor.getSnapshot().value).toBe('elsewhere');
    actor.send({ type: 'show' });
    expect(actor.getSnapshot().value).toBe('elsewhere');
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().context.trial.line).toHaveLength(1);
  });

  it('goes on where a window left it, as far as its lines can be played', () => {
    const actor = createActor(trialMachine, { input: { tryIt: goblins } }).start();
    actor.send({ type: 'show' });
    const lines = linesOf(actor.getSnapshot().context.trial);
    expect(lines).toHaveLength(1);
    for (const more of [[], ['forge 8'], ['not a move']]) {
      const again = createActor(trialMachine, {
        input: { tryIt: goblins, lines: [...lines, ...more] },
      }).start();
      expect(linesOf(again.getSnapshot().context.trial)).toEqual(lines);
      expect(again.getSnapshot().value).toBe(actor.getSnapshot().value);
    }
    expect(new Set(files.flatMap((file) => read(file).map(({ scenario }) => scenario.name))).size).toBe(24);
  });

  it('refuses what is not lawful, with the reason', () => {
    const actor = createActor(trialMachine, { input: { tryIt: goblins } }).start();
    const strong = parse('forge 8');
    if (strong.ok) actor.send({ type: 'choose', move: strong.value });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(actor.getSnapshot().context.refusal).not.toBeNull();
  });
});
