import { describe, expect, it } from 'vitest';
import { legalMoves, notate, parse } from '../../../src/caverna/engine/index.ts';
import {
  FRESH,
  follow,
  type Journey,
  readJourney,
  setOut,
  writeJourney,
} from '../../../src/caverna/simulators/expedition.ts';
import { pack } from '../../../src/table/link.ts';

describe('an expedition as a link', () => {
  it('opens the same position with the same items taken', async () => {
    const sheep = parse('loot sheep');
    if (!sheep.ok) throw new Error('no move');
    const text = await writeJourney(FRESH, [sheep.value]);
    const read = await readJourney(text);
    expect(read).toEqual({ journey: FRESH, lines: ['loot sheep'] });
    const game = setOut(read!.journey);
    if (!game.ok) throw new Error(game.error.code);
    expect(follow(game.value, read!.lines).game.players[0].goods.sheep).toBe(1);
  });

  it('takes the owner’s corrections along, and refuses bad ones', async () => {
    const journey: Journey = {
      box: 'fiends',
      level: 1,
      dwarf: 0,
      seat: { dwarfs: [4, 0], goods: { dog: 3 }, orcs: { A: '5 a1', B: 'defeated', C: 'defeated' } },
      corrections: { 'fiends.loot.fightOrc': 6 },
    };
    const read = await readJourney(await writeJourney(journey, []));
    expect(read?.journey).toEqual(journey);
    const game = setOut(read!.journey);
    if (!game.ok) throw new Error(game.error.code);
    expect(legalMoves(game.value).some(({ type }) => type === 'fight')).toBe(false);
    const bad = { ...journey, corrections: { 'fiends.loot.fightOrc': 99 } };
    expect(await readJourney(await writeJourney(bad, []))).toBeNull();
  });

  it('shows the rulebook’s fight with exactly its three numbers of dogs', () => {
    const journey: Journey = {
      box: 'fiends',
      level: 1,
      dwarf: 0,
      seat: { dwarfs: [4, 0], goods: { dog: 3 }, orcs: { A: '5 a1', B: 'defeated', C: 'defeated' } },
    };
    const game = setOut(journey);
    if (!game.ok) throw new Error(game.error.code);
    const fights = legalMoves(game.value).filter(({ type }) => type === 'fight');
    expect(fights.map(notate)).toEqual(['fight A 1', 'fight A 2', 'fight A 3']);
  });

  it.each([
    ['nonsense', 'expedition1.zzz'],
    ['nothing', ''],
  ])('refuses %s', async (_, text) => {
    expect(await readJourney(text)).toBeNull();
  });

  it.each([
    { ...FRESH, box: 'moon' },
    { ...FRESH, level: 9 },
    { ...FRESH, dwarf: 40 },
    { ...FRESH, seat: { board: { a1: 'palace' } } },
    { ...FRESH, seat: [] },
    { ...FRESH, lines: [4] },
    [],
    null,
  ])('refuses an expedition that cannot begin: %j', async (value) => {
    const filled = value && !Array.isArray(value) ? { lines: [], ...value } : value;
    expect(await readJourney(await pack('expedition', 1, filled))).toBeNull();
  });
});
