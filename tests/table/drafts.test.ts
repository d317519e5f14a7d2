import { describe, expect, it } from 'vitest';
import { readSeating } from '../../src/caverna/simulators/draft-link.ts';
import { type Drafts, MOST_DRAFTS, openDrafts } from '../../src/table/drafts.ts';
import type { Slate } from '../../src/table/slate.ts';
import { counting, slateOf } from '../lib/device.ts';

const now = counting();
let loaded = 0;
/** A window is loaded (again): its memory stays, its name is new. */
const load = (slate: Slate | null, memory: Slate, kind = 'board'): Drafts<unknown> =>
  openDrafts(kind, (value) => (value === 'no board' ? null : value), slate, memory, `window${++loaded}`, now);

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

  it('stays as it is where nobody can read it, also the own one of this window, and can be fetched', () => {
    const spoiled = {
      'cave-farmers.draft.board.text': 'not JSON',
      'cave-farmers.draft.board.never': '{"time":1e300,"value":1}',
      'cave-farmers.draft.board.own': '{"time":5,"value":"no board"}',
    };
    const kept = new Map(Object.entries(spoiled));
    const drafts = load(
      slateOf(kept),
      slateOf(new Map([['cave-farmers.draft.board', 'cave-farmers.draft.board.own']])),
    );
    expect(drafts.latest()).toBeNull();
    expect(drafts.unread()).toEqual(Object.values(spoiled));
    drafts.keep(1);
    expect(Object.fromEntries(kept)).toMatchObject(spoiled);
    expect(drafts.all().map(({ value }) => value)).toEqual([1]);
  });

  it('of another kind, or anything else of this device, is never taken for its own', () => {
    const kept = new Map([['my-box', 'corrections']]);
    load(slateOf(kept), slateOf(new Map([['cave-farmers.draft.board', 'my-box']]))).keep(1);
    expect(kept.get('my-box')).toBe('corrections');
  });

  it('is gone once it was used, in every window', () => {
    const slate = slateOf();
    const [one, two] = [load(slate, slateOf()), load(slate, slateOf())];
    one.keep('mine');
    two.keep('theirs');
    two.drop();
    expect(load(slate, slateOf()).latest()).toBeNull();
    expect(one.latest()).toBeNull();
  });

  it('keeps the seats of a folk draft whose seed has just been emptied', () => {
    const seats = { names: ['Anna', 'Ben'], wants: [true, false], starting: 1, passing: true };
    const typed = JSON.parse(JSON.stringify({ ...seats, seed: Number.NaN }));
    expect(readSeating(typed)).toEqual({ ...seats, seed: 0 });
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
