import type { BattleWords } from './en/battalia-battle.ts';
import { spoken } from './load.ts';

export type { BattleWords };

export const battleWords = spoken<BattleWords>(
  import.meta.glob('./*/battalia-battle.ts', { eager: true, import: 'words' }),
);
