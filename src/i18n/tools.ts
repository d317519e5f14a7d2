import type { ToolWords } from './en/tools.ts';
import { spoken } from './load.ts';

export const toolWords = spoken<ToolWords>(
  import.meta.glob('./*/tools.ts', { eager: true, import: 'words' }),
);
