// Land and animals that will be of use later.

import { areasOf, type Game, NEIGHBOURS, type Player, SQUARES_ON_BOARD } from '../../engine/index.ts';
import type { Time } from './time.ts';
import type { Weights } from './weights.ts';

const TYPES = ['sheep', 'donkey', 'wildBoar', 'cattle'] as const;

/** The first few of a kind count in full. */
const few = (n: number, most: number): number => Math.min(n, most) + 0.25 * Math.max(0, n - most);

function landWorth(player: Player, time: Time, weights: Weights): number {
  const soon = Math.min(1, time.work / 3);
  const { squares, goods } = player;
  const free = { cavern: 0, tunnel: 0, meadow: 0, field: 0 };
  let cornered = 0;
  let unused = 0;
  for (let at = 0; at < SQUARES_ON_BOARD; at++) {
    const { land, crops, stable } = squares[at]!;
    if (land === 'cavern') free.cavern++;
    else if (land === 'tunnel' || land === 'deepTunnel') free.tunnel++;
    else if (land === 'meadow') free.meadow++;
    else if (land === 'field' && crops === 0) free.field++;
    else if ((land === 'forest' || land === 'mountain') && !stable) {
      unused++;
      if (!NEIGHBOURS[at]!.some((beside) => squares[beside]!.land === land)) cornered++;
    }
  }
  const seeds = Math.min(free.field, goods.grain + goods.vegetable);
  const patient = weights.patience * unused * Math.min(1, time.rounds / 7);
  return (
    patient +
    soon *
      (weights.cavern * few(free.cavern, 2) +
        weights.tunnel * few(free.tunnel, 2) +
        weights.meadow * few(free.meadow, 2) +
        weights.field * few(free.field, 2) +
        weights.seed * seeds -
        weights.cornered * cornered)
  );
}

/** Pairs that will have young, as far as there is room for them. */
function herdWorth(player: Player, time: Time, weights: Weights): number {
  const { goods } = player;
  let room = 0;
  for (const { capacity } of areasOf(player)) room += capacity;
  const harvests = 0.7 * time.rounds + (time.breedingToCome ? 1 : 0);
  let animals = 0;
  let pairs = 0;
  for (const type of TYPES) {
    animals += goods[type];
    if (goods[type] >= 2) pairs++;
    else if (goods[type] === 1) pairs += 0.3;
  }
  const spare = Math.max(0, room - animals);
  const young = pairs * harvests;
  return (
    weights.pair * Math.min(young, spare + 0.3 * young) +
    weights.stall * Math.min(spare, 6) * Math.min(1, time.rounds / 3)
  );
}

export const farmWorth = (_game: Game, player: Player, time: Time, weights: Weights): number =>
  landWorth(player, time, weights) + herdWorth(player, time, weights);
