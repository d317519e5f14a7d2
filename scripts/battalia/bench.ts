// npm run bench -- --game battalia [--seconds 2]
// How long the exact answers take: a forecast of fourteen days, every set of a hand of twelve cards, the odds of a wished
// storm effect, what lies in a valley; and how many moves of an evening are played in a second. Milliseconds, median and
// slowest of many; answers are promised within 50 ms, a hand of twelve within 200.

import { cpus } from 'node:os';
import { clockworkMove, someEvening } from '../../src/battalia/bots/index.ts';
import {
  below,
  DEFAULT_OPTIONS,
  EFFECTS,
  emptyMap,
  fromSeed,
  GATES,
  type GameMap,
  type HandCard,
  nameOf,
  PLAIN_SITUATION,
  play,
  type Random,
  type Square,
  setsReaching,
  squaresOf,
} from '../../src/battalia/engine/index.ts';
import { behind, forecast, reachedWithin } from '../../src/battalia/odds/index.ts';

const given = process.argv.indexOf('--seconds');
const seconds = given < 0 ? 2 : Number(process.argv[given + 1]) || 2;
const random = fromSeed(1);
const oneOf = <T>(list: readonly T[], chance: Random = random): T => list[below(chance, list.length)]!;

function measured(what: string, promise: number, ask: () => void): void {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  ask();
  while (performance.now() < until) {
    const from = performance.now();
    ask();
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const row = [
    what.padEnd(44),
    String(times.length).padStart(7),
    times[times.length >> 1]!.toFixed(2).padStart(9),
    times.at(-1)!.toFixed(2).padStart(9),
    `≤ ${promise}`.padStart(8),
  ];
  console.log(row.join(' '));
}

function mapWithGates(players: number): GameMap {
  const map = emptyMap(players);
  const squares = [...squaresOf(map)];
  const cards: Record<Square, GameMap['cards'][Square]> = {};
  for (const gate of GATES.slice(0, players)) {
    let at = oneOf(squares);
    while (cards[at]) at = oneOf(squares);
    cards[at] = { kind: 'gate', gate };
  }
  return { ...map, cards };
}

const UNITS = ['friman', 'chief', 'priest', 'lord'] as const;
const FACTIONS = ['baerfolk', 'cloudborn', 'emberians', 'islanders'] as const;
const someCard = (): HandCard => `${oneOf(FACTIONS)}.${oneOf(UNITS)}`;

console.log(`machine: ${cpus()[0]?.model ?? 'unknown'}, node ${process.versions.node}`);
console.log(
  [
    'asked'.padEnd(44),
    'answers'.padStart(7),
    'median ms'.padStart(9),
    'slowest'.padStart(9),
    'promised'.padStart(8),
  ].join(' '),
);
for (const players of [4, 5, 6])
  measured(`Bilkarr in 14 days, ${players} gates, not yet on the board`, 50, () => {
    forecast({ map: mapWithGates(players), bilkarr: null, today: { week: 2, day: 2 } }, 14, DEFAULT_OPTIONS);
  });
measured('every set of a hand of 12 that reaches 10', 200, () => {
  setsReaching({
    hand: [...Array.from({ length: 11 }, someCard), 'baerfolk.weapon'],
    situation: { ...PLAIN_SITUATION, heroes: 2 },
    enemy: { line: [], situation: { ...PLAIN_SITUATION, side: 'defence', defends: { kind: 'ruins' } } },
    equalIsEnough: true,
  });
});
measured('a wished storm effect within 12 jumps', 50, () => {
  const open = EFFECTS.filter(() => below(random, 2) === 0);
  reachedWithin({ deck: null, discard: open.length === 12 ? [] : open }, [oneOf(EFFECTS)], 12);
});
measured('what lies behind the four corners of a valley', 50, () => {
  const valley = { centre: nameOf(3, 3), centreOwner: null, roads: [], buildings: {} };
  for (const corner of ['ne', 'se', 'sw', 'nw'] as const) behind(valley, 'kings', corner);
});

let moves = 0;
const until = performance.now() + seconds * 1000;
for (let seed = 1; performance.now() < until; seed++) {
  let { evening, random: chance } = someEvening(seed);
  for (let n = 0; n < 200 && evening.phase.is !== 'over'; n++, moves++) {
    const played = play(evening, clockworkMove(evening, chance));
    if (played.ok) evening = played.value.game;
  }
}
console.log(`evenings: ${Math.round(moves / seconds)} moves of the clockwork per second`);
