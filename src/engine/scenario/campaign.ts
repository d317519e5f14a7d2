// Scenarios about the sheet of a campaign: points, milestones and purchases, row by row.

import {
  buyBonuses,
  type Campaign,
  campaignScore,
  campaignStrengths,
  newCampaign,
  recordPoints,
} from '../fiends/campaign.ts';
import { ok, type Result } from '../result.ts';
import type { Sheet } from './types.ts';

/** The campaign after all rows, or the first refusal. */
export function fillIn({ side, games }: Sheet): Result<Campaign> {
  let campaign = newCampaign(side);
  for (const { points, milestone, met = false, buy = [] } of games) {
    const bought = buyBonuses(recordPoints(campaign, points, milestone, met), buy);
    if (!bought.ok) return bought;
    campaign = bought.value;
  }
  return ok(campaign);
}

/** What an expectation may look at. */
export const sheetOf = (campaign: Campaign): Record<string, unknown> => ({
  ...campaign,
  strengths: campaignStrengths(campaign.side, campaign.games.length + 1),
  score: campaignScore(campaign),
});
