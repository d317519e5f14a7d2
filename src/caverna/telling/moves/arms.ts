// Weapons, expeditions and fights.

import {
  forgePrice,
  type Game,
  LOOT_OF,
  type Move,
  orcsTold,
  type Player,
  play,
  powerWith,
  trainingStep,
} from '../../engine/index.ts';
import { dwarfInWords } from '../people.ts';
import { capital, type Tongue } from '../tongue.ts';
import { asks, type Namers } from './types.ts';

/** What a fight leaves of a weapon, and what it grows to afterwards, as the engine does it. */
function afterFight(t: Tongue, game: Game, player: Player, dwarf: number, move: Move): string {
  const weapon = player.dwarfs[dwarf]?.weapon ?? 0;
  const played = play(game, move);
  const events = played.ok ? played.value.events : [];
  const lost = events.find((event) => event.type === 'disarmed')?.n ?? 0;
  const grown = events
    .filter((event) => event.type === 'armed')
    .findLast((event) => event.dwarf === dwarf)?.n;
  return t.w.moves.fightWeapon(weapon, weapon - lost, grown ?? weapon - lost);
}

export const ARMS: Namers<'forge' | 'train' | 'loot' | 'equip' | 'temper' | 'fight'> = {
  forge(t, { strength, dog }, { frame, player }) {
    const { moves: w } = t.w;
    if (dog) return w.forgeForDog(strength, t.goods({ dog: 1 }));
    if (frame.kind === 'armory') return w.carve(strength, t.goods({ wood: strength }));
    return w.forge(strength, t.price([forgePrice(player, frame.dwarf, strength)]));
  },
  train(t, _, { game, frame, player }) {
    const strength = asks(frame, 'loot')?.strength ?? 0;
    const price = powerWith(player, 'trains')?.trains ?? {};
    return t.w.moves.train(t.goods(price), t.w.moves.from(strength, strength + trainingStep(game)));
  },
  loot(t, { item }) {
    const { do: does } = LOOT_OF[item].effect;
    return does === 'gain' ? t.w.moves.bring(t.loot(item)) : t.loot(item);
  },
  equip: (t, { dwarf }, { frame, player }) =>
    capital(t.w.moves.equip(dwarfInWords(t, player, dwarf), asks(frame, 'equip')?.strength ?? 0)),
  temper: (t, { dwarf, good, n }, { player }) =>
    t.w.moves.temper(t.goods({ [good]: n }), dwarfInWords(t, player, dwarf), n),
  fight(t, move, { game, frame, player }) {
    const { moves: w } = t.w;
    const { strength } = orcsTold().orcOf(player, move.orc);
    const weapon = afterFight(t, game, player, frame.dwarf, move);
    return w.fight(w.orc(move.orc), strength, t.goods({ dog: move.dogs }), weapon);
  },
};
