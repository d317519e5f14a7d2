// Best answers the slow way: every answer of every kind, every card, nothing merged, pruned or remembered.

import {
  type Bundle,
  type Game,
  type GameEvent,
  type Good,
  legalMoves,
  MOVEMENT_CARDS,
  type Move,
  type MovementId,
  type OrcLetter,
  oneBoard,
  orcs,
  squareAt,
} from '../../../../src/caverna/engine/index.ts';
import {
  type Aim,
  DEFAULT_POLICY,
  DEFAULT_WORTH,
  type EventNumber,
  type Lookahead,
} from '../../../../src/caverna/odds/index.ts';
import { decideBy } from '../../../../src/caverna/odds/policy.ts';
import { decksFor, playEvent, product } from './brute.ts';

const decide = decideBy(DEFAULT_POLICY, DEFAULT_WORTH);

/** Chance and loss as sums over all cards. */
export interface Naive {
  hits: number;
  loss: number;
  of: number;
}

const worth = (goods: Bundle = {}) =>
  Object.entries(goods).reduce((sum, [good, n]) => sum + n * DEFAULT_WORTH[good as Good]!, 0);

/** What one whole run of the event has brought. */
function judge(
  aim: Aim,
  before: Game,
  after: Game,
  events: readonly GameEvent[],
): { hits: number; loss: number } {
  let loss = 0;
  for (const event of events) {
    if (event.type === 'cleared' || event.type === 'lost' || event.type === 'paid')
      loss += worth(event.goods);
    if (event.type === 'gained') loss -= worth(event.goods);
  }
  const yes = (() => {
    if (aim.for === 'keep') return false;
    if (aim.for === 'protect' && aim.at >= 'd')
      return after.players[0].fiends!.occupied.some(({ at }) => at === squareAt(aim.at));
    if (aim.for === 'protect')
      return events.some((told) => (told.type === 'stepped' || told.type === 'pushed') && told.at === aim.at);
    const wanted = aim.for === 'defeat' ? 'defeated' : 'friendly';
    const was = orcs.orcOf(before.players[0], aim.orc).zone;
    return was !== wanted && orcs.orcOf(after.players[0], aim.orc).zone === wanted;
  })();
  return { hits: Number(yes), loss };
}

function better(aim: Aim, a: Naive, b: Naive): boolean {
  const [ahits, bhits] = [a.hits * b.of, b.hits * a.of];
  if (aim.for !== 'keep' && ahits !== bhits) return aim.for === 'protect' ? ahits < bhits : ahits > bhits;
  return a.loss * b.of < b.loss * a.of;
}

const open = (moves: readonly Move[]) => moves.filter(({ type }) => type === 'bribe' || type === 'push');

/** The first orc's best answer to one card by whole events in the engine; later orcs meet nobody. */
export function bestByPlaying(
  game: Game,
  event: EventNumber,
  orc: OrcLetter,
  card: MovementId,
  aim: Aim,
): Naive {
  const decks = decksFor(game, event);
  const [, ...later] = decks;
  const tried = (answer: Move[]): { value: Naive; more: Move[] } => {
    const value: Naive = { hits: 0, loss: 0, of: 0 };
    let more: Move[] = [];
    for (const cards of product([[card], ...later])) {
      const left = answer.slice();
      const run = playEvent(game, cards, DEFAULT_POLICY, (now) => {
        const frame = now.stack.at(-1)!;
        if (frame.kind !== 'negotiate' || frame.orc !== orc) return null;
        if (left.length === 0) more = open(legalMoves(now));
        return left.shift() ?? null;
      });
      const { hits, loss } = judge(aim, game, run.game, run.events);
      value.hits += hits;
      value.loss += loss;
      value.of++;
    }
    return { value, more };
  };
  let best: Naive | null = null;
  const consider = (answer: Move[]) => {
    const { value, more } = tried(answer);
    if (!best || better(aim, value, best)) best = value;
    if (answer.length < 2)
      for (const next of more) if (next.type !== answer.at(-1)?.type) consider([...answer, next]);
  };
  consider([]);
  return best!;
}

