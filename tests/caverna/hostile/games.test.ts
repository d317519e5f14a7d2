// 500 links and files that nobody should send: each gets a clear answer, nothing throws, nothing kept is touched.

import { describe, expect, it } from 'vitest';
import { linkRules } from '../../../src/caverna/table/link-rules.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import type { OpenResult } from '../../../src/caverna/table/types.ts';
import { fromFile } from '../../../src/table/file.ts';
import { fromLink, toLink } from '../../../src/table/game-link.ts';
import { LINK_ERRORS } from '../../../src/table/link.ts';
import { memoryRecords, type Records } from '../../../src/table/records.ts';
import { replayed } from '../../../src/table/replay.ts';
import { storeOn } from '../../lib/device.ts';
import { someSession } from '../lib/some-session.ts';
import { hostileGames, session } from './games.ts';

const CODES = [...LINK_ERRORS, 'notAGame', 'badMove', 'badSetup', 'tooLong'];

async function snapshot(records: Records): Promise<string> {
  return JSON.stringify(await records.all());
}

function judge(result: OpenResult, input: string): void {
  // What was only spoiled in a name may still open; whatever opens is a whole game.
  if (result.ok) expect(['play', 'view']).toContain(result.value.how);
  else expect(CODES, input.slice(0, 80)).toContain(result.error.code);
}

describe('hostile links and files', () => {
  it('are answered clearly, 500 of them, and what is kept stays as it is', async () => {
    const records = memoryRecords();
    const store = storeOn(rules, records, () => 1);
    await store.save(session);
    await store.save(someSession({ seats: 2 }, 20, 9));
    const before = await snapshot(records);
    let refused = 0;
    const games = await hostileGames();
    for (const { what, text } of games) {
      const result =
        what === 'link'
          ? await fromLink(rules, text)
          : (await replayed(rules, { ask: 1, what, text, id: 'fresh-id' })).result;
      judge(result, text);
      if (!result.ok) refused++;
      else if (what === 'link') expect(text).not.toContain('A'.repeat(100));
    }
    expect(games.length).toBeGreaterThanOrEqual(500);
    expect(refused).toBeGreaterThan(350);
    expect(await snapshot(records)).toBe(before);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('every cut link is refused', async () => {
    const link = await toLink(linkRules, session);
    for (let end = 0; end < link.length - 1; end += 3)
      expect((await fromLink(rules, link.slice(0, end))).ok).toBe(false);
  });

  it('every value that is no text at all is refused', async () => {
    for (const value of [undefined, null, 7, {}, [], new Map(), () => 1]) {
      expect((await fromFile(rules, value, 'fresh-id')).ok).toBe(false);
      expect((await fromLink(rules, value as string)).ok).toBe(false);
    }
  });
});
