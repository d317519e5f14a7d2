// What a game of a campaign carries of it.

import { isRecord } from '../../table/json.ts';
import {
  type Campaign,
  contentsOf,
  type Milestone,
  type MilestoneId,
  readCampaign,
} from '../engine/index.ts';

/** The sheet of a campaign and the milestone of the game being played. */
export interface CampaignPart {
  sheet: Campaign;
  milestone: MilestoneId;
}

export const milestoneOf = ({ sheet, milestone }: CampaignPart): Milestone | null =>
  contentsOf(sheet.box).milestones.find(({ id }) => id === milestone) ?? null;

/** A sheet from anywhere, at the start of a game; null when it is none. The engine knows what may stand in it. */
export function readPart(value: unknown): CampaignPart | null {
  if (!isRecord(value)) return null;
  const sheet = readCampaign(value.sheet);
  if (!sheet.ok || sheet.value.lost || sheet.value.pending) return null;
  const { milestones } = contentsOf(sheet.value.box);
  const milestone = milestones.find(({ id }) => id === value.milestone)?.id;
  return milestone && sheet.value.used.includes(milestone) ? { sheet: sheet.value, milestone } : null;
}
