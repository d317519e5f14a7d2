// Which loot to bring home: looks ahead through one whole expedition with the engine, keeping the most promising
// positions at every step. Exchanges are left out: what they give can be had without an expedition.

import {
  EXCHANGES,
  type Game,
  type Good,
  legalMoves,
  type Move,
  type Player,
  play,
  score,
} from '../engine/index.ts';

export const LOOT_AIMS = ['points', 'food', 'weapons', 'orcs'] as const;
export type LootAim = (typeof LOOT_AIMS)[number];

export interface Advice {
  /** Every move of it, decisions of single items included. */
  moves: Move[];
  /** By how much the aim is nearer than by going home at once. */
  gain: number;
  /** The game after the expedition. */
  game: Game;
}

/** How many positions are kept at every step. */
const WIDTH = 40;
const LONGEST = 40;

/** What everybody may turn one of it into (base.food.values). */
const FOOD = new Map<Good, number>([['food', 1]]);
for (const { pay, get, power } of EXCHANGES) {
  const [good, ...others] = Object.keys(pay) as Good[];
  if (good && others.length === 0 && pay[good] === 1 && get.food && !power) FOOD.set(good, get.food);
}

const foodOf = ({ goods }: Player): number =>
  [...FOOD].reduce((sum, [good, each]) => sum + (goods[good] ?? 0) * each, 0);

const hostile = ({ fiends }: Player): number =>
  fiends?.orcs.filter(({ zone }) => zone === 'forest' || zone === 'cave').length ?? 0;

const pointsOf = (game: Game, seat: number): number => score(game).seats[seat]!.total;

/** The aim first; points decide among equals. */
function worth(game: Game, seat: number, aim: LootAim): number {
  const player = game.players[seat]!;
  const points = pointsOf(game, seat);
  if (aim === 'food') return foodOf(player) * 100 + points;
  if (aim === 'weapons') return player.dwarfs.reduce((sum, { weapon }) => sum + weapon, 0) * 100 + points;
  if (aim === 'orcs') return -hostile(player) * 1000 + points;
  return points;
}

/** The number a reader sees for an aim. */
export function measure(game: Game, seat: number, aim: LootAim): number {
  const player = game.players[seat]!;
  if (aim === 'food') return foodOf(player);
  if (aim === 'weapons') return player.dwarfs.reduce((sum, { weapon }) => sum + weapon, 0);
  if (aim === 'orcs') return -hostile(player);
  return pointsOf(game, seat);
}

interface Walk {
  game: Game;
  moves: Move[];
  value: number;
}

const isExpedition = (game: Game, base: number): boolean => game.stack[base]?.kind === 'loot';

/** Positions that differ only in the order of what was taken are one. */
function sameness(game: Game, seat: number): string {
  const stack = game.stack.map((frame) =>
    frame.kind === 'loot' ? { ...frame, taken: [...frame.taken].sort() } : frame,
  );
  return JSON.stringify([game.players[seat], stack]);
}

const worthTrying = (move: Move): boolean => move.type !== 'exchange';

function next(walk: Walk, seat: number, aim: LootAim): Walk[] {
  return legalMoves(walk.game)
    .filter(worthTrying)
    .flatMap((move) => {
      const played = play(walk.game, move);
      if (!played.ok) return [];
      const { game } = played.value;
      return [{ game, moves: [...walk.moves, move], value: worth(game, seat, aim) }];
    });
}

function best(walks: readonly Walk[], seat: number): Walk[] {
  const kept = new Map<string, Walk>();
  for (const walk of [...walks].sort((a, b) => b.value - a.value)) {
    const key = sameness(walk.game, seat);
    if (!kept.has(key)) kept.set(key, walk);
    if (kept.size === WIDTH) break;
  }
  return [...kept.values()];
}

function explore(
  start: Game,
  base: number,
  seat: number,
  aim: LootAim,
  ends: (game: Game) => boolean,
): Walk[] {
  let open: Walk[] = [{ game: start, moves: [], value: worth(start, seat, aim) }];
  const home: Walk[] = [];
  for (let i = 0; i < LONGEST && open.length > 0; i++) {
    const reached = best(
      open.flatMap((walk) => next(walk, seat, aim)),
      seat,
    );
    home.push(...reached.filter(({ game }) => !isExpedition(game, base) || ends(game)));
    open = reached.filter(({ game }) => isExpedition(game, base) && !ends(game));
  }
  return home.sort((a, b) => b.value - a.value || a.moves.length - b.moves.length);
}

const lootFrame = (game: Game): number => game.stack.findLastIndex(({ kind }) => kind === 'loot');

/** The best expedition for an aim; null when none is under way. */
export function adviseLoot(game: Game, aim: LootAim): Advice | null {
  const base = lootFrame(game);
  if (base < 0) return null;
  const { seat } = game.stack[base]!;
  const [found] = explore(game, base, seat, aim, () => false);
  if (!found) return null;
  return {
    moves: found.moves,
    game: found.game,
    gain: measure(found.game, seat, aim) - measure(game, seat, aim),
  };
}

/** What one item alone would add to an aim, its own decisions made as well as possible. */
export function addedBy(game: Game, move: Move, aim: LootAim = 'points'): number {
  const base = lootFrame(game);
  const played = play(game, move);
  if (base < 0 || !played.ok) return 0;
  const { seat } = game.stack[base]!;
  const before = measure(game, seat, aim);
  const done = (now: Game): boolean => now.stack.length <= base + 1;
  if (done(played.value.game)) return measure(played.value.game, seat, aim) - before;
  const [found] = explore(played.value.game, base, seat, aim, done);
  return measure(found?.game ?? played.value.game, seat, aim) - before;
}
