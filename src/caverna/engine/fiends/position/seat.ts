// One player's traps, orcs, mines and hostages in a hand-written position, and back.

import { wholeNumber } from '../../position/reading.ts';
import { roomForDwarfs } from '../../powers/index.ts';
import type { RuleId } from '../../rules/ids.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import { type SquareIndex, squareAt, squareName } from '../../state/squares.ts';
import { editSquare } from '../../state/turn.ts';
import type { Game, Player, Seat } from '../../state/types.ts';
import { hostagesAt, landAt, occupy, takeHostage } from '../board/breach.ts';
import { change, changeOrc, trapAt } from '../board/orcs.ts';
import { settleHomes } from '../board/rooms.ts';
import { SUPPLY_BASE } from '../data/supply.ts';
import { TRAPS } from '../data/traps.ts';
import { rulings } from '../do/tell.ts';
import { startingFiends } from '../setup.ts';
import type { FiendsOptions, OrcId, OrcLetter } from '../types.ts';
import { orcText, readOrc } from './orc.ts';

interface FiendsSeat {
  orcs?: Record<string, string>;
  /** `pitfall b2`, `steelTrap a2 inactive` */
  traps?: string[];
  /** Ore or rubies in mines by square. */
  mined?: Record<string, number>;
  /** The dwelling of each dwarf; `none` for one without. */
  homes?: string[];
  /** Occupied dwelling → the dwarf (counted from 1) or friendly orc held there; by the rules when missing. */
  hostages?: Record<string, number | string>;
}

/** What cannot be: a part of the seat, the rule against it, and which of its things. */
const bad = <T>(field: string, rule?: RuleId, which: Record<string, string> = {}): Result<T> =>
  refuse('badPosition', rule, { field, ...which });
const HOMELESS = 'none';

function readTraps(game: Game, player: Player, traps: readonly string[] = []): Result<true> {
  for (const entry of traps) {
    const [word, name, state] = entry.split(' ');
    const at = squareAt(name ?? '');
    const { land, stable } = player.squares[at] ?? {};
    const id = TRAPS.find((trap) => trap.id === word)?.id;
    if (!id || at < 0) return bad('traps');
    if (stable || (land !== 'forest' && land !== 'meadow'))
      return bad('traps', 'fiends.traps.empty', { square: name! });
    if (state !== undefined && state !== 'inactive') return bad('traps');
    const left = game.fiends!.traps[id];
    if (!left) {
      const most = SUPPLY_BASE.traps.some((trap) => trap === id) ? game.players.length : 1;
      const none = left === undefined ? 'tileNotInGame' : most > 1 ? 'tooMany' : 'tileTwice';
      return refuse(none, 'fiends.setup.supply', { tile: id, most });
    }
    game.fiends!.traps[id] = left - 1;
    editSquare(player, at, { land: 'trap' });
    change(player, { traps: [...player.fiends!.traps, { id, at, active: state === undefined }] });
  }
  return ok(true);
}

/** Puts the orcs where they stand; those in the cave wait until the rooms have been counted. */
function readOrcs(
  game: Game,
  seat: Seat,
  player: Player,
  orcs: FiendsSeat['orcs'] = {},
): Result<[OrcLetter, number][]> {
  const inCave: [OrcLetter, number][] = [];
  for (const [name, text] of Object.entries(orcs)) {
    const orc = readOrc(game, player, name, text);
    const which = { orc: name.slice(0, 10) };
    if (!orc) return bad('orcs', /^friendly/.test(text) ? 'fiends.friendly.rooms' : undefined, which);
    if (orc.held && !trapAt(player, orc.at)?.active) return bad('orcs', 'fiends.traps.holding', which);
    if (orc.id === 'X') {
      if (!game.fiends!.spareOrc) return bad('orcs', 'fiends.reward.orcDoctor', which);
      game.fiends!.spareOrc = false;
      change(player, { orcs: [...player.fiends!.orcs, orc] });
    } else changeOrc(player, orc.id, orc);
    const space = game.spaces.find(({ id }) => id === orc.work);
    if (space && space.by < 0) space.by = seat;
    if (orc.zone === 'cave') inCave.push([orc.id as OrcLetter, orc.at]);
  }
  return ok(inCave);
}

