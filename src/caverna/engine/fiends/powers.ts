// What the furnishing tiles of Frantic Fiends change (fiends.tile.*). Orc rooms are in board/rooms.ts.

import type { Power } from '../powers/hooks.ts';
import { type Price, price } from '../state/goods.ts';
import type { Player } from '../state/types.ts';
import { friendlyOrcs } from './board/orcs.ts';
import { guestMove } from './board/rooms.ts';

const roomForOne = () => 1;

/** The Guest Dwelling has no room for a dwarf while an orc lives in it that has no other room. */
const guestRoom = (_: number, player?: Player): number => {
  const orcs = player?.fiends?.orcs ?? [];
  const taken = orcs.some(
    (orc) => orc.zone === 'friendly' && player!.squares[orc.at]?.tile === 'guestDwelling',
  );
  return taken && !guestMove(player!) ? 0 : 1;
};

const TOTAL = 8;

/** Eight building materials in any mix, at least one of each; each discount takes one off (RL-13). */
function warriorPrices(player: Player): Price[] {
  const { carpenter, stoneCarver } = player.fiends?.fullPrice ? {} : player.powers;
  const total = TOTAL - (carpenter ? 1 : 0) - (stoneCarver ? 1 : 0);
  const ways: Price[] = [];
  for (let wood = 1; wood <= total - 2; wood++)
    for (let stone = 1; stone <= total - 1 - wood; stone++)
      ways.push(price({ wood, stone, ore: total - wood - stone }));
  return ways;
}

export const FIENDS_POWERS: readonly Power[] = [
  { id: 'battleDogSchool', rule: 'fiends.tile.battleDogSchool' },
  { id: 'camouflageDwelling', rule: 'fiends.tile.camouflageDwelling', room: roomForOne, sneaks: 3 },
  { id: 'copyDwelling', rule: 'fiends.tile.copyDwelling', room: roomForOne },
  {
    id: 'dogParlor',
    rule: 'fiends.tile.dogParlor',
    scores: ({ goods }) => ({ count: goods.dog, points: Math.floor(goods.dog / 2) }),
  },
  {
    id: 'familyParlor',
    rule: 'fiends.tile.familyParlor',
    scores: (player) => ({ count: friendlyOrcs(player).length, points: 3 * friendlyOrcs(player).length }),
  },
  { id: 'guestDwelling', rule: 'fiends.tile.guestDwelling', room: guestRoom },
  { id: 'offspringDwelling', rule: 'fiends.tile.offspringDwelling', room: roomForOne },
  { id: 'orcCaptainDwelling', rule: 'fiends.tile.orcCaptainDwelling' },
  { id: 'orcDwelling', rule: 'fiends.tile.orcDwelling' },
  { id: 'orcMinerDwelling', rule: 'fiends.tile.orcMinerDwelling' },
  { id: 'orcWorkerDwelling', rule: 'fiends.tile.orcWorkerDwelling' },
  {
    id: 'trapChamber',
    rule: 'fiends.tile.trapChamber',
    scores: ({ fiends }) => ({ count: fiends?.traps.length ?? 0, points: 2 * (fiends?.traps.length ?? 0) }),
  },
  { id: 'warriorDwelling', rule: 'fiends.tile.warriorDwelling', room: roomForOne, prices: warriorPrices },
];
