import type { SetupWords } from './en/battalia-setup.ts';
import { spoken } from './load.ts';

export type { SetupWords };

export const setupWords = spoken<SetupWords>(
  import.meta.glob('./*/battalia-setup.ts', { eager: true, import: 'words' }),
);
