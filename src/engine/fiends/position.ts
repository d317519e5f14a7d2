// Orcs, traps and mines in hand-written positions. The words are described in content/scenario-format.md.

import { isRecord, wholeNumber } from '../flow/reading.ts';
import { ok, type Result, refuse } from '../result.ts';
import { ENTRY_LEVEL, IN_FOREST, SQUARES_ON_BOARD, squareAt, squareName } from '../squares.ts';
import { editSquare } from '../turn.ts';
import type { Game, Player } from '../types.ts';
import { GOODS, type Good } from '../vocabulary.ts';
import { hostagesAt, occupy, takeHostage } from './board/breach.ts';
import { change, changeOrc, LETTERS } from './board/orcs.ts';
import { settleHomes } from './board/rooms.ts';
import { MOVEMENT_CARDS } from './data/movement.ts';
import { REWARDS } from './data/rewards.ts';
import { EXTENSIONS, LONG_STRIPS, SHORT_STRIPS } from './data/supply.ts';
import { TRAPS } from './data/traps.ts';
import { rulings } from './do/tell.ts';
import { layOutBoards, startingFiends } from './setup.ts';
import { fiendsSpaces } from './spaces.ts';
import type { Orc, OrcId, OrcLetter } from './types.ts';

export interface FiendsPosition {
  /** Orc events so far; the next one uses the board after it. */
  events?: number;
  bribes?: string[];
  /** Movement cards that are drawn next. */
  draw?: string[];
  longStrips?: string[];
  claimed?: string[];
}

export interface FiendsSeat {
  /** `5 a1`, `8 b2 held`, `9 e2` (in the cave), `friendly d2`, `12 reserve`, `defeated`. */
  orcs?: Record<string, string>;
  /** `pitfall b2`, `steelTrap a2 inactive` */
  traps?: string[];
  /** Ore or rubies in mines by square. */
  mined?: Record<string, number>;
  /** The dwelling of each dwarf. */
  homes?: string[];
}

const bad = <T>(field: string): Result<T> => refuse('badPosition', undefined, { field });
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
const listOf = (value: unknown, known: readonly string[], most: number): string[] | null =>
  Array.isArray(value) && value.length <= most && value.every((entry) => known.includes(entry))
    ? value
    : null;

const DEFAULT_BRIBES: readonly Good[] = ['stone', 'wood', 'ore', 'food'];

/** Orcs and traps given for one seat; the board itself has been read. */
function readFiendsSeat(game: Game, seat: number, given: FiendsSeat): Result<true> {
  const player: Player = { ...game.players[seat]!, fiends: startingFiends(rulings(game), seat) };
  game.players[seat] = player;
  for (const entry of given.traps ?? []) {
    const [id, name, state] = String(entry).split(' ');
    const at = squareAt(name ?? '');
    const land = player.squares[at]?.land;
    if (!TRAPS.some((trap) => trap.id === id) || (land !== 'forest' && land !== 'meadow'))
      return bad('traps');
    if (state !== undefined && state !== 'inactive') return bad('traps');
    editSquare(player, at, { land: 'trap' });
    change(player, { traps: [...player.fiends!.traps, { id: id!, at, active: state === undefined }] });
    const left = game.fiends!.traps[id!] ?? 0;
    if (left === 0) return bad('traps');
    game.fiends!.traps[id!] = left - 1;
  }
  const mined: Record<number, number> = {};
  for (const [name, n] of Object.entries(given.mined ?? {})) {
    const land = player.squares[squareAt(name)]?.land;
    if ((land !== 'oreMine' && land !== 'rubyMine') || !wholeNumber(n, 0, 99)) return bad('mined');
    if (n > 0) mined[squareAt(name)] = n;
  }
  change(player, { mined, homes: (given.homes ?? []).map((name) => squareAt(String(name))) });
  settleHomes(player);
  const inCave: [OrcLetter, number][] = [];
  for (const [name, text] of Object.entries(given.orcs ?? {})) {
    const orc = readOrc(player, name as OrcId, String(text));
    if (!orc) return bad('orcs');
    if (orc.id === 'X') change(player, { orcs: [...player.fiends!.orcs, orc] });
    else changeOrc(player, orc.id, orc);
    if (orc.zone === 'cave') inCave.push([orc.id as OrcLetter, orc.at]);
  }
  for (const [orc, at] of inCave) {
    changeOrc(player, orc, { zone: 'forest', at: -1 });
    occupy(player, orc, at);
    const { orc: friend, dwarfs } = hostagesAt(player, at, rulings(game));
    const hostage = friend ?? dwarfs[0];
    if (hostage !== undefined) takeHostage(player, at, hostage);
  }
  return ok(true);
}

