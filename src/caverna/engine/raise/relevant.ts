// Which exchanges help to get goods that are lacking, directly or as input of a trading tile.

import { ALL_EXCHANGES } from '../boxes/lists.ts';
import type { Exchange } from '../data/exchanges.ts';
import { extraFoodPerAnimal } from '../powers/index.ts';
import type { Player } from '../state/types.ts';
import type { Good } from '../state/vocabulary.ts';
import { withTriggers } from './purse.ts';

const gives = (player: Player, entry: Exchange, wanted: ReadonlySet<Good>): boolean => {
  const got = withTriggers(player, entry.get);
  for (const good in got) if (wanted.has(good as Good)) return true;
  return (entry.amount || entry.weapon) === true && wanted.has('food');
};

export function relevantExchanges(player: Player, lacking: ReadonlySet<Good>): Exchange[] {
  const wanted = new Set(lacking);
  const inputs = new Set<Good>();
  // Gold can be eaten, so trades that give gold help with food; buying gold with a ruby does not.
  const goldForFood = wanted.has('food') && !wanted.has('gold');
  if (goldForFood) wanted.add('gold');
  // Rubies buy nearly everything: what brings rubies helps.
  wanted.add('ruby');
  for (let grew = true; grew; ) {
    grew = false;
    for (const entry of ALL_EXCHANGES) {
      // Buying animals to eat them is never better than eating rubies.
      if (!entry.power || entry.eats) continue;
      if (!player.powers[entry.power] || !gives(player, entry, wanted)) continue;
      for (const good in entry.pay) {
        inputs.add(good as Good);
        if (wanted.has(good as Good)) continue;
        wanted.add(good as Good);
        grew = true;
      }
    }
  }
  // A bought boar is better food than a ruby once eating animals pays more.
  if (wanted.has('food') && extraFoodPerAnimal(player) > 0) wanted.add('wildBoar');
  return ALL_EXCHANGES.filter((entry) => {
    if (entry.edible && wanted.has('food')) return true;
    if (goldForFood && entry.id === 'ruby.gold' && !inputs.has('gold')) return false;
    return (!entry.power || player.powers[entry.power]) && gives(player, entry, wanted);
  });
}
