import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusOf } from '../../../src/caverna/engine/fiends/bonuses.ts';
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
} from '../../../src/caverna/engine/fiends/campaign.ts';
import {
  type BonusId,
  ENTRY_CODES,
  legalMoves,
  type MilestoneId,
  MOVE_CODES,
  newGame,
  notate,
  parse,
  play,
  readCampaign,
} from '../../../src/caverna/engine/index.ts';
import { BOTS } from '../../../src/caverna/lab/bots.ts';
import { playNext, type Recorded, replayNext } from '../../../src/caverna/lab/campaign.ts';
import { playGame } from '../../../src/caverna/lab/game.ts';
import { must } from '../../lib/must.ts';

const dwelling = { choice: 'dwelling', permanent: false } as const;

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
    const campaign: Campaign = {
      ...newCampaign('easy'),
      once: ['doubleTile.meadowField', 'trap'],
      permanent: ['stone', 'stone'],
    };
    const { request } = must(prepareGame(campaign, 3));
    const game = must(newGame(request, 3));
    expect(game.players[0].goods.stone).toBe(2);
    expect(game.round).toBe(0);
    expect(legalMoves(game).map(notate)).toEqual(['do doubleTile.meadowField', 'do trap']);
  });

  it('places bonus tiles in the order of the owner, and goes on without those that find no place', () => {
    const begun = (once: BonusId[]) => {
      const { request } = must(prepareGame({ ...newCampaign('easy'), once }, 3));
      let game = must(newGame(request, 3));
      while (game.round === 0) game = must(play(game, legalMoves(game)[0]!)).game;
      return game.players[0].squares.flatMap(({ tile }) => tile ?? []).sort();
    };
    // One cavern for two tiles: the owner chooses, and the other one is lost.
    expect(begun(['tile.woodSupplier', 'dwelling'])).toEqual(['entryLevelDwelling', 'woodSupplier']);
    const roomy = begun(['dwelling', 'tile.woodSupplier', 'doubleTile.cavernCavern']);
    expect(roomy).toEqual(['dwelling', 'entryLevelDwelling', 'woodSupplier']);
  });

  it('writes the choice of a bonus down so that it can be read again', () => {
    const once: BonusId[] = ['doubleTile.cavernCavern', 'trap', 'dwelling', 'tile.woodSupplier'];
    const { request } = must(prepareGame({ ...newCampaign('easy'), once }, 3));
    const game = must(newGame(request, 3));
    const lines = legalMoves(game).map(notate);
    expect(lines).toContain('do tile.woodSupplier');
    for (const line of lines) expect(notate(must(parse(line)))).toBe(line);
  });

  it('sells any number of permanent bonuses of one row, over all purchases', () => {
    const permanent = (...choices: BonusId[]) => choices.map((choice) => ({ choice, permanent: true }));
    const first = must(
      buyBonuses(recordPoints(newCampaign('easy'), 200, 'MS1a', false), permanent('wood', 'stone', 'ore')),
    );
    const second = must(
      buyBonuses(recordPoints(first, 200, 'MS1b', false), permanent('wood', 'ore', 'ore', 'wood')),
    );
    expect(second.permanent).toHaveLength(7);
    const { request } = must(prepareGame(second, 3));
    expect(must(newGame(request, 3)).players[0].goods).toMatchObject({ wood: 3, stone: 1, ore: 3 });
  });

  it('knows only the bonuses of the table', () => {
    for (const choice of [
      'gold',
      'doubleTile.pasture',
      'doubleTile.meadow',
      'constructor',
      'tile.carpenter',
      'tile.',
      'trap.pitfall',
      '',
    ])
      expect(bonusOf(choice), choice).toBeNull();
    for (const choice of [
      'wood',
      'doubleTile.cavernTunnel',
      'doubleTile.oreMine',
      'tile.stoneSupplier',
      'trap',
      'dwelling',
    ])
      expect(bonusOf(choice), choice).not.toBeNull();
  });

  it('sells the tiles that lie on the base of this box', () => {
    const box = { 'fiends.base.tile.2': 'carpenter', 'fiends.extension.S8.tile': 'woodSupplier' };
    const campaign = recordPoints(newCampaign('easy', box), 100, 'MS1a', false);
    const buying = (choice: BonusId) => buyBonuses(campaign, [{ choice, permanent: false }]);
    expect(buying('tile.woodSupplier')).toMatchObject({ ok: false, error: { code: 'badMove' } });
    const bought = must(buying('tile.carpenter'));
    const { request } = must(prepareGame(bought, 3));
    // It is laid at once, in the only cavern there is.
    expect(must(newGame(request, 3)).players[0].powers).toHaveProperty('carpenter');
  });
});

