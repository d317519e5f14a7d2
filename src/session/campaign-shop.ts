// What the points of a campaign buy (fiends.campaign.prices), and which stored games belong together.

import { BONUSES, type Box, type Campaign, choicesOf } from '../engine/index.ts';
import { reckoned } from './campaign.ts';
import type { Session } from './session.ts';

/** Everything the shop sells, row by row of the sheet. */
export const shopRows = (box?: Box): { once: number; permanent: number; choices: string[] }[] =>
  BONUSES.map((bonus) => ({ once: bonus.once, permanent: bonus.permanent, choices: choicesOf(bonus, box) }));

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
