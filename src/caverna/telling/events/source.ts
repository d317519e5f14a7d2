// Where goods come from, as far as the rule of an event says it.

import { aside, type Tongue } from '../tongue.ts';

const WHERE = /^(?:base|folk|fiends)\.(tile|ability|reward)\.(\w+)/;

/** The tile, folk or reward behind a rule; empty when the rule is nobody's in particular. */
export function sourceOf(t: Tongue, rule: string): string {
  if (rule === 'base.tiles.bonus' || rule === 'fiends.traps.symbol') return t.w.events.printed;
  if (rule === 'base.round.income') return t.w.events.income;
  const [, kind, id = ''] = WHERE.exec(rule) ?? [];
  if (kind === 'tile') return t.tile(id) === id ? '' : t.tile(id);
  if (kind === 'ability') return t.folk(id) === id ? '' : t.folk(id);
  return kind === 'reward' && t.reward(id) !== id ? t.reward(id) : '';
}

/** A sentence with its source: "… gets 1 wood (Carpenter)." */
export const withSource = (t: Tongue, text: string, rule: string): string =>
  `${text}${aside(sourceOf(t, rule))}.`;
