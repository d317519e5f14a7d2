import { describe, expect, it } from 'vitest';
import {
  ENTRY_CODES,
  explain,
  type Game,
  type LootId,
  legalMoves,
  legalRearrangements,
  MOVE_CODES,
  newGame,
  notate,
  type Position,
  parse,
  pending,
  play,
  RULE_IDS,
  type SeatPosition,
  SUB_ACTIONS,
  sandbox,
  score,
  sentence,
  setUp,
  startEffect,
  startPhase,
} from '../../../src/caverna/engine/index.ts';

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

  const refusal = (game: Game, line: string) => {
    const move = parse(line);
    if (!move.ok) throw new Error(line);
    const played = play(game, move.value);
    return played.ok ? 'legal' : `${played.error.code} ${played.error.rule}`;
  };
  const resting = (seat: SeatPosition, players = 2): Game => {
    const game = sandbox({ players, seats: [seat] });
    if (!game.ok) throw new Error(JSON.stringify(game.error));
    return game.value;
  };
  const begin = (game: Game, action: string): Game => {
    const begun = startEffect(game, 0, 0, SUB_ACTIONS[action]!);
    if (!begun.ok) throw new Error(begun.error.code);
    return begun.value.game;
  };
  const after = (game: Game, ...lines: string[]): Game =>
    lines.reduce((now, line) => {
      const move = parse(line);
      const played = move.ok ? play(now, move.value) : move;
      if (!played.ok) throw new Error(`${line}: ${played.error.code}`);
      return played.value.game;
    }, game);
  const phase = (game: Game, name: 'feed' | 'breed'): Game => {
    const begun = startPhase(game, 0, name);
    if (!begun.ok) throw new Error(begun.error.code);
    return begun.value.game;
  };

  it('answers for the dwarf that a ruby put first', () => {
    const game = at({ players: 3, round: 9, seats: [{ goods: { ruby: 1 }, dwarfs: [0, 9] }] });
    expect(explain(game, { about: 'space', space: 'exploration' }).ok).toBe(false);
    const promoted = after(game, 'promote 9');
    expect(explain(promoted, { about: 'space', space: 'exploration' }).ok).toBe(true);
  });

  it('says why an exchange is refused', () => {
    const rich = resting({ goods: { ruby: 3 } });
    expect(refusal(begin(rich, 'meadowField'), 'exchange ruby.wood')).toBe('legal');
    expect(refusal(resting({}), 'exchange ruby.wood')).toBe('cannotPay base.exchange.ruby.wood');
    expect(refusal(rich, 'exchange trader')).toBe('needsTile base.exchange.trader');
    expect(refusal(rich, 'exchange food.gold 2')).toBe('cannotPay base.exchange.food.gold');
    const full = Object.fromEntries(
      ['a', 'b', 'c'].flatMap((column) => [1, 2, 3, 4].map((row) => [`${column}${row}`, 'field'])),
    );
    expect(refusal(resting({ goods: { ruby: 1 }, board: full }), 'exchange ruby.meadow')).toBe(
      'noSite base.exchange.ruby.meadow',
    );
    expect(refusal(resting({ board: { d3: 'peacefulCave' } }), 'exchange peacefulCave 1')).toMatch(
      /^unarmed/,
    );
  });

  it('says why a feeding or breeding move is refused', () => {
    const cave = { goods: { food: 4, wood: 1 }, board: { d3: 'workingCave' } };
    const feeding = phase(resting(cave), 'feed');
    expect(refusal(feeding, 'serve 1 stone')).toBe('cannotPay base.tile.workingCave');
    expect(refusal(feeding, 'beg')).toBe('notLegal base.harvest.beg');
    const hungry = phase(resting({ ...cave, goods: { food: 1, wood: 2 } }), 'feed');
    expect(refusal(hungry, 'feed')).toBe('cannotPay base.harvest.feed');
    expect(refusal(after(hungry, 'serve 1 wood'), 'serve 1 wood')).toBe('limitReached base.tile.workingCave');
    expect(refusal(phase(resting({ goods: { wood: 1 } }), 'feed'), 'serve 1 wood')).toMatch(/^needsTile/);
    const crowded = phase(resting({ goods: { sheep: 2, ruby: 2 } }), 'breed');
    expect(refusal(crowded, 'breed sheep')).toBe('animalsUnhoused base.harvest.breed.house');
    expect(refusal(crowded, 'breed cattle')).toBe('noParents base.harvest.breed');
  });

  it('says why actions are refused', () => {
    expect(refusal(begin(resting({ goods: { ore: 12 } }), 'forge'), 'forge 9')).toBe(
      'limitReached base.forge',
    );
    expect(refusal(begin(resting({ goods: { ore: 2 } }), 'forge'), 'forge 3')).toBe('cannotPay base.forge');
    const fields = { c4: 'field', b4: 'field', a4: 'field', a3: 'field' };
    const sowing = begin(resting({ goods: { grain: 5, ruby: 1 }, board: fields }), 'sow');
    expect(refusal(after(sowing, 'sow grain c4', 'sow grain b4'), 'sow grain a4')).toBe(
      'limitReached base.sow',
    );
    const market = after(
      at({ players: 5, seats: [{ goods: { gold: 1 } }] }),
      'place weeklyMarket',
      'do market',
    );
    expect(refusal(after(market, 'buy wood'), 'buy wood')).toBe('limitReached base.market');
    expect(refusal(market, 'buy food')).toBe('notLegal base.market');
    expect(refusal(after(market, 'buy wood', 'buy cattle'), 'buy vegetable')).toBe('cannotPay base.market');
    expect(refusal(at({ players: 2 }), 'pass')).toBe('notLegal base.work.none');
    const dwelling = begin(resting({ goods: { wood: 4, stone: 3 } }), 'furnishDwelling');
    for (const tile of ['stateParlor', 'cuddleRoom'])
      expect(refusal(dwelling, `furnish ${tile}`)).toBe('notADwelling base.furnish.dwelling');
  });

  it('tells nothing to imitate from no food for it', () => {
    const why = (position: Position) =>
      explain(at(position), { about: 'space', space: 'imitation' }).reasons.map(({ code }) => code);
    const seats = [{ goods: { food: 5 } }];
    expect(why({ players: 4, seats })).toContain('nothingToImitate');
    expect(why({ players: 4, seats: [{}], spaces: { growth: { by: 2 } } })).toContain('cannotPay');
    const game = at({
      players: 5,
      seats: [{ goods: { food: 9 } }],
      spaces: { imitationLarge: { by: 2 }, housework: { by: 3 } },
    });
    expect(refusal(after(game, 'place imitation'), 'imitate imitationLarge')).toBe(
      'notImitable base.imitation.cost',
    );
  });

  it('names the square that stands in the way, and refuses what it does not know', () => {
    const game = at({ players: 2 });
    const why = (what: string, square: string, and?: string) =>
      explain(game, { about: 'square', what: what as 'meadow', at: square, ...(and ? { and } : {}) })
        .reasons[0];
    expect(why('meadowField', 'c4', 'd4')?.args).toEqual({ square: 'd4' });
    expect(why('meadowField', 'c4', 'q9')).toEqual({ code: 'unknownSquare', args: { square: 'q9' } });
    expect(why('palace', 'c4')?.code).toBe('badMove');
    expect(explain(game, { about: 'loot', item: 'crown' as 'dog', strength: 9 }).reasons[0]?.code).toBe(
      'badMove',
    );
    expect(explain(game, { about: 'space', space: 'moon' as 'logging' }).reasons[0]?.code).toBe(
      'spaceUnknown',
    );
    expect(explain(game, { about: 'animal', animal: 'cat' as 'sheep' }).ok).toBe(false);
  });

  it('says whether loot would do anything', () => {
    const why = (item: LootId) =>
      explain(resting({}), { about: 'loot', item, strength: 14 }).reasons[0]?.code;
    expect(why('dog')).toBeUndefined();
    expect(why('breed2')).toBe('noParents');
    expect(why('smallPasture')).toBe('noMeadow');
    expect(why('sow')).toBe('noField');
  });

  it('counts a serving and never more working donkeys than there is to pay', () => {
    const served = after(
      phase(resting({ goods: { food: 1, wood: 1 }, board: { d3: 'workingCave' } }), 'feed'),
      'serve 1 wood',
    );
    expect(explain(served, { about: 'feeding' }).bill).toMatchObject({ due: 2, missing: 1 });
    const mines = { d3: 'miningCave', e3: 'oreMine', e2: 'rubyMine', f3: 'rubyMine', d2: 'cavern' };
    const { bill } = explain(resting({ goods: { donkey: 3 }, board: mines }), {
      about: 'feeding',
      perAdult: 1,
    });
    expect(bill?.due).toBe(0);
    expect(bill?.lines.reduce((sum, { food }) => sum + food, 0)).toBe(0);
  });

  it('never counts minus nothing', () => {
    const board: Record<string, string> = {};
    for (const row of [1, 2, 3, 4]) {
      for (const column of 'abc') board[`${column}${row}`] = row > 1 ? 'smallPasture' : 'field';
      for (const column of 'def') if (`${column}${row}` !== 'd4') board[`${column}${row}`] = 'cavern';
    }
    board.d3 = 'writingChamber';
    const goods = { sheep: 1, donkey: 1, wildBoar: 1, cattle: 1 };
    const [seat] = score(resting({ goods, board })).seats;
    const cancelled = seat.categories.find(({ category }) => category === 'cancelled');
    expect(Object.is(cancelled?.parts[0]?.count, 0)).toBe(true);
  });

  it('has a sentence for every code', () => {
    for (const code of [...ENTRY_CODES, ...MOVE_CODES]) expect(sentence({ code })).toMatch(/\.$|: \?$/);
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
