// The best answer to one orc, for every card it may have. Exact under the policy: all cards of this orc and of all
// later ones, with no answer to those (`none`) or with their own best answer (`best`). Orcs before it count as done.

import { type Bundle, type Good, oneBoard } from '../engine/index.ts';
import { Forecast, type Value, type Weighed } from './forecast.ts';
import { momentOf } from './moment.ts';
import { DEFAULT_POLICY, decideBy } from './policy.ts';
import { roadsOf } from './reach.ts';
import { isHostile } from './state.ts';
import type { Advice, AdviceAsk, BestAnswer, Prospect } from './types.ts';
import { DEFAULT_WORTH } from './worth.ts';

function paidFor({ events }: Weighed): Bundle {
  const paid: Bundle = {};
  for (const event of events)
    if (event.type === 'paid' && (event.rule === 'fiends.event.bribe' || event.rule === 'fiends.event.push'))
      for (const name in event.goods)
        paid[name as Good] = (paid[name as Good] ?? 0) + event.goods[name as Good]!;
  return paid;
}

const prospect = ({ hits, loss }: Value, of: number): Prospect => ({
  chance: { weight: hits, of },
  loss: { weight: loss, of },
});

const sum = (values: readonly Value[]): Value => ({
  hits: values.reduce((total, { hits }) => total + hits, 0),
  loss: values.reduce((total, { loss }) => total + loss, 0),
});

/** Null when this orc is no longer there to be answered. */
export function adviceOf(ask: AdviceAsk): Advice | null {
  const { seat, event, orc, aim, lookahead = 'none' } = ask;
  const worth = ask.worth ?? DEFAULT_WORTH;
  const decide = decideBy({ ...DEFAULT_POLICY, ...ask.policy }, worth);
  const moment = momentOf(ask, decide);
  const { table } = moment;
  if (!moment.letters.includes(orc) || !isHostile(table, seat, orc)) return null;
  const letters = moment.letters.filter((letter) => letter >= orc && isHostile(table, seat, letter));
  const forecast = new Forecast({ moment, seat, event, aim, worth, lookahead, decide, letters });
  const called = oneBoard.callOrc(table, seat, orc);
  const replies = forecast.replies(called, 0, 0, moment.pushed && moment.letters[0] === orc);
  const values: { best: Value; idle: Value; cards: number }[] = [];
  const byCard = new Map<string | null, BestAnswer>();
  const of = forecast.total(1);
  for (const { card, cards } of forecast.cardsFor(called, 0)) {
    const { reply, value } = forecast.best(replies, 0, card);
    const idle = forecast.worthOfReply(replies[0]!, 0, card);
    values.push({ best: value, idle, cards });
    byCard.set(card, {
      card,
      moves: reply.moves,
      paid: paidFor(reply),
      ...prospect(value, of),
      idle: prospect(idle, of),
    });
  }
  const average = (which: 'best' | 'idle'): Prospect =>
    prospect(
      sum(
        values.map((entry) => ({
          hits: entry[which].hits * entry.cards,
          loss: entry[which].loss * entry.cards,
        })),
      ),
      forecast.total(0),
    );
  return {
    orc,
    aim,
    lookahead,
    answers: [...spread(byCard)],
    before: { best: average('best'), idle: average('idle') },
  };

  /** Cards with the same steps share an answer; each is named. */
  function* spread(found: Map<string | null, BestAnswer>): Generator<BestAnswer> {
    if (found.has(null) || moment.cards[orc]) {
      yield* found.values();
      return;
    }
    const steps = new Map<string, BestAnswer>();
    for (const { id, steps: way } of roadsOf(table).cardsOf(event, orc)) {
      const answer = found.get(id) ?? steps.get(way.join())!;
      steps.set(way.join(), answer);
      yield { ...answer, card: id };
    }
  }
}
