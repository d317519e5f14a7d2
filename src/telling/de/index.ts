import type { Words } from '../en/index.ts';
import { terms } from './terms.ts';

/** Alles, was eine Partie auf Deutsch sagt. */
export const de: Words = { ...terms };
