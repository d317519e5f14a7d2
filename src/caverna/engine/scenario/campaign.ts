// Scenarios about the sheet of a campaign: points, milestones and purchases, row by row.

import {
  buyBonuses,
  type Campaign,
  campaignScore,
  campaignStrengths,
  newCampaign,
  recordPoints,
} from '../fiends/campaign.ts';
import { ok, type Result } from '../state/result.ts';
import { differences } from './match.ts';
import { checkRefusal } from './run.ts';
import type { Expectation, Scenario, ScenarioReport, Sheet } from './types.ts';

/** The campaign after all rows, or the first refusal. */
function fillIn({ side, lastAlone, games }: Sheet): Result<Campaign> {
  let campaign = newCampaign(side, undefined, lastAlone);
  for (const { points, milestone, met = false, buy = [] } of games) {
    const bought = buyBonuses(recordPoints(campaign, points, milestone, met), buy);
    if (!bought.ok) return bought;
    campaign = bought.value;
  }
  return ok(campaign);
}

/** What an expectation may look at. */
const sheetOf = (campaign: Campaign): Record<string, unknown> => ({
  ...campaign,
  strengths: campaignStrengths(campaign.side, campaign.games.length + 1),
  score: campaignScore(campaign),
});

function problemsWith(sheet: Sheet, then: Expectation): string[] {
  const campaign = fillIn(sheet);
  if (!campaign.ok) return checkRefusal(campaign.error, then, true, 'the campaign');
  if (then.error) return [`expected the error ${then.error}, but nothing was refused`];
  return differences(then.campaign, sheetOf(campaign.value), 'campaign');
}

/** A scenario with a `campaign`. Apart from `runScenario`, so that pages that play a game need not load it. */
export function runSheet({ name, campaign, then }: Scenario & { campaign: Sheet }): ScenarioReport {
  const problems = problemsWith(campaign, then);
  return { name, ok: problems.length === 0, problems };
}

export const isSheet = (scenario: Scenario): scenario is Scenario & { campaign: Sheet } =>
  scenario.campaign !== undefined;
