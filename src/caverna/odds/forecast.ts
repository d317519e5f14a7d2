// What is to be expected of the orcs still to come, for one aim. Values are sums over all their cards, so that they
// stay whole (or halves, as worths are) and can be compared exactly.

import {
  contentsOf,
  type Game,
  type GameEvent,
  type Good,
  IN_FOREST,
  type MovementId,
  type OrcLetter,
  oneBoard,
  orcs,
  type Seat,
  seatOf,
  squareAt,
} from '../engine/index.ts';
import type { Moment } from './moment.ts';
import { awaitsD, endsWith } from './odds.ts';
import { CARDS_IN_DECK, PATHS, type Roads, roadsOf, rulingsOf } from './reach.ts';
import { type Reply, repliesTo } from './replies.ts';
import { forestBit, isHostile, keyOf, type Outlook } from './state.ts';
import type { Aim, EventNumber, Lookahead } from './types.ts';
import { type Worth, worthOf } from './worth.ts';

/** How often the aim's event comes about, and the worth of all that is lost, over all cards. */
export interface Value {
  hits: number;
  loss: number;
}

const NOTHING: Value = { hits: 0, loss: 0 };
const plus = (a: Value, b: Value): Value => ({ hits: a.hits + b.hits, loss: a.loss + b.loss });
const times = (a: Value, n: number): Value => ({ hits: a.hits * n, loss: a.loss * n });

/** Negative: `a` is better. Protecting wants few hits, defeating and befriending many; then the smaller loss. */
function compare(aim: Aim, a: Value, b: Value): number {
  const sign = aim.for === 'protect' ? 1 : -1;
  return aim.for === 'keep' || a.hits === b.hits ? a.loss - b.loss : sign * (a.hits - b.hits);
}

interface Plan {
  moment: Moment;
  seat: Seat;
  event: EventNumber;
  aim: Aim;
  worth: Worth;
  lookahead: Lookahead;
  decide: oneBoard.Decide;
  /** The orcs in question, in their order. */
  letters: readonly OrcLetter[];
}

/** A reply, and what it has brought before the orc moves. */
export interface Weighed extends Reply {
  value: Value;
  seen: number;
  /** Equal numbers: the same is to be expected of the orc's march and of all that follows. */
  board: number;
}

export class Forecast {
  private readonly plan: Plan;
  private readonly arrival: boolean;
  private readonly harms: boolean;
  private readonly purse: readonly Good[];
  private readonly marches = new Map<number, Value>();
  private readonly numbers = new Map<string, number>();
  private readonly roads: Roads;
  private readonly boards = new Map<string, Value>();
  /** The protected space; -1 for other aims. */
  private readonly ward: number;

  constructor(plan: Plan) {
    const { moment, seat, event, aim } = plan;
    this.plan = plan;
    this.roads = roadsOf(moment.table);
    this.arrival = awaitsD(moment, seat, event);
    this.harms = this.arrival && rulingsOf(moment.table).arrivalHarms;
    const { push } = contentsOf(moment.table.setup.box).events[event - 1]!;
    const bribe = moment.table.fiends!.bribes[event - 1]!;
    this.purse = [...new Set([bribe, ...(Object.keys(push) as Good[])])];
    this.ward = aim.for === 'protect' ? squareAt(aim.at) : -1;
  }

  /** All cards from the orc at this place of the order on. */
  total(from: number): number {
    return CARDS_IN_DECK ** (this.plan.letters.length - from + Number(this.arrival));
  }

  /** What has happened, and what the protected space has seen. */
  private count(events: readonly GameEvent[], seen: number): { value: Value; seen: number } {
    const { aim, worth, seat } = this.plan;
    let [hits, loss, now] = [0, 0, seen];
    for (const event of events) {
      if (seatOf(event) !== seat) continue;
      const { type } = event;
      if (type === 'cleared' || type === 'lost' || type === 'paid') loss += worthOf(event.goods, worth);
      else if (type === 'gained') loss -= worthOf(event.goods, worth);
      else if (type === 'defeated' && aim.for === 'defeat' && event.what === aim.orc) hits++;
      else if (type === 'befriended' && aim.for === 'befriend' && event.what === aim.orc) hits++;
      else if (
        (type === 'stepped' || type === 'pushed') &&
        this.ward >= 0 &&
        squareAt(event.at) === this.ward
      ) {
        // The entrance dwelling stands for the whole cave in a step; what is taken shows at the end.
        if (!IN_FOREST[this.ward] || now & forestBit(this.ward)) continue;
        hits++;
        now |= forestBit(this.ward);
      }
    }
    return { value: { hits, loss }, seen: now };
  }

  private outlook(later: readonly OrcLetter[], moving?: OrcLetter): Outlook {
    const { seat, event, lookahead } = this.plan;
    const answered = lookahead === 'best';
    const purse = answered ? this.purse : [];
    return { seat, event, later, answered, purse, arrival: this.harms, ...(moving ? { moving } : {}) };
  }

  /** The replies to the orc at this place that are worth weighing, the idle one first. */
  replies(game: Game, seen: number, i: number, pushed = false): Weighed[] {
    const { seat, event, letters, decide } = this.plan;
    const orc = letters[i]!;
    const outlook = { ...this.outlook(letters.slice(i + 1), orc), purse: [] };
    const kept = new Map<string, Weighed[]>();
    for (const reply of repliesTo({ game, seat, event, orc, pushed }, decide)) {
      const weighed = { ...reply, ...this.count(reply.events, seen), board: 0 };
      const key = keyOf(weighed, outlook);
      const alike = kept.get(key) ?? [];
      // What leads to the same for more goods is never better.
      if (alike.some((other) => this.asGood(other, weighed))) continue;
      weighed.board = this.numberOf(i, this.withPurse(key, reply.game));
      kept.set(key, [...alike, weighed]);
    }
    return [...kept.values()].flat();
  }

