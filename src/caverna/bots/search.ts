// Looking ahead over one whole action: from the decision at hand until the turn passes on.
// A beam: all sensible answers are tried, the best few are followed, and what ends best is played.

import { type Frame, type Game, type Move, play, type Seat } from '../engine/index.ts';
import { candidates, keptAt } from './candidates.ts';
import { dice } from './dice.ts';
import { type Weights, worthOf } from './worth/index.ts';

interface Plan {
  game: Game;
  moves: Move[];
  worth: number;
}

export interface Limits {
  /** Plans followed at the same time, for each way to begin. */
  width: number;
  /** Moves of one plan. */
  depth: number;
  /** Moves tried in all. */
  tries: number;
}

export const LIMITS: Readonly<Limits> = { width: 3, depth: 24, tries: 2500 };

/** Decisions with which something new begins. */
const FRESH: ReadonlySet<Frame['kind']> = new Set([
  'work',
  'orcWork',
  'protect',
  'offers',
  'choose',
  'feed',
  'breed',
  'moment',
  'final',
  'negotiate',
]);

/** The same decision as the one the plan began with, perhaps after an exchange. */
function isStill(game: Game, now: Frame, start: Frame, from: Game): boolean {
  if (now.kind !== start.kind) return false;
  if (now.kind === 'work') return now === start || now.dwarf >= 0;
  if (now.kind === 'orcWork') return now === start;
  if (now.kind === 'negotiate') return start.kind === 'negotiate' && now.orc === start.orc;
  return game.phase === from.phase && game.round === from.round;
}

function isOver(game: Game, seat: Seat, from: Game): boolean {
  const top = game.stack.at(-1);
  if (!top || top.seat !== seat) return true;
  if (game.stack.length > 1 || !FRESH.has(top.kind)) return false;
  return !isStill(game, top, from.stack.at(-1)!, from);
}

/** Squares of equal worth are taken for the same. */
const BY_PLACE: ReadonlySet<Frame['kind']> = new Set(['site', 'build', 'sow']);

/** What is bought but not yet put down is looked at where it would first fit. */
const HALF_DONE: ReadonlySet<Frame['kind']> = new Set(['site', 'build', 'pay']);

function foreseen(game: Game, seat: Seat): Game {
  let now = game;
  for (let i = 0; i < 4; i++) {
    const top = now.stack.at(-1);
    if (!top || top.seat !== seat || !HALF_DONE.has(top.kind)) break;
    const [move] = candidates(now);
    const played = move && play(now, move);
    if (!played?.ok) break;
    now = played.value.game;
  }
  return now;
}

/** During an orc event others answer before anybody's orc moves: what that does to this seat is looked at as well. */
function settled(game: Game, seat: Seat): Game {
  let now = game;
  for (let i = 0; i < 12 && now.phase === 'orcs' && now.fiends?.active?.step !== 'done'; i++) {
    const top = now.stack.at(-1);
    if (!top || top.seat === seat || top.kind !== 'negotiate' || game.fiends?.active?.orc !== top.orc) break;
    const played = play(now, { type: 'stop' });
    if (!played.ok) break;
    now = played.value.game;
  }
  return now;
}

/** The next round's marker lies face down until it begins: nobody plans with it. */
const unseen = (game: Game, from: Game): Game =>
  game.round === from.round ? game : { ...game, harvest: null };

const byWorth = (a: Plan, b: Plan): number => b.worth - a.worth;

/** The best way on from here: moves until the turn passes on, or as far as could be seen. */
export function bestPlan(from: Game, seed: number, weights: Weights, limits: Limits = LIMITS): Plan {
  const { seat } = from.stack.at(-1)!;
  const roll = dice(seed);
  const whim = () => (weights.whim * roll(1000)) / 1000;
  let tries = 0;
  let best: Plan | null = null;
  let halfway: Plan | null = null;

  /** Answers to the pending decision of a plan, the best first; plans that end are remembered. */
  function answers(plan: Plan): Plan[] {
    const open: Plan[] = [];
    const seen = new Set<number>();
    const alike = BY_PLACE.has(plan.game.stack.at(-1)!.kind);
    for (const move of candidates(plan.game)) {
      if (tries >= limits.tries && open.length > 0) break;
      const played = play(plan.game, move);
      tries++;
      if (!played.ok) continue;
      const { game } = played.value;
      const moves = [...plan.moves, move];
      if (isOver(game, seat, from)) {
        const worth = worthOf(unseen(settled(game, seat), from), seat, weights) + whim();
        if (!best || worth > best.worth) best = { game, moves, worth };
        continue;
      }
      const worth = worthOf(foreseen(game, seat), seat, weights);
      if (alike && seen.has(worth)) continue;
      seen.add(worth);
      open.push({ game, moves, worth });
    }
    return open.sort(byWorth);
  }

  /** Follows the best plans until all of them have ended. */
  function follow(start: Plan): void {
    let beam = [start];
    for (let depth = start.moves.length; beam.length > 0 && depth < limits.depth; depth++) {
      const width = tries < limits.tries ? limits.width : 1;
      const next = beam.flatMap((plan) => answers(plan).slice(0, keptAt(plan.game.stack.at(-1)!)));
      beam = next.sort(byWorth).slice(0, width);
    }
    for (const plan of beam) if (!halfway || plan.worth > halfway.worth) halfway = plan;
  }

  /** Every way to begin is followed by itself: another space, another strength, another space to imitate. */
  function open(plan: Plan): void {
    for (const next of answers(plan)) {
      const { kind } = next.game.stack.at(-1)!;
      if (kind === 'imitate' || kind === 'work') open(next);
      else follow(next);
    }
  }

  const root: Plan = { game: from, moves: [], worth: 0 };
  const { kind } = from.stack.at(-1)!;
  if (kind === 'work' || kind === 'orcWork' || kind === 'imitate') open(root);
  else follow(root);
  return best ?? halfway ?? { ...root, moves: candidates(from).slice(0, 1) };
}
