import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { bonusesFor } from '../../../src/caverna/bots/index.ts';
import { BONUSES, campaignScore, type Game, hash, MILESTONES } from '../../../src/caverna/engine/index.ts';
import { BOTS, dice } from '../../../src/caverna/lab/bots.ts';
import { gameMachine } from '../../../src/caverna/machines/index.ts';
import { nextOfCampaign, reckoned, startCampaign } from '../../../src/caverna/table/campaign.ts';
import { readPart } from '../../../src/caverna/table/campaign-part.ts';
import { linkRules } from '../../../src/caverna/table/link-rules.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import type { Session } from '../../../src/caverna/table/types.ts';
import { fromFile, toFile } from '../../../src/table/file.ts';
import { fromLink, toLink } from '../../../src/table/game-link.ts';
import { gameOf, startWith } from '../../../src/table/timeline.ts';
import { must } from '../../lib/must.ts';

function campaign(seed = 3) {
  const first = must(startCampaign({ side: 'easy', seed, id: `campaign-${seed}`, name: 'Five evenings' }));
  return createActor(gameMachine, { input: { session: first } }).start();
}
type Actor = ReturnType<typeof campaign>;

const session = (actor: Actor): Session => actor.getSnapshot().context.session!;

function playOut(actor: Actor, seed: number): void {
  const roll = dice(seed);
  for (let { context } = actor.getSnapshot(); context.me >= 0; { context } = actor.getSnapshot())
    actor.send({ type: 'choose', move: BOTS.hunter!(context.game!, roll) });
}

/** The same end, had all orcs been beaten: random play does not get that far. */
function won(game: Game): Game {
  const player = game.players[0];
  const orcs = player.fiends!.orcs.map((orc) => ({
    ...orc,
    zone: 'defeated' as const,
    strength: 0,
    at: -1,
  }));
  return {
    ...game,
    players: game.players.with(0, { ...player, fiends: { ...player.fiends!, orcs, occupied: [] } }),
  };
}

describe('a campaign', () => {
  it('leads through five games, each harder, until it is won', () => {
    const actor = campaign();
    for (let game = 1; game <= 5; game++) {
      const { setup } = actor.getSnapshot().context.game!;
      expect(setup.fiends!.stronger).toBe(2 * (game - 1));
      expect(session(actor).campaign!.sheet.games).toHaveLength(game - 1);
      expect(reckoned(session(actor))).toBeNull();
      expect(nextOfCampaign(session(actor), [], 1, 'too-early')).toMatchObject({
        error: { code: 'wrongMoment' },
      });
      playOut(actor, game);
      const end = won(actor.getSnapshot().context.game!);
      actor.send({ type: 'open', session: { ...session(actor), timeline: startWith(end) } });
      const sheet = reckoned(session(actor))!;
      expect(sheet.lost).toBe(false);
      if (game === 5) expect(campaignScore(sheet)).toBe(sheet.pending!.total);
      const purchases = bonusesFor(sheet);
      const next = nextOfCampaign(session(actor), purchases, 50 + game, `campaign-game-${game + 1}`);
      if (next.ok) actor.send({ type: 'open', session: next.value });
      else expect([game, next.error.code]).toEqual([5, 'gameOver']);
    }
    expect(session(actor).campaign!.sheet.games).toHaveLength(4);
    expect(actor.getSnapshot().value).toEqual({ playing: { table: 'scoring', chair: 'resting' } });
  });

  it('is lost with an orc left, and says so', () => {
    const actor = campaign();
    playOut(actor, 4);
    expect(reckoned(session(actor))!.lost).toBe(true);
    expect(nextOfCampaign(session(actor), [], 1, 'next-game')).toMatchObject({
      error: { code: 'wrongMoment' },
    });
  });

  it('takes no more bonuses than there are points for', () => {
    const actor = campaign();
    playOut(actor, 4);
    const end = won(actor.getSnapshot().context.game!);
    actor.send({ type: 'open', session: { ...session(actor), timeline: startWith(end) } });
    const dear = Array.from({ length: 20 }, () => ({ choice: 'ruby', permanent: true }) as const);
    expect(nextOfCampaign(session(actor), dear, 1, 'next-game')).toMatchObject({
      error: { code: 'cannotPay' },
    });
  });

  it('travels with its game, as a file and as a link', async () => {
    const actor = campaign(8);
    const roll = dice(2);
    for (let i = 0; i < 30; i++)
      actor.send({ type: 'choose', move: BOTS.hunter!(actor.getSnapshot().context.game!, roll) });
    const mine = session(actor);
    for (const back of [
      await fromFile(rules, JSON.stringify(toFile(rules, mine)), 'fresh-id'),
      await fromLink(rules, await toLink(linkRules, mine)),
    ]) {
      if (!back.ok || back.value.how !== 'play') throw new Error(JSON.stringify(back));
      expect(back.value.session.campaign).toEqual(mine.campaign);
      expect(hash(gameOf(back.value.session.timeline))).toBe(hash(gameOf(mine.timeline)));
    }
  });

  it('of nonsense is refused', () => {
    const good = session(campaign()).campaign!;
    expect(readPart(structuredClone(good))).toEqual(good);
    const { sheet } = good;
    const wrong: unknown[] = [
      null,
      7,
      {},
      { ...good, milestone: 'MS9z' },
      { ...good, sheet: { ...sheet, side: 'soft' } },
      { ...good, sheet: { ...sheet, lost: true } },
      { ...good, sheet: { ...sheet, carry: '12' } },
      { ...good, sheet: { ...sheet, games: [{}] } },
      { ...good, sheet: { ...sheet, games: Array(9).fill(null) } },
      { ...good, sheet: { ...sheet, once: [1] } },
      { ...good, sheet: { ...sheet, box: 'mine' } },
    ];
    for (const value of wrong) expect(readPart(value)).toBeNull();
  });

  it('bots buy what a milestone pays for', () => {
    const sheet = session(campaign()).campaign!.sheet;
    for (const { id, discount } of MILESTONES) {
      const row = { carry: 0, points: 5, total: 5, milestone: id };
      const price = BONUSES.find(({ choices }) => choices.includes('ore'))!.once;
      expect(bonusesFor({ ...sheet, pending: { ...row, met: true } }).length * price).toBeLessThanOrEqual(
        discount,
      );
      expect(bonusesFor({ ...sheet, pending: { ...row, met: false } })).toEqual([]);
    }
  });
});
