import { afterAll, describe, expect, it, vi } from 'vitest';
import { type AnyStateNode, createActor, type InspectionEvent } from 'xstate';
import {
  type Game,
  hash,
  legalMoves,
  MOVEMENT_CARDS,
  type Moment,
  type Move,
  newGame,
  orcs,
  type Position,
  parse,
  play,
  sandbox,
  startPhase,
  trace,
  withCards,
} from '../../../src/caverna/engine/index.ts';
import { BOTS, dice } from '../../../src/caverna/lab/bots.ts';
import { variedOptions } from '../../../src/caverna/lab/fuzz.ts';
import {
  askedNow,
  awaitedDraw,
  drawsOf,
  movesOf,
  ORC_STAGES,
  type OrcEventInput,
  orcEvent,
  shownGame,
} from '../../../src/caverna/machines/index.ts';

/** Every state that was entered and every transition that was taken, over the whole file. */
const visited = new Set<string>();
const taken = new Set<unknown>();

function watch(event: InspectionEvent): void {
  if (event.type === '@xstate.microstep') for (const one of event._transitions) taken.add(one);
  const { value } = ('snapshot' in event ? event.snapshot : {}) as { value?: Record<string, string> };
  if (value?.stage) for (const [region, state] of Object.entries(value)) visited.add(`${region}.${state}`);
}

function begin(input: OrcEventInput) {
  const actor = createActor(orcEvent, { input, inspect: watch });
  actor.start();
  return {
    actor,
    send: actor.send.bind(actor),
    now: () => actor.getSnapshot().context,
    stage: () => (actor.getSnapshot().value as { stage: string }).stage,
  };
}
type Event = ReturnType<typeof begin>;

const table = (seat: Record<string, unknown>, rest: Record<string, unknown> = {}): Game => {
  const laid = sandbox({ modules: ['fiends'], players: 1, seats: [seat], ...rest } as Position);
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  return laid.value;
};

const move = (line: string): Move => {
  const read = parse(line);
  if (!read.ok) throw new Error(line);
  return read.value;
};

const toTheEnd = ({ send, now }: Event): void => {
  let before = -2;
  while (now().at !== before) {
    before = now().at;
    send({ type: 'forward' });
  }
};

/** The same decisions through the engine alone. */
function byEngine(start: Game, moves: readonly Move[]): Game {
  const begun = startPhase(start, 0, 'orcEvent');
  if (!begun.ok) throw new Error('no event');
  let { game } = begun.value;
  for (const one of moves) {
    const played = play(game, one);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    game = played.value.game;
  }
  return game;
}

