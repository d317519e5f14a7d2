import type { Language } from '../../site/languages.ts';
import { de } from './de.ts';
import { type CampaignWords, en } from './en.ts';

export type { CampaignWords };

const all: Record<Language, CampaignWords> = { en, de };

export const campaignWords = (language: Language): CampaignWords => all[language];