function readHostages(player: Player, hostages: FiendsSeat['hostages'] = {}): Result<true> {
  for (const [name, who] of Object.entries(hostages)) {
    const at = squareAt(name);
    const space = player.fiends!.occupied.find((entry) => entry.at === at);
    if (!space?.tile || space.hostage !== null)
      return bad('hostages', 'fiends.breach.hostage', { square: name.slice(0, 10) });
    const friend = player.fiends!.orcs.find(({ id, zone }) => id === who && zone === 'friendly');
    const dwarf = wholeNumber(who, 1, player.dwarfs.length) ? player.dwarfs[who - 1] : undefined;
    if (friend ? friend.at !== at || friend.hostage : !dwarf || dwarf.at || dwarf.hostage)
      return bad('hostages', 'fiends.breach.hostage', { square: name });
    takeHostage(player, at, friend?.id ?? (who as number) - 1);
  }
  return player.dwarfs.some((dwarf) => !dwarf.hostage) ? ok(true) : bad('hostages', 'fiends.breach.hostage');
}

/** An orc on a mountain square occupies it; whoever must be a hostage is one, unless the position says who is. */
function readCave(
  game: Game,
  player: Player,
  inCave: readonly [OrcLetter, number][],
  hostages: FiendsSeat['hostages'],
): Result<true> {
  for (const [orc, at] of inCave) {
    if (landAt(player, at) === 'mountain') return bad('orcs', 'fiends.breach.preference', { orc });
    changeOrc(player, orc, { zone: 'forest', at: -1 });
    occupy(player, orc, at);
    if (hostages !== undefined) continue;
    const { orc: friend, dwarfs } = hostagesAt(player, at, rulings(game));
    const hostage = friend ?? dwarfs[0];
    if (hostage !== undefined) takeHostage(player, at, hostage);
  }
  return readHostages(player, hostages);
}

function readMined(
  player: Player,
  mines: FiendsSeat['mined'] = {},
  { occupiedMines }: FiendsOptions,
): Result<true> {
  const mined: Record<number, number> = {};
  for (const [name, n] of Object.entries(mines)) {
    const at = squareAt(name);
    const land = landAt(player, at);
    const which = { square: name.slice(0, 10) };
    if ((land !== 'oreMine' && land !== 'rubyMine') || !wholeNumber(n, 0, 99))
      return bad('mined', 'fiends.space.mineGoods', which);
    // RL-10: whatever lies in a mine is lost when it is occupied, and nothing is put in later.
    if (n > 0 && player.squares[at]!.land === 'occupied' && !occupiedMines)
      return bad('mined', 'fiends.breach.occupiedMine', which);
    if (n > 0) mined[at] = n;
  }
  change(player, { mined });
  return ok(true);
}

/** Homes are taken as given when there is one for everybody; otherwise the others move in where there is room. */
function readHomes(player: Player, names: readonly string[] = []): Result<true> {
  if (names.length > player.dwarfs.length) return bad('homes');
  const homes: SquareIndex[] = [];
  for (const name of names) {
    const at = name === HOMELESS ? -1 : squareAt(name);
    if (name !== HOMELESS && !player.squares[at]?.tile) return bad('homes');
    homes.push(at);
  }
  change(player, { homes });
  if (homes.length < player.dwarfs.length) settleHomes(player);
  return ok(true);
}

/** Everything that stands on a board before its animals are placed. */
export function readFiendsSeat(game: Game, seat: Seat, player: Player, part: FiendsSeat): Result<true> {
  player.fiends = startingFiends(rulings(game), seat);
  const traps = readTraps(game, player, part.traps);
  if (!traps.ok) return traps;
  const inCave = readOrcs(game, seat, player, part.orcs);
  if (!inCave.ok) return inCave;
  // Counted with every dwelling free: an occupied one still belongs to its people.
  const people = player.dwarfs.length;
  if (roomForDwarfs(player, people) < people) return refuse('noRoomForDwarfs', 'base.family.room');
  const homes = readHomes(player, part.homes);
  if (!homes.ok) return homes;
  const cave = readCave(game, player, inCave.value, part.hostages);
  return cave.ok ? readMined(player, part.mined, rulings(game)) : cave;
}

const byName = <T>(list: readonly (readonly [SquareIndex, T])[]): Record<string, T> =>
  Object.fromEntries(list.map(([at, value]) => [squareName(at), value]));

export function writeFiendsSeat(player: Player): Record<string, unknown> {
  const { orcs, traps, mined, homes, occupied } = player.fiends!;
  const held = occupied.flatMap(({ at, hostage }): [SquareIndex, number | OrcId][] =>
    hostage === null ? [] : [[at, typeof hostage === 'number' ? hostage + 1 : hostage]],
  );
  return {
    orcs: Object.fromEntries(orcs.map((orc) => [orc.id, orcText(orc)])),
    traps: traps.map(({ id, at, active }) => `${id} ${squareName(at)}${active ? '' : ' inactive'}`),
    mined: byName(Object.entries(mined).map(([at, n]) => [Number(at), n] as const)),
    homes: homes.map((at) => (at < 0 ? HOMELESS : squareName(at))),
    hostages: byName(held),
  };
}
