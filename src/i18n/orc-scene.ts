import type { OrcSceneWords } from './en/orc-scene.ts';
import { spoken } from './load.ts';

export const orcSceneWords = spoken<OrcSceneWords>(
  import.meta.glob('./*/orc-scene.ts', { eager: true, import: 'words' }),
);
