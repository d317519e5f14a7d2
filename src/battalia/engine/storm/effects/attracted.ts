// New terrain draws Metamorpha to it, as soon as she is on the board.

import { wandersTo } from '../../metamorpha/wander.ts';
import type { Square } from '../../state/types.ts';
import type { Told } from '../travel/jump.ts';

const RULES = { built: 'battalia.metamorpha.new', replaced: 'battalia.metamorpha.replaced' } as const;

export function attracted({ table, events }: Told, at: Square, change: keyof typeof RULES): Told {
  const metamorpha = wandersTo(table.metamorpha, { change, at }, table.agreed.options);
  if (metamorpha === null) return { table, events };
  return {
    table: { ...table, metamorpha },
    events: [...events, { event: 'stormMetamorpha', at: metamorpha, rule: RULES[change] }],
  };
}