describe('a whole campaign', () => {
  interface Story {
    side: 'easy' | 'hard';
    games: Recorded[];
  }
  // Found by `npm run campaign`: a bot that hunts orcs wins all five games with these seeds.
  const { side, games } = JSON.parse(
    readFileSync(new URL('./campaign.json', import.meta.url), 'utf8'),
  ) as Story;

  it('is won over five games, replayed move by move', () => {
    let campaign = newCampaign(side);
    for (const [i, recorded] of games.entries()) {
      const { after, game } = replayNext(campaign, recorded);
      const { orcs } = game.players[0].fiends!;
      expect(game.phase).toBe('over');
      expect(
        orcs.map(({ zone }) => zone).filter((zone) => zone !== 'defeated' && zone !== 'friendly'),
      ).toEqual([]);
      expect(after.lost).toBe(false);
      expect(after.pending).toMatchObject({
        carry: campaign.carry,
        points: recorded.points,
        total: campaign.carry + recorded.points,
      });
      const start = must(newGame(must(prepareGame(campaign, recorded.seed)).request, recorded.seed));
      expect(start.players[0].fiends!.orcs.map(({ strength }) => strength)).toEqual(
        campaignStrengths(side, i + 1),
      );
      for (const choice of campaign.once) expect(start.setup.fiends!.bonuses).toContain(choice);
      campaign = must(buyBonuses(after, recorded.purchases));
      expect(readCampaign(JSON.parse(JSON.stringify(campaign)))).toEqual({ ok: true, value: campaign });
    }
    expect(campaign.games).toHaveLength(5);
    // Nothing comes twice: five extensions, ten strips, five sides of milestones.
    expect(new Set(campaign.used).size).toBe(20);
    expect(campaignScore(campaign)).toBe(campaign.games.at(-1)!.total);
    expect(prepareGame(campaign, 1).ok).toBe(false);
  });

  it('is really played by the bot: the same seed gives the first game again', () => {
    const [first] = games;
    const { after, lines } = playNext(newCampaign(side), first!.seed);
    expect(lines.length).toBeGreaterThan(60);
    expect(replayNext(newCampaign(side), { ...first!, lines }).after).toEqual(after);
  });

  it('ends with the first game that leaves a hostile orc', () => {
    const { campaign: begun, request, milestone } = must(prepareGame(newCampaign('hard'), 5));
    const { game } = playGame(request, 5, BOTS.random!);
    const lost = finishGame(begun, game, milestone);
    expect(lost.lost).toBe(true);
    expect(buyBonuses(lost, []).ok).toBe(false);
    expect(prepareGame(lost, 6).ok).toBe(false);
    expect(campaignScore(lost)).toBeNull();
  });
});

describe('a campaign from outside', () => {
  const played = must(
    buyBonuses(recordPoints(must(prepareGame(newCampaign('easy'), 1)).campaign, 40, 'MS1a', false), [
      { choice: 'dog', permanent: true },
    ]),
  );
  const milestone = played.used.at(-1) as MilestoneId;
  const good = { ...played, games: [{ ...played.games[0]!, milestone }] };

  it('is read back as it was written', () => {
    expect(readCampaign(JSON.parse(JSON.stringify(good)))).toEqual({ ok: true, value: good });
    expect(readCampaign(newCampaign('hard'))).toEqual({ ok: true, value: newCampaign('hard') });
    const lastOnly = newCampaign('hard', undefined, true);
    expect(lastOnly.lastAlone).toBe(true);
    expect(readCampaign(lastOnly)).toEqual({ ok: true, value: lastOnly });
    const begun = must(prepareGame(good, 2)).campaign;
    expect(readCampaign(begun)).toEqual({ ok: true, value: begun });
  });

  it('is refused when anything in it cannot be', () => {
    const wrong: [string, object][] = [
      ['side', { side: 'medium' }],
      ['carry', { carry: 999 }],
      ['games', { games: [{ ...good.games[0]!, total: 41 }] }],
      ['games', { games: [{ ...good.games[0]!, spent: 50, remaining: -10 }] }],
      ['games', { games: 'none' }],
      ['pending', { pending: { carry: 1 } }],
      ['used', { used: ['S1', 'S1', 'L1', 'R1'] }],
      ['used', { used: [] }],
      ['used', { used: ['S99', ...good.used.slice(1)] }],
      ['bonuses', { once: ['castle'] }],
      ['bonuses', { permanent: Array(401).fill('wood') }],
      ['bonuses', { permanent: ['tile.carpenter'] }],
      ['lost', { lost: 'no' }],
      ['lastAlone', { lastAlone: 'yes' }],
    ];
    for (const [field, change] of wrong)
      expect(readCampaign({ ...good, ...change }), JSON.stringify(change)).toMatchObject({
        ok: false,
        error: { args: { field } },
      });
  });

  it('answers every kind of rubbish with a clean error', () => {
    const value = fc.oneof(
      fc.anything(),
      fc.record({
        side: fc.constantFrom('easy', 'hard', 3),
        carry: fc.anything(),
        games: fc.array(fc.anything()),
        pending: fc.anything(),
        once: fc.array(fc.string()),
        permanent: fc.anything(),
        used: fc.array(fc.constantFrom('S1', 'L1', 'R1', 'MS1a', 'x')),
        lost: fc.boolean(),
        box: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(value, (input) => {
        const read = readCampaign(input);
        if (!read.ok) expect([...ENTRY_CODES, ...MOVE_CODES]).toContain(read.error.code);
      }),
      { numRuns: 1000 },
    );
  });
});
