import { describe, expect, it } from 'vitest';
import { buyBonuses, type Campaign, newCampaign } from '../../../src/caverna/engine/index.ts';
import { nextOfCampaign, startCampaign } from '../../../src/caverna/table/campaign.ts';
import {
  FRESH_WISH,
  isContinued,
  readBasket,
  readCampaignWish,
  sheetOf,
  shopRows,
} from '../../../src/caverna/table/campaign-shop.ts';
import type { Session } from '../../../src/caverna/table/types.ts';
import { campaignWords } from '../../../src/i18n/campaign.ts';

const rich: Campaign = {
  ...newCampaign('easy'),
  pending: { carry: 0, points: 900, total: 900, milestone: 'MS1a', met: false },
};

function begun(id: string): Session {
  const session = startCampaign({ side: 'easy', seed: 4, id });
  if (!session.ok) throw new Error(session.error.code);
  return session.value;
}

/** The same game, over, with every orc gone. */
function won(session: Session): Session {
  const { timeline } = session;
  const [start] = timeline.points;
  const [player] = start!.game.players;
  const fiends = {
    ...player.fiends!,
    orcs: player.fiends!.orcs.map((orc) => ({ ...orc, zone: 'defeated' as const, strength: 0, at: -1 })),
  };
  const goods = { ...player.goods, gold: 150 };
  const game = {
    ...start!.game,
    phase: 'over' as const,
    stack: [],
    players: start!.game.players.with(0, { ...player, goods, fiends }),
  };
  return { ...session, timeline: { ...timeline, points: [{ ...start!, game }] } };
}

describe('the shop of a campaign', () => {
  it('sells every row of the sheet, all of it known to the engine', () => {
    for (const { choices } of shopRows())
      for (const choice of choices)
        for (const permanent of [true, false])
          expect(buyBonuses(rich, [{ choice, permanent }]).ok, choice).toBe(true);
  });

  it('sells every kind of twin tile, and any row as often as the points last', () => {
    const twins = shopRows().find(({ once }) => once === 40)!.choices;
    expect(twins).toContain('doubleTile.oreMine');
    expect(twins).toContain('doubleTile.largePasture');
    const often = (n: number) => buyBonuses(rich, Array(n).fill({ choice: twins[0]!, permanent: true }));
    expect(often(11).ok).toBe(true);
    expect(often(12)).toMatchObject({ ok: false, error: { code: 'cannotPay' } });
  });

  it('has a word for everything it sells', () => {
    for (const words of [campaignWords('en'), campaignWords('de')])
      for (const choice of shopRows().flatMap(({ choices }) => choices))
        if (choice.startsWith('doubleTile')) expect(words.choices[choice], choice).toBeTruthy();
  });

  it('knows a basket and a form again, and nothing else', () => {
    const basket = shopRows().flatMap(({ choices }, i) => [{ choice: choices[0]!, permanent: i % 2 === 0 }]);
    expect(readBasket(JSON.parse(JSON.stringify(basket)))).toEqual(basket);
    for (const bad of [
      null,
      {},
      [null],
      [{ choice: 'moon', permanent: true }],
      [{ choice: 'trap' }],
      Array(999).fill(basket[0]),
    ])
      expect(readBasket(bad)).toBeNull();
    expect(readCampaignWish({ ...FRESH_WISH, name: 'Autumn' })).toEqual({
      ...FRESH_WISH,
      name: 'Autumn',
    });
    for (const bad of [null, [], { name: 7, side: 'easy' }, { name: '', side: 'constructor' }])
      expect(readCampaignWish(bad)).toBeNull();
  });

  it('shows the sheet with the finished game in it, and knows the game that follows', () => {
    const first = begun('first-game');
    expect(sheetOf(first)!.pending).toBeNull();
    const over = won(first);
    expect(sheetOf(over)!.pending!.points).toBeGreaterThan(70);
    const second = nextOfCampaign(over, [{ choice: 'dwelling', permanent: false }], 5, 'second-game');
    if (!second.ok) throw new Error(second.error.code);
    expect(isContinued(over, [over, second.value])).toBe(true);
    expect(isContinued(second.value, [over, second.value])).toBe(false);
  });
});
