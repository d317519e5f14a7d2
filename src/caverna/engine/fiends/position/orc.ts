// An orc in the words of a position: `5 a1`, `8 b2 held`, `9 e2` (in the cave), `friendly d2 logging`,
// `friendly d2 hostage`, `12 reserve`, `defeated`.

import { wholeNumber } from '../../position/reading.ts';
import { IN_FOREST, SQUARES_ON_BOARD, squareAt, squareName } from '../../state/squares.ts';
import type { Game, Player } from '../../state/types.ts';
import { LETTERS } from '../board/orcs.ts';
import { isOrcRoom } from '../board/rooms.ts';
import type { Orc, OrcId } from '../types.ts';

const STRONGEST_ORC = 30;

/** A friendly orc at home, at work on a space of the game, or resting. */
function readFriend(game: Game, player: Player, id: OrcId, words: readonly string[]): Orc | null {
  const [name, work, ...rest] = words;
  const at = squareAt(name ?? '');
  if (rest.length > 0 || !isOrcRoom(player.squares[at]?.tile ?? null)) return null;
  if (player.fiends!.orcs.some((orc) => orc.zone === 'friendly' && orc.at === at)) return null;
  const orc: Orc = { id, strength: 0, zone: 'friendly', at };
  // Who is a hostage follows from the occupied dwelling.
  if (work === undefined || work === 'hostage') return orc;
  const space = game.spaces.find((entry) => entry.id === work);
  if (!space && work !== 'resting') return null;
  return { ...orc, work: space?.id ?? 'resting' };
}

export function readOrc(game: Game, player: Player, name: string, text: string): Orc | null {
  const id = [...LETTERS, 'X' as const].find((entry) => entry === name);
  const [first, second, third, ...rest] = text.split(' ');
  if (!id) return null;
  if (first === 'friendly') return readFriend(game, player, id, text.split(' ').slice(1));
  if (id === 'X' || rest.length > 0) return null;
  if (first === 'defeated') return { id, strength: 0, zone: 'defeated', at: -1 };
  const strength = Number(first);
  if (!wholeNumber(strength, 1, STRONGEST_ORC)) return null;
  if (second === 'reserve') return { id, strength, zone: 'reserve', at: -1 };
  const at = squareAt(second ?? '');
  if (at < 0 || at >= SQUARES_ON_BOARD || (third !== undefined && third !== 'held')) return null;
  if (!IN_FOREST[at]) return third ? null : { id, strength, zone: 'cave', at };
  return { id, strength, zone: 'forest', at, ...(third ? { held: true as const } : {}) };
}

export function orcText({ strength, zone, at, held, work, hostage }: Orc): string {
  if (zone === 'defeated') return 'defeated';
  if (zone === 'reserve') return `${strength} reserve`;
  const words = zone === 'friendly' ? ['friendly', squareName(at)] : [String(strength), squareName(at)];
  if (held) words.push('held');
  if (work) words.push(work);
  if (hostage) words.push('hostage');
  return words.join(' ');
}
