import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replay, score } from '../../../src/caverna/engine/index.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import { raceOf, roundsIn, storyOf } from '../../../src/caverna/table/story.ts';
import { fromFile } from '../../../src/table/file.ts';

const folder = new URL('../../../content/caverna/games/', import.meta.url);

describe('the story of a game', () => {
  it.each(readdirSync(folder).filter((file) => /[123]p|elves/.test(file)))(
    '%s has a lap for every round and ends with its scores',
    async (file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      const opened = await fromFile(rules, text, 'golden-game');
      if (!opened.ok || opened.value.how !== 'play') throw new Error(`${file} does not open`);
      const story = storyOf(opened.value.session.timeline);
      const saved = JSON.parse(text);
      expect(story).toHaveLength(saved.lines.length + 1);
      const laps = raceOf(story);
      expect(laps.map(({ round }) => round)).toEqual([0, ...roundsIn(story[0]!.game)]);
      const end = replay(saved.setup, saved.seed, saved.lines);
      if (!end.ok) throw new Error('no replay');
      expect(laps.at(-1)!.points).toEqual(score(end.value.game).seats.map(({ total }) => total));
      expect(laps.at(-1)!.at).toBe(story.length - 1);
    },
  );
});
