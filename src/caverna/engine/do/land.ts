// Putting things on squares.

import { boxOf } from '../boxes/installed.ts';
import { rehouse } from '../housing/house.ts';
import { HOOKS, losesHalf, overhangIn, powerWith } from '../powers/index.ts';
import { printedAt } from '../powers/printed.ts';
import type { RuleId } from '../rules/ids.ts';
import { isFarmland } from '../state/board.ts';
import type { GameEvent } from '../state/events.ts';
import type { Bundle } from '../state/goods.ts';
import { IN_FOREST, PRINTED_BONUS, SQUARES_ON_BOARD, squareName } from '../state/squares.ts';
import { edit, type Turn, tell } from '../state/turn.ts';
import type { Built, Player, Seat, Square } from '../state/types.ts';
import { type Land, SINGLES, type Single, TWINS } from '../state/vocabulary.ts';
import { askToHouse, gain } from './primitives.ts';

const HALVES: Partial<Record<Built, readonly [Land, Land]>> = {
  meadowField: ['meadow', 'field'],
  cavernTunnel: ['cavern', 'tunnel'],
  cavernCavern: ['cavern', 'cavern'],
  oreMine: ['oreMine', 'deepTunnel'],
};

const ON_FREE_SQUARES: ReadonlySet<Built> = new Set<Built>([...TWINS, ...SINGLES]);

function change(player: Player, changes: readonly (readonly [number, Partial<Square>])[]): void {
  const squares = player.squares.slice();
  const edge = losesHalf(player) ? SQUARES_ON_BOARD : squares.length;
  for (const [at, part] of changes) if (at < edge) squares[at] = { ...squares[at]!, ...part };
  player.squares = squares;
}

/** Bare forest that is fenced stays known as such, and what hangs over from it (folk.open.elvesNeighbours). */
const wild = ({ squares }: Player, at: number, and = at): Partial<Square> =>
  squares[squares[at]!.land === 'off' ? and : at]!.land === 'forest' ? { wild: true } : {};

/** The squares as they look afterwards. */
function layOut(player: Player, what: Built, at: number, and: number): void {
  const halves = HALVES[what];
  if (halves) {
    change(player, [
      [at, { land: halves[0] }],
      [and, { land: halves[1] }],
    ]);
  } else if (what === 'stable') {
    change(player, [[at, { stable: true }]]);
    player.stables++;
  } else if (what === 'largePasture') {
    change(player, [
      [at, { land: 'largePasture', mate: and, ...wild(player, at) }],
      [and, { land: 'largePasture', mate: at, ...wild(player, and, at) }],
    ]);
    mergeHerds(player, at, and);
  } else if (what === 'smallPasture') change(player, [[at, { land: what, ...wild(player, at) }]]);
  else change(player, [[at, { land: what as Single | 'rubyMine' }]]);
}

/** Animals of one kind on both meadows become one herd of the new pasture; dogs stay where they watch. */
function mergeHerds(player: Player, at: number, and: number): void {
  const anchor = Math.min(at, and);
  const here = player.herds.filter((herd) => herd.at === at || herd.at === and);
  if (here.length > 0 && here.every((herd) => herd.animal === here[0]!.animal)) {
    const n = here.reduce((total, herd) => total + herd.n, 0);
    player.herds = [...player.herds.filter((herd) => !here.includes(herd)), { ...here[0]!, at: anchor, n }];
  }
  const dogs = player.watch.filter((watch) => watch.at === at || watch.at === and);
  if (dogs.length > 0) {
    const n = dogs.reduce((total, watch) => total + watch.n, 0);
    player.watch = [...player.watch.filter((watch) => !dogs.includes(watch)), { at: anchor, n }];
  }
}

/** What pays for a twin tile that lies half on the board and half beyond its edge (base.tiles.overhang.upgrade). */
const overhangPays = (player: Player, what: Built, at: number, and: number) =>
  and >= 0 &&
  at < SQUARES_ON_BOARD !== and < SQUARES_ON_BOARD &&
  (ON_FREE_SQUARES.has(what) || player.agreed?.upgradesOverhang !== false)
    ? overhangIn(player, IN_FOREST[at] ? 'forest' : 'mountain')
    : null;

/** The ability that leaves out what is printed on one of the squares, if it does. */
function unprinted(player: Player, at: number, and: number): RuleId | undefined {
  if (!PRINTED_BONUS[at] && !PRINTED_BONUS[and]) return undefined;
  return powerWith(player, 'ignoresPrinted')?.rule;
}

/** Goods that come with a tile: printed below it (base.tiles.bonus), or for hanging over the edge. */
export function tileBrings(player: Player, what: Built, at: number, and: number): Brought[] {
  const brought: Brought[] = [];
  if (ON_FREE_SQUARES.has(what))
    for (const square of [at, and]) {
      const goods = printedAt(player, square);
      if (goods) brought.push({ goods, rule: 'base.tiles.bonus', by: powerWith(player, 'printed')?.rule });
    }
  const edge = overhangPays(player, what, at, and);
  if (edge) brought.push({ goods: edge.overhang, rule: edge.rule });
  return brought;
}

interface Brought {
  goods: Bundle;
  rule: RuleId;
  by?: RuleId | undefined;
}

/** Builds something on squares and gains what is printed there (base.tiles.bonus). */
export function placeTile(
  turn: Turn,
  seat: Seat,
  what: Built,
  at: number,
  and: number,
  rule: RuleId,
  by?: RuleId,
): void {
  const player = edit(turn, seat);
  const before = player.squares[at]!.land;
  layOut(player, what, at, and);
  const event: GameEvent = { type: 'built', seat, what, at: squareName(at), rule };
  if (and >= 0) event.and = squareName(and);
  const because = by ?? (ON_FREE_SQUARES.has(what) ? unprinted(player, at, and) : undefined);
  if (because) event.by = because;
  tell(turn, event);
  boxOf(turn.game)?.built?.(turn, seat, what, at);
  const brought = tileBrings(player, what, at, and);
  if (what === 'rubyMine') {
    for (const power of HOOKS.onRubyMine)
      if (player.powers[power.id]) gain(turn, seat, power.onRubyMine(before), power.rule);
  } else if (!ON_FREE_SQUARES.has(what) && isFarmland(player.squares[at]!.land) && !rehouse(player))
    askToHouse(turn, seat);
  for (const { goods, rule: because, by: ability } of brought) gain(turn, seat, goods, because, ability);
}
