// What the points of a campaign buy (fiends.campaign.prices), and which stored games belong together.

import { BONUSES, type Campaign, SUPPLY_BASE, TWINS } from '../engine/index.ts';
import { reckoned } from './campaign.ts';
import type { Session } from './session.ts';

const unfold = (choice: string): string[] => {
  if (choice === 'doubleTileAnyType') return TWINS.map((twin) => `doubleTile.${twin}`);
  if (choice === 'basicTrapFree') return ['trap'];
  if (choice === 'basicFunctionalTileFree') return SUPPLY_BASE.tiles.map((tile) => `tile.${tile}`);
  return choice === 'regularDwellingFree' ? ['dwelling'] : [choice];
};

/** Everything the shop sells, row by row of the sheet. */
export const shopRows = (): { once: number; permanent: number; choices: string[] }[] =>
  BONUSES.map(({ once, permanent, choices }) => ({ once, permanent, choices: choices.flatMap(unfold) }));

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
