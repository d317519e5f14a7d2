// The solo campaign of five games (fiends.campaign.*): pure functions from one game to the next.

import type { Corrections } from '../corrections/field.ts';
import { contentsOf } from '../corrections/fiends.ts';
import { fromSeed, shuffled } from '../flow/random.ts';
import type { SetupRequest } from '../flow/setup.ts';
import { scoreSeat } from '../scoring/score.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { SQUARES_ON_BOARD } from '../state/squares.ts';
import type { Game } from '../state/types.ts';
import { friendlyOrcs, hostileOrcs, noMarkersLeft } from './board/orcs.ts';
import { bonusOf, MOST_BONUSES } from './bonuses.ts';
import type { BonusId, MilestoneId } from './data/campaign.ts';
import { CAMPAIGN, type Milestone } from './data/campaign.ts';
import { ORC_STRENGTHS } from './data/orc-events.ts';
import type { PieceId } from './data/supply.ts';
import { LONG_STRIPS } from './data/supply.ts';

/** One bonus that was bought; by its name (`bonusOf`). */
export interface Purchase {
  choice: BonusId;
  permanent: boolean;
}

export interface PlayedGame {
  carry: number;
  points: number;
  /** carry + points */
  total: number;
  milestone: MilestoneId;
  met: boolean;
  spent: number;
  remaining: number;
}

export interface Campaign {
  side: 'easy' | 'hard';
  carry: number;
  games: PlayedGame[];
  /** A finished game whose bonuses have not been bought yet. */
  pending: Omit<PlayedGame, 'spent' | 'remaining'> | null;
  /** Bonuses of the next game alone, and of every later game. */
  once: BonusId[];
  permanent: BonusId[];
  /** Pieces and milestone sides that may not come again. */
  used: (PieceId | MilestoneId)[];
  lost: boolean;
  /** fiends.campaign.score: what the fifth game brings counts alone; otherwise its total, carry included. */
  lastAlone?: true;
  /** What the owner of the box has corrected; it holds for all five games. */
  box?: Corrections;
}

export const newCampaign = (
  side: Campaign['side'],
  corrections?: Corrections,
  lastAlone = false,
): Campaign => ({
  ...(corrections ? { box: corrections } : {}),
  ...(lastAlone ? { lastAlone } : {}),
  side,
  carry: 0,
  games: [],
  pending: null,
  once: [],
  permanent: [],
  used: [],
  lost: false,
});

/** fiends.campaign.strengthNext: 2 more for all four orcs in every later game. */
export const campaignStrengths = (side: Campaign['side'], game: number): number[] =>
  Object.values(ORC_STRENGTHS[side]).map((strength) => strength + CAMPAIGN.strengthStep * (game - 1));

interface Prepared {
  campaign: Campaign;
  request: SetupRequest;
  milestone: Milestone;
}

/** fiends.campaign.noRepeat: nothing that was in an earlier game comes again. */
export function prepareGame(campaign: Campaign, seed: number): Result<Prepared> {
  if (campaign.lost || campaign.pending || campaign.games.length >= CAMPAIGN.games) return refuse('gameOver');
  const random = fromSeed(seed);
  const fresh = <T extends PieceId | MilestoneId>(list: readonly { id: T }[]): T =>
    shuffled(
      random,
      list.map(({ id }) => id).filter((id) => !campaign.used.includes(id)),
    )[0]!;
  const { extensions, shortStrips, milestones } = contentsOf(campaign.box);
  const pieces = [fresh(extensions), fresh(LONG_STRIPS), fresh(shortStrips)];
  const side = fresh(milestones);
  const milestone = milestones.find(({ id }) => id === side)!;
  const request: SetupRequest = {
    seats: 1,
    modules: ['fiends'],
    ...(campaign.box ? { box: campaign.box } : {}),
    fiends: {
      strength: campaign.side,
      stronger: CAMPAIGN.strengthStep * campaign.games.length,
      pieces,
      bonuses: [...campaign.permanent, ...campaign.once],
    },
  };
  const used = [...campaign.used, ...pieces, milestone.id];
  return ok({ campaign: { ...campaign, used }, request, milestone });
}

