// The evenings on this device.

import { type Keeper, openKeeper } from '../../../islands/games/keeper.ts';
import { type Battalia, rules } from '../../table/rules.ts';

export const keeper: Keeper<Battalia> = openKeeper(rules, () => import('./in-address.ts'));
