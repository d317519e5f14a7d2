// The calendar with orc events, and the mining phase (fiends.harvest.*, fiends.mining.*).

import { gain } from '../../do/primitives.ts';
import { herdAt } from '../../housing/areas.ts';
import { isMine } from '../../state/board.ts';
import { type SquareIndex, squareName } from '../../state/squares.ts';
import { edit, push, type Turn, tell, tellMarker } from '../../state/turn.ts';
import type { Game, Seat } from '../../state/types.ts';
import type { Harvest, Phase } from '../../state/vocabulary.ts';
import { change } from '../board/orcs.ts';
import { EVENTS } from '../data/orc-events.ts';
import { minerOrcAt } from './donkeys.ts';

const HARVEST_OF_EVENT: Record<(typeof EVENTS)[number]['harvest'], Harvest> = {
  miningAndFeeding: 'miningAndFeeding',
  full: 'full',
  specialFeeding: 'armedFeeding',
  choice: 'fieldOrBreeding',
};

const PRINTED: Readonly<Record<number, Harvest>> = { 1: 'none', 2: 'none', 4: 'feed1', 5: 'full' };

/** fiends.harvest.calendar */
export function turnMarker(turn: Turn): void {
  const { game } = turn;
  const marker = game.markers[game.round];
  const board = marker === 'orc' ? EVENTS[game.fiends!.events] : undefined;
  const harvest = board ? HARVEST_OF_EVENT[board.harvest] : (PRINTED[game.round] ?? 'full');
  game.harvest = harvest;
  game.fiends = { ...game.fiends!, due: board !== undefined };
  if (marker) tellMarker(turn, marker, harvest, 'fiends.harvest.calendar');
}

/** Rounds 3 and 6 show their orc from the start; later markers lie face down. */
export function foreseen(_: Game, round: number): { harvest: Harvest | null; open: boolean } {
  const board = EVENTS.find(({ rounds }) => rounds.length === 1 && rounds[0] === round);
  if (board) return { harvest: HARVEST_OF_EVENT[board.harvest], open: true };
  return { harvest: PRINTED[round] ?? null, open: false };
}

/** Mining comes after the field phase; two harvests end with feeding. */
export function nextPhase({ phase, harvest }: Game): Phase {
  if (phase === 'choose') return 'field';
  if (phase === 'field') return 'mining';
  if (phase === 'mining') return 'feed';
  const ends = harvest === 'miningAndFeeding' || harvest === 'armedFeeding';
  return phase === 'feed' && !ends ? 'breed' : 'roundOver';
}

/** The mining phase of a seat: idle donkeys first go where there is something to haul. */
export function minePhase(turn: Turn, seat: Seat): void {
  if (turn.game.players[seat].skips === 'field') return;
  push(turn, { kind: 'drive', seat, dwarf: -1, rule: 'fiends.mining.haul' });
}

/** fiends.mining.haul: every mine with a donkey empties into the supply. */
export function haulAll(turn: Turn, seat: Seat): void {
  const player = turn.game.players[seat];
  const byOrc = minerOrcAt(player);
  const haul = (
    at: SquareIndex,
    good: 'ore' | 'ruby',
    rule: 'fiends.mining.haul' | 'fiends.mining.orcMiner',
  ) => {
    const owner = edit(turn, seat);
    const { [at]: n, ...others } = owner.fiends!.mined;
    if (!n) return;
    change(owner, { mined: others });
    tell(turn, { type: 'hauled', seat, at: squareName(at), n, rule });
    gain(turn, seat, { [good]: n }, rule);
  };
  player.squares.forEach(({ land }, at) => {
    if (isMine(land) && at !== byOrc && herdAt(player, at)?.animal === 'donkey')
      haul(at, land === 'oreMine' ? 'ore' : 'ruby', 'fiends.mining.haul');
  });
  if (byOrc < 0) return;
  haul(byOrc, 'ore', 'fiends.mining.orcMiner');
  gain(turn, seat, { ore: 1 }, 'fiends.mining.orcMiner');
}
