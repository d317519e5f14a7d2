// What a tool does to a written position. Whether the whole is possible is asked of the engine afterwards.

import {
  NEIGHBOURS,
  orcs as orcRules,
  readSquare,
  type SeatPosition,
  SQUARES_ON_BOARD,
  squareAt,
} from '../../engine/index.ts';
import { readStand, startingOrc } from '../../scene/sketch.ts';
import { spareOrc, type Tool } from './tools.ts';

const without = <T>(record: Record<string, T> | undefined, key: string): Record<string, T> | undefined => {
  const { [key]: _, ...rest } = record ?? {};
  return Object.keys(rest).length > 0 ? rest : undefined;
};
/** Leaves out what is empty, so that equal positions are written alike. */
function tidy(seat: SeatPosition): SeatPosition {
  const entries = Object.entries(seat).filter(
    ([, value]) =>
      value !== undefined && (typeof value !== 'object' || value === null || Object.keys(value).length > 0),
  );
  return Object.fromEntries(entries) as SeatPosition;
}

const readable = (name: string, text: string): boolean => readSquare(squareAt(name), text) !== null;
const wordsAt = (seat: SeatPosition, name: string): string[] =>
  (seat.board?.[name] ?? (name === 'd3' ? 'cavern' : readable(name, 'forest') ? 'forest' : 'mountain')).split(
    ' ',
  );

function write(seat: SeatPosition, name: string, text: string | null): SeatPosition {
  const [land, mate] = wordsAt(seat, name);
  let board = { ...seat.board };
  // Half a large pasture cannot stay: its other square becomes open meadow.
  if (land === 'largePasture' && mate && board[mate]) board = { ...board, [mate]: 'meadow' };
  const bare = text === null || text === 'forest' || text === 'mountain';
  return tidy({ ...seat, board: bare ? without(board, name) : { ...board, [name]: text } });
}

/** A stable stays when the land below it changes, where one may stand. */
function putLand(seat: SeatPosition, name: string, text: string): SeatPosition | null {
  const kept = wordsAt(seat, name).includes('stable') ? `${text} stable` : text;
  const next = [kept, text].find((words) => readable(name, words));
  return next ? write(seat, name, next) : null;
}

/** Two squares become one large pasture. */
export function putLargePasture(seat: SeatPosition, name: string, mate: string): SeatPosition | null {
  const [first, second] = [`largePasture ${mate}`, `largePasture ${name}`];
  if (!NEIGHBOURS[squareAt(name)]?.includes(squareAt(mate))) return null;
  if (!readable(name, first) || !readable(mate, second)) return null;
  const cleared = write(write(seat, name, null), mate, null);
  const stable = (square: string): string => (wordsAt(seat, square).includes('stable') ? ' stable' : '');
  return write(write(cleared, name, first + stable(name)), mate, second + stable(mate));
}

function putStable(seat: SeatPosition, name: string, more: boolean): SeatPosition | null {
  const words = wordsAt(seat, name);
  if (words.includes('stable') === more) return null;
  const rest = words.filter((word) => word !== 'stable' && word !== 'wild');
  const wild = words.includes('wild') ? ['wild'] : [];
  const text = [...rest, ...(more ? ['stable'] : []), ...wild].join(' ');
  return readable(name, text) ? write(seat, name, text) : null;
}

function putCrop(seat: SeatPosition, name: string, crop: string, more: boolean): SeatPosition | null {
  const words = wordsAt(seat, name);
  const [land = ''] = words;
  if (land === 'forest' && seat.folk !== 'elves') return null;
  const grown = words[1] === crop ? Number(words[2]) : 0;
  const n = grown + (more ? 1 : -1);
  const stable = words.includes('stable') ? ' stable' : '';
  const text = n > 0 ? `${land} ${crop} ${n}${stable}` : `${land}${stable}`;
  return n >= 0 && (land === 'field' || land === 'forest' || land === 'cavern') && readable(name, text)
    ? write(seat, name, text)
    : null;
}

function putAnimal(seat: SeatPosition, name: string, animal: string, more: boolean): SeatPosition | null {
  const stands = seat.animals ?? [];
  const here = stands.find((text) => {
    const stand = readStand(text);
    return stand?.animal === animal && stand.at === name;
  });
  const n = (here ? (readStand(here)?.n ?? 0) : 0) + (more ? 1 : -1);
  if (n < 0) return null;
  const rest = stands.filter((text) => text !== here);
  return tidy({ ...seat, animals: n > 0 ? [...rest, `${n} ${animal} ${name}`] : rest });
}

function putGoods(seat: SeatPosition, name: string, more: boolean): SeatPosition | null {
  const [land] = wordsAt(seat, name);
  const n = (seat.mined?.[name] ?? 0) + (more ? 1 : -1);
  if ((land !== 'oreMine' && land !== 'rubyMine') || n < 0) return null;
  return tidy({ ...seat, mined: n > 0 ? { ...seat.mined, [name]: n } : without(seat.mined, name) });
}