/** fiends.campaign.milestone */
function milestoneMet(game: Game, { needs }: Milestone): boolean {
  const player = game.players[0];
  switch (needs.what) {
    case 'animalAtLeast':
      return player.goods[needs.animal] >= needs.count;
    case 'goodAtLeast':
      return player.goods[needs.good] >= needs.count;
    case 'dwarvesAtLeast':
      return player.dwarfs.filter((dwarf) => !dwarf.hostage).length >= needs.count;
    case 'friendlyOrcsAtLeast':
      return friendlyOrcs(player).length >= needs.count;
    case 'unusedSpacesAtMost': {
      const unused = player.squares.filter(
        ({ land, stable }, at) =>
          at < SQUARES_ON_BOARD && !stable && (land === 'forest' || land === 'mountain'),
      );
      return unused.length <= needs.count;
    }
  }
}

/** fiends.campaign.total: carry and points together; one hostile orc left loses the campaign. */
export function recordPoints(
  campaign: Campaign,
  points: number,
  milestone: MilestoneId,
  met: boolean,
): Campaign {
  const { carry } = campaign;
  return { ...campaign, pending: { carry, points, total: carry + points, milestone, met } };
}

export function finishGame(campaign: Campaign, game: Game, milestone: Milestone): Campaign {
  const player = game.players[0];
  const points = scoreSeat(game, 0).total;
  const after = recordPoints(campaign, points, milestone.id, milestoneMet(game, milestone));
  const won = noMarkersLeft(player) && hostileOrcs(player).length === 0;
  return won ? after : { ...after, lost: true };
}

/** The sum after the milestone's discount, which never goes below 0 (fiends.campaign.milestoneRest). */
export function billOf(
  purchases: readonly Purchase[],
  discount: number,
  corrections?: Corrections,
): number | null {
  let sum = 0;
  for (const { choice, permanent } of purchases) {
    const bonus = bonusOf(choice, corrections);
    if (!bonus) return null;
    // fiends.campaign.permanent
    sum += permanent ? bonus.permanent : bonus.once;
  }
  return Math.max(0, sum - discount);
}

/** Spends points on bonuses and closes the game's row of the sheet. */
export function buyBonuses(campaign: Campaign, purchases: readonly Purchase[]): Result<Campaign> {
  const { pending } = campaign;
  if (!pending || campaign.lost) return refuse('wrongMoment');
  const milestone = contentsOf(campaign.box).milestones.find(({ id }) => id === pending.milestone);
  const spent = billOf(purchases, pending.met ? (milestone?.discount ?? 0) : 0, campaign.box);
  if (spent === null) return refuse('badMove');
  if (spent > Math.max(0, pending.total)) return refuse('cannotPay');
  // After the fifth game there is none to buy for.
  if (purchases.length > 0 && campaign.games.length + 1 >= CAMPAIGN.games) return refuse('wrongMoment');
  const remaining = pending.total - spent;
  const chosen = (permanent: boolean) =>
    purchases.filter((purchase) => purchase.permanent === permanent).map(({ choice }) => choice);
  const permanent = [...campaign.permanent, ...chosen(true)];
  const once = chosen(false);
  if (permanent.length + once.length > MOST_BONUSES) return refuse('limitReached');
  return ok({
    ...campaign,
    carry: remaining,
    games: [...campaign.games, { ...pending, spent, remaining }],
    pending: null,
    once,
    permanent,
  });
}

/** fiends.campaign.score: the total of the fifth game, or its points alone, once all five are won. */
export function campaignScore({ games, pending, lost, lastAlone }: Campaign): number | null {
  const all = pending ? [...games, pending] : games;
  const { total, points } = all.at(-1) ?? {};
  return !lost && all.length === CAMPAIGN.games ? (lastAlone ? points! : total!) : null;
}
