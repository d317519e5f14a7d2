import type { CampaignWords } from './en/campaign.ts';
import { spoken } from './load.ts';

export type { CampaignWords };

export const campaignWords = spoken<CampaignWords>(
  import.meta.glob('./*/campaign.ts', { eager: true, import: 'words' }),
);
