// Orcs in the cave: which space they take, and what that means for its owner (fiends.breach.*).

import type { Corrections } from '../../corrections/field.ts';
import { pointsOf } from '../../corrections/tiles.ts';
import { POWER_BY_ID } from '../../powers/index.ts';
import type { Bundle } from '../../state/goods.ts';
import { ENTRY_LEVEL, MOUNTAIN_SQUARES, type SquareIndex } from '../../state/squares.ts';
import { editSquare } from '../../state/turn.ts';
import type { Player } from '../../state/types.ts';
import type { FurnishingId, Land } from '../../state/vocabulary.ts';
import type { FiendsOptions, Occupied, OrcId, OrcLetter } from '../types.ts';
import { change, changeOrc, orcOf } from './orcs.ts';
import { loseAnimals } from './tread.ts';

/** A cave space as an orc sees it: its own one counts as free. */
interface Prey {
  at: SquareIndex;
  land: Occupied['land'];
  tile: FurnishingId | null;
  lived: boolean;
}

/** Lands that an orc can take. */
export const PREY = new Set<string>(['oreMine', 'rubyMine', 'furnished', 'cavern', 'tunnel', 'deepTunnel']);

/** What a square is, whoever holds it. */
export const landAt = (player: Player, at: SquareIndex): Land =>
  player.fiends?.occupied.find((space) => space.at === at)?.land ?? player.squares[at]?.land ?? 'off';

const livesThere = (player: Player, at: SquareIndex): boolean =>
  player.herds.some((herd) => herd.at === at) ||
  player.dwarfs.some((dwarf, i) => !dwarf.hostage && player.fiends!.homes[i] === at) ||
  player.fiends!.orcs.some((orc) => orc.zone === 'friendly' && !orc.hostage && orc.at === at);

function preyOf(player: Player, orc: OrcLetter): Prey[] {
  const found: Prey[] = [];
  for (const at of MOUNTAIN_SQUARES) {
    const { land, tile } = player.squares[at]!;
    if (PREY.has(land)) {
      found.push({ at, land: land as Occupied['land'], tile, lived: livesThere(player, at) });
      continue;
    }
    const own = player.fiends!.occupied.find((space) => space.at === at);
    if (own?.by.length === 1 && own.by[0] === orc)
      found.push({ at, land: own.land, tile: own.tile, lived: own.hostage !== null });
  }
  return found;
}

/** Higher is taken first; the classes of the preference list are thousands apart (fiends.breach.preference). */
function worth(
  player: Player,
  { at, land, tile }: Prey,
  { entranceIsTile }: FiendsOptions,
  corrections: Corrections | undefined,
): number {
  const mined = player.fiends!.mined[at] ?? 0;
  switch (land) {
    case 'rubyMine':
      return 6000 + mined;
    case 'oreMine':
      return 5000 + mined;
    case 'furnished':
      if (tile === 'entryLevelDwelling' && !entranceIsTile) return 0;
      return 4000 + pointsOf(corrections, tile!);
    case 'cavern':
      return 3000;
    case 'deepTunnel':
      return 2000;
    case 'tunnel':
      return 1000;
  }
}

/** The spaces among which the owner may choose (fiends.breach.tieOwner); usually one. With nothing left it is the entrance dwelling. */
export function breachChoices(
  player: Player,
  orc: OrcLetter,
  options: FiendsOptions,
  corrections?: Corrections,
): SquareIndex[] {
  let best = -1;
  let tied: Prey[] = [];
  for (const prey of preyOf(player, orc)) {
    const value = worth(player, prey, options, corrections);
    if (value > best) {
      best = value;
      tied = [prey];
    } else if (value === best) tied.push(prey);
  }
  // fiends.breach.overflow
  if (tied.length === 0) return [ENTRY_LEVEL];
  const lived = tied.filter((prey) => prey.lived);
  return (lived.length > 0 ? lived : tied).map(({ at }) => at);
}

/** Equal caves look equal, whoever came first. */
const inOrder = (spaces: Occupied[]): Occupied[] => spaces.sort((a, b) => a.at - b.at);

function countTile(player: Player, tile: FurnishingId | null, by: number): void {
  if (!tile) return;
  const powers = { ...player.powers };
  const n = (powers[tile] ?? 0) + by;
  if (n > 0) powers[tile] = n;
  else delete powers[tile];
  player.powers = powers;
}

