import { describe, expect, it } from 'vitest';
import {
  type Game,
  legalMoves,
  MOVEMENT_CARDS,
  type MovementId,
  orcs,
  play,
  sandbox,
  startPhase,
} from '../../../src/caverna/engine/index.ts';
import { boardFor } from '../../../src/caverna/lab/orc-boards.ts';
import { DEFAULT_POLICY, type EventNumber, oddsOf, type Policy } from '../../../src/caverna/odds/index.ts';
import { decideBy } from '../../../src/caverna/odds/policy.ts';
import { DEFAULT_WORTH } from '../../../src/caverna/odds/worth.ts';
import { bruteOdds, decksFor, differences, type Facts, playEvent, product, toldBy } from './lib/brute.ts';

const POLICIES: readonly Policy[] = [
  DEFAULT_POLICY,
  { ...DEFAULT_POLICY, hits: 'weakest', tribute: 'most', breach: 'first' },
  { ...DEFAULT_POLICY, tribute: 'none', hostage: 'grown', befriend: 'weakest' },
];

const boardWith = (seat: object, event: EventNumber, fiends: object = {}, players = 1): Game => {
  const made = sandbox({
    modules: ['fiends'],
    round: 5,
    players,
    fiends,
    orcEvents: { events: event - 1 },
    seats: [seat, ...Array.from({ length: players - 1 }, () => ({}))],
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
};

const only = (orc: string, text: string): Record<string, string> => ({
  ...Object.fromEntries(['A', 'B', 'C', 'D'].map((id) => [id, 'defeated'])),
  [orc]: text,
});

describe('the odds are those of the engine', () => {
  const seen: Facts = {};
  const compare = (from: number, count: number, orcCount: number, traps?: readonly string[]) => {
    const wrong: string[] = [];
    for (let seed = from; seed < from + count; seed++) {
      const event = (orcCount === 4 ? 3 + (seed % 2) : 1 + (seed % 4)) as EventNumber;
      const { game } = boardFor(seed, { orcs: orcCount, event, goods: seed % 2 === 0, traps });
      const policy = traps ? POLICIES[1]! : (POLICIES[seed % 5] ?? DEFAULT_POLICY);
      const odds = oddsOf({ game, seat: 0, event, policy });
      const brute = bruteOdds(game, event, policy);
      wrong.push(
        ...differences(toldBy(odds), odds.of, brute.facts, brute.of).map(
          (line) => `seed ${seed}, ${orcCount} orcs, event ${event}: ${line}`,
        ),
      );
      for (const fact of new Set(Object.keys(brute.facts).map(kindOf))) seen[fact] = (seen[fact] ?? 0) + 1;
    }
    expect(wrong).toEqual([]);
  };
  const kindOf = (fact: string) => {
    const words = fact.split(' ');
    return words[0] === 'does' || words[0] === 'end' ? `${words[0]} ${words.at(-1)}` : words[0]!;
  };

  it('one orc, 100 boards', () => compare(1, 100, 1), 30_000);
  it('two orcs, 90 boards', () => compare(201, 90, 2), 30_000);
  it('three orcs, 30 boards', () => compare(401, 30, 3), 30_000);
  it(
    'three orcs among traps that strike the weakest, 30 boards',
    () => compare(501, 30, 3, ['permanentTrap', 'poisonedArrows', 'boobyTrap', 'steelTrap', 'trapNet']),
    30_000,
  );
  it('four orcs, 2 boards', () => compare(601, 2, 4), 30_000);

  it('and the boards are not all peaceful', () => {
    for (const fact of ['enter', 'field', 'herd', 'trap', 'breach', 'takes', 'arrive', 'lost', 'gained'])
      expect(seen[fact], fact).toBeGreaterThan(10);
    for (const fact of ['does held', 'does weakened', 'does defeated', 'end held', 'end forest', 'end cave'])
      expect(seen[fact], fact).toBeGreaterThan(10);
    for (const fact of ['paid', 'captured', 'does befriended', 'end friendly'])
      expect(seen[fact], fact).toBeGreaterThan(2);
  });
});

describe('what the rule book says about chances', () => {
  it('from a1 only one of nine long cards misses a2 (fiends.movement.*)', () => {
    const odds = oddsOf({ game: boardWith({ orcs: only('A', '5 a1') }, 1), seat: 0, event: 1 });
    const a2 = odds.spaces.find(({ at }) => at === 'a2')!;
    expect(a2.any * 9).toBe(8 * odds.of);
    expect(a2.by.A).toBe(a2.any);
  });

  it('in the first event nobody gets into the cave', () => {
    const odds = oddsOf({ game: boardWith({}, 1), seat: 0, event: 1 });
    expect(odds.orcs.map(({ id, breaches }) => [id, breaches])).toEqual([
      ['A', 0],
      ['B', 0],
      ['C', 0],
      ['D', 0],
    ]);
    expect(odds.arrival).toBeNull();
  });

  it('in the last event every orc of the forest breaches', () => {
    const odds = oddsOf({ game: boardWith({ orcs: only('D', '12 b2') }, 4), seat: 0, event: 4 });
    expect(odds.orcs[0]).toMatchObject({ id: 'D', breaches: odds.of, ends: { cave: odds.of } });
  });

  it('Orc D arrives on each of three spaces equally often', () => {
    const odds = oddsOf({ game: boardWith({}, 2), seat: 0, event: 2 });
    expect(odds.arrival).toEqual({ a1: odds.of / 3, b1: odds.of / 3, c1: odds.of / 3 });
  });

  it('a corrected card counts as its owners have it', () => {
    const made = sandbox({
      modules: ['fiends'],
      round: 5,
      box: { 'fiends.card.M3-5.step1': 'D' },
      seats: [{ orcs: only('A', '5 a1') }],
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const odds = oddsOf({ game: made.value, seat: 0, event: 1 });
    expect(odds.spaces.find(({ at }) => at === 'a2')!.any).toBe(odds.of);
  });

  it('a known card leaves no chance', () => {
    const game = boardWith({ orcs: only('A', '5 a1'), board: { c4: 'field grain 3' } }, 1);
    const odds = oddsOf({ game, seat: 0, event: 1, cards: { A: 'M3-5' } });
    const entered = odds.spaces.filter(({ any }) => any > 0);
    expect(entered.map(({ at, any }) => [at, any])).toEqual([
      ['b1', odds.of],
      ['b2', odds.of],
      ['b3', odds.of],
    ]);
  });
});

describe('several players', () => {
  it('draw without replacement, and still every card comes equally often (RL-03)', () => {
    const seat = { orcs: only('C', '9 b2'), board: { c4: 'field grain 3' }, traps: ['pitfall b3'] };
    const game = boardWith(seat, 1, {}, 2);
    const other = { ...game.players[1].fiends!, orcs: orcs.hostileOrcs(game.players[1]) };
    game.players[1] = { ...game.players[1], fiends: other };
    // The other player also meets Orc C only, and draws first.
    for (const id of ['A', 'B'] as const)
      game.players[1].fiends!.orcs = game.players[1].fiends!.orcs.map((orc) =>
        orc.id === id ? { ...orc, zone: 'defeated', strength: 0, at: -1 } : orc,
      );
    game.players[1].fiends!.orcs.push({ id: 'D', zone: 'defeated', strength: 0, at: -1 });
    const second: Game = { ...game, starting: 1, token: 1 };
    const odds = oddsOf({ game: second, seat: 0, event: 1 });
    const cards = MOVEMENT_CARDS.filter((card) => card.deck === 1).map(({ id }) => id);
    const entered: Facts = {};
    let of = 0;
    for (const theirs of cards)
      for (const ours of cards.filter((card) => card !== theirs)) {
        const run = playEvent(second, [theirs, ours], DEFAULT_POLICY);
        for (const told of run.events)
          if (told.type === 'stepped') entered[`enter ${told.at}`] = (entered[`enter ${told.at}`] ?? 0) + 1;
        of++;
      }
    expect(of).toBe(72);
    const told = Object.fromEntries(
      odds.spaces.filter(({ any }) => any).map(({ at, any }) => [`enter ${at}`, any]),
    );
    expect(differences(told, odds.of, entered, of)).toEqual([]);
  });
});

describe('in the middle of an event', () => {
  const decide = decideBy(DEFAULT_POLICY, DEFAULT_WORTH);

  /** Plays on from a game in an event over all cards that later orcs may draw. */
  function onwards(game: Game, decks: MovementId[][]): { ends: Facts; of: number } {
    const ends: Facts = {};
    let of = 0;
    for (const cards of product(decks)) {
      let now: Game = { ...game, fiends: { ...game.fiends!, script: cards } };
      while (now.fiends!.active) {
        const asked = now;
        const played = play(
          now,
          decide(now, now.stack.at(-1)!, () => legalMoves(asked)),
        );
        if (!played.ok) throw new Error('refused');
        now = played.value.game;
      }
      for (const { id, zone, held } of now.players[0].fiends!.orcs) {
        const end = `${id} ${held ? 'held' : zone}`;
        ends[end] = (ends[end] ?? 0) + 1;
      }
      of++;
    }
    return { ends, of };
  }

  it('the card on the table is known, the later ones are not; whatever is asked', () => {
    let moments = 0;
    for (let seed = 900; seed < 960; seed++) {
      const event = (1 + (seed % 4)) as EventNumber;
      const { game } = boardFor(seed, { orcs: 3, event, goods: true });
      const decks = decksFor(game, event);
      const script = decks.map((deck) => deck[seed % deck.length]!);
      const begun = startPhase({ ...game, fiends: { ...game.fiends!, script } }, 0, 'orcEvent');
      if (!begun.ok || !begun.value.game.fiends!.active) continue;
      let now = begun.value.game;
      // A few moves into the event, wherever that leads: bribed, pushed, in the midst of hits.
      for (let i = 0; i < 1 + (seed % 3) && now.fiends!.active; i++) {
        const moves = legalMoves(now).filter(({ type }) => type !== 'exchange');
        const played = play(now, moves[(seed * 7 + i) % moves.length]!);
        if (played.ok) now = played.value.game;
      }
      const active = now.fiends!.active;
      if (!active || now.stack.at(-1)?.kind === 'loot') continue;
      const later = orcs
        .hostileOrcs(now.players[0])
        .filter(({ id, zone }) => active.step !== 'done' && id > active.orc && zone === 'forest');
      const laterDecks = later.map(({ id }) =>
        MOVEMENT_CARDS.filter((card) => card.deck === ({ A: 3, B: 2, C: 1, D: 1 }[id as 'A'] ?? 1)).map(
          (card) => card.id,
        ),
      );
      const brute = onwards(now, laterDecks);
      const odds = oddsOf({ game: now, seat: 0, event });
      const told: Facts = {};
      for (const { id, ends } of odds.orcs)
        for (const [end, weight] of Object.entries(ends)) if (weight) told[`${id} ${end}`] = weight;
      for (const id of Object.keys(brute.ends))
        if (!odds.orcs.some((orc) => id.startsWith(orc.id))) delete brute.ends[id];
      expect(differences(told, odds.of, brute.ends, brute.of), `seed ${seed}`).toEqual([]);
      moments++;
    }
    expect(moments).toBeGreaterThan(20);
  });
});