function readOrc(player: Player, id: OrcId, text: string): Orc | null {
  if (id !== 'X' && !LETTERS.includes(id)) return null;
  const [first, second, third] = text.split(' ');
  if (first === 'defeated') return { id, strength: 0, zone: 'defeated', at: -1 };
  const at = squareAt(second ?? '');
  if (first === 'friendly')
    return player.squares[at]?.tile ? { id, strength: 0, zone: 'friendly', at } : null;
  const strength = Number(first);
  if (!wholeNumber(strength, 1, 30)) return null;
  if (second === 'reserve') return { id, strength, zone: 'reserve', at: -1 };
  if (at < 0 || at >= SQUARES_ON_BOARD) return null;
  if (!IN_FOREST[at]) return { id, strength, zone: 'cave', at };
  return { id, strength, zone: 'forest', at, ...(third === 'held' ? { held: true as const } : {}) };
}

export function readFiendsPosition(game: Game, given: Record<string, unknown>): Result<Game> {
  const part = (isRecord(given.orcEvents) ? given.orcEvents : {}) as FiendsPosition;
  const longStrips = listOf(part.longStrips ?? ids(LONG_STRIPS), ids(LONG_STRIPS), 7);
  const bribes = listOf(part.bribes ?? DEFAULT_BRIBES, GOODS, 4);
  const claimed = listOf(part.claimed ?? [], ids(REWARDS), 28);
  const script = listOf(part.draw ?? [], ids(MOVEMENT_CARDS), 60);
  const events = part.events ?? 0;
  if (!longStrips || !bribes || !claimed || !script || !wholeNumber(events, 0, 4)) return bad('orcEvents');
  // Everything in the box is on offer; a position is about a rule, not about a deal.
  layOutBoards(game, ids(EXTENSIONS), longStrips, ids(SHORT_STRIPS), bribes as Good[]);
  Object.assign(game.fiends!, { claimed, script, events });
  if (!given.markers)
    game.markers = game.markers.map((_, round) => (round === 3 || round === 6 ? 'orc' : null));
  game.spaces = game.spaces.filter(
    ({ id }) =>
      fiendsSpaces(game.players.length).includes(id) ||
      game.cards.includes(id as never) ||
      id === 'urgentWishForChildren',
  );
  const seats = (given.seats ?? []) as FiendsSeat[];
  for (let seat = 0; seat < game.players.length; seat++) {
    const read = readFiendsSeat(game, seat, seats[seat] ?? {});
    if (!read.ok)
      return { ok: false, error: { ...read.error, args: { ...read.error.args, seat: seat + 1 } } };
  }
  return ok(game);
}

function orcText({ strength, zone, at, held, work, hostage }: Orc): string {
  if (zone === 'defeated') return 'defeated';
  if (zone === 'reserve') return `${strength} reserve`;
  const words = zone === 'friendly' ? ['friendly', squareName(at)] : [String(strength), squareName(at)];
  if (held) words.push('held');
  if (work) words.push(work);
  if (hostage) words.push('hostage');
  return words.join(' ');
}

export function writeFiendsSeat(player: Player): Record<string, unknown> {
  const { orcs, traps, mined, homes, occupied } = player.fiends!;
  return {
    orcs: Object.fromEntries(orcs.map((orc) => [orc.id, orcText(orc)])),
    traps: traps.map(({ id, at, active }) => `${id} ${squareName(at)}${active ? '' : ' inactive'}`),
    mined: Object.fromEntries(Object.entries(mined).map(([at, n]) => [squareName(Number(at)), n])),
    homes: homes.map((at) => (at < 0 ? squareName(ENTRY_LEVEL) : squareName(at))),
    hostages: occupied.filter(({ hostage }) => hostage !== null).length,
  };
}

export const writeFiendsPosition = (game: Game): Record<string, unknown> => {
  const { events, bribes, longStrips, claimed, traps } = game.fiends!;
  return { modules: ['fiends'], orcEvents: { events, bribes, longStrips, claimed, traps } };
};
