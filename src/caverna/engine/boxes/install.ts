// Adding a box to the engine.

import { addPowers } from '../powers/index.ts';
import type { BoxDef } from './def.ts';
import { addPositions, installed, register } from './installed.ts';
import { addExchanges, addLoot, addTiles } from './lists.ts';

/** Adds a box once; further calls change nothing. */
export function install(box: BoxDef): void {
  if (installed(box.id)) return;
  register(box);
  addTiles(box.tiles ?? []);
  addExchanges(box.exchanges ?? []);
  addLoot(box.loot ?? []);
  addPowers(box.powers ?? []);
  if (box.positions) addPositions(box.id, box.positions);
}
