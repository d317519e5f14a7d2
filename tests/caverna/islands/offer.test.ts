// The tools of the editor against the engine, and the truth of every refusal that the editor shows.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIENDS_TILE_IDS,
  FOLK_IDS,
  FOLK_TILE_IDS,
  type Refusal,
  type SeatPosition,
  SQUARE_NAMES,
  SQUARES_ON_BOARD,
  sandbox,
  squareAt,
  TILE_IDS,
} from '../../../src/caverna/engine/index.ts';
import { checkAt, checkSeat, tableFor } from '../../../src/caverna/islands/editor/check.ts';
import {
  applyTool,
  clearSquare,
  orcText,
  putLargePasture,
  strengthOf,
} from '../../../src/caverna/islands/editor/edit.ts';
import { offerOf, withOrcsOf } from '../../../src/caverna/islands/editor/offer.ts';
import { type Tool, toolGroups, toolsOf } from '../../../src/caverna/islands/editor/tools.ts';
import { tellRefusal } from '../../../src/caverna/telling/index.ts';

interface Table {
  modules: string[];
  seat: SeatPosition;
}
const TABLES: Table[] = [
  { modules: [], seat: {} },
  { modules: ['fiends'], seat: {} },
  { modules: ['folk'], seat: {} },
  ...FOLK_IDS.map((folk) => ({ modules: ['folk'], seat: { folk } })),
];
const nameOf = ({ modules, seat }: Table) => `${modules.join() || 'base'} ${seat.folk ?? ''}`;
const tilesOf = (table: Table) => offerOf(tableFor(table.modules), table.seat).tiles;
const toolsAt = ({ modules, seat }: Table): Tool[] =>
  toolGroups.flatMap((group) => toolsOf(group, offerOf(tableFor(modules), seat), seat));

/** Boards on which every lawful thing finds its place somewhere. */
const BOARDS: SeatPosition[] = [
  {},
  { board: { c4: 'meadow', b4: 'field', c3: 'smallPasture', d2: 'oreMine' } },
  { board: { d3: 'orcDwelling' } },
];

describe('the tools of the editor', () => {
  it.each(TABLES.map((table) => [nameOf(table), table] as const))('%s: each can be used', (_, table) => {
    const squares = SQUARE_NAMES.slice(0, SQUARES_ON_BOARD);
    const usable = (tool: Tool): boolean =>
      BOARDS.some((board) =>
        squares.some((name) => {
          const seat = { ...table.seat, ...board };
          const large = tool.put === 'land' && tool.land === 'largePasture';
          const next = large
            ? squares.flatMap((other) => putLargePasture(seat, name, other) ?? [])[0]
            : applyTool(seat, tool, name);
          return next && checkSeat(next, table.modules).trouble === null;
        }),
      );
    expect(toolsAt(table).filter((tool) => !usable(tool))).toEqual([]);
  });

  it.each(TABLES.map((table) => [nameOf(table), table] as const))(
    '%s: a tile that is not among them is refused because this game does not have it',
    (_, table) => {
      const offered = tilesOf(table);
      expect(offered.length).toBeGreaterThan(30);
      for (const tile of [...TILE_IDS, ...FIENDS_TILE_IDS, ...FOLK_TILE_IDS]) {
        if (offered.includes(tile)) continue;
        const codes = SQUARE_NAMES.slice(0, SQUARES_ON_BOARD).flatMap((name) => {
          const { trouble } = checkSeat(
            { ...table.seat, board: { c4: 'meadow', [name]: tile } },
            table.modules,
          );
          return trouble?.code ?? 'accepted';
        });
        expect(codes, tile).not.toContain('accepted');
        expect(codes, tile).not.toContain('tileTwice');
        expect(codes, tile).toContain('tileNotInGame');
      }
    },
  );

  it.each(TABLES.map((table) => [nameOf(table), table] as const))(
    '%s: squares beyond the edge are offered exactly where something may lie on them',
    (_, table) => {
      const { beyond, tiles } = offerOf(tableFor(table.modules), table.seat);
      const office: Record<string, string> = tiles.includes('officeRoom') ? { d3: 'officeRoom' } : {};
      const boards: Record<string, string>[] = [
        { c4: 'meadow', c5: 'field' },
        { d5: 'tunnel' },
        { d2: 'cavern', d1: 'tunnel', d0: 'cavern' },
      ];
      const lies = boards.some(
        (board) =>
          checkSeat({ ...table.seat, board: { ...board, ...office } }, table.modules).trouble === null,
      );
      expect(beyond).toBe(lies);
      if (table.modules.includes('fiends')) expect(beyond).toBe(false);
    },
  );

  it('38 of 61 tiles are in the box of Frantic Fiends', () => {
    expect(TILE_IDS.length + FIENDS_TILE_IDS.length).toBe(61);
    expect(tilesOf(TABLES[1]!)).toHaveLength(38);
  });

  it('only the traps on the pieces of this table are offered; another one is refused for the true reason', () => {
    const given = { modules: ['fiends'], players: 1, orcEvents: { extensions: ['S3'] } };
    const table = { given, at: 0 as const };
    const { traps } = offerOf(table, {});
    expect(traps.length).toBe(4);
    expect(checkAt(table, { traps: [`${traps[0]} b2`] }).trouble).toBeNull();
    const missing = offerOf(tableFor(['fiends']), {}).traps.find((trap) => !traps.includes(trap));
    expect(checkAt(table, { traps: [`${missing} b2`] }).trouble).toMatchObject({
      code: 'tileNotInGame',
      args: { tile: missing },
    });
  });
});

