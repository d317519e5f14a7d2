// Which loot to bring home: looks ahead through one whole expedition with the engine, the reward of a fight included,
// keeping the most promising positions at every step. Exchanges are left out where they are only allowed (what they
// give can be had without an expedition), and made where something has to be paid or an animal has no room.

import {
  EXCHANGES,
  type Game,
  type Good,
  legalMoves,
  type Move,
  type Player,
  play,
  type Seat,
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
const WIDTH = 24;
const LONGEST = 40;
/** How many ways to settle something are looked at. */
const WAYS = 2000;

/** What everybody may turn so many of it into (base.food.values); more of them at once first. */
const FOOD = EXCHANGES.flatMap(({ pay, get, power, amount }) => {
  const [good, ...others] = Object.keys(pay) as Good[];
  return good && others.length === 0 && get.food && !power && !amount
    ? { good, n: pay[good]!, food: get.food }
    : [];
}).sort((a, b) => b.n - a.n);

/** All that could be eaten; of the gold, one stays with the trader. */
function foodOf({ goods }: Player): number {
  const left = { ...goods };
  let sum = left.food + Math.max(0, left.gold - 1);
  for (const { good, n, food } of FOOD) {
    const times = Math.floor((left[good] ?? 0) / n);
    left[good] -= times * n;
    sum += times * food;
  }
  return sum;
}

const hostile = ({ fiends }: Player): number =>
  fiends?.orcs.filter(({ zone }) => zone === 'forest' || zone === 'cave').length ?? 0;

const pointsOf = (game: Game, seat: Seat): number => score(game).seats[seat].total;

/** The aim first; points decide among equals. */
function worth(game: Game, seat: Seat, aim: LootAim): number {
  const player = game.players[seat];
  const points = pointsOf(game, seat);
  if (aim === 'food') return foodOf(player) * 100 + points;
  if (aim === 'weapons') return player.dwarfs.reduce((sum, { weapon }) => sum + weapon, 0) * 100 + points;
  if (aim === 'orcs') return -hostile(player) * 1000 + points;
  return points;
}

/** The number a reader sees for an aim. */
export function measure(game: Game, seat: Seat, aim: LootAim): number {
  const player = game.players[seat];
  if (aim === 'food') return foodOf(player);
  if (aim === 'weapons') return player.dwarfs.reduce((sum, { weapon }) => sum + weapon, 0);
  if (aim === 'orcs') return -hostile(player);
  return pointsOf(game, seat);
}

interface Walk {
  game: Game;
  moves: readonly Move[];
}

/** Still on the way, or choosing the reward of a fight: what lay below the expedition has not come back. */
const isAway = ({ stack }: Game, base: number): boolean =>
  stack.length > base && stack[base]!.kind !== 'work';

/** Positions that differ only in the order of what was taken are one. */
function sameness(game: Game, seat: Seat): string {
  const stack = game.stack.map((frame) =>
    frame.kind === 'loot' ? { ...frame, taken: [...frame.taken].sort() } : frame,
  );
  return JSON.stringify([game.players[seat], stack]);
}

/** Decisions that exchanges settle: animals without room, and what has to be paid. */
const isOwed = ({ stack }: Game): boolean => stack.some(({ kind }) => kind === 'house' || kind === 'raise');

function after({ game, moves }: Walk): Walk[] {
  const { kind } = game.stack.at(-1)!;
  const settling = kind === 'house' || kind === 'raise';
  return legalMoves(game)
    .filter(({ type }) => settling || type !== 'exchange')
    .flatMap((move) => {
      const played = play(game, move);
      return played.ok ? { game: played.value.game, moves: [...moves, move] } : [];
    });
}

/** Each position once, and never more of them than anybody could think through. */
function different(walks: readonly Walk[], seat: Seat): Walk[] {
  if (walks.length < 2) return [...walks];
  const kept = new Map<string, Walk>();
  for (const walk of walks) {
    const key = sameness(walk.game, seat);
    if (!kept.has(key)) kept.set(key, walk);
    if (kept.size === WAYS) break;
  }
  return [...kept.values()];
}

/** Every way to settle what is owed with as few moves as possible: more exchanges than that are not the item's. */
function settled(walk: Walk, seat: Seat): Walk[] {
  let open = [walk];
  while (open.length > 0) {
    const free = open.filter(({ game }) => !isOwed(game));
    if (free.length > 0) return free;
    open = different(open.flatMap(after), seat);
  }
  return [];
}

/** Back home, or about to choose the next item. */
const isDone = ({ game }: Walk, base: number): boolean =>
  !isAway(game, base) || (game.stack.length === base + 1 && game.stack[base]!.kind === 'loot');

/** Every way to carry out what was chosen, down to its last decision. */
function carriedOut(chosen: Walk, base: number, seat: Seat): Walk[] {
  const done: Walk[] = [];
  let open = settled(chosen, seat);
  for (let i = 0; i < LONGEST && open.length > 0; i++) {
    done.push(...open.filter((walk) => isDone(walk, base)));
    const going = open.filter((walk) => !isDone(walk, base));
    open = different(
      going.flatMap(after).flatMap((walk) => settled(walk, seat)),
      seat,
    );
  }
  return done;
}

/** The most promising first: the aim decides, then the shorter way. */
function ranked(walks: readonly Walk[], seat: Seat, aim: LootAim): Walk[] {
  return walks
    .map((walk) => ({ walk, value: worth(walk.game, seat, aim) }))
    .sort((a, b) => b.value - a.value || a.walk.moves.length - b.walk.moves.length)
    .map(({ walk }) => walk);
}

const lootFrame = (game: Game): number => game.stack.findLastIndex(({ kind }) => kind === 'loot');

/**
 * The best expedition for an aim; null when none is under way. Step by step, so that a page can draw itself in between.
 */
export function* considerLoot(game: Game, aim: LootAim): Generator<void, Advice | null> {
  const base = lootFrame(game);
  if (base < 0) return null;
  const { seat } = game.stack[base]!;
  const home: Walk[] = [];
  let open: Walk[] = [{ game, moves: [] }];
  for (let i = 0; i < LONGEST && open.length > 0; i++) {
    const away: Walk[] = [];
    for (const chosen of open.flatMap(after)) {
      for (const walk of carriedOut(chosen, base, seat)) (isAway(walk.game, base) ? away : home).push(walk);
      yield;
    }
    open = different(ranked(away, seat, aim), seat).slice(0, WIDTH);
  }
  const [found] = ranked(home, seat, aim);
  if (!found) return null;
  return {
    moves: [...found.moves],
    game: found.game,
    gain: measure(found.game, seat, aim) - measure(game, seat, aim),
  };
}

/** The same in one go. */
export function adviseLoot(game: Game, aim: LootAim): Advice | null {
  const steps = considerLoot(game, aim);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** What one item alone would add to an aim, its own decisions made as well as possible. */
export function addedBy(game: Game, move: Move, aim: LootAim = 'points'): number {
  const base = lootFrame(game);
  const played = play(game, move);
  if (base < 0 || !played.ok) return 0;
  const { seat } = game.stack[base]!;
  const ways = carriedOut({ game: played.value.game, moves: [move] }, base, seat);
  const most = ways.map((walk) => measure(walk.game, seat, aim));
  return Math.max(...most) - measure(game, seat, aim);
}
