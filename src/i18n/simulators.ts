import type { SimulatorWords } from './en/simulators.ts';
import { spoken } from './load.ts';

export const simulatorWords = spoken<SimulatorWords>(
  import.meta.glob('./*/simulators.ts', { eager: true, import: 'words' }),
);
