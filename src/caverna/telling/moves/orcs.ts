// Bargaining with orcs, trap choices and rewards.

import { orcsTold, type Reward, squareName } from '../../engine/index.ts';
import { dwarfInWords } from '../people.ts';
import type { Tongue } from '../tongue.ts';
import { type Ask, asks, type MoveOf, type Namers } from './types.ts';

/** Where a push leads, and onto which trap that would go off. */
function whereTo(t: Tongue, { way }: MoveOf<'push'>, { game, player, frame }: Ask): string {
  const { moves: w } = t.w;
  const letter = asks(frame, 'negotiate')?.orc ?? 'A';
  const rulings = game.setup.fiends!;
  const { CAVE, orcOf, reach, springs } = orcsTold();
  const to = reach(orcOf(player, letter).at, way, rulings.diagonalEntry);
  if (to === null || to === CAVE) return w.toCave;
  const sprung = springs(player, letter, to, rulings);
  return sprung ? w.toTrap(squareName(to), t.trap(sprung.trap.id)) : w.toSquare(squareName(to));
}

function rewardInWords(t: Tongue, { effect }: Reward, marker: number): string {
  const { rewards: w } = t.w.moves;
  switch (effect.does) {
    case 'gain':
      return t.goods(effect.goods);
    case 'expedition':
      return w.expedition(effect.level, marker);
    case 'useSpace':
      return effect.which === 'occupied' ? w.useOccupied : w.useUnoccupied;
    case 'equip':
      return w.equip(effect.strength);
    case 'forgiveBegging':
      return w.forgiveBegging(effect.markers, t.goods({ gold: effect.gold }));
    case 'foodPerHead':
      return w.foodPerHead(effect.adult, effect.newborn, effect.friendlyOrc);
    default:
      return w[effect.does];
  }
}

export const ORCS: Namers<'bribe' | 'push' | 'hit' | 'tribute' | 'reward' | 'hostage'> = {
  bribe(t, { n }, { game, frame, player }) {
    const { moves: w } = t.w;
    const letter = asks(frame, 'negotiate')?.orc ?? 'A';
    const { strength } = orcsTold().orcOf(player, letter);
    return w.bribe(t.goods({ [orcsTold().bribeOf(game)]: n }), w.orc(letter), strength, strength - n);
  },
  push(t, move, ask) {
    const { moves: w } = t.w;
    const letter = asks(ask.frame, 'negotiate')?.orc ?? 'A';
    return w.push(
      t.goods(orcsTold().boardOf(ask.game).push),
      w.orc(letter),
      w.ways[move.way],
      whereTo(t, move, ask),
    );
  },
  hit(t, { orc }, { frame, player }) {
    const { strength } = orcsTold().orcOf(player, orc);
    return t.w.moves.hit(t.w.moves.orc(orc), strength, strength - (asks(frame, 'hits')?.by ?? 0));
  },
  tribute(t, { n }, { frame, player }) {
    const { moves: w } = t.w;
    const { orc = 'A', good = 'food' } = asks(frame, 'tribute') ?? {};
    if (n === 0) return w.payNothing;
    const { strength } = orcsTold().orcOf(player, orc);
    return w.tribute(t.goods({ [good]: n }), w.orc(orc), strength, strength - n);
  },
  reward(t, { reward: id }, { game, frame }) {
    const { orc, marker = 0 } = asks(frame, 'fallen') ?? {};
    if (id === 'gold') {
      const { gold = 0 } =
        orcsTold()
          .contentsOf(game.setup.box)
          .orcs.find((one) => one.id === orc) ?? {};
      return t.w.moves.rewardGold(t.goods({ gold }));
    }
    const found = orcsTold().REWARDS.find((entry) => entry.id === id);
    return found ? t.w.moves.reward(t.reward(id), rewardInWords(t, found, marker)) : t.reward(id);
  },
  hostage: (t, { dwarf }, { player }) => t.w.moves.hostage(dwarfInWords(t, player, dwarf)),
};
