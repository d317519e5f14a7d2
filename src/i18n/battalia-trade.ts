import type { TradeWords } from './en/battalia-trade.ts';
import { spoken } from './load.ts';

export const tradeWords = spoken<TradeWords>(
  import.meta.glob('./*/battalia-trade.ts', { eager: true, import: 'words' }),
);
