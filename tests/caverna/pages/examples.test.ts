import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { hash, legalMoves, parse, sandbox } from '../../../src/caverna/engine/index.ts';
import { playPart } from '../../../src/caverna/examples/play.ts';
import { framesOf, stripOf } from '../../../src/caverna/examples/tell.ts';
import type { PlayedExample } from '../../../src/caverna/examples/types.ts';
import { orcEvent } from '../../../src/caverna/machines/index.ts';
import { languages } from '../../../src/site/languages.ts';

const folder = 'content/caverna/examples/';
const files = readdirSync(folder).filter((name) => name.startsWith('fiends-'));
const examples = files.map(
  (name) => [name, JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as PlayedExample] as const,
);

describe('worked examples of Frantic Fiends', () => {
  it('are all played by the engine', () => {
    expect(examples.filter(([, { parts }]) => !parts).map(([name]) => name)).toEqual([]);
    expect(examples.length).toBeGreaterThanOrEqual(40);
  });

  it.each(examples)(
    '%s: every step has a picture, a sentence and a rule, in both languages',
    (_, example) => {
      for (const language of languages) {
        expect(example.title[language]).toBeTruthy();
        const frames = framesOf(language, example);
        expect(frames.length).toBeGreaterThan(1);
        for (const frame of frames) {
          expect(frame.text, frame.rule).toBeTruthy();
          expect(frame.rule).toMatch(/^(base|fiends)\./);
        }
        const strip = stripOf(language, example);
        expect(strip.length).toBeGreaterThan(1);
        expect(strip.length).toBeLessThanOrEqual(frames.length);
      }
    },
  );

  it.each(examples)('%s: the machine steps through every event to the same end', (_, { parts }) => {
    for (const part of parts) {
      const [first, ...rest] = part.do;
      if (typeof first !== 'object' || !('phase' in first) || first.phase !== 'orcEvent') continue;
      const table = sandbox(part.given);
      if (!table.ok) throw new Error('the position');
      const actor = createActor(orcEvent, { input: { game: table.value } }).start();
      for (const line of rest) {
        const move = parse(String(line));
        if (!move.ok) throw new Error(String(line));
        actor.send({ type: 'choose', move: move.value });
        expect(actor.getSnapshot().context.trouble).toBe(null);
      }
      const { line } = actor.getSnapshot().context;
      const played = playPart(part);
      expect(hash(line.game)).toBe(hash(played.game));
      expect(line.over || legalMoves(line.game).length > 0).toBe(true);
    }
  });
});
