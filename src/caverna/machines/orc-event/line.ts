// An orc event as it has gone so far: the decisions made, and every moment between them. Plain data, pure functions.
// All rules are the engine's: it says what happens, what is asked, and when the event is over.

import {
  contentsOf,
  type FiendsContents,
  fromOrcEvent,
  type Game,
  type Moment,
  type Move,
  type MovementId,
  type Refusal,
  type Result,
  type Seat,
  trace,
  traceEvent,
  untilHarvest,
  withCards,
} from '../../engine/index.ts';

/** What was done at one point, and where its moments begin. The first turn begins the event. */
interface Turn {
  game: Game;
  move: Move | null;
  from: number;
}

export interface EventLine {
  turns: readonly Turn[];
  moments: readonly Moment[];
  /** How things stand; when the event is over, wherever the game has gone on to. */
  game: Game;
  over: boolean;
  /** What the last move made happen after the event: the harvest and what follows. */
  after: readonly Moment[];
}

/** The next event of a hand-written position. */
export function openEvent(game: Game): Result<EventLine> {
  const traced = traceEvent(game);
  if (!traced.ok) return traced;
  const turns = [{ game, move: null, from: 0 }];
  return { ok: true, value: { turns, game: traced.value.game, ...untilHarvest(traced.value.moments) } };
}

/** An event under way in a game, with the moments that led here if they are known. */
export const joinEvent = (game: Game, moments: readonly Moment[] = []): EventLine => ({
  turns: [],
  game,
  ...(moments.length > 0
    ? untilHarvest(fromOrcEvent(moments))
    : { moments, after: [], over: game.phase !== 'orcs' }),
});

export function decide(line: EventLine, move: Move): Result<EventLine> {
  const traced = trace(line.game, move);
  if (!traced.ok) return traced;
  const { moments, after, over } = untilHarvest(traced.value.moments);
  return {
    ok: true,
    value: {
      turns: [...line.turns, { game: line.game, move, from: line.moments.length }],
      moments: [...line.moments, ...moments],
      game: traced.value.game,
      over,
      after,
    },
  };
}

export const movesOf = ({ turns }: EventLine): Move[] => turns.flatMap(({ move }) => (move ? [move] : []));

/** Back to a decision: as many decisions as `keep` stay. */
export function takeBack(line: EventLine, keep: number): EventLine {
  const decisions = line.turns.filter(({ move }) => move !== null);
  const first = decisions[keep];
  if (!first) return line;
  return {
    turns: line.turns.slice(0, line.turns.indexOf(first)),
    moments: line.moments.slice(0, first.from),
    game: first.game,
    over: false,
    after: [],
  };
}

/** Cards that were drawn, in order: for moving, and for the place where Orc D appears. */
export function drawsOf(moments: readonly Moment[]): { at: number; seat: Seat; card: MovementId }[] {
  return moments.flatMap(({ event }, at) => {
    if (event.type === 'drew') return [{ at, seat: event.seat, card: event.what }];
    return event.type === 'arrived' ? [{ at, seat: event.seat, card: event.card }] : [];
  });
}

/** The cards that could be drawn there: those of the deck that nobody has drawn for this orc before (RL-03). */
export function cardsFor({ moments }: EventLine, draw: number): FiendsContents['cards'] {
  const here = moments[drawsOf(moments)[draw]?.at ?? -1];
  if (!here) return [];
  const { event, game } = here;
  const { cards } = contentsOf(game.setup.box);
  const orc = game.fiends!.active?.orc;
  const before = drawsOf(moments)
    .slice(0, draw)
    .filter(({ at }) => moments[at]!.event.type === event.type)
    .filter(({ at }) => event.type === 'arrived' || moments[at]!.game.fiends!.active?.orc === orc)
    .map(({ card }) => card);
  // Orc D: any one deck is dealt, the same for everybody.
  const deck = event.type === 'drew' ? event.n : cards.find(({ id }) => id === before[0])?.deck;
  const drawn = game.setup.fiends!.replacement ? [] : before;
  return cards.filter((card) => (deck === undefined || card.deck === deck) && !drawn.includes(card.id));
}

/** The same event with another card at this draw; what was decided after it is taken back. */
export function withCard(line: EventLine, draw: number, card: string): Result<EventLine> {
  const draws = drawsOf(line.moments);
  const place = draws[draw]?.at ?? -1;
  const turn = line.turns.findLast(({ from }) => from <= place);
  const wrong: Refusal = { code: 'badPosition', args: { field: 'draw', card } };
  if (!turn) return { ok: false, error: wrong };
  const earlier = draws.filter(({ at }) => at >= turn.from && at < place).map((one) => one.card);
  const later = line.moments[place]!.game.fiends!.script;
  const stacked = withCards(turn.game, [...earlier, card, ...later]);
  if (!stacked.ok) return stacked;
  const before = {
    ...line,
    turns: line.turns.slice(0, line.turns.indexOf(turn)),
    moments: line.moments.slice(0, turn.from),
    game: stacked.value,
  };
  const again = turn.move ? decide(before, turn.move) : openEvent(stacked.value);
  if (!again.ok) return again;
  return drawsOf(again.value.moments)[draw]?.card === card ? again : { ok: false, error: wrong };
}
