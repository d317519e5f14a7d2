// One checked game, and the command that repeats it.

import {
  type Corrections,
  FIENDS_OPTION_VALUES,
  type GameEvent,
  madeBy,
  type SetupRequest,
  score,
} from '../engine/index.ts';
import { baseOptions } from './agreed.ts';
import { BOTS, dice } from './bots.ts';
import { folkOptions, folkSetup } from './folk.ts';
import { type FinishedGame, playGame } from './game.ts';
import { checkGame, checkMoves, checkReplay, checkScores, freeze, openLedger } from './invariants.ts';

export interface FuzzCase {
  players: number;
  tileSet: 'full' | 'intro';
  seed: number;
  bot: string;
  /** Also play every legal move of every n-th decision; 0 for never. */
  tryAllEvery: number;
  /** Freeze the game and read back every listed line at every n-th decision; at each one when missing. */
  readEvery?: number;
  /** Replay the game from its lines; yes when missing. */
  replayed?: boolean;
  /** Another box than the base game: `folk` (dealt to seats by the seed) or `fiends`, and the options of `fiends`. */
  module?: string;
  options?: SetupRequest['fiends'];
  /** Corrections of what the rule books do not print. */
  box?: Corrections;
}

/** Every ruling both ways over many seeds, both sides of the strength card. */
export function variedOptions(seed: number): NonNullable<SetupRequest['fiends']> {
  const names = Object.keys(FIENDS_OPTION_VALUES) as (keyof typeof FIENDS_OPTION_VALUES)[];
  const roll = dice(seed * 7 + 1);
  const varied = names.map((name) => {
    const values = FIENDS_OPTION_VALUES[name];
    return [name, roll(3) === 0 || name === 'strength' ? values[roll(values.length)] : values[0]];
  });
  return Object.fromEntries(varied);
}

const repeatCommand = ({ module = 'base', players, tileSet, seed, bot, tryAllEvery }: FuzzCase): string =>
  `npm run fuzz -- --module ${module} --players ${players} --tiles ${tileSet} --bot ${bot} --seed ${seed} --try ${tryAllEvery}`;

/** Plays and checks one game; a failure names the command that repeats it. */
export function fuzzGame(
  entry: FuzzCase,
  seen?: (rule: string) => void,
  watch?: (events: readonly GameEvent[]) => void,
): FinishedGame {
  const setup: SetupRequest =
    entry.module === 'folk'
      ? folkSetup(entry.players, entry.seed)
      : { seats: entry.players, tileSet: entry.tileSet };
  setup.options = { ...baseOptions(entry.seed), ...(entry.module === 'folk' && folkOptions(entry.seed)) };
  if (entry.module === 'fiends')
    Object.assign(setup, { modules: ['fiends'], fiends: entry.options ?? variedOptions(entry.seed) });
  if (entry.box) setup.box = entry.box;
  let ledger: ReturnType<typeof openLedger> | null = null;
  let n = 0;
  try {
    const finished = playGame(setup, entry.seed, BOTS[entry.bot]!, {
      start(game) {
        ledger = openLedger(game);
        checkGame(game, null);
        checkMoves(freeze(game), true);
      },
      after(game, _move, events, before) {
        ledger!.record(events);
        ledger!.check(game);
        n++;
        const tryAll = entry.tryAllEvery > 0 && n % entry.tryAllEvery === 0;
        const closely = tryAll || n % (entry.readEvery ?? 1) === 0;
        checkGame(closely ? freeze(game) : game, before);
        if (closely) checkMoves(game, tryAll);
        if (n % 16 === 0) checkScores(game);
        if (seen)
          for (const event of events) {
            const by = madeBy(event);
            seen(event.rule);
            if (by) seen(by);
          }
        watch?.(events);
      },
    });
    checkScores(finished.game);
    if (seen)
      for (const { categories } of score(finished.game).seats)
        for (const { parts } of categories) for (const { rule, count } of parts) if (count !== 0) seen(rule);
    if (entry.replayed !== false) checkReplay(finished.game, finished.lines);
    return finished;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nRepeat with: ${repeatCommand(entry)}`, { cause: error });
  }
}
