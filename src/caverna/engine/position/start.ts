// Starting one action or one phase on its own, without playing a whole round.

import type { Effect } from '../actions/effects.ts';
import { planOf } from '../actions/plan.ts';
import { boxOf } from '../boxes/installed.ts';
import { MOST_ORE } from '../data/limits.ts';
import { advance } from '../flow/advance.ts';
import { beginBreeding, beginFeeding, fieldPhase, startHarvest } from '../flow/harvest.ts';
import { endRound } from '../flow/round.ts';
import { unitPossible } from '../raise/possible.ts';
import type { GameEvent } from '../state/events.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { begin, push, type Turn } from '../state/turn.ts';
import type { Game, Seat } from '../state/types.ts';

/** Sub-actions by name; an effect object may be given instead. */
export const SUB_ACTIONS: Readonly<Record<string, Effect>> = {
  meadowField: { do: 'place', tiles: ['meadowField'] },
  cavernTunnel: { do: 'place', tiles: ['cavernTunnel'] },
  dig: { do: 'place', tiles: ['cavernTunnel', 'cavernCavern'] },
  meadow: { do: 'single', tile: 'meadow' },
  field: { do: 'single', tile: 'field' },
  tunnel: { do: 'single', tile: 'tunnel' },
  cavern: { do: 'single', tile: 'cavern' },
  oreMine: { do: 'oreMine' },
  rubyMineOnTunnel: { do: 'rubyMine', on: 'tunnel' },
  rubyMineOnDeepTunnel: { do: 'rubyMine', on: 'deepTunnel' },
  smallPasture: { do: 'fence', size: 'small', wood: 2 },
  largePasture: { do: 'fence', size: 'large', wood: 4 },
  stable: { do: 'stable', stone: 1 },
  furnish: { do: 'furnish', only: 'any' },
  furnishDwelling: { do: 'furnish', only: 'dwellings' },
  sow: { do: 'sow', grain: 2, vegetable: 2 },
  forge: { do: 'forge', most: MOST_ORE },
  expedition1: { do: 'expedition', level: 1 },
  expedition2: { do: 'expedition', level: 2 },
  expedition3: { do: 'expedition', level: 3 },
  expedition4: { do: 'expedition', level: 4 },
  grow: { do: 'grow' },
  breed: { do: 'breed', types: 2 },
  layTrap: { do: 'layTrap' },
  restock: { do: 'restock' },
  forgeWood: { do: 'forgeWood', most: 4 },
};

/** Phases that can be run on their own. */
export const SUB_PHASES = [
  'harvestStart',
  'field',
  'feed',
  'feed1',
  'breed',
  'newRound',
  'harvest',
  'final',
] as const;
type SubPhase = (typeof SUB_PHASES)[number];

export interface Sandboxed {
  game: Game;
  events: GameEvent[];
}

/** Starts an effect for a seat and one of its dwarfs, as loot or a space would. */
export const startEffect = (game: Game, seat: Seat, dwarf: number, effect: Effect): Result<Sandboxed> =>
  startEffectOn(game, seat, dwarf, effect, begin);

/** The same on a working copy that the caller prepares. */
export function startEffectOn(
  game: Game,
  seat: Seat,
  dwarf: number,
  effect: Effect,
  prepare: (game: Game) => Turn,
): Result<Sandboxed> {
  const player = game.players[seat];
  if (!player?.dwarfs[dwarf]) return refuse('badPosition', undefined, { field: 'dwarf' });
  const [unit] = planOf(effect).units;
  if (!unitPossible(game, player, { seat, dwarf, space: null, food: 0 }, unit!))
    return refuse('spaceWithoutEffect', 'base.work.effect', { effect: effect.do });
  const turn = prepare(game);
  push(turn, { kind: 'run', seat, dwarf, rule: 'base.work.effect', effect });
  advance(turn);
  return ok({ game: turn.game, events: turn.events });
}

/** Runs one phase for a seat; `harvest` and `newRound` run for everybody and leave the table. */
export const startPhase = (game: Game, seat: Seat, phase: SubPhase | string): Result<Sandboxed> =>
  startPhaseOn(game, seat, phase, begin);

/** The same on a working copy that the caller prepares. */
export function startPhaseOn(
  game: Game,
  seat: Seat,
  phase: SubPhase | string,
  prepare: (game: Game) => Turn,
): Result<Sandboxed> {
  const turn = prepare(game);
  if (boxOf(game)?.startPhase?.(turn, seat, phase)) {
    advance(turn);
    return ok({ game: turn.game, events: turn.events });
  }
  const { game: after } = turn;
  switch (phase) {
    case 'harvestStart':
      startHarvest(turn, seat);
      break;
    case 'field':
      fieldPhase(turn, seat);
      break;
    case 'feed':
    case 'feed1':
      beginFeeding(turn, seat, phase === 'feed1' ? 'feed1' : 'full');
      break;
    case 'breed':
      beginBreeding(turn, seat);
      break;
    case 'final':
      push(turn, { kind: 'final', seat, dwarf: -1, rule: 'base.exchange.end' });
      break;
    case 'newRound':
      after.stack = [];
      endRound(turn);
      break;
    case 'harvest':
      after.stack = [];
      after.players = after.players.map((player) => ({
        ...player,
        dwarfs: player.dwarfs.map((dwarf) => ({ ...dwarf, at: dwarf.at ?? 'resting' })),
      }));
      break;
  }
  advance(turn);
  return ok({ game: turn.game, events: turn.events });
}
