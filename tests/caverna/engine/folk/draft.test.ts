import { describe, expect, it } from 'vitest';
import {
  beginDraft,
  type Draft,
  draftChoice,
  FOLK_IDS,
  keepFolk,
  newGame,
} from '../../../../src/caverna/engine/index.ts';

function begin(folkPlayers: number, starting = 0, seed = 3): Draft {
  const draft = beginDraft(Array(folkPlayers).fill(true), starting, seed);
  if (!draft.ok) throw new Error('no draft');
  return draft.value;
}

/** Everybody keeps the board drawn last; tells what each seat saw. */
function finish(start: Draft) {
  let draft = start;
  const seen: { seat: number; boards: readonly string[] }[] = [];
  for (let choice = draftChoice(draft); choice; choice = draftChoice(draft)) {
    seen.push(choice);
    const kept = keepFolk(draft, choice.boards.at(-1)!);
    if (!kept.ok) throw new Error('refused');
    draft = kept.value;
  }
  return { draft, seen };
}

describe('choosing folk', () => {
  it('F1 deals two boards each to three players; three are kept, the others go to the box', () => {
    const { draft, seen } = finish(begin(3));
    expect(seen.map(({ boards }) => boards.length)).toEqual([2, 2, 2]);
    expect(new Set(seen.flatMap(({ boards }) => boards)).size).toBe(6);
    expect(new Set(draft.kept).size).toBe(3);
    expect(draft.pile).toEqual([]);
    expect(draft.box).toHaveLength(5);
  });

  it('F2 asks six players in reverse order from the right of the starting player', () => {
    const start = begin(6);
    // Two boards in the pile, of which the first chooser has drawn one.
    expect(start.pile).toHaveLength(1);
    expect(finish(start).seen.map(({ seat }) => seat)).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('F3 shows the second of seven choosers what the first gave back', () => {
    const { seen } = finish(begin(7));
    expect(seen[1]!.boards).toContain(seen[0]!.boards[0]);
  });

  it('F4 puts returned boards under the pile', () => {
    const { seen } = finish(begin(5));
    const [returned] = seen[0]!.boards;
    expect(seen[1]!.boards).not.toContain(returned);
    expect(seen[2]!.boards).not.toContain(returned);
    expect(seen[3]!.boards).toContain(returned);
  });

  it('passes over dwarfs', () => {
    const draft = beginDraft([true, false, true, true, true, true, false], 2, 1);
    if (!draft.ok) throw new Error('no draft');
    expect(finish(draft.value).seen.map(({ seat }) => seat)).toEqual([0, 5, 4, 3, 2]);
  });

  it('is the same for the same seed and refuses a board that is not in the hand', () => {
    expect(begin(7, 2, 9)).toEqual(begin(7, 2, 9));
    const draft = begin(2);
    const other = FOLK_IDS.find((id) => !draftChoice(draft)!.boards.includes(id))!;
    expect(keepFolk(draft, other)).toMatchObject({ ok: false, error: { rule: 'folk.choose.turn' } });
  });
});

describe('a game with folk', () => {
  const game = (seats: { folk?: string }[], folkTiles: string | string[] = 'chosen') => {
    const start = newGame({ modules: ['base', 'folk'], seats, folkTiles }, 5);
    if (!start.ok) throw new Error(JSON.stringify(start.error));
    return start.value;
  };

  it('offers 48 different tiles, whichever folk are in', () => {
    for (const folk of FOLK_IDS) expect(new Set(game([{ folk }, {}]).supply).size).toBe(48);
    expect(new Set(game(FOLK_IDS.slice(0, 7).map((folk) => ({ folk }))).supply).size).toBe(48);
  });

  it('adds the tiles of unused folk up to four sets', () => {
    const { supply } = game([{ folk: 'humans' }, {}], 'sixteen');
    const base = new Set<string>(game([{}]).supply);
    const added = supply.filter((tile) => !base.has(tile));
    // Charcoal Storage has no text and stays out, if Dark Elves are drawn.
    expect(added.length).toBeGreaterThanOrEqual(15);
    expect(supply).toHaveLength(48);
    expect(supply).not.toContain('charcoalStorage');
  });

  it('gives Elves gemfruits and Cave Goblins a third person with a dwelling', () => {
    const [elves, goblins] = game([{ folk: 'elves' }, { folk: 'caveGoblins' }]).players;
    expect(elves.goods.gemfruit).toBe(2);
    expect(goblins.dwarfs).toHaveLength(3);
    expect(goblins.powers).toMatchObject({ dwelling: 1, caveGoblins: 1 });
  });

  it('refuses fiends at the same table, a folk twice, and the introductory tiles', () => {
    const seats = [{ folk: 'elves' }, {}];
    expect(newGame({ modules: ['base', 'folk', 'fiends'], seats }, 1)).toMatchObject({
      error: { code: 'notTogether', rule: 'codex.boxes.notTogether' },
    });
    const twice = newGame({ modules: ['folk'], seats: [{ folk: 'elves' }, { folk: 'elves' }] }, 1);
    expect(twice.ok).toBe(false);
    expect(newGame({ modules: ['folk'], seats, tileSet: 'intro' }, 1)).toMatchObject({
      error: { rule: 'folk.choose.fortyEight' },
    });
    expect(newGame({ seats }, 1).ok).toBe(false);
  });
});
