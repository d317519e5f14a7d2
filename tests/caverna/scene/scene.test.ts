import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BoardView, Things } from '../../../src/caverna/board/view.ts';
import {
  type Game,
  newGame,
  type Player,
  parse,
  play,
  readSave,
  squareName,
} from '../../../src/caverna/engine/index.ts';
import { DRAWN_LANDS } from '../../../src/caverna/printed/home-board.ts';
import { boardOf, difference } from '../../../src/caverna/scene/index.ts';
import { isIcon } from '../../../src/site/icons.ts';

const folder = new URL('../../../content/caverna/games/', import.meta.url).pathname;

/** Positions of a saved game, one in so many moves; the last one always. */
function* positions(file: string, every: number): Generator<Game> {
  const save = readSave(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (!save.ok) throw new Error(file);
  const begun = newGame(save.value.setup, save.value.seed);
  if (!begun.ok) throw new Error(file);
  let game = begun.value;
  for (const [i, line] of save.value.lines.entries()) {
    if (i % every === 0) yield game;
    const move = parse(line);
    if (!move.ok) throw new Error(line);
    const played = play(game, move.value);
    if (!played.ok) throw new Error(line);
    game = played.value.game;
  }
  yield game;
}

const thingsOf = (view: BoardView): Things[] =>
  Object.values(view.squares).flatMap(({ things = [] }) => things);
const total = (view: BoardView, icon: string): number =>
  thingsOf(view)
    .filter((thing) => thing.icon === icon && !thing.faint)
    .reduce((sum, { count = 0 }) => sum + count, 0);
const sum = (list: readonly { n: number }[]): number => list.reduce((all, { n }) => all + n, 0);

/** Everything the engine has on a board must be on the drawing, and nothing else. */
function nothingForgotten(player: Player): void {
  const view = boardOf('en', player, { people: true });
  const squares = Object.values(view.squares);
  for (const [name, { land, say, icon, things = [] }] of Object.entries(view.squares)) {
    expect(DRAWN_LANDS).toContain(land);
    expect(say).toMatch(new RegExp(`^${name}: .`));
    if (icon) expect(isIcon(icon)).toBe(true);
    for (const thing of things) expect(isIcon(thing.icon)).toBe(true);
  }
  for (const [icon, animal] of [
    ['sheep', 'sheep'],
    ['donkey', 'donkey'],
    ['wild-boar', 'wildBoar'],
    ['cattle', 'cattle'],
  ] as const)
    expect(total(view, icon)).toBe(sum(player.herds.filter((herd) => herd.animal === animal)));
  expect(total(view, 'dog')).toBe(sum(player.watch));
  for (const crop of ['grain', 'vegetable', 'gemfruit', 'mushroom']) {
    const growing = player.squares.filter((square) => square.crop === crop);
    expect(total(view, crop)).toBe(growing.reduce((all, { crops }) => all + crops, 0));
  }
  const occupied = player.fiends?.occupied ?? [];
  const tiles = player.squares.filter(({ tile }) => tile).length + occupied.filter(({ tile }) => tile).length;
  expect(squares.filter(({ name }) => name)).toHaveLength(tiles);
  expect(squares.filter(({ stable }) => stable)).toHaveLength(
    player.squares.filter(({ stable }) => stable).length,
  );
  expect(squares.filter(({ wild }) => wild)).toHaveLength(player.squares.filter(({ wild }) => wild).length);
  for (const [at, { land, mate }] of player.squares.entries()) {
    const drawn = view.squares[squareName(at)];
    expect(!drawn).toBe(land === 'off');
    if (land !== 'occupied' && land !== 'trap' && land !== 'off') expect(drawn?.land).toBe(land);
    expect(drawn?.mate).toBe(mate >= 0 ? squareName(mate) : undefined);
  }
  if (!player.fiends) return;
  const { orcs, traps, mined, homes } = player.fiends;
  expect(squares.filter(({ occupied: taken }) => taken)).toHaveLength(occupied.length);
  expect(squares.filter(({ trap }) => trap).length).toBe(traps.length);
  const held = orcs.filter((orc) => orc.held).map(({ at }) => at);
  expect(squares.filter(({ trap }) => trap?.state === 'spent')).toHaveLength(
    traps.filter(({ active, at }) => !active && !held.includes(at)).length,
  );
  for (const { id, zone, at, strength } of orcs) {
    const drawn = view.squares[squareName(at)]?.things?.find((thing) => thing.id === `orc-${id}`);
    if (zone === 'forest' || zone === 'cave') expect(drawn?.count).toBe(strength);
    else if (zone === 'friendly') expect(drawn?.icon).toBe('friendly-orc');
    else expect(thingsOf(view).some((thing) => thing.id === `orc-${id}`)).toBe(false);
  }
  const goods = Object.values(mined).reduce((all, n) => all + n, 0);
  expect(total(view, 'ore') + total(view, 'ruby')).toBe(goods);
  const people = thingsOf(view).filter(({ id }) => id?.startsWith('person-'));
  expect(people.length).toBe(homes.filter((at, i) => at >= 0 && i < player.dwarfs.length).length);
  expect(people.filter(({ bound }) => bound).length).toBe(
    player.dwarfs.filter(({ hostage }) => hostage).length,
  );
}

describe('every position of a golden game can be drawn, and nothing on the board is forgotten', () => {
  for (const file of readdirSync(folder))
    it(file, () => {
      for (const game of positions(file, 15)) for (const player of game.players) nothingForgotten(player);
    });
});

describe('the difference between two boards', () => {
  const start = (): Player => {
    const game = newGame({ seats: 2 }, 1);
    if (!game.ok) throw new Error('no game');
    return game.value.players[0];
  };
  const changed = (player: Player, squares: Record<number, Partial<Player['squares'][number]>>): Player => ({
    ...player,
    squares: player.squares.map((square, at) => ({ ...square, ...squares[at] })),
  });
  it('is nothing when nothing happened', () => {
    expect(difference(start(), start())).toEqual({});
  });
  it('marks a new meadow and field, and the crop that is harvested', () => {
    const before = start();
    const built = changed(before, { 20: { land: 'meadow' }, 19: { land: 'field', crop: 'grain', crops: 3 } });
    expect(difference(before, built)).toEqual({ c4: 'new', b4: 'new' });
    expect(difference(built, changed(built, { 19: { crops: 2 } }))).toEqual({ b4: 'lost' });
  });
  it('marks every square on which a golden game with orcs changes, and no other', () => {
    let before: Game | null = null;
    for (const game of positions('fiends-4p-full-4.json', 1)) {
      for (const [seat, player] of before?.players.entries() ?? []) {
        const after = game.players[seat];
        const marks = difference(player, after);
        const [old, now] = [boardOf('en', player), boardOf('en', after)];
        for (const [name, { say }] of Object.entries(now.squares)) {
          if (say === old.squares[name]?.say) expect(marks[name]).toBeUndefined();
          else if (!marks[name]) expect(old.squares[name]?.say).toMatch(/orc/);
        }
      }
      before = game;
    }
  });
});
