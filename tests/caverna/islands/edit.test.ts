import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSquare, type SeatPosition, SQUARE_NAMES, squareAt } from '../../../src/caverna/engine/index.ts';
import { checkSeat, tableFor } from '../../../src/caverna/islands/editor/check.ts';
import { applyTool, putLargePasture } from '../../../src/caverna/islands/editor/edit.ts';
import { offerOf } from '../../../src/caverna/islands/editor/offer.ts';
import { eraser, type Tool, toolGroups, toolsOf } from '../../../src/caverna/islands/editor/tools.ts';
import { boardOf } from '../../../src/caverna/scene/index.ts';
import { sketch } from '../../../src/caverna/scene/sketch.ts';

const use = (seat: SeatPosition, tool: Tool, square: string, more = true): SeatPosition => {
  const next = applyTool(seat, tool, square, more);
  if (!next) throw new Error(`${JSON.stringify(tool)} has nothing to do on ${square}`);
  return next;
};
const land = (name: string): Tool => ({ put: 'land', land: name as 'meadow' });

describe('tools on a written position', () => {
  it('land, crops and stables are written as a scenario writes them', () => {
    let seat: SeatPosition = {};
    seat = use(seat, land('meadow'), 'c4');
    seat = use(seat, land('field'), 'b4');
    for (const _ of [1, 2, 3]) seat = use(seat, { put: 'crop', crop: 'grain' }, 'b4');
    seat = use(seat, { put: 'stable' }, 'c4');
    seat = use(seat, land('smallPasture'), 'c4');
    expect(seat).toEqual({ board: { c4: 'smallPasture stable', b4: 'field grain 3' } });
    expect(checkSeat(seat, []).trouble).toBeNull();
    expect(use(seat, { put: 'crop', crop: 'grain' }, 'b4', false).board?.b4).toBe('field grain 2');
  });

  it('forest land does not go on the mountain, nor the dwelling of the start away', () => {
    expect(applyTool({}, land('meadow'), 'e1')).toBeNull();
    expect(applyTool({}, land('cavern'), 'a1')).toBeNull();
    expect(applyTool({}, land('tunnel'), 'd4')).toBeNull();
    expect(applyTool({}, { put: 'tile', tile: 'carpenter' }, 'a1')).toBeNull();
  });

  it('a large pasture joins two squares, and the other half becomes meadow when one is taken', () => {
    const seat = putLargePasture({ board: { c4: 'meadow stable' } }, 'c4', 'c3')!;
    expect(seat.board).toEqual({ c4: 'largePasture c3 stable', c3: 'largePasture c4' });
    expect(checkSeat(seat, []).trouble).toBeNull();
    expect(use(seat, land('field'), 'c3').board).toEqual({ c4: 'meadow', c3: 'field' });
    expect(use(seat, eraser([]), 'c3').board).toEqual({ c4: 'meadow' });
  });

  it('animals are counted by square and kind', () => {
    let seat: SeatPosition = { board: { c4: 'smallPasture' } };
    const sheep: Tool = { put: 'animal', animal: 'sheep' };
    seat = use(use(seat, sheep, 'c4'), sheep, 'c4');
    expect(seat.animals).toEqual(['2 sheep c4']);
    expect(checkSeat(seat, []).trouble).toBeNull();
    expect(checkSeat(use(seat, sheep, 'c4'), []).trouble?.code).toBe('animalsDoNotFit');
    expect(use(use(seat, sheep, 'c4', false), sheep, 'c4', false)).toEqual({ board: { c4: 'smallPasture' } });
  });

  it('a trap is set, goes off, and is taken away', () => {
    const net: Tool = { put: 'trap', trap: 'trapNet' };
    const set = use({}, net, 'b2');
    expect(set.traps).toEqual(['trapNet b2']);
    expect(use(set, net, 'b2').traps).toEqual(['trapNet b2 inactive']);
    expect(use(set, net, 'b2', false)).toEqual({});
    expect(applyTool({ board: { b2: 'field' } }, net, 'b2')).toBeNull();
    expect(applyTool({ board: { b2: 'forest stable' } }, net, 'b2')).toBeNull();
  });

  it('orcs walk, are beaten and become friends; goods lie only in mines', () => {
    const seat = use({ orcs: { A: '3 a1' } }, { put: 'orc', orc: 'A' }, 'b2');
    expect(seat.orcs).toEqual({ A: '3 b2' });
    expect(applyTool({}, { put: 'friend', orc: 'A' }, 'd3')).toBeNull();
    const friend = use({ board: { d3: 'orcDwelling' } }, { put: 'friend', orc: 'A' }, 'd3');
    expect(friend.orcs).toEqual({ A: 'friendly d3' });
    expect(checkSeat(friend, ['fiends']).trouble).toBeNull();
    expect(use(friend, eraser(['fiends']), 'd3')).toEqual({ orcs: { A: 'defeated' } });
    expect(use({}, eraser(['fiends']), 'c1').orcs?.C).toMatch(/^\d+ reserve$/);
    const spare = use(friend, { put: 'friend', orc: 'X' }, 'd3');
    expect(use(spare, { put: 'friend', orc: 'X' }, 'd3', false)).toEqual(friend);
    expect(applyTool({}, { put: 'goods' }, 'd3')).toBeNull();
    const mine = { board: { d2: 'oreMine' } };
    expect(use(mine, { put: 'goods' }, 'd2').mined).toEqual({ d2: 1 });
  });

  it('whoever is held hostage is for the rules to say once an orc has moved', () => {
    const seat: SeatPosition = { orcs: { A: '5 d4' }, hostages: { d4: 2 } };
    expect(checkSeat(seat, ['fiends']).trouble).toBeNull();
    expect(use(seat, { put: 'orc', orc: 'A' }, 'a2')).toEqual({ orcs: { A: '5 a2' } });
  });

  it('elves use bare forest, others do not', () => {
    const grain: Tool = { put: 'crop', crop: 'grain' };
    expect(applyTool({}, grain, 'a1')).toBeNull();
    expect(use({ folk: 'elves' }, grain, 'a1').board).toEqual({ a1: 'forest grain 1' });
    expect(use({ folk: 'elves' }, { put: 'tile', tile: 'dwelling' }, 'a1').board).toEqual({
      a1: 'dwelling wild',
    });
  });

  it('whatever is clicked, the position can be drawn, each square can be read, and the engine answers', () => {
    for (const modules of [[], ['fiends'], ['folk']]) {
      const tools = (seat: SeatPosition): Tool[] => [
        ...toolGroups.flatMap((group) => toolsOf(group, offerOf(tableFor(modules), seat), seat)),
        eraser(modules),
      ];
      const clicks = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...SQUARE_NAMES), fc.boolean()), {
        maxLength: 25,
      });
      fc.assert(
        fc.property(clicks, fc.boolean(), (list, elves) => {
          let seat: SeatPosition = modules.includes('folk') && elves ? { folk: 'elves' } : {};
          for (const [n, square, more] of list) {
            const all = tools(seat);
            seat = applyTool(seat, all[n % all.length]!, square, more) ?? seat;
          }
          for (const [name, text] of Object.entries(seat.board ?? {}))
            expect(readSquare(squareAt(name), text)).not.toBeNull();
          const { player, trouble } = checkSeat(seat, modules);
          expect(player === null).toBe(trouble !== null);
          const drawn = boardOf('en', sketch(seat, modules));
          // What the engine accepts is drawn as the engine sees it.
          if (player)
            for (const [name, square] of Object.entries(boardOf('en', player).squares))
              expect(drawn.squares[name]?.land).toBe(square.land);
        }),
        { numRuns: 60 },
      );
    }
  });
});