interface Taken {
  /** Animals that go back to the supply; goods in a mine were never in the owner's. */
  animals: Bundle;
  mined: Bundle;
}

/** An orc takes a cave space: goods and animals there are lost, and so is the tile while it stays. */
export function occupy(player: Player, orc: OrcLetter, at: SquareIndex): Taken {
  const { occupied, mined } = player.fiends!;
  changeOrc(player, orc, { zone: 'cave', at, held: undefined });
  const there = occupied.find((space) => space.at === at);
  if (there) {
    const by = [...there.by, orc].sort();
    change(player, { occupied: occupied.map((space) => (space === there ? { ...space, by } : space)) });
    return { animals: {}, mined: {} };
  }
  const { land, tile } = player.squares[at]!;
  const animals = loseAnimals(player, at);
  const { [at]: goods, ...others } = mined;
  const lost: Bundle = goods ? { [land === 'rubyMine' ? 'ruby' : 'ore']: goods } : {};
  countTile(player, tile, -1);
  editSquare(player, at, { land: 'occupied', tile: null });
  const space: Occupied = { at, by: [orc], land: land as Occupied['land'], tile, hostage: null };
  change(player, { occupied: inOrder([...occupied, space]), mined: others });
  return { animals, mined: lost };
}

/** fiends.breach.hostage: those who could be taken; several only where the owner may choose. */
export function hostagesAt(
  player: Player,
  at: SquareIndex,
  { occupants, newbornHostage }: FiendsOptions,
): { orc: OrcId | null; dwarfs: number[] } {
  const space = player.fiends!.occupied.find((candidate) => candidate.at === at);
  if (!space || space.hostage !== null || space.by.length > 1 || !space.tile)
    return { orc: null, dwarfs: [] };
  const orc = player.fiends!.orcs.find((one) => one.zone === 'friendly' && !one.hostage && one.at === at);
  if (orc) return { orc: orc.id, dwarfs: [] };
  const { homes } = player.fiends!;
  // Nobody is found in a dwelling for orcs alone, wherever the hostage comes from.
  const isDwelling = POWER_BY_ID[space.tile].room !== undefined;
  const live = player.dwarfs
    .map((_, i) => i)
    .filter((i) => !player.dwarfs[i]!.hostage && isDwelling && (occupants === 'anyone' || homes[i] === at));
  // A player always keeps one dwarf to place (fiends.breach.oneDwarfLeft).
  if (player.dwarfs.filter((dwarf) => !dwarf.hostage).length <= 1) return { orc: null, dwarfs: [] };
  // fiends.breach.weakestTie: the owner chooses among equals; agreed on, a newborn is weaker than any other.
  const might = (i: number): number => {
    const { weapon, newborn } = player.dwarfs[i]!;
    return newbornHostage && newborn ? weapon - 0.5 : weapon;
  };
  const least = Math.min(...live.map(might));
  return { orc: null, dwarfs: live.filter((i) => might(i) === least) };
}

export function takeHostage(player: Player, at: SquareIndex, hostage: number | OrcId): void {
  change(player, {
    occupied: player.fiends!.occupied.map((space) => (space.at === at ? { ...space, hostage } : space)),
  });
  if (typeof hostage === 'number')
    player.dwarfs = player.dwarfs.map((dwarf, i) => (i === hostage ? { ...dwarf, hostage: true } : dwarf));
  else changeOrc(player, hostage, { hostage: true });
}

/** The orc leaves its cave space; the space and its hostage come back when it was the only one. */
export function release(player: Player, orc: OrcLetter): number | OrcId | null {
  const { at } = orcOf(player, orc);
  const space = player.fiends!.occupied.find(
    (candidate) => candidate.at === at && candidate.by.includes(orc),
  );
  if (!space) return null;
  const by = space.by.filter((letter) => letter !== orc);
  const others = player.fiends!.occupied.filter((candidate) => candidate !== space);
  if (by.length > 0) {
    change(player, { occupied: inOrder([...others, { ...space, by }]) });
    return null;
  }
  change(player, { occupied: others });
  editSquare(player, at, { land: space.land, tile: space.tile });
  countTile(player, space.tile, 1);
  const { hostage } = space;
  if (typeof hostage === 'number')
    player.dwarfs = player.dwarfs.map((dwarf, i) => {
      if (i !== hostage) return dwarf;
      const { hostage: _, ...free } = dwarf;
      return free;
    });
  else if (hostage) changeOrc(player, hostage, { hostage: undefined });
  return hostage;
}
