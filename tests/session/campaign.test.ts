import { describe, expect, it } from 'vitest';
import { buyBonuses, type Game, installFiends, newGame } from '../../src/engine/index.ts';
import {
  keepCampaigns,
  newBook,
  nextGame,
  openCampaigns,
  readCampaigns,
  shopRows,
  writeCampaigns,
  writeDown,
} from '../../src/session/campaign.ts';

await installFiends();

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

/** A finished game in which every orc has gone. */
function won(request: Parameters<typeof newGame>[0], points: number): Game {
  const game = newGame(request, 1);
  if (!game.ok) throw new Error(game.error.code);
  const [player] = game.value.players;
  const orcs = player!.fiends!.orcs.map((orc) => ({
    ...orc,
    zone: 'defeated' as const,
    strength: 0,
    at: -1,
  }));
  const goods = { ...player!.goods, gold: points };
  return {
    ...game.value,
    phase: 'over',
    stack: [],
    players: [{ ...player!, goods, fiends: { ...player!.fiends!, orcs } }],
  };
}

describe('a campaign on this device', () => {
  it('deals a game, writes it down when it is over, sells bonuses, and deals the next', () => {
    const book = newBook('book-one', 'Autumn', 'easy');
    const first = nextGame(book, 'game-one', 7);
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.book.current?.game).toBe('game-one');
    const game = won(first.value.request, 150);
    expect(writeDown(first.value.book, { ...game, phase: 'work' })).toBe(first.value.book);
    const after = writeDown(first.value.book, game);
    expect(after.current).toBeNull();
    expect(after.campaign.pending!.points).toBeGreaterThan(70);
    const bought = buyBonuses(after.campaign, [{ choice: 'dwelling', permanent: false }]);
    if (!bought.ok) throw new Error(bought.error.code);
    const second = nextGame({ ...after, campaign: bought.value }, 'game-two', 8);
    if (!second.ok) throw new Error(second.error.code);
    expect(second.value.request.fiends).toMatchObject({ stronger: 2, bonuses: ['dwelling'] });
  });

  it('sells every row of the sheet, all of it known to the engine', () => {
    for (const { choices } of shopRows())
      for (const choice of choices) {
        const book = newBook('book-one', '', 'easy');
        const campaign = {
          ...book.campaign,
          pending: { carry: 0, points: 900, total: 900, milestone: 'MS1a', met: false },
        };
        expect(buyBonuses(campaign, [{ choice, permanent: true }]).ok, choice).toBe(true);
      }
  });

  it('is kept and read back; what is damaged is put aside', () => {
    const store = memory();
    const books = [newBook('book-one', 'Autumn', 'hard')];
    expect(keepCampaigns(store, books)).toBe(true);
    expect(openCampaigns(store)).toEqual({ books, aside: false });
    store.kept.set('campaigns', '{"broken"');
    expect(openCampaigns(store)).toEqual({ books: [], aside: true });
    expect(store.kept.get('campaigns.damaged')).toBe('{"broken"');
  });

  it.each([
    '',
    'null',
    '[]',
    '{"format":"cave-farmers-campaigns","version":2,"books":[]}',
    '{"format":"cave-farmers-campaigns","version":1,"books":[{"__proto__":{}}]}',
    writeCampaigns([
      { ...newBook('a', 'b', 'easy'), campaign: { ...newBook('a', 'b', 'easy').campaign, carry: 1e9 } },
    ]),
    writeCampaigns([{ ...newBook('a', 'b', 'easy'), current: { game: 3 } as never }]),
  ])('refuses %s', (text) => {
    expect(readCampaigns(text)).toBeNull();
  });
});
