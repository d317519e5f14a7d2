import { describe, expect, it } from 'vitest';
import { type Drafts, MOST_DRAFTS, openDrafts } from '../../src/session/drafts.ts';
import type { Slate } from '../../src/session/slate.ts';
import { counting, slateOf } from './device.ts';

const now = counting();
let loaded = 0;
/** A window is loaded (again): its memory stays, its name is new. */
const load = (slate: Slate | null, memory: Slate, kind = 'board'): Drafts =>
  openDrafts(kind, slate, memory, `window${++loaded}`, now);

describe('what was entered and not used yet', () => {
  it('is there again after loading, closing and coming back', () => {
    const slate = slateOf();
    const memory = slateOf();
    expect(load(slate, memory).latest()).toBeNull();
    expect(load(slate, memory).keep({ board: 1 })).toBe(true);
    expect(load(slate, memory).latest()?.value).toEqual({ board: 1 });
    expect(load(slate, slateOf()).latest()?.value).toEqual({ board: 1 });
    expect(load(slate, memory, 'other').latest()).toBeNull();
  });

  it('of two windows is kept for both, and each goes on with its own', () => {
    const slate = slateOf();
    const [here, there] = [slateOf(), slateOf()];
    const [one, two] = [load(slate, here), load(slate, there)];
    one.keep('mine');
    two.keep('theirs');
    one.keep('mine, longer');
    expect(load(slate, there).latest()?.value).toBe('theirs');
    expect(load(slate, here).latest()?.value).toBe('mine, longer');
    expect(
      load(slate, slateOf())
        .all()
        .map(({ value }) => value),
    ).toEqual(['mine, longer', 'theirs']);
  });

  it('is not doubled by loading the page often', () => {
    const slate = slateOf();
    const memory = slateOf();
    for (let i = 0; i < 5; i++) load(slate, memory).keep(i);
    expect(
      load(slate, memory)
        .all()
        .map(({ value }) => value),
    ).toEqual([4]);
  });

  it('is passed over where it cannot be read, and stays where it is', () => {
    const kept = new Map([['cave-farmers.draft.board.old', 'not JSON']]);
    const drafts = load(slateOf(kept), slateOf());
    expect(drafts.latest()).toBeNull();
    drafts.keep(1);
    expect(kept.get('cave-farmers.draft.board.old')).toBe('not JSON');
  });

  it('is kept within bounds, the newest first, and does without a device', () => {
    const slate = slateOf();
    for (let i = 0; i < MOST_DRAFTS + 3; i++) load(slate, slateOf()).keep(i);
    const all = load(slate, slateOf()).all();
    expect(all).toHaveLength(MOST_DRAFTS);
    expect(all[0]!.value).toBe(MOST_DRAFTS + 2);
    expect(load(null, slateOf()).keep(1)).toBe(false);
    expect(load(slateOf(new Map(), 0), slateOf()).keep(1)).toBe(false);
  });
});
