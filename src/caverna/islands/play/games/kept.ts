// The games of Caverna on this device.

import { type Keeper, openKeeper } from '../../../../islands/games/keeper.ts';
import { type Caverna, rules } from '../../../table/rules.ts';
import type { Store } from '../../../table/types.ts';

export const keeper: Keeper<Caverna> = openKeeper(rules, () => import('./in-address.ts'));

export const keptGames = (): Promise<Store> => keeper.games();
