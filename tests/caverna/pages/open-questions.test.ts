import { describe, expect, it } from 'vitest';
import { isOption, rulings } from '../../../src/caverna/catalogue/rulings.ts';
import { boxes } from '../../../src/caverna/site/boxes.ts';
import { OPTION_RULES } from '../../../src/caverna/telling/option-rules/index.ts';
import { readSources } from '../../../src/reference/files.ts';
import { WITHOUT_SWITCH } from './without-switch.ts';

/** What pages about Caverna and about the Codex ask; another game answers for its own. */
const ours: readonly string[] = [...boxes, 'codex'];

/** Open questions and their words, by id. */
const open = new Map(
  readSources('.').flatMap(({ text }) =>
    [...text.matchAll(/<Open id="([^"]+)"[^>]*>([\s\S]*?)<\/Open>/g)]
      .map(([, id, words]): [string, string] => [id!, words!])
      .filter(([id]) => ours.includes(id.split('.')[0]!)),
  ),
);

/** What an option answers: its paragraph, and every ruling about it. */
const answered = new Set<string>([
  ...Object.values(OPTION_RULES),
  ...rulings.filter(isOption).map(({ id }) => id),
]);

const hasSwitch = (id: string): boolean =>
  answered.has(id) ||
  [...(open.get(id) ?? '').matchAll(/<RuleRef id="([^"]+)"/g)].some(([, to]) => answered.has(to!));

const reasons: readonly string[] = Object.values(WITHOUT_SWITCH).flat();

describe('open questions of the pages', () => {
  it('are found', () => {
    expect(open.size).toBeGreaterThan(200);
  });

  it('have an option, or a reason why there is none', () => {
    expect([...open.keys()].filter((id) => !hasSwitch(id) && !reasons.includes(id))).toEqual([]);
  });

  it('have a reason only once, and only while there is no option', () => {
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasons.filter((id) => !open.has(id) || hasSwitch(id))).toEqual([]);
  });
});
