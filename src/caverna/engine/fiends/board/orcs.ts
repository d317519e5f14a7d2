// Questions about orcs and traps on one home board, and the ways to change them.
// As everywhere, a player given here is safe to change and lists inside it are replaced, never changed in place.

import type { SquareIndex } from '../../state/squares.ts';
import type { Player } from '../../state/types.ts';
import type { TrapId } from '../data/traps.ts';
import { TRAPS, type Trap } from '../data/traps.ts';
import type { LaidTrap, Orc, OrcId, OrcLetter, PlayerFiends } from '../types.ts';

export const LETTERS: readonly OrcLetter[] = ['A', 'B', 'C', 'D'];

export const orcOf = (player: Player, id: OrcId): Orc => player.fiends!.orcs.find((orc) => orc.id === id)!;

export const isHostile = (orc: Orc): boolean => orc.zone === 'forest' || orc.zone === 'cave';

export const hostileOrcs = (player: Player): Orc[] => player.fiends!.orcs.filter(isHostile);

/** Friendly orcs that are not held hostage: they work, eat and score. */
export const friendlyOrcs = (player: Player): Orc[] =>
  (player.fiends?.orcs ?? []).filter((orc) => orc.zone === 'friendly' && !orc.hostage);

/** fiends.furnish.yellowOpen: no strength marker is left, Orc D's included. */
export const noMarkersLeft = (player: Player): boolean =>
  player.fiends!.orcs.every((orc) => orc.zone === 'friendly' || orc.zone === 'defeated');

export function change(player: Player, part: Partial<PlayerFiends>): void {
  player.fiends = { ...player.fiends!, ...part };
}

type Passing = 'held' | 'work' | 'hostage';
/** What changes about an orc; what it no longer is or does is undefined. */
type OrcChange = Partial<Omit<Orc, Passing>> & { [K in Passing]?: Orc[K] | undefined };

export function changeOrc(player: Player, id: OrcId, part: OrcChange): void {
  const orcs = player.fiends!.orcs.map((orc) => {
    if (orc.id !== id) return orc;
    const { strength, zone, at, held, work, hostage } = { ...orc, ...part };
    // What is not so is left out, so that equal states look equal.
    const next: Orc = { id: orc.id, strength, zone, at };
    if (held) next.held = held;
    if (work) next.work = work;
    if (hostage) next.hostage = hostage;
    return next;
  });
  change(player, { orcs });
}

export const trapFacts = (id: TrapId): Trap => TRAPS.find((trap) => trap.id === id)!;

export const trapAt = (player: Player, at: SquareIndex): LaidTrap | undefined =>
  player.fiends!.traps.find((trap) => trap.at === at);

export function setTrap(player: Player, at: SquareIndex, active: boolean): void {
  change(player, {
    traps: player.fiends!.traps.map((trap) => (trap.at === at ? { ...trap, active } : trap)),
  });
}

/** The orc that the trap on this space holds, if any. */
export const heldAt = (player: Player, at: SquareIndex): Orc | undefined =>
  player.fiends!.orcs.find((orc) => orc.held && orc.at === at);
