// What scenarios can ask, part by part.

import { BATTLE_QUESTIONS } from '../battle/questions.ts';
import { DRAFT_QUESTIONS } from '../draft/questions.ts';
import { EVENING_QUESTIONS } from '../evening/questions.ts';
import { MAP_QUESTIONS } from '../map/questions.ts';
import { STORM_QUESTIONS } from '../storm/questions.ts';
import { VALLEY_QUESTIONS } from '../valleys/questions.ts';
import { WEEK_QUESTIONS } from '../week/questions.ts';
import type { Question } from './types.ts';

export const QUESTIONS: Readonly<Record<string, Question>> = {
  ...MAP_QUESTIONS,
  ...STORM_QUESTIONS,
  ...WEEK_QUESTIONS,
  ...DRAFT_QUESTIONS,
  ...BATTLE_QUESTIONS,
  ...VALLEY_QUESTIONS,
  ...EVENING_QUESTIONS,
};
