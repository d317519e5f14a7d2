// Exchanges by name, as a list of them shows them: without a player, as printed.

import type { Language } from '../../site/languages.ts';
import { EXCHANGE_OF, type ExchangeId } from '../engine/index.ts';
import { capital, tongue } from './tongue.ts';

/** "1 ruby → 2 food". */
export function nameExchange(language: Language, id: ExchangeId): string {
  const t = tongue(language);
  const entry = EXCHANGE_OF[id];
  const { exchanges: w, actions } = t.w;
  if (entry.amount) return w.gold;
  if (entry.weapon) return w.weapon;
  const get = entry.places ? actions.singles[entry.places] : t.goods(entry.get);
  return capital(`${t.goods(entry.pay)} → ${get}`);
}
