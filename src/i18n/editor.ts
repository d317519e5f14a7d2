import type { EditorWords } from './en/editor.ts';
import { spoken } from './load.ts';

export type { EditorWords };

export const editorWords = spoken<EditorWords>(
  import.meta.glob('./*/editor.ts', { eager: true, import: 'words' }),
);
