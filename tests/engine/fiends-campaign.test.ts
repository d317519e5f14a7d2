import { describe, expect, it } from 'vitest';
import { BOTS } from '../../scripts/engine/lib/bots.ts';
import { playGame } from '../../scripts/engine/lib/game.ts';
import {
  billOf,
  buyBonuses,
  type Campaign,
  campaignScore,
  campaignStrengths,
  finishGame,
  newCampaign,
  prepareGame,
  recordPoints,
} from '../../src/engine/fiends/campaign.ts';
import { installFiends, legalMoves, newGame, notate, play } from '../../src/engine/index.ts';

await installFiends();

const must = <T>(result: { ok: true; value: T } | { ok: false }): T => {
  if (!result.ok) throw new Error('refused');
  return result.value;
};
const dwelling = { choice: 'dwelling', permanent: false };

describe('the campaign', () => {
  it('T22 the worked table: 19, 71, 73 points and what is kept', () => {
    let campaign: Campaign = newCampaign('easy');
    campaign = must(buyBonuses(recordPoints(campaign, 19, 'MS1a', false), []));
    expect(campaign.games[0]).toMatchObject({ carry: 0, total: 19, spent: 0, remaining: 19 });
    campaign = must(buyBonuses(recordPoints(campaign, 52, 'MS1b', false), [dwelling]));
    expect(campaign.games[1]).toMatchObject({ carry: 19, total: 71, spent: 70, remaining: 1 });
    campaign = must(buyBonuses(recordPoints(campaign, 72, 'MS2a', false), [dwelling]));
    expect(campaign.games[2]).toMatchObject({ carry: 1, total: 73, spent: 70, remaining: 3 });
    expect(campaign.carry).toBe(3);
    expect(campaignStrengths('easy', 4)).toEqual([11, 13, 15, 18]);
    expect(billOf([{ choice: 'dwelling', permanent: true }], 0)).toBe(140);
  });

  it('T23 a milestone of 5 lowers the bill of 10 to 5, and is lost without a purchase', () => {
    const after = recordPoints(newCampaign('easy'), 30, 'MS1a', true);
    expect(must(buyBonuses(after, [{ choice: 'stone', permanent: false }])).games[0]).toMatchObject({
      spent: 5,
      remaining: 25,
    });
    expect(must(buyBonuses(after, [])).carry).toBe(30);
    expect(buyBonuses(after, [dwelling]).ok).toBe(false);
  });

  it('grows stronger every game, up to 15, 17, 19, 22 on the hard side', () => {
    expect(campaignStrengths('hard', 5)).toEqual([15, 17, 19, 22]);
  });

  it('starts a game with its bonuses, tiles before the first round', () => {
    const campaign = {
      ...newCampaign('easy'),
      once: ['doubleTile.meadowField', 'trap'],
      permanent: ['stone', 'stone'],
    };
    const { request } = must(prepareGame(campaign, 3));
    const game = must(newGame(request, 3));
    expect(game.players[0]!.goods.stone).toBe(2);
    expect(game.round).toBe(0);
    expect(legalMoves(game).map(notate)).toEqual(['do doubleTile.meadowField', 'do trap']);
  });

  it('places bonus tiles in the order of the owner, and goes on without those that find no place', () => {
    const begun = (once: string[]) => {
      const { request } = must(prepareGame({ ...newCampaign('easy'), once }, 3));
      let game = must(newGame(request, 3));
      while (game.round === 0) game = must(play(game, legalMoves(game)[0]!)).game;
      return game.players[0]!.squares.flatMap(({ tile }) => tile ?? []).sort();
    };
    // One cavern for two tiles: the owner chooses, and the other one is lost.
    expect(begun(['tile.woodSupplier', 'dwelling'])).toEqual(['entryLevelDwelling', 'woodSupplier']);
    const roomy = begun(['dwelling', 'tile.woodSupplier', 'doubleTile.cavernCavern']);
    expect(roomy).toEqual(['dwelling', 'entryLevelDwelling', 'woodSupplier']);
  });

  it('repeats no piece over five games that a bot plays, and ends with a score', () => {
    let campaign = newCampaign('easy');
    for (let n = 0; n < 5; n++) {
      const prepared = must(prepareGame(campaign, 40 + n));
      const { game } = playGame(prepared.request, 40 + n, BOTS.busy!);
      expect(game.phase).toBe('over');
      expect(game.fiends!.extensions).toHaveLength(1);
      const finished = finishGame(prepared.campaign, game, prepared.milestone);
      // A bot this simple rarely beats all four orcs: the campaign goes on here as if it had.
      const won = { ...finished, lost: false };
      expect(won.pending!.total).toBe(won.carry + won.pending!.points);
      campaign = must(
        buyBonuses({ ...won, pending: { ...won.pending!, total: 60 } }, [
          { choice: 'wood', permanent: true },
        ]),
      );
    }
    expect(new Set(campaign.used).size).toBe(campaign.used.length);
    expect(campaign.used).toHaveLength(20);
    expect(campaignScore(campaign)).toBe(60);
  });
});
