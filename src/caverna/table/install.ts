// What only some games need is fetched when one of them is opened.

import { isRecord } from '../../table/json.ts';
import type { CampaignPart } from '../../table/session.ts';
import { installNamed } from '../engine/index.ts';

/** Fetches the box that a setup from anywhere asks for, before the engine reads it. */
export async function installFor(setup: unknown): Promise<void> {
  const modules = isRecord(setup) && Object.hasOwn(setup, 'modules') ? setup.modules : null;
  if (Array.isArray(modules)) await installNamed(modules);
}

/** The campaign that a game from anywhere belongs to: undefined for none, null when it cannot be. */
export async function campaignIn(value: unknown): Promise<CampaignPart | undefined | null> {
  return value === undefined ? undefined : (await import('./campaign.ts')).readPart(value);
}
