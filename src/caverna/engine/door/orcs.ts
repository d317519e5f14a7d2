// Frantic Fiends: orcs on one board, an event with its cards given, and the solo campaign.

export * as orcs from '../fiends/board/index.ts';
export { choicesOf } from '../fiends/bonuses.ts';
export {
  buyBonuses,
  type Campaign,
  campaignScore,
  campaignStrengths,
  finishGame,
  newCampaign,
  type Purchase,
  prepareGame,
} from '../fiends/campaign.ts';
export { readCampaign } from '../fiends/campaign-read.ts';
export { reshuffled, withCards } from '../fiends/cards.ts';
export * as oneBoard from '../fiends/one-board.ts';
export { orcsTold } from '../fiends/tell.ts';
export type { Orc, OrcId } from '../fiends/types.ts';
