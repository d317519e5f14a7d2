// A solo campaign (fiends.campaign.*) as a chain of games: each game carries the sheet it was begun with, so the
// latest game is the whole campaign, whether it is kept, exported or sent as a link.

import { type Settings, startSession } from '../../table/session.ts';
import { gameOf } from '../../table/timeline.ts';
import {
  buyBonuses,
  type Campaign,
  type Corrections,
  finishGame,
  newCampaign,
  type Purchase,
  prepareGame,
  type Result,
} from '../engine/index.ts';
import { milestoneOf } from './campaign-part.ts';
import { rules } from './rules.ts';
import type { Session } from './types.ts';

interface NewCampaign {
  side: Campaign['side'];
  seed: number;
  id: string;
  name?: string;
  box?: Corrections;
  lastAlone?: boolean;
  bot?: string | null;
  settings?: Partial<Settings>;
}

interface NextGame {
  seed: number;
  id: string;
  name: string;
  bots: readonly (string | null)[];
  settings?: Partial<Settings>;
}

function gameFrom(campaign: Campaign, { seed, ...rest }: NextGame): Result<Session> {
  const prepared = prepareGame(campaign, seed);
  if (!prepared.ok) return prepared;
  const { request, milestone, campaign: sheet } = prepared.value;
  return startSession(rules, { ...rest, seed, setup: request, campaign: { sheet, milestone: milestone.id } });
}

export const startCampaign = ({
  side,
  seed,
  id,
  name = '',
  box: corrections,
  lastAlone,
  bot = null,
  settings,
}: NewCampaign) =>
  gameFrom(newCampaign(side, corrections, lastAlone), {
    seed,
    id,
    name,
    bots: [bot],
    ...(settings ? { settings } : {}),
  });

/** The sheet with this game in it, once it is over; null before, and in games of no campaign. */
export function reckoned({ campaign, timeline }: Session): Campaign | null {
  const game = gameOf(timeline);
  const milestone = campaign && milestoneOf(campaign);
  return milestone && game.phase === 'over' ? finishGame(campaign.sheet, game, milestone) : null;
}

/** Spends points on bonuses and begins the next game under a new id. */
export function nextOfCampaign(
  session: Session,
  purchases: readonly Purchase[],
  seed: number,
  id: string,
): Result<Session> {
  const sheet = reckoned(session);
  if (!sheet) return { ok: false, error: { code: 'wrongMoment' } };
  const bought = buyBonuses(sheet, purchases);
  if (!bought.ok) return bought;
  const { name, bots, settings } = session;
  return gameFrom(bought.value, { seed, id, name, bots, settings });
}
