// Leaving off, which means something else at every decision.

import { orcsTold } from '../../engine/index.ts';
import type { Tongue } from '../tongue.ts';
import type { Ask } from './types.ts';

export function nameStop(t: Tongue, { frame, player }: Ask): string {
  const { stop, orc } = t.w.moves;
  switch (frame.kind) {
    case 'act':
      return stop.act(t.space(frame.space));
    case 'negotiate':
      return orcsTold().orcOf(player, frame.orc).zone === 'forest'
        ? stop.negotiate(orc(frame.orc))
        : stop.stay(orc(frame.orc));
    case 'sow':
    case 'loot':
    case 'market':
    case 'trade':
    case 'offers':
    case 'protect':
    case 'moment':
    case 'drive':
    case 'shove':
    case 'final':
    case 'hits':
    case 'equip':
    case 'temper':
    case 'convert':
    case 'may':
    case 'casanova':
      return stop[frame.kind];
    default:
      return stop.table;
  }
}