describe('the editor asks about the table that the board belongs to', () => {
  const fiends = { modules: ['fiends'], players: 2 };

  it('with two players there are two of each common trap', () => {
    const seat: SeatPosition = { traps: ['pitfall a1', 'pitfall b2'] };
    expect(checkAt({ given: fiends, at: 0 }, seat).trouble).toBeNull();
    expect(checkSeat(seat, ['fiends']).trouble?.code).toBe('tileTwice');
    const third: SeatPosition = { traps: [...seat.traps!, 'pitfall c2'] };
    expect(checkAt({ given: fiends, at: 0 }, third).trouble).toMatchObject({
      code: 'tooMany',
      args: { tile: 'pitfall', most: 2 },
    });
  });

  it('a tile on both boards is one too many, whichever of them is in hand', () => {
    const seats = [{ board: { d3: 'trapChamber' } }, { board: { d3: 'trapChamber' } }];
    for (const at of [0, 1] as const) {
      const { player, trouble } = checkAt({ given: { ...fiends, seats }, at }, seats[at]!);
      expect(trouble).toMatchObject({ code: 'tileTwice', args: { tile: 'trapChamber' } });
      expect(player).not.toBeNull();
    }
  });

  it('the trouble of another board says whose it is', () => {
    const seats = [{}, { orcs: { A: '5 e1' } }];
    const { player, trouble } = checkAt({ given: { ...fiends, seats }, at: 0 }, seats[0]!);
    expect(trouble).toMatchObject({ code: 'badPosition', args: { orc: 'A', seat: 2 } });
    expect(player).not.toBeNull();
  });

  it('an orc begins as strong as this table has it, and keeps that when it is moved', () => {
    const given = { modules: ['fiends'], players: 1, fiends: { strength: 'hard' } };
    const table = { given, at: 0 as const };
    const seat = withOrcsOf(offerOf(table, {}), {});
    const game = sandbox({ ...given, seats: [{}] });
    if (!game.ok) throw new Error(game.error.code);
    for (const { id, strength } of game.value.players[0].fiends!.orcs)
      expect(strengthOf(seat, id)).toBe(strength);
    const moved = applyTool(seat, { put: 'orc', orc: 'A' }, 'b2')!;
    expect(orcText(moved, 'A')).toBe(`${game.value.players[0].fiends!.orcs[0]!.strength} b2`);
    expect(withOrcsOf(offerOf(tableFor(['fiends']), {}), {})).toEqual({});
  });
});

/** The position without what the refusal names; null when it names nothing that could be taken away. */
function without(seat: SeatPosition, { code, args = {} }: Refusal): SeatPosition | null {
  const board = Object.entries(seat.board ?? {});
  const keep = (test: (name: string, text: string) => boolean): SeatPosition => ({
    ...seat,
    board: Object.fromEntries(board.filter(([name, text]) => test(name, text))),
  });
  const tile = String(args.tile);
  const lies = (text: string) => text.split(' ')[0] === tile;
  switch (code) {
    case 'tileTwice':
    case 'tooMany': {
      const [one] = board.find(([, text]) => lies(text)) ?? [];
      const trap = seat.traps?.find((text) => lies(text));
      if (one) return keep((name) => name !== one);
      return trap ? { ...seat, traps: seat.traps!.filter((text) => text !== trap) } : null;
    }
    case 'tileNotInGame':
      return keep((_, text) => !lies(text));
    case 'apart':
    case 'wrongLand':
      return clearSquare(seat, String(args.square), []);
    case 'needsTile':
      return keep((name) => squareAt(name) < SQUARES_ON_BOARD);
    case 'tooManyStables': {
      const stables = board.filter(([, text]) => text.includes('stable')).map(([name]) => name);
      return keep((name) => !stables.slice(3).includes(name));
    }
    case 'tooManyDwarfs':
    case 'noRoomForDwarfs': {
      const { homes: _, ...rest } = seat;
      return { ...rest, dwarfs: [0, 0] };
    }
    case 'animalsDoNotFit': {
      const { animals: _, ...rest } = seat;
      return { ...rest, goods: {} };
    }
    case 'badPosition': {
      const field = args.field as keyof SeatPosition;
      const square = String(args.square);
      if (args.orc) {
        const { [String(args.orc)]: _, ...orcs } = seat.orcs ?? {};
        return { ...seat, orcs: args.orc === 'X' ? orcs : { ...orcs, [String(args.orc)]: 'defeated' } };
      }
      if (field === 'traps' && args.square)
        return { ...seat, traps: seat.traps!.filter((text) => text.split(' ')[1] !== square) };
      if (field === 'mined') {
        const { [square]: _, ...mined } = seat.mined ?? {};
        return { ...seat, mined };
      }
      if (args.tile) return keep((_, text) => !lies(text));
      if (field === 'hostages') {
        const cave = Object.entries(seat.orcs ?? {}).map(([orc, text]) => [
          orc,
          /[d-f]\d$/.test(text) ? 'defeated' : text,
        ]);
        return { ...seat, orcs: Object.fromEntries(cave) };
      }
      return null;
    }
    default:
      return null;
  }
}

