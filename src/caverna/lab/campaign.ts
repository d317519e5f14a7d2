// A campaign of Frantic Fiends played by a bot that hunts orcs: won games go on, a lost one ends it.

import { greedyWith, WEIGHTS, type Weights } from '../bots/index.ts';
import { bonusOf } from '../engine/fiends/bonuses.ts';
import { buyBonuses, finishGame, type Purchase, prepareGame } from '../engine/fiends/campaign.ts';
import {
  type BonusId,
  type Campaign,
  type Game,
  newGame,
  notate,
  play,
  type Result,
  replay,
} from '../engine/index.ts';

/** Thinks of orcs first: weapons, traps and bribes before points. */
const HUNTING: Readonly<Weights> = {
  ...WEIGHTS,
  action: 1.5,
  bed: 0.4,
  plenty: 0.34,
  begging: 2.3,
  orc: 21.7,
  orcStrength: 1.3,
  trap: 6.4,
  friend: 0.7,
  weapon: 1.9,
  strength: 0.3,
};

/** One game of a campaign, as it is written down. */
export interface Recorded {
  seed: number;
  purchases: Purchase[];
  points: number;
  lines: string[];
}

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const hunter = greedyWith(HUNTING, { width: 3, depth: 24, tries: 900 });

/** The bot plays the next game of a campaign to its end. */
export function playNext(campaign: Campaign, seed: number): { after: Campaign; lines: string[] } {
  const { campaign: begun, request, milestone } = must(prepareGame(campaign, seed));
  let game = must(newGame(request, seed));
  const lines: string[] = [];
  for (let n = 0; game.stack.length > 0; n++)
    for (const move of hunter(game, n)) {
      game = must(play(game, move)).game;
      lines.push(notate(move));
    }
  return { after: finishGame(begun, game, milestone), lines };
}

/** The same game from its lines; every one of them is checked again. */
export function replayNext(campaign: Campaign, { seed, lines }: Recorded): { after: Campaign; game: Game } {
  const { campaign: begun, request, milestone } = must(prepareGame(campaign, seed));
  const { setup } = must(newGame(request, seed));
  const { game } = must(replay(setup, seed, lines));
  return { after: finishGame(begun, game, milestone), game };
}

const WISHES: readonly BonusId[] = ['dog', 'ore', 'stone', 'wood', 'dog', 'ore', 'stone', 'wood'];

/** Spends what there is on goods for the next game, for good where that can be paid. */
function shop(campaign: Campaign): Purchase[] {
  let left = campaign.pending!.total;
  const purchases: Purchase[] = [];
  if (campaign.games.length === 4) return purchases;
  for (const choice of WISHES) {
    const { once, permanent } = bonusOf(choice)!;
    if (left >= 2 * permanent) {
      purchases.push({ choice, permanent: true });
      left -= permanent;
    } else if (left >= once) {
      purchases.push({ choice, permanent: false });
      left -= once;
    }
  }
  return purchases;
}

/** Plays on from here; seeds are tried in order until a game is won, at most so many for each game. */
export function playOn(
  start: Campaign,
  from: number,
  tries: number,
): { campaign: Campaign; games: Recorded[] } {
  let campaign = start;
  const games: Recorded[] = [];
  for (let seed = from, left = tries; left > 0 && games.length < 5; seed++, left--) {
    const { after, lines } = playNext(campaign, seed);
    if (after.lost) continue;
    const purchases = shop(after);
    games.push({ seed, purchases, points: after.pending!.points, lines });
    campaign = must(buyBonuses(after, purchases));
    left = tries;
  }
  return { campaign, games };
}
