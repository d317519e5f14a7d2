import { describe, expect, it } from 'vitest';
import {
  ERROR_CODES,
  explain,
  type Game,
  legalMoves,
  legalRearrangements,
  newGame,
  notate,
  type Position,
  pending,
  play,
  RULE_IDS,
  sandbox,
  sentence,
  setUp,
} from '../../src/engine/index.ts';

const at = (position: Position): Game => {
  const game = setUp(position);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
};

describe('explaining', () => {
  it('says why a space is closed', () => {
    const game = at({ players: 2, seats: [{}, { dwarfs: [{ at: 'logging' }, 0] }] });
    const why = (space: 'logging' | 'rubyMining' | 'blacksmithing' | 'rubyDelivery') =>
      explain(game, { about: 'space', space }).reasons.map(({ code, rule }) => [code, rule]);
    expect(why('logging')).toEqual([['spaceTaken', 'base.work.occupied']]);
    expect(why('rubyMining')[0]).toEqual(['spaceWithoutEffect', 'base.work.effect']);
    expect(why('blacksmithing')).toContainEqual(['cannotPay', 'base.forge']);
    expect(why('blacksmithing')).toContainEqual(['unarmed', 'base.expedition.armed']);
    expect(why('rubyDelivery')).toEqual([['spaceNotRevealed', 'base.round.reveal']]);
    expect(explain(game, { about: 'space', space: 'housework' })).toEqual({ ok: true, reasons: [] });
  });

  it('says why a tile cannot be built', () => {
    const game = at({ players: 2, seats: [{ goods: { wood: 1 }, board: { d3: 'carpenter' } }] });
    const codes = (tile: 'dwelling' | 'carpenter' | 'cuddleRoom') =>
      explain(game, { about: 'tile', tile }).reasons.map(({ code }) => code);
    expect(codes('dwelling')).toEqual(['noSite', 'cannotPay']);
    expect(codes('carpenter')).toEqual(['tileGone']);
    expect(codes('cuddleRoom')).toEqual(['noSite']);
  });

  it('says why a square cannot take a tile', () => {
    const game = at({ players: 2 });
    expect(explain(game, { about: 'square', what: 'meadowField', at: 'a1', and: 'a2' }).reasons[0]).toEqual({
      code: 'firstTileEntrance',
      rule: 'base.tiles.forest.first',
    });
    expect(explain(game, { about: 'square', what: 'cavern', at: 'd2' }).ok).toBe(true);
    expect(explain(game, { about: 'square', what: 'cavern', at: 'd9' }).reasons[0]?.code).toBe(
      'unknownSquare',
    );
  });

  it('adds up a feeding', () => {
    const game = at({
      players: 2,
      seats: [
        {
          goods: { food: 1 },
          dwarfs: [0, 0, { newborn: true }],
          board: { d3: 'miningCave', d2: 'dwelling', d1: 'rubyMine' },
          animals: ['1 donkey d1'],
        },
      ],
    });
    const { bill } = explain(game, { about: 'feeding', seat: 0 });
    expect(bill?.lines.map(({ what, food }) => [what, food])).toEqual([
      ['adult', 4],
      ['newborn', 1],
      ['miningCave', -1],
    ]);
    expect(bill).toMatchObject({ due: 4, food: 1, missing: 3 });
  });

  it('says whether an animal fits', () => {
    const game = at({ players: 2, seats: [{ animals: ['2 sheep d4'] }] });
    expect(explain(game, { about: 'animal', animal: 'cattle' }).reasons[0]?.code).toBe('animalsUnhoused');
    expect(explain(at({ players: 2 }), { about: 'animal', animal: 'cattle', heads: 2 }).ok).toBe(true);
  });

  it('has a sentence for every code', () => {
    for (const code of ERROR_CODES) expect(sentence({ code })).toMatch(/\.$|: \?$/);
    expect(sentence({ code: 'noRoom', rule: 'base.family.room' })).toContain('room');
  });
});

describe('the pending decision', () => {
  it('names the seat, the kind and rules that exist', () => {
    const start = newGame({ seats: 3 }, 4);
    if (!start.ok) throw new Error('no game');
    expect(pending(start.value)).toMatchObject({ seat: 0, kind: 'work', rules: ['base.work.turn'] });
    for (const rule of pending(start.value)!.rules) expect(RULE_IDS).toContain(rule);
  });

  it('leaves the given game as it was', () => {
    const game = at({ players: 2, spaces: { logging: { goods: { wood: 3 } } } });
    const before = JSON.stringify(game);
    const move = legalMoves(game).find((one) => notate(one) === 'place logging')!;
    expect(play(game, move).ok).toBe(true);
    expect(JSON.stringify(game)).toBe(before);
  });

  it('allows small rearrangements, all of them lawful', () => {
    const table = sandbox({
      players: 2,
      seats: [
        {
          board: { c4: 'smallPasture', c3: 'meadow' },
          animals: ['2 sheep c4', '1 cattle d4'],
          goods: { dog: 1 },
        },
      ],
    });
    if (!table.ok) throw new Error(table.error.code);
    const steps = legalRearrangements(table.value);
    expect(steps.length).toBe(3);
    for (const step of steps) expect(play(table.value, step).ok).toBe(true);
  });
});
