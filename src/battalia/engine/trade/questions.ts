import { type Tells, tells } from '../scenario/tells.ts';
import type { Question } from '../scenario/types.ts';
import { emptyTable, newPlayer, usuallyAgreed } from '../state/table.ts';
import type { Card, Square, Table } from '../state/types.ts';
import type { Artefact } from '../state/vocabulary.ts';
import { cardsIn, isNeutral, OPEN_STACK, pileOf, type TradeCard } from './cards.ts';
import { hide, mayHide } from './chest.ts';
import { buildPost, heroAtPost, onStarSide } from './posts.ts';
import { mayLeaveDeck } from './stardust.ts';
import { type Market, mayChooseColour, trade, tradesNow } from './trades.ts';

const code = (result: { ok: boolean; error?: { code: string } }): string =>
  result.ok ? 'ok' : result.error!.code;

export const TRADE_QUESTIONS: Readonly<Record<string, Question>> = {
  /** Posts built one after the other on a table with these cards. */
  tradePosts(given) {
    const { cards, frimen, build, hero } = given as unknown as {
      cards: Record<Square, Card>;
      frimen?: number;
      build: { on: Square; linked: boolean }[];
      hero?: Square;
    };
    const empty = emptyTable(usuallyAgreed(2));
    let table: Table = {
      ...empty,
      map: { ...empty.map, cards },
      players: [{ ...newPlayer(), heroes: [hero ?? null, null] }, newPlayer()],
    };
    const said: Tells[] = [];
    const results = build.map(({ on, linked }) => {
      const built = buildPost(table, 0, on, { frimen: frimen ?? 2, linked });
      if (built.ok) table = built.value.state;
      said.push(tells(built));
      return code(built);
    });
    const { posts } = table.players[0]!;
    return {
      results,
      posts,
      starSide: onStarSide(posts.length),
      atPost: heroAtPost(table, 0),
      cards: table.map.cards,
      tells: said,
    };
  },

  /** Trades of one turn, one after the other: `[given, got]`. */
  trades(given) {
    const { posts, atPost, hand, received, steps, chests, stardust, empty } = given as unknown as {
      posts: number;
      atPost?: boolean;
      hand: Partial<Record<TradeCard, number>>;
      received?: Partial<Record<TradeCard, number>>;
      steps?: [TradeCard, TradeCard][];
      chests?: number;
      stardust?: number;
      empty?: Artefact[];
    };
    let market: Market = {
      posts,
      atPost: atPost ?? true,
      hand: pileOf(hand),
      received: pileOf(received),
      stock: { chest: chests ?? OPEN_STACK, stardust: stardust ?? OPEN_STACK },
      emptyStacks: empty ?? [],
    };
    const legal = tradesNow(market).map(({ give, get }) => `${give} ${get}`);
    const before = cardsIn(market.hand);
    const said: Tells[] = [];
    const results = (steps ?? []).map(([give, get]) => {
      const result = trade(market, give, get);
      if (result.ok) market = result.value.state;
      said.push(tells(result));
      return code(result);
    });
    return { legal, results, hand: market.hand, count: cardsIn(market.hand) - before, tells: said };
  },

  /** Whether a card may leave the deck, and whether it counts for cohorts. */
  tradeCard(given) {
    const { card, matching } = given as unknown as { card: TradeCard; matching?: Artefact };
    return {
      leaves: code(mayLeaveDeck(card)),
      neutral: isNeutral(card),
      chooseColour: mayChooseColour(card, matching ?? null),
    };
  },

  /** A chest put into limbo. */
  chestHides(given) {
    const { chests, ambush, cards } = given as unknown as { chests: number; ambush: number; cards: number };
    const hidden = hide({ chests, ambush }, cards);
    return {
      most: mayHide({ chests, ambush }),
      result: code(hidden),
      tells: tells(hidden),
      ...(hidden.ok ? hidden.value.state : {}),
    };
  },
};
