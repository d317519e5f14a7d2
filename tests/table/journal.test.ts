import { describe, expect, it } from 'vitest';
import { rules } from '../../src/caverna/table/rules.ts';
import { openJournal } from '../../src/table/journal.ts';
import { memoryRecords } from '../../src/table/records.ts';
import { openStore } from '../../src/table/store.ts';
import { onward, someSession } from '../caverna/lib/some-session.ts';
import { counting, slateOf } from '../lib/device.ts';

describe('a device that takes no more notes', () => {
  it('is known before the first move', () => {
    expect(openJournal(rules, slateOf(new Map(), 0), 'tab', counting()).lasting()).toBe(false);
    expect(openJournal(rules, slateOf(), 'tab', counting()).lasting()).toBe(true);
    expect(openJournal(rules, null, 'tab', counting()).lasting()).toBe(false);
  });

  it('leaves no trace of having been asked', () => {
    const kept = new Map<string, string>();
    openJournal(rules, slateOf(kept), 'tab', counting());
    expect(kept.size).toBe(0);
  });

  it('still has the note of a window that is loaded anew', async () => {
    const now = counting();
    const records = memoryRecords();
    const kept = new Map<string, string>();
    const own = slateOf();
    const start = someSession({ seats: 2 }, 10, 4);
    const before = openJournal(rules, slateOf(kept), 'before', now, own);
    before.write(start);
    await openStore(rules, records, before, now).save(start);
    // From now on the device is full.
    const full = slateOf(kept, 0);
    const after = openJournal(rules, full, 'after', now, own);
    after.knows(start);
    const later = { ...start, timeline: onward(start.timeline, 3, 9) };
    expect(after.write(later)).toBe(false);
    // The page is left before anything else is stored.
    const opened = await openStore(rules, records, openJournal(rules, full, 'anew', now, own), now).load(
      start.id,
    );
    expect(opened?.ok && opened.value.how === 'play' && opened.value.session.timeline.points.length).toBe(
      later.timeline.points.length,
    );
  });
});