describe('a refusal names its true cause', () => {
  it.each([
    ['base', [], 300],
    ['folk', ['folk'], 300],
    ['fiends', ['fiends'], 500],
  ] as [string, string[], number][])(
    '%s: without what it names, the refusal goes or is another one',
    (_, modules, numRuns) => {
      const seen = new Map<string, number>();
      const clicks = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 9 })), {
        minLength: 1,
        maxLength: 30,
      });
      const beasts = fc.record({ sheep: fc.nat(3), donkey: fc.nat(1), wildBoar: fc.nat(1) });
      const people = fc.array(fc.nat(14), { minLength: 1, maxLength: 7 });
      const folk = fc.constantFrom(undefined, ...FOLK_IDS);
      fc.assert(
        fc.property(clicks, beasts, people, folk, fc.nat(5), (list, goods, dwarfs, who, rare) => {
          let seat: SeatPosition = modules.includes('folk') && who ? { folk: who } : {};
          if (rare === 0) seat = { ...seat, dwarfs };
          if (rare === 1) seat = { ...seat, goods };
          const tools = toolsAt({ modules, seat });
          for (const [n, at, more] of list) {
            const tool = tools[n % tools.length]!;
            const names = SQUARE_NAMES.slice(0, more > 8 ? SQUARE_NAMES.length : SQUARES_ON_BOARD);
            const lit = names.filter((name) => applyTool(seat, tool, name, more > 0));
            seat = applyTool(seat, tool, lit[at % lit.length] ?? 'a1', more > 0) ?? seat;
          }
          // From trouble to trouble: each one that is taken away must be gone.
          for (let i = 0; i < 40; i++) {
            const { trouble } = checkSeat(seat, modules);
            if (!trouble) return;
            seen.set(trouble.code, (seen.get(trouble.code) ?? 0) + 1);
            const said = tellRefusal('en', trouble);
            const next = without(seat, trouble);
            expect(next, `nothing to take away: ${said}`).not.toBeNull();
            expect(checkSeat(next!, modules).trouble, said).not.toEqual(trouble);
            seat = next!;
          }
        }),
        { numRuns, seed: 8 },
      );
      expect(seen.get('apart')).toBeGreaterThan(20);
      expect(seen.get('animalsDoNotFit')).toBeGreaterThan(5);
      expect([...seen.keys()]).toContain('tileTwice');
      if (modules.includes('fiends')) expect(seen.get('badPosition')).toBeGreaterThan(20);
    },
    60_000,
  );

  it('animals counted in the supply find room beside those put on squares', () => {
    const seat: SeatPosition = {
      board: { c4: 'smallPasture', c3: 'smallPasture' },
      goods: { sheep: 2 },
      animals: ['2 cattle c3'],
    };
    expect(checkSeat(seat, []).trouble).toBeNull();
    expect(checkSeat({ ...seat, goods: { sheep: 5 } }, []).trouble?.code).toBe('animalsDoNotFit');
  });

  it('the half pasture is named, not just any square', () => {
    const { trouble } = checkSeat({ board: { c4: 'meadow', b4: 'largePasture c3', c3: 'meadow' } }, []);
    expect(trouble).toMatchObject({ code: 'wrongLand', args: { square: 'b4' } });
  });

  it('which orc, and by which rule', () => {
    const orcs = (text: string, board: Record<string, string> = {}) =>
      checkSeat({ board, orcs: { B: text } }, ['fiends']).trouble;
    expect(orcs('7 b1 held')).toMatchObject({ rule: 'fiends.traps.holding', args: { orc: 'B' } });
    expect(orcs('friendly d3')).toMatchObject({ rule: 'fiends.friendly.rooms', args: { orc: 'B' } });
    expect(orcs('7 e1')).toMatchObject({ rule: 'fiends.breach.preference', args: { orc: 'B' } });
    expect(tellRefusal('en', orcs('7 e1')!)).toContain('(B)');
    expect(tellRefusal('de', orcs('7 e1')!)).toContain('(B)');
  });
});
