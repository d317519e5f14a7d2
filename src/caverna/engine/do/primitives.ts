// One primitive per fact. Everything a player gains or pays goes through here, so triggers listen once.

import { STRONGEST } from '../data/limits.ts';
import { houseNew, removeHeads } from '../housing/house.ts';
import { HOOKS, personal } from '../powers/index.ts';
import type { RuleId } from '../rules/ids.ts';
import { type Bundle, bundleOf, isEmpty, isFree, type Price } from '../state/goods.ts';
import { edit, push, type Turn, tellGoods } from '../state/turn.ts';
import type { Dwarf, Player, Seat } from '../state/types.ts';
import { FARM_ANIMALS, type FarmAnimal, type Good } from '../state/vocabulary.ts';

const isFarmAnimal = (good: Good): good is FarmAnimal => (FARM_ANIMALS as readonly Good[]).includes(good);

/** The player gains goods. Animals look for a place; if there is none the player has to decide. */
export function gain(turn: Turn, seat: Seat, goods: Bundle, rule: RuleId, by?: RuleId): void {
  if (isEmpty(goods)) return;
  const player = edit(turn, seat);
  for (const name in goods) {
    const good = name as Good;
    const n = goods[good]!;
    if (n === 0) continue;
    player.goods[good] += n;
    // Dogs need no room (base.animals.dogs.1).
    if (isFarmAnimal(good) && !houseNew(player, good, n)) askToHouse(turn, seat);
  }
  tellGoods(turn, 'gained', seat, goods, rule, by);
  for (const name in goods) {
    const good = name as Good;
    const n = goods[good]!;
    if (n === 0) continue;
    for (const power of HOOKS.onGain) {
      if (power.onGain.each !== good || !player.powers[power.id]) continue;
      // base.open.seam
      if (rule === 'base.tile.stoneCarver' && turn.game.setup.options.seamWithCarver === false) continue;
      const more: Bundle = {};
      for (const extra in power.onGain.get) more[extra as Good] = power.onGain.get[extra as Good]! * n;
      gain(turn, seat, more, power.rule);
    }
  }
}

/** Some farm animals have no place: the player chooses which to turn into food (base.animals.surplus). */
export function askToHouse(turn: Turn, seat: Seat): void {
  const top = turn.game.stack.at(-1);
  if (top?.kind === 'house' && top.seat === seat) return;
  push(turn, { kind: 'house', seat, dwarf: -1, rule: 'base.animals.surplus' });
}

/** The player pays goods. The caller has made sure that they are there. */
export function spend(turn: Turn, seat: Seat, goods: Bundle, rule: RuleId, by?: RuleId): void {
  if (isEmpty(goods)) return;
  const player = edit(turn, seat);
  for (const name in goods) {
    const good = name as Good;
    player.goods[good] -= goods[good]!;
    if (isFarmAnimal(good)) removeHeads(player, good, goods[good]!);
  }
  tellGoods(turn, 'paid', seat, goods, rule, by);
}

export function pay(turn: Turn, seat: Seat, cost: Price, rule: RuleId, by?: RuleId): void {
  if (!isFree(cost)) spend(turn, seat, bundleOf(cost), rule, by);
}

const capOf = (player: Player, dwarf: Dwarf): number =>
  personal(player, dwarf, 'weaponCap')?.weaponCap ?? STRONGEST;

/** base.expedition.cap */
export function setWeapon(player: Player, dwarf: number, strength: number): void {
  player.dwarfs = player.dwarfs.map((one, i) =>
    i === dwarf ? { ...one, weapon: Math.min(capOf(player, one), strength) } : one,
  );
}
