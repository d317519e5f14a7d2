import { METAMORPHA_QUESTIONS } from '../metamorpha/questions.ts';
import type { Question } from '../scenario/types.ts';
import { TRADE_QUESTIONS } from '../trade/questions.ts';
import { ABOUT_CONNECTORS } from './questions-between.ts';
import { ABOUT_VALLEYS } from './questions-valleys.ts';

export const VALLEY_QUESTIONS: Readonly<Record<string, Question>> = {
  ...ABOUT_VALLEYS,
  ...ABOUT_CONNECTORS,
  ...METAMORPHA_QUESTIONS,
  ...TRADE_QUESTIONS,
};
