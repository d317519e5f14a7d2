// Gemfruits and mushrooms (folk.crops.*). Other places decide the rest: where they are sown `legal/sow.ts`, what then
// lies there `data/crops.ts`, the harvest `flow/harvest.ts`, points `scoring/score.ts`, who begins with some `folk/folks/`.

import type { Exchange } from '../data/exchanges.ts';
import type { Player } from '../state/types.ts';
import { isEmptyCavern } from './around.ts';

/** Both are worth another good at any time. */
export const CROP_EXCHANGES: readonly Exchange[] = [
  { id: 'gemfruit.ruby', pay: { gemfruit: 1 }, get: { ruby: 1 }, rule: 'folk.crops.gemfruit.ruby' },
  {
    id: 'mushroom.vegetable',
    pay: { mushroom: 1 },
    get: { vegetable: 1 },
    edible: true,
    rule: 'folk.crops.mushroom.vegetable',
  },
];

/** How many of each a sow action takes (folk.crops.sow). */
export const SOW_NEW_CROPS = { gemfruit: 2, mushroom: 2 };

/** Is this a game in which the new crops exist? */
export const knowsNewCrops = (player: Player): boolean => player.goods.gemfruit !== undefined;

/** A mushroom and an empty cavern for it (folk.crops.mushroom.where). */
export const canSowMushroom = (player: Player): boolean =>
  player.goods.mushroom > 0 && player.squares.some(isEmptyCavern);