describe('an orc event, step by step', () => {
  it('begins with the announcement, draws, asks, moves and ends before the harvest', () => {
    const event = begin({
      game: table(
        {
          goods: { wood: 1, stone: 3 },
          board: { c4: 'meadow', b4: 'field', a4: 'meadow', a3: 'field grain 2' },
          orcs: { A: 'defeated', B: '7 b2', C: 'defeated' },
        },
        { orcEvents: { draw: ['M2-2'] } },
      ),
    });
    expect(event.stage()).toBe('begin');
    event.send({ type: 'forward' });
    // The card lies there, and nothing else has happened: this is where the owner answers.
    expect(event.stage()).toBe('bribeOrPush');
    expect(askedNow(event.now())).toMatchObject({ kind: 'negotiate', seat: 0 });
    event.send({ type: 'choose', move: move('bribe 2') });
    expect(event.stage()).toBe('bribeOrPush');
    event.send({ type: 'choose', move: move('stop') });
    expect(event.stage()).toBe('move');
    const at = () => {
      const told = event.now().line.moments[event.now().at]!.event;
      return 'at' in told ? told.at : undefined;
    };
    const seen = [at()];
    while (event.stage() === 'move') {
      event.send({ type: 'forward' });
      seen.push(at());
    }
    expect(seen.slice(0, 3)).toEqual(['a2', 'a3', 'a3']);
    expect(event.stage()).toBe('harvest');
    expect(orcs.orcOf(shownGame(event.now()).players[0], 'B').strength).toBe(5);
    event.send({ type: 'finish' });
    expect(event.actor.getSnapshot().status).toBe('done');
    expect(event.actor.getSnapshot().output?.moves).toEqual([move('bribe 2'), move('stop')]);
  });

  it('refuses with a reason what the engine refuses, and loses nothing', () => {
    const event = begin({ game: table({ goods: { wood: 1 } }) });
    toTheEnd(event);
    const before = event.now().line;
    event.send({ type: 'choose', move: move('bribe 5') });
    expect(event.now().trouble).not.toBeNull();
    expect(event.now().line).toBe(before);
    event.send({ type: 'choose', move: move('stop') });
    expect(event.now().trouble).toBeNull();
  });

  it('waits for the card drawn at the table, and takes back one that was entered wrongly', () => {
    const start = table({ goods: { wood: 1 } }, { orcEvents: { events: 1 } });
    const event = begin({ game: start, entering: true });
    expect(event.stage()).toBe('draw');
    expect(awaitedDraw(event.now())?.moment.event).toMatchObject({ type: 'drew', n: 3 });
    event.send({ type: 'forward' });
    event.send({ type: 'choose', move: move('stop') });
    expect(event.now().at).toBe(0);
    event.send({ type: 'draw', card: 'M1-1' });
    expect(event.now().trouble).toMatchObject({ code: 'badPosition' });
    event.send({ type: 'draw', card: 'M9-9' });
    expect(event.now().trouble).toMatchObject({ code: 'badPosition' });
    const entered = ['M3-5', 'M2-3', 'M1-3'];
    for (const card of entered) {
      event.send({ type: 'draw', card });
      toTheEnd(event);
      while (askedNow(event.now())) {
        event.send({ type: 'choose', move: move('stop') });
        toTheEnd(event);
      }
    }
    expect(event.stage()).toBe('arrive');
    event.send({ type: 'draw', card: 'M2-6' });
    toTheEnd(event);
    expect(event.stage()).toBe('harvest');
    const drawn = drawsOf(event.now().line.moments).map(({ card }) => card);
    expect(drawn).toEqual([...entered, 'M2-6']);
    expect(orcs.orcOf(shownGame(event.now()).players[0], 'D').at).toBe(2);
    // Orc B had drawn another card: what came after it is taken back, what came before it stays.
    event.send({ type: 'draw', draw: 1, card: 'M2-1' });
    expect(drawsOf(event.now().line.moments).map(({ card }) => card)).toEqual(
      expect.arrayContaining(['M3-5', 'M2-1']),
    );
    expect(event.now().dealt).toBe(2);
  });

  it('shows an orc that walks into a net and moves in at once', () => {
    const event = begin({
      game: table(
        {
          board: { d3: 'orcDwelling' },
          orcs: { A: '5 a1', B: '7 b1', C: 'defeated' },
          traps: ['trapNet a2'],
        },
        { orcEvents: { draw: ['M3-1'] } },
      ),
    });
    const stages: string[] = [];
    while (event.stage() !== 'harvest') {
      stages.push(event.stage());
      event.send({ type: 'forward' });
    }
    expect(stages.slice(0, 5)).toEqual(['begin', 'draw', 'move', 'trap', 'befriend']);
    expect(orcs.friendlyOrcs(shownGame(event.now()).players[0])).toHaveLength(1);
  });

  it('takes decisions back and branches, and the other branch is as if the first had never been', () => {
    const start = table({ goods: { wood: 1, stone: 9 } });
    const event = begin({ game: start });
    toTheEnd(event);
    event.send({ type: 'choose', move: move('bribe 1') });
    toTheEnd(event);
    event.send({ type: 'choose', move: move('push D') });
    toTheEnd(event);
    event.send({ type: 'undo' });
    expect(movesOf(event.now().line)).toEqual([move('bribe 1')]);
    event.send({ type: 'undo', keep: 0 });
    expect(askedNow(event.now())).toMatchObject({ kind: 'negotiate' });
    event.send({ type: 'choose', move: move('push R') });
    expect(hash(event.now().line.game)).toBe(hash(byEngine(start, [move('push R')])));
    event.send({ type: 'undo', keep: 7 });
    expect(movesOf(event.now().line)).toEqual([move('push R')]);
  });

  it('plays by itself up to the next decision, and pauses', () => {
    vi.useFakeTimers();
    const event = begin({ game: table({ orcs: { A: 'defeated', B: '7 b1', C: '9 c1' } }) });
    const pace = () => (event.actor.getSnapshot().value as { pace: string }).pace;
    event.send({ type: 'play' });
    vi.advanceTimersByTime(4_000);
    expect(event.now().at).toBe(2);
    event.send({ type: 'pause' });
    vi.advanceTimersByTime(60_000);
    expect(event.now().at).toBe(2);
    event.send({ type: 'back' });
    event.send({ type: 'restart' });
    expect(event.now().at).toBe(0);
    event.send({ type: 'jump', to: 3 });
    expect(event.now().at).toBe(3);
    event.send({ type: 'jump', to: 99 });
    expect(event.now().at).toBe(3);
    event.send({ type: 'play' });
    vi.advanceTimersByTime(60_000);
    expect(pace()).toBe('resting');
    expect(event.stage()).toBe('harvest');
    vi.useRealTimers();
  });
});

/** A game that goes through its last work move into an event. */
interface Entrance {
  before: Game;
  game: Game;
  moments: Moment[];
}

function* entrances(players: number, seed: number): Generator<Entrance> {
  const start = newGame({ seats: players, modules: ['fiends'], fiends: variedOptions(seed) }, seed);
  if (!start.ok) throw new Error('no game');
  let game = start.value;
  const roll = dice(seed);
  const bot = Object.values(BOTS)[seed % 3]!;
  while (game.stack.length > 0) {
    const traced = trace(game, bot(game, roll));
    if (!traced.ok) throw new Error('refused');
    const { moments } = traced.value;
    if (traced.value.events.some(({ type }) => type === 'event'))
      yield { before: game, game: traced.value.game, moments };
    game = traced.value.game;
  }
}

