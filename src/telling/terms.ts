// Single words for single ideas.

import type { Harvest, Land, Phase, ScoreCategory } from '../engine/index.ts';
import type { Language } from '../site/languages.ts';
import { wordsOf } from './load.ts';

export const nameLand = (language: Language, land: Land): string => wordsOf(language).lands[land];
export const nameHarvest = (language: Language, harvest: Harvest): string =>
  wordsOf(language).harvests[harvest];
export const namePhase = (language: Language, phase: Phase): string => wordsOf(language).phases[phase];
export const scoreCategoryName = (language: Language, category: ScoreCategory): string =>
  wordsOf(language).scores[category];
