// Rearranging animals (base.animals.rearrange).
//
// An `arrange` move states where every animal stands. It is legal at every decision of the seat, and never
// listed by `legalMoves`: there are far too many. `rearrangements` lists the small steps a person would try:
// one animal or a whole herd to another area, two herds swapped, a dog to another place.

import { boxOf } from '../boxes/installed.ts';
import { standsToPlaces } from '../do/arrange.ts';
import { areasOf, holds } from '../housing/areas.ts';
import { allHoused } from '../housing/solve.ts';
import { isMove } from '../state/moves.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { squareName } from '../state/squares.ts';
import type { Game, Herd, Move, Player, Seat, Stand, Watch } from '../state/types.ts';

type Arrange = Extract<Move, { type: 'arrange' }>;

export function checkArrangement(game: Game, seat: Seat, move: Arrange): Result<true> {
  if (!isMove(move)) return refuse('badMove');
  const error = boxOf(game)?.mayArrange?.(game);
  if (error) return { ok: false, error };
  const player = game.players[seat];
  const arranged: Player = { ...player, ...standsToPlaces(move.stands, player.squares) };
  return allHoused(arranged) ? ok(true) : refuse('badArrangement', 'base.animals.one');
}

function standsOf(herds: readonly Herd[], watch: readonly Watch[]): Stand[] {
  return [
    ...herds.map(({ animal, n, at }) => ({ animal, n, at: squareName(at) })),
    ...watch.map(({ n, at }) => ({ animal: 'dog' as const, n, at: squareName(at) })),
  ];
}

function moved(herds: readonly Herd[], from: Herd, to: number, n: number): Herd[] {
  const rest = herds.flatMap((herd) => {
    if (herd !== from) return [herd];
    return herd.n > n ? [{ ...herd, n: herd.n - n }] : [];
  });
  const there = rest.find((herd) => herd.at === to);
  if (!there) return [...rest, { at: to, animal: from.animal, n }];
  return rest.map((herd) => (herd === there ? { ...herd, n: herd.n + n } : herd));
}

/** Small lawful rearrangements of the seat that decides. */
export function rearrangements(game: Game): Arrange[] {
  const frame = game.stack.at(-1);
  if (!frame) return [];
  if (boxOf(game)?.mayArrange?.(game)) return [];
  const player = game.players[frame.seat];
  const found: Arrange[] = [];
  const offer = (herds: Herd[], watch: Watch[]) => {
    if (allHoused({ ...player, herds, watch }))
      found.push({ type: 'arrange', stands: standsOf(herds, watch) });
  };
  const areas = areasOf(player);
  for (const from of player.herds) {
    for (const area of areas) {
      if (area.at === from.at || holds(area, from.animal, player.goods.dog) === 0) continue;
      const there = player.herds.find((herd) => herd.at === area.at);
      if (there && there.animal !== from.animal) {
        if (there.at > from.at) {
          const swapped = player.herds.map((herd) =>
            herd === from ? { ...from, at: there.at } : herd === there ? { ...there, at: from.at } : herd,
          );
          offer(swapped, player.watch);
        }
        continue;
      }
      offer(moved(player.herds, from, area.at, 1), player.watch);
      if (from.n > 1) offer(moved(player.herds, from, area.at, from.n), player.watch);
    }
  }
  const atHome = player.goods.dog - player.watch.reduce((total, watch) => total + watch.n, 0);
  for (const area of areas) {
    if (!area.watchable) continue;
    const watch = player.watch.find((one) => one.at === area.at);
    const others = player.watch.filter((one) => one !== watch);
    if (atHome > 0) offer(player.herds, [...others, { at: area.at, n: (watch?.n ?? 0) + 1 }]);
    if (watch) offer(player.herds, watch.n > 1 ? [...others, { ...watch, n: watch.n - 1 }] : others);
  }
  return found;
}