describe('1,000 random events', () => {
  it('through the machine and through the engine end alike, branches and entered cards included', () => {
    let count = 0;
    let decisions = 0;
    for (let seed = 1; count < 850; seed++) {
      const players = 1 + (seed % 3);
      const made = newGame({ seats: players, modules: ['fiends'], fiends: variedOptions(seed) }, seed);
      if (!made.ok) throw new Error('no game');
      let game = made.value;
      const roll = dice(seed);
      const bot = Object.values(BOTS)[seed % 3]!;
      while (game.stack.length > 0) {
        if (game.fiends!.events < 4 && game.phase !== 'orcs' && roll(25) === 0 && count < 850) {
          decisions += randomEvent(game, roll, roll(3) === 0);
          count++;
        }
        const played = play(game, bot(game, roll));
        if (!played.ok) throw new Error('refused');
        game = played.value.game;
      }
    }
    expect(count).toBe(850);
    expect(decisions).toBeGreaterThan(1_000);
  });

  it('joined in a game, end where the game goes on', () => {
    let count = 0;
    for (let seed = 5_000; count < 150; seed++)
      for (const { game, moments, before } of entrances(1 + (seed % 3), seed)) {
        if (count >= 150) break;
        count++;
        const roll = dice(seed);
        const event = begin({ game, moments, from: moments.length });
        let after = game;
        while (!event.now().line.over) {
          const moves = legalMoves(after);
          const move = moves[roll(moves.length)]!;
          event.send({ type: 'choose', move });
          const played = play(after, move);
          if (!played.ok) throw new Error('refused');
          after = played.value.game;
        }
        toTheEnd(event);
        event.send({ type: 'finish' });
        const { output } = event.actor.getSnapshot();
        expect(hash(output!.game)).toBe(hash(after));
        expect(output!.game.phase).not.toBe('orcs');
        expect(hash(before)).not.toBe(hash(after));
      }
    expect(count).toBe(150);
  });

  it('stay where they are when an answer is refused', () => {
    const first = entrances(2, 3).next().value as Entrance;
    const event = begin({ game: first.game, moments: first.moments });
    event.send({ type: 'choose', move: { type: 'beg' } });
    expect(event.now().trouble).not.toBeNull();
    expect(event.now().line.game).toBe(first.game);
  });
});

/** One event with random answers, looks back, branches and entered cards; returns the number of decisions. */
function randomEvent(start: Game, roll: (n: number) => number, entering: boolean): number {
  const event = begin({ game: start, entering });
  const any = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  let undos = 2;
  for (let guard = 0; event.stage() !== 'harvest'; guard++) {
    if (guard > 20_000) throw new Error('the event does not end');
    const awaited = awaitedDraw(event.now());
    const asked = askedNow(event.now());
    if (awaited) {
      const drawn = awaited.moment.event;
      const n = drawn.type === 'drew' ? drawn.n : undefined;
      const deck = MOVEMENT_CARDS.filter((card) => n === undefined || card.deck === n);
      event.send(roll(3) === 0 ? { type: 'draw' } : { type: 'draw', card: any(deck).id });
      // Another player has that card already (RL-03).
      if (event.now().trouble) event.send({ type: 'draw' });
    } else if (asked && undos > 0 && roll(12) === 0 && movesOf(event.now().line).length > 0) {
      undos--;
      event.send({ type: 'undo', keep: roll(movesOf(event.now().line).length) });
    } else if (asked) event.send({ type: 'choose', move: any(legalMoves(event.now().line.game)) });
    else if (roll(15) === 0) event.send({ type: 'back' });
    else event.send({ type: 'forward' });
  }
  const { line } = event.now();
  const cards = drawsOf(line.moments).map(({ card }) => card);
  const dealt = withCards(start, entering ? cards : start.fiends!.script);
  if (!dealt.ok) throw new Error('cards');
  const moves = movesOf(line);
  expect(hash(line.game)).toBe(hash(byEngine(dealt.value, moves)));
  return moves.length;
}

afterAll(() => {
  const nodes: AnyStateNode[] = [];
  const collect = (node: AnyStateNode): void => {
    nodes.push(node);
    Object.values(node.states).forEach(collect);
  };
  collect(orcEvent.root);
  const states = nodes.filter((node) => node.path.length === 2).map((node) => node.path.join('.'));
  expect(states.sort()).toEqual(ROSTER.slice().sort());
  // `routing` is left at once, so nobody ever sees it.
  expect(states.filter((name) => name !== 'stage.routing' && !visited.has(name))).toEqual([]);
  const all = nodes.flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]);
  const name = (one: (typeof all)[number]) =>
    `${one.source.path.join('.')} ${one.eventType} → ${one.target?.map(({ key }) => key).join()}`;
  expect(all.length).toBe(24);
  const done = new Set([...taken].map((one) => name(one as (typeof all)[number])));
  expect(all.map(name).filter((one) => !done.has(one))).toEqual([]);
});

const ROSTER = [
  ...ORC_STAGES.map((name) => `stage.${name}`),
  'stage.routing',
  'stage.done',
  'pace.resting',
  'pace.playing',
  'pace.over',
];