interface Run {
  game: Game;
  events: GameEvent[];
}

/** The same with answers to all orcs, each knowing only its own card (`best`), or to the first alone (`none`). */
export function bestByTrying(
  start: Game,
  event: EventNumber,
  letters: readonly OrcLetter[],
  card: MovementId | null,
  aim: Aim,
  lookahead: Lookahead,
): Naive {
  const before = oneBoard.beforeEvent(start, 0, event);
  before.fiends!.longStrips = [];
  const cards = (game: Game, i: number): (MovementId | null)[] => {
    const orc = letters[i]!;
    if (orcs.orcOf(game.players[0], orc).zone === 'cave') return [null];
    const deck = { A: 3, B: 2, C: 1, D: 1 }[orc];
    return MOVEMENT_CARDS.filter((entry) => entry.deck === deck).map(({ id }) => id);
  };
  const finish = ({ game, events }: Run): Naive => {
    if (event === 4) {
      const last = oneBoard.breachWithAll(game, 0, decide);
      return { ...judge(aim, start, last.game, [...events, ...last.events]), of: 1 };
    }
    if (event !== 2 || orcs.orcOf(game.players[0], 'D').zone !== 'reserve')
      return { ...judge(aim, start, game, events), of: 1 };
    const sum: Naive = { hits: 0, loss: 0, of: 3 };
    for (const symbol of ['M1-1', 'M1-2', 'M1-3'] as const) {
      const arrived = oneBoard.arriveWith(game, 0, symbol);
      const { hits, loss } = judge(aim, start, arrived.game, [...events, ...arrived.events]);
      sum.hits += hits;
      sum.loss += loss;
    }
    return sum;
  };
  const average = (values: Naive[]): Naive => {
    const of = values.reduce((product, value) => Math.max(product, value.of), 1);
    const scaled = values.map((value) => ({
      hits: (value.hits * of) / value.of,
      loss: (value.loss * of) / value.of,
    }));
    return {
      hits: scaled.reduce((sum, { hits }) => sum + hits, 0),
      loss: scaled.reduce((sum, { loss }) => sum + loss, 0),
      of: of * values.length,
    };
  };
  const from = (run: Run, i: number, known?: MovementId | null): Naive => {
    const orc = letters[i];
    if (!orc) return finish(run);
    const { zone } = orcs.orcOf(run.game.players[0], orc);
    if (zone !== 'forest' && zone !== 'cave') return from(run, i + 1);
    const called = oneBoard.callOrc(run.game, 0, orc);
    const answers: Move[][] = [[]];
    if (i === 0 || lookahead === 'best')
      for (const first of oneBoard.answers(called, 0, orc)) {
        answers.push([first]);
        const then = oneBoard.answerOrc(called, 0, [first], decide).game;
        const there = orcs.hostileOrcs(then.players[0]).some(({ id }) => id === orc);
        if (!there || (zone === 'forest' && then.fiends!.active!.cards[0] === null)) continue;
        for (const second of oneBoard.answers(then, 0, orc, first.type === 'push'))
          if (second.type !== first.type) answers.push([first, second]);
      }
    const boards = answers.map((answer) =>
      answer.length > 0 ? oneBoard.answerOrc(called, 0, answer, decide) : { game: called, events: [] },
    );
    return average(
      (known !== undefined ? [known] : cards(called, i)).map((drawn) => {
        let best: Naive | null = null;
        for (const { game, events } of boards) {
          const moved = oneBoard.moveOrc(game, 0, drawn, decide);
          const value = from(
            { game: moved.game, events: [...run.events, ...events, ...moved.events] },
            i + 1,
          );
          if (!best || better(aim, value, best)) best = value;
        }
        return best!;
      }),
    );
  };
  return from({ game: before, events: [] }, 0, card);
}