/** The same trap once more: it has gone off, or is set again. */
function putTrap(seat: SeatPosition, name: string, trap: string, more: boolean): SeatPosition | null {
  const traps = seat.traps ?? [];
  const here = traps.find((text) => text.split(' ')[1] === name);
  const rest = traps.filter((text) => text !== here);
  if (!more) return here?.startsWith(`${trap} `) ? tidy({ ...seat, traps: rest }) : null;
  const [land, stable] = wordsAt(seat, name);
  if ((land !== 'forest' && land !== 'meadow') || stable) return null;
  const text = here === `${trap} ${name}` ? `${trap} ${name} inactive` : `${trap} ${name}`;
  return tidy({ ...seat, traps: [...rest, text] });
}

export const orcText = (seat: SeatPosition, orc: string): string => seat.orcs?.[orc] ?? startingOrc(orc);

/** The strength of an orc; one that has none yet gets that of the start. */
export const strengthOf = (seat: SeatPosition, orc: string): number =>
  Number.parseInt(orcText(seat, orc), 10) || Number.parseInt(startingOrc(orc), 10) || 1;

/** Written anew; who is a hostage is then for the rules to say. Null takes the orc out of the position. */
export function setOrc(seat: SeatPosition, orc: string, text: string | null): SeatPosition {
  const orcs = text === null ? without(seat.orcs, orc) : { ...seat.orcs, [orc]: text };
  return tidy({ ...seat, orcs, hostages: undefined });
}

/** Off the board: an enemy goes back to the reserve, a friend is gone. The additional orc is only ever a friend. */
function sendOff(seat: SeatPosition, orc: string): SeatPosition {
  if (orc === spareOrc) return setOrc(seat, orc, null);
  const friend = orcText(seat, orc).startsWith('friendly');
  return setOrc(seat, orc, friend ? 'defeated' : `${strengthOf(seat, orc)} reserve`);
}

const standsAt = (seat: SeatPosition, orc: string, name: string): boolean =>
  orcText(seat, orc).split(' ')[1] === name;

function putOrc(
  seat: SeatPosition,
  name: string,
  orc: string,
  friend: boolean,
  more: boolean,
): SeatPosition | null {
  if (!more) return standsAt(seat, orc, name) ? sendOff(seat, orc) : null;
  const [tile = ''] = wordsAt(seat, name);
  if (friend && !orcRules.isOrcRoom(readSquare(squareAt(name), tile)?.tile ?? null)) return null;
  if (!friend && squareAt(name) >= SQUARES_ON_BOARD) return null;
  return setOrc(seat, orc, friend ? `friendly ${name}` : `${strengthOf(seat, orc)} ${name}`);
}

/** As printed, and nothing on it: no tile, crop, animal, trap, orc or goods. */
export function clearSquare(seat: SeatPosition, name: string, letters: readonly string[]): SeatPosition {
  let left = seat;
  for (const orc of new Set([...letters, ...Object.keys(seat.orcs ?? {})]))
    if (standsAt(left, orc, name)) left = sendOff(left, orc);
  return write(
    {
      ...left,
      animals: (seat.animals ?? []).filter((text) => text.split(' ')[2] !== name),
      traps: (seat.traps ?? []).filter((text) => text.split(' ')[1] !== name),
      mined: without(seat.mined, name),
    },
    name,
    null,
  );
}

/** The position after using a tool on a square; null where it has nothing to do. */
export function applyTool(seat: SeatPosition, tool: Tool, name: string, more = true): SeatPosition | null {
  const next = outcome(seat, tool, name, more);
  return next && JSON.stringify(next) !== JSON.stringify(seat) ? next : null;
}

function outcome(seat: SeatPosition, tool: Tool, name: string, more: boolean): SeatPosition | null {
  switch (tool.put) {
    case 'nothing':
      return clearSquare(seat, name, tool.orcs);
    case 'land': {
      if (!more) return wordsAt(seat, name)[0] === tool.land ? write(seat, name, null) : null;
      return name === 'd4' ? null : putLand(seat, name, tool.wild ? `${tool.land} wild` : tool.land);
    }
    case 'stable':
      return putStable(seat, name, more);
    case 'crop':
      return putCrop(seat, name, tool.crop, more);
    case 'goods':
      return putGoods(seat, name, more);
    case 'animal':
      return putAnimal(seat, name, tool.animal, more);
    case 'tile': {
      if (!more) return wordsAt(seat, name)[0] === tool.tile ? write(seat, name, null) : null;
      const wild = seat.folk === 'elves' ? [`${tool.tile} wild`] : [];
      const text = [tool.tile, ...wild].find((words) => readable(name, words));
      return name === 'd4' || !text ? null : write(seat, name, text);
    }
    case 'trap':
      return putTrap(seat, name, tool.trap, more);
    case 'orc':
    case 'friend':
      return putOrc(seat, name, tool.orc, tool.put === 'friend', more);
  }
}
