// What the points of a campaign buy (fiends.campaign.prices), and which stored games belong together.

import { isRecord } from '../../table/json.ts';
import { LONGEST_TITLE } from '../../table/session.ts';
import {
  BONUSES,
  type BonusId,
  type Campaign,
  type Corrections,
  choicesOf,
  type Purchase,
} from '../engine/index.ts';
import { reckoned } from './campaign.ts';
import type { Session } from './types.ts';

/** More than any points can buy. */
const MOST_CHOSEN = 200;

/** Everything the shop sells, row by row of the sheet. */
export const shopRows = (
  corrections?: Corrections,
): { once: number; permanent: number; choices: BonusId[] }[] =>
  BONUSES.map((bonus) => ({
    once: bonus.once,
    permanent: bonus.permanent,
    choices: choicesOf(bonus, corrections),
  }));

/** Bonuses as they were put into the basket; null when they are none. Whether the points last is said by the shop. */
export function readBasket(value: unknown, corrections?: Corrections): Purchase[] | null {
  if (!Array.isArray(value) || value.length > MOST_CHOSEN) return null;
  const sold = shopRows(corrections).flatMap(({ choices }) => choices);
  const basket = value.flatMap((each): Purchase[] => {
    const choice = isRecord(each) ? sold.find((id) => id === each.choice) : undefined;
    return choice && typeof each.permanent === 'boolean' ? [{ choice, permanent: each.permanent }] : [];
  });
  return basket.length === value.length ? basket : null;
}

/** The form that begins a campaign, as it is filled in. */
interface CampaignWish {
  name: string;
  side: Campaign['side'];
  /** The score is that of the fifth game (fiends.campaign.score). */
  lastAlone: boolean;
}

export const FRESH_WISH: CampaignWish = { name: '', side: 'easy', lastAlone: false };

export function readCampaignWish(value: unknown): CampaignWish | null {
  if (!isRecord(value) || typeof value.name !== 'string') return null;
  const { side } = value;
  if (side !== 'easy' && side !== 'hard') return null;
  return { name: value.name.slice(0, LONGEST_TITLE), side, lastAlone: value.lastAlone === true };
}

/** The sheet as it stands: with the game in it once that is over. */
export const sheetOf = (session: Session): Campaign | null =>
  reckoned(session) ?? session.campaign?.sheet ?? null;

/** Of the games of one campaign only the last one counts: it carries the whole sheet. */
export function isContinued(session: Session, others: readonly Session[]): boolean {
  const { campaign } = session;
  if (!campaign) return false;
  const begun = campaign.sheet.used.join();
  return others.some(
    (other) =>
      other.campaign !== undefined &&
      other.campaign.sheet.games.length > campaign.sheet.games.length &&
      other.campaign.sheet.used.join().startsWith(begun),
  );
}
