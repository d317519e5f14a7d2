// Many checked games with orcs: every ruling both ways, both sides of the strength card, all pieces at work.

import {
  type BonusId,
  EXTENSIONS,
  FIENDS_DEFAULTS,
  FIENDS_OPTION_VALUES,
  LONG_STRIPS,
  type PieceId,
  type SetupRequest,
  SHORT_STRIPS,
} from '../engine/index.ts';
import { fuzzGame, variedOptions } from './fuzz.ts';
import { openRoster, type Roster } from './roster.ts';

type FiendsRequest = NonNullable<SetupRequest['fiends']>;

/** Every other game is left to chance; in the others orcs are hunted, on the easy side, so that they do fall. */
function caseOf(players: number, i: number): { seed: number; bot: string; options: FiendsRequest } {
  const seed = players * 100_000 + i;
  const options = variedOptions(seed);
  if (i % 2 === 0) return { seed, bot: i % 4 === 0 ? 'busy' : 'random', options };
  const hunt: FiendsRequest = { ...options, strength: 'easy', stronger: 0 };
  // Seat 1 often with the bonuses of a campaign, alone with one set of pieces after the other, so that all get used.
  if (players > 1) return { seed, bot: 'hunter', options: i % 4 === 1 ? hunt : { ...hunt, bonuses: PLENTY } };
  return { seed, bot: 'hunter', options: { ...hunt, pieces: piecesOf(i), bonuses: PLENTY } };
}

const piecesOf = (i: number): PieceId[] => [
  EXTENSIONS[i % 9]!.id,
  LONG_STRIPS[i % 7]!.id,
  SHORT_STRIPS[(i >> 1) % 7]!.id,
];

const PLENTY: readonly BonusId[] = (
  ['dog', 'wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable'] as const
).flatMap((good) => Array<BonusId>(good === 'dog' ? 36 : 4).fill(good));

interface Run {
  games: number;
  roster: Roster;
  /** Options → the values that were played with. */
  tried: Map<string, Set<unknown>>;
}

export const openRun = (): Run => ({ games: 0, roster: openRoster(), tried: new Map() });

/** So many games with this many players; throws with the command that repeats a faulty one. */
export function playMany(run: Run, players: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const { seed, bot, options } = caseOf(players, i);
    const { game } = fuzzGame(
      {
        players,
        tileSet: 'full',
        seed,
        bot,
        options,
        tryAllEvery: i % 25 === 0 ? 13 : 0,
        readEvery: 8,
        replayed: seed % 8 === 0,
        module: 'fiends',
      },
      undefined,
      run.roster.note,
    );
    if (game.fiends!.events !== 4) throw new Error(`seed ${seed}: ${game.fiends!.events} events`);
    for (const [name, value] of Object.entries({ ...FIENDS_DEFAULTS, ...game.setup.fiends }))
      run.tried.set(name, (run.tried.get(name) ?? new Set()).add(value));
    run.games++;
  }
}

/** Values of options that no game was played with. */
export const untried = ({ tried }: Run): string[] =>
  Object.entries(FIENDS_OPTION_VALUES).flatMap(([name, values]) =>
    (values as readonly unknown[])
      .filter((value) => !tried.get(name)?.has(value))
      .map((value) => `${name} ${String(value)}`),
  );
