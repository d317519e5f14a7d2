// Trading posts: building them, and which side they show.

import { ok, type Refusal, type Result } from '../state/result.ts';
import type { Seat, Square, Table } from '../state/types.ts';
import type { Changed } from '../valleys/events.ts';
import { cardAt, isOpen, isSide } from '../valleys/layout.ts';

/** battalia.posts.two */
export const POSTS = 2;
/** battalia.posts.build */
export const POST_FRIMEN = 2;

/** What is seen on the table. */
export interface Site {
  /** A road card lies there; several posts may share it. battalia.posts.share */
  road: boolean;
  /** Roads link it to an own city. */
  linked: boolean;
}

/** The second post turns both to the star side. battalia.posts.sides */
export const onStarSide = (posts: number): boolean => posts >= POSTS;

/** Why a post cannot be built; null when it can. */
function postRefusal(posts: number, frimen: number, { road, linked }: Site): Refusal | null {
  if (posts >= POSTS) return { code: 'postsBothBuilt', rule: 'battalia.posts.two' };
  if (!road) return { code: 'postOnRoads', rule: 'battalia.posts.build' };
  if (!linked) return { code: 'postNotLinked', rule: 'battalia.posts.linked' };
  return frimen < POST_FRIMEN ? { code: 'postFrimen', rule: 'battalia.posts.build' } : null;
}

/** Another post of a player's; `square` is null where nobody keeps a map. */
export function addPost(
  { seat, square }: { seat: Seat; square: Square | null },
  posts: number,
  frimen: number,
  site: Site,
): Result<Changed<number>> {
  const refusal = postRefusal(posts, frimen, site);
  if (refusal) return { ok: false, error: refusal };
  const starSide = onStarSide(posts + 1);
  const rule = starSide ? 'battalia.posts.sides' : 'battalia.posts.build';
  return ok({ state: posts + 1, events: [{ event: 'postBuilt', seat, square, starSide, rule }] });
}

/** A road card, or a discovered road of a valley, which the book calls a road card as well. */
function isRoadCard({ map, valleys }: Table, square: Square): boolean {
  if (map.cards[square]?.kind === 'road') return true;
  const there = valleys && cardAt(valleys, square);
  return !!there && isSide(there.place) && isOpen(valleys.valleys[there.valley]!, there.place);
}

/** Builds a post on a square of the table. */
export function buildPost(
  table: Table,
  seat: Seat,
  square: Square,
  { frimen, linked }: { frimen: number; linked: boolean },
): Result<Changed<Table>> {
  const posts = table.players[seat]?.posts ?? [];
  const site = { road: isRoadCard(table, square), linked };
  const added = addPost({ seat, square }, posts.length, frimen, site);
  if (!added.ok) return added;
  const card = table.map.cards[square];
  const cards =
    card?.kind === 'road'
      ? { ...table.map.cards, [square]: { ...card, posts: [...(card.posts ?? []), seat] } }
      : table.map.cards;
  return ok({
    state: {
      ...table,
      players: table.players.map((player, i) =>
        i === seat ? { ...player, posts: [...posts, square] } : player,
      ),
      map: { ...table.map, cards },
    },
    events: added.value.events,
  });
}

/** Whether one of a player's heroes stands on a card with a post of his. battalia.posts.hero */
export const heroAtPost = ({ players }: Table, seat: Seat): boolean =>
  players[seat]?.heroes.some((at) => at !== null && players[seat]!.posts.includes(at)) ?? false;