  /** What is left in the purse matters where later orcs get answers too. */
  private withPurse(key: string, game: Game): string {
    if (this.plan.lookahead === 'none') return key;
    const { goods } = game.players[this.plan.seat];
    return this.purse.reduce((text, good) => `${text} ${goods[good]}`, key);
  }

  private idle(game: Game, seen: number, i: number): Weighed {
    const { letters } = this.plan;
    const key = keyOf({ game, seen }, this.outlook(letters.slice(i + 1), letters[i]));
    return { moves: [], game, events: [], value: NOTHING, seen, board: this.numberOf(i, key) };
  }

  private numberOf(i: number, key: string): number {
    const full = `${i} ${key}`;
    const number = this.numbers.get(full) ?? this.numbers.size;
    this.numbers.set(full, number);
    return number;
  }

  private asGood(a: Weighed, b: Weighed): boolean {
    const { seat, aim } = this.plan;
    const [mine, theirs] = [a.game.players[seat].goods, b.game.players[seat].goods];
    return compare(aim, a.value, b.value) <= 0 && this.purse.every((good) => mine[good] >= theirs[good]);
  }

  /** The orc at this place has been answered and moves with this card. */
  private march({ game, seen, board }: Weighed, i: number, card: MovementId | null): Value {
    const { seat, letters, decide } = this.plan;
    const { at, zone } = orcs.orcOf(game.players[seat], letters[i]!);
    const path = card && zone === 'forest' ? this.roads.pathNumber(at, card) : 0;
    const key = board * PATHS + path;
    const known = this.marches.get(key);
    if (known) return known;
    const moved = oneBoard.moveOrc(game, seat, card, decide);
    const { value, seen: now } = this.count(moved.events, seen);
    const result = plus(times(value, this.total(i + 1)), this.from(moved.game, now, i + 1));
    this.marches.set(key, result);
    return result;
  }

  /** From the orc at this place on, before it is called. */
  from(game: Game, seen: number, i: number): Value {
    const { seat, letters } = this.plan;
    const orc = letters[i];
    if (orc && !isHostile(game, seat, orc)) return times(this.from(game, seen, i + 1), CARDS_IN_DECK);
    const key = `${i} ${keyOf({ game, seen }, this.outlook(letters.slice(i)))}`;
    const known = this.boards.get(key);
    if (known) return known;
    const value = orc ? this.call(game, seen, i) : this.end(game, seen);
    this.boards.set(key, value);
    return value;
  }

  private call(game: Game, seen: number, i: number): Value {
    const { seat, letters, lookahead } = this.plan;
    const called = oneBoard.callOrc(game, seat, letters[i]!);
    const replies = lookahead === 'best' ? this.replies(called, seen, i) : [this.idle(called, seen, i)];
    let sum = NOTHING;
    for (const { card, cards } of this.cardsFor(called, i))
      sum = plus(sum, times(this.best(replies, i, card).value, cards));
    return sum;
  }

  /** The cards the orc at this place may have; alike ones once. */
  cardsFor(game: Game, i: number): { card: MovementId | null; cards: number }[] {
    const { seat, event, letters, moment } = this.plan;
    const orc = letters[i]!;
    if (orcs.orcOf(game.players[seat], orc).zone === 'cave') return [{ card: null, cards: CARDS_IN_DECK }];
    const drawn = moment.cards[orc];
    if (drawn) return [{ card: drawn, cards: CARDS_IN_DECK }];
    const alike = new Map<string, { card: MovementId; cards: number }>();
    for (const { id, steps } of this.roads.cardsOf(event, orc)) {
      const same = alike.get(steps.join());
      if (same) same.cards++;
      else alike.set(steps.join(), { card: id, cards: 1 });
    }
    return [...alike.values()];
  }

  /** The best of these replies to this card, and what it is worth. */
  best(replies: readonly Weighed[], i: number, card: MovementId | null): { reply: Weighed; value: Value } {
    let best: { reply: Weighed; value: Value } | null = null;
    for (const reply of replies) {
      const value = this.worthOfReply(reply, i, card);
      if (!best || compare(this.plan.aim, value, best.value) < 0) best = { reply, value };
    }
    return best!;
  }

  worthOfReply(reply: Weighed, i: number, card: MovementId | null): Value {
    return plus(times(reply.value, this.total(i + 1)), this.march(reply, i, card));
  }

  /** The end of the event: the last breach, Orc D's arrival, and who sits in the protected space. */
  private end(game: Game, seen: number): Value {
    const { seat, event, decide, moment } = this.plan;
    if (moment.ending && endsWith(game, event, 'breachAllForestOrcs')) {
      const breached = oneBoard.breachWithAll(game, seat, decide);
      return plus(this.count(breached.events, seen).value, this.taken(breached.game));
    }
    if (!this.arrival) return this.taken(game);
    if (!this.harms) return times(this.taken(game), CARDS_IN_DECK);
    let sum = times(this.taken(game), CARDS_IN_DECK);
    for (const { card, cards } of this.roads.arrivals())
      sum = plus(sum, times(this.count(oneBoard.arriveWith(game, seat, card).events, seen).value, cards));
    return sum;
  }

  private taken(game: Game): Value {
    if (this.ward < 0 || IN_FOREST[this.ward]) return NOTHING;
    const lost = game.players[this.plan.seat].fiends!.occupied.some(({ at }) => at === this.ward);
    return { hits: Number(lost), loss: 0 };
  }
}
