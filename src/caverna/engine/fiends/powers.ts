// What the furnishing tiles of Frantic Fiends change (fiends.tile.*).

import type { Power } from '../powers/hooks.ts';
import { discounted } from '../powers/index.ts';
import { type Price, price, sum } from '../state/goods.ts';
import { isAway } from '../state/hostages.ts';
import type { Game, Player } from '../state/types.ts';
import { friendlyOrcs } from './board/orcs.ts';
import { guestMove, isShared } from './board/rooms.ts';

const roomForOne = () => 1;

/** The Guest Dwelling has no room for a dwarf while an orc lives in it that has no other room. */
const guestRoom = (_: number, player?: Player): number => {
  if (!player?.fiends) return 1;
  const taken = player.fiends.orcs.some((orc) => orc.zone === 'friendly' && isShared(player, orc.at));
  return taken && !guestMove(player) ? 0 : 1;
};

const TOTAL = 8;
const PLENTY = price({ wood: TOTAL, stone: TOTAL, ore: TOTAL });

/** Eight building materials in any mix, at least one of each; each discount takes one off (RL-13). */
function warriorPrices(player: Player): Price[] {
  const off = player.fiends?.fullPrice ? 0 : sum(PLENTY) - sum(discounted(player, 'furnish', PLENTY));
  const total = TOTAL - off;
  const ways: Price[] = [];
  for (let wood = 1; wood <= total - 2; wood++)
    for (let stone = 1; stone <= total - 1 - wood; stone++)
      ways.push(price({ wood, stone, ore: total - wood - stone }));
  return ways;
}

/** A friendly orc has no children, even where the tile invites to it (fiends.tile.orcWorkerDwelling). */
const orcActs = ({ stack }: Game): boolean => {
  const act = stack.findLast((frame) => frame.kind === 'act');
  return act !== undefined && act.dwarf < 0;
};

const strengths = (player: Player): number[] =>
  player.dwarfs.filter((dwarf) => !isAway(player, dwarf)).map(({ weapon }) => weapon);

export const FIENDS_POWERS: readonly Power[] = [
  { id: 'battleDogSchool', rule: 'fiends.tile.battleDogSchool', dogStrength: 2 },
  { id: 'camouflageDwelling', rule: 'fiends.tile.camouflageDwelling', room: roomForOne, sneaks: 3 },
  {
    id: 'copyDwelling',
    rule: 'fiends.tile.copyDwelling',
    room: roomForOne,
    asks({ players }, player) {
      const strength = Math.max(0, ...players.flatMap(strengths));
      if (strength === 0 || !strengths(player).includes(0)) return null;
      return { kind: 'equip', rule: 'fiends.tile.copyDwelling', strength };
    },
  },
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
  { id: 'guestDwelling', rule: 'fiends.tile.guestDwelling', room: guestRoom, orcRoom: 'shared' },
  {
    id: 'offspringDwelling',
    rule: 'fiends.tile.offspringDwelling',
    room: roomForOne,
    asks: (game) =>
      orcActs(game) ? null : { kind: 'may', rule: 'fiends.tile.offspringDwelling', effect: { do: 'grow' } },
  },
  { id: 'orcCaptainDwelling', rule: 'fiends.tile.orcCaptainDwelling', orcRoom: 'captain' },
  { id: 'orcDwelling', rule: 'fiends.tile.orcDwelling', orcRoom: 'plain' },
  { id: 'orcMinerDwelling', rule: 'fiends.tile.orcMinerDwelling', orcRoom: 'mining' },
  { id: 'orcWorkerDwelling', rule: 'fiends.tile.orcWorkerDwelling', orcRoom: 'worker' },
  {
    id: 'trapChamber',
    rule: 'fiends.tile.trapChamber',
    scores: ({ fiends }) => ({ count: fiends?.traps.length ?? 0, points: 2 * (fiends?.traps.length ?? 0) }),
  },
  {
    id: 'warriorDwelling',
    rule: 'fiends.tile.warriorDwelling',
    room: roomForOne,
    prices: warriorPrices,
    asks: (_, player) =>
      strengths(player).includes(0) ? { kind: 'temper', rule: 'fiends.tile.warriorDwelling' } : null,
  },
];
