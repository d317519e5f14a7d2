// One checked game, and the command that repeats it.

import type { SetupRequest } from '../../../src/engine/index.ts';
import { BOTS } from './bots.ts';
import { folkSetup } from './folk.ts';
import { type FinishedGame, playGame } from './game.ts';
import { checkGame, checkMoves, checkReplay, checkScores, freeze, openLedger } from './invariants.ts';

export interface FuzzCase {
  players: number;
  tileSet: 'full' | 'intro';
  seed: number;
  bot: string;
  /** Also play every legal move of every n-th decision; 0 for never. */
  tryAllEvery: number;
  /** A game with folk: dealt to seats by the seed. */
  module?: 'base' | 'folk';
}

export const repeatCommand = ({
  players,
  tileSet,
  seed,
  bot,
  tryAllEvery,
  module = 'base',
}: FuzzCase): string =>
  `npm run fuzz -- --module ${module} --players ${players} --tiles ${tileSet} --bot ${bot} --seed ${seed} --try ${tryAllEvery}`;

/** Plays and checks one game; a failure names the command that repeats it. */
export function fuzzGame(entry: FuzzCase, seen?: (rule: string) => void): FinishedGame {
  const setup: SetupRequest =
    entry.module === 'folk'
      ? folkSetup(entry.players, entry.seed)
      : { seats: entry.players, tileSet: entry.tileSet };
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
        checkGame(freeze(game), before);
        n++;
        checkMoves(game, entry.tryAllEvery > 0 && n % entry.tryAllEvery === 0);
        if (n % 16 === 0) checkScores(game);
        if (seen) for (const event of events) seen(event.rule);
      },
    });
    checkScores(finished.game);
    checkReplay(finished.game, finished.lines);
    return finished;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nRepeat with: ${repeatCommand(entry)}`, { cause: error });
  }
}
