// The odds section of the bench: how long exact odds and best answers take, on forty random boards for each number of
// orcs. Time at work, so that other work on the machine does not count.

import { installFiends, type OrcLetter, orcs } from '../engine/index.ts';
import { adviceOf, type EventNumber, type Lookahead, oddsOf } from '../odds/index.ts';
import { boardFor, type Case } from './orc-boards.ts';

const BOARDS = 40;

/** Milliseconds, the best of three. */
function time(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

function boardsFor(count: number): Case[] {
  return Array.from({ length: BOARDS }, (_, i) => {
    const event = (count === 4 ? 3 + (i % 2) : 1 + (i % 4)) as EventNumber;
    return boardFor(i + 1, { orcs: count, event, goods: true });
  });
}

function advise({ game, event }: Case, lookahead: Lookahead): void {
  const orc = orcs.hostileOrcs(game.players[0])[0]?.id as OrcLetter | undefined;
  if (orc) adviceOf({ game, seat: 0, event, orc, aim: { for: 'keep' }, lookahead });
}

const WORK: Record<string, (board: Case) => void> = {
  'odds, nobody steps in': ({ game, event }) => oddsOf({ game, seat: 0, event }),
  'best answer': (board) => advise(board, 'none'),
  'best answer, looking ahead': (board) => advise(board, 'best'),
};

export async function benchOdds(): Promise<void> {
  await installFiends();
  console.log('\nodds of an orc event: milliseconds per board');
  console.log(`${'what'.padEnd(28)} orcs   median      90 %   slowest`);
  for (const [what, work] of Object.entries(WORK))
    for (const count of [1, 2, 3, 4]) {
      const boards = boardsFor(count);
      for (const board of boards.slice(0, 10)) work(board);
      const times = boards.map((board) => time(() => work(board))).sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor((times.length - 1) * share)]!.toFixed(2).padStart(9);
      console.log(`${what.padEnd(28)} ${String(count).padStart(4)} ${at(0.5)} ${at(0.9)} ${at(1)}`);
    }
}
