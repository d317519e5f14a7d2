// The players of a table, as a stranger may have written them.

import { isSquare, type Shape } from '../map/grid.ts';
import type { Player, Square } from './types.ts';
import { FACTIONS, GREAT_ARTEFACTS } from './vocabulary.ts';

/** Far more than a deck can hold. */
export const MOST_CARDS = 200;
/** A name, wherever one is entered. */
export const LONGEST_NAME = 60;
const MOST_POSTS = 2;

const among = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value);

const CROWN = ['none', 'held', 'deposed'] as const;
const VETERAN = ['none', 'veteran', 'fallen'] as const;

/** What checkpoints ask of a player. */
export type Crown = Pick<Player, 'cards' | 'queen' | 'king' | 'veteran'>;

export function readCrown(value: unknown): Crown | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { cards, queen, king, veteran } = value as Record<string, unknown>;
  if (!Number.isInteger(cards) || (cards as number) < 0 || (cards as number) > MOST_CARDS) return null;
  if (!among(CROWN, queen) || !among(CROWN, king) || !among(VETERAN, veteran)) return null;
  return { cards: cards as number, queen, king, veteran };
}

function readPlayer(shape: Shape, value: unknown): Player | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { name, faction, heroes, posts, greatArtefacts } = value as Record<string, unknown>;
  const crown = readCrown(value);
  if (!crown) return null;
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return null;
  if (faction !== null && !among(FACTIONS, faction)) return null;
  const isSpot = (each: unknown): each is Square | null => each === null || isSquare(shape, each);
  if (!Array.isArray(heroes) || heroes.length !== 2 || !heroes.every(isSpot)) return null;
  if (!Array.isArray(posts) || posts.length > MOST_POSTS) return null;
  if (!posts.every((square): square is Square => isSquare(shape, square))) return null;
  if (!Array.isArray(greatArtefacts) || new Set(greatArtefacts).size < greatArtefacts.length) return null;
  if (!greatArtefacts.every((each) => among(GREAT_ARTEFACTS, each))) return null;
  return {
    name,
    faction,
    ...crown,
    heroes: [heroes[0] ?? null, heroes[1] ?? null],
    posts: [...posts],
    greatArtefacts: [...greatArtefacts],
  };
}

/** Null when they are no such thing, not so many, or two of them have the same faction. */
export function readPlayers(value: unknown, count: number, shape: Shape): Player[] | null {
  if (!Array.isArray(value) || value.length !== count) return null;
  const players: Player[] = [];
  for (const each of value) {
    const player = readPlayer(shape, each);
    if (!player) return null;
    if (player.faction && players.some(({ faction }) => faction === player.faction)) return null;
    players.push(player);
  }
  return players;
}
