// Whole evenings without people: the clockwork decides by lot. For the demonstration of what the expansion does by itself,
// for tests and benchmarks; nobody plays cards here.

import {
  ARTEFACTS,
  below,
  type Evening,
  fromSeed,
  gatesOn,
  gridFor,
  legalMoves,
  MOST_PLAYERS,
  type Move,
  newEvening,
  OPTION_VALUES,
  optionNames,
  play,
  type Random,
  type Seat,
  type Square,
  sidesFor,
  squaresOf,
  TERRAINS,
  teamsOf,
} from '../engine/index.ts';

const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)]!;

/** A setup in which everything can be different. */
export function someSetup(random: Random): Record<string, unknown> {
  const players = 2 + below(random, MOST_PLAYERS - 1);
  const grid = gridFor(players);
  const turned = below(random, 4) === 0;
  const squares = [...squaresOf({ grid, turned })];
  const marks: Record<Square, string> = {};
  const mark = (kind: string, count: number): void => {
    for (let n = 0; n < count; ) {
      const square = oneOf(random, squares);
      if (marks[square]) continue;
      marks[square] = kind;
      n++;
    }
  };
  if (below(random, 6) > 0) {
    mark('gate', players);
    mark('start', players);
    mark('neutral', Math.min(players, 4));
  }
  const options = Object.fromEntries(
    optionNames.flatMap((name) =>
      below(random, 4) === 0 ? [[name, oneOf<unknown>(random, OPTION_VALUES[name])]] : [],
    ),
  );
  return {
    agreed: {
      players,
      sides: oneOf(random, sidesFor(players)),
      heroMode: below(random, 2) === 0,
      bilkarr: below(random, 4) > 0,
      metamorpha: below(random, 4) > 0,
      options,
    },
    map: { grid, turned, marks, cards: {} },
    draft: oneOf(random, ['here', 'table']),
    storm: oneOf(random, ['here', 'here', 'table']),
  };
}

/** Things with a free choice of squares, which no list of moves holds. */
function free(evening: Evening, random: Random): Move | null {
  const { table, turn } = evening;
  const seat: Seat = oneOf(random, teamsOf(table.agreed)[turn.team]!);
  const at = oneOf(random, [...squaresOf(table.map)]);
  const gates = gatesOn(table.map);
  const terrain = oneOf(random, TERRAINS);
  const cities = Object.keys(table.map.cards).filter((square) => table.map.cards[square]!.kind === 'city');
  const hero = below(random, 2) as 0 | 1;
  switch (below(random, 10)) {
    case 0:
    case 1:
      return { do: 'build', seat, at, road: oneOf(random, ['road', 'crossroads']), terrain };
    case 2:
      return { do: 'found', seat, at, level: 1 + below(random, 4), terrain };
    case 3:
      return gates.length > 0 ? { do: 'hero', seat, hero, at: oneOf(random, gates)[1] } : null;
    case 4:
      return { do: 'hero', seat, hero, at: table.bilkarr?.at ?? at };
    case 5:
      return { do: 'ledger', seat, action: 'hire', times: 1 + below(random, 2) };
    case 6:
      return cities.length > 0
        ? { do: 'raise', seat, at: oneOf(random, cities), by: 'units', to: 1 + below(random, 4) }
        : null;
    case 7:
      return cities.length > 0 ? { do: 'capture', seat, at: oneOf(random, cities) } : null;
    case 8:
      return { do: 'workshop', seat, good: oneOf(random, [...ARTEFACTS, 'supply']) };
    default:
      return { do: 'replace', seat, at: cities[0] ?? at, terrain };
  }
}

/** The next move of the clockwork. */
export function clockworkMove(evening: Evening, random: Random): Move {
  if (evening.phase.is === 'turn' && below(random, 3) > 0) {
    const wish = free(evening, random);
    if (wish && play(evening, wish).ok) return wish;
  }
  const moves = legalMoves(evening);
  const going = moves.filter((move) => move.do !== 'stop');
  if (evening.phase.is === 'turn' && below(random, 3) === 0) {
    const done = going.find((move) => move.do === 'done' && evening.turn.fights.length === 0);
    if (done) return done;
  }
  const kept = going.filter((move) => move.do !== 'done' || evening.turn.fights.length === 0);
  // Most of the time what can be recorded is.
  const recorded = kept.filter((move) => move.do !== 'unrecorded' && move.do !== 'drafted');
  const playable = recorded.length > 0 && below(random, 8) > 0 ? recorded : kept;
  if (evening.phase.is === 'checkpoint') {
    const [count] = playable;
    if (count?.do === 'count') return { ...count, cards: 15 + below(random, 15) };
  }
  // In factions the first that is free would always be the same.
  return oneOf(random, playable.length > 0 ? playable : moves);
}

/** An evening begun by lot. */
export function someEvening(seed: number): { evening: Evening; random: Random } {
  const random = fromSeed(seed);
  const begun = newEvening(someSetup(random), seed);
  if (!begun.ok) throw new Error(`${begun.error.code} with seed ${seed}`);
  return { evening: begun.value, random };
}
