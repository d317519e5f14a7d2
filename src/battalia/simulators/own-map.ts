// The owner's map on this device, one for each number of players. Every tool begins with it. Windows do not write over
// each other: whoever keeps a map says which one was known, and hears when another has come in between.

import { isRecord, readJson } from '../../table/json.ts';
import { deviceSlate, keysOf, type Slate } from '../../table/slate.ts';
import { MOST_PLAYERS } from '../engine/index.ts';
import { type MapPlan, mapFor, readMapPlan } from './map.ts';

const PREFIX = 'cave-farmers.battalia.map.';
/** For how many players it was that the owner worked last. */
const LAST = `${PREFIX}last`;
const EARLIER = `${PREFIX}earlier.`;
const DAMAGED = `${PREFIX}damaged.`;
const MOST_EARLIER = 6;

const keyOf = (players: number): string => `${PREFIX}${players}`;

interface OwnMap {
  plan: MapPlan;
  /** Another one with every change. */
  revision: string;
}

function readOwn(text: string | null): OwnMap | null {
  const kept = text === null ? null : readJson(text);
  if (!isRecord(kept) || typeof kept.revision !== 'string') return null;
  const plan = readMapPlan(kept.plan);
  return plan && { plan, revision: kept.revision.slice(0, 40) };
}

const lastPlayers = (slate: Slate): number => {
  const players = Number(slate.getItem(LAST));
  if (readOwn(slate.getItem(keyOf(players)))) return players;
  return (
    Array.from({ length: MOST_PLAYERS }, (_, i) => MOST_PLAYERS - i).find((n) =>
      readOwn(slate.getItem(keyOf(n))),
    ) ?? 0
  );
};

/** The owner's map for so many players, or the one that was worked on last; null when there is none. */
export function openOwnMap(players?: number, slate: Slate | null = deviceSlate()): OwnMap | null {
  try {
    return slate && readOwn(slate.getItem(keyOf(players ?? lastPlayers(slate))));
  } catch {
    return null;
  }
}

/** For tools: the owner's map, or an empty board. */
export const startingMap = (players?: number, slate?: Slate | null): MapPlan =>
  openOwnMap(players, slate)?.plan ?? mapFor(players ?? 4);

/** Puts a text where it can be fetched back; whatever lies there already stays. */
function putAside(slate: Slate, prefix: string, text: string): void {
  const taken = keysOf(slate, prefix);
  if (taken.some((key) => slate.getItem(key) === text)) return;
  const numbers = taken.map((key) => Number(key.slice(prefix.length))).filter(Number.isInteger);
  slate.setItem(`${prefix}${Math.max(0, ...numbers) + 1}`, text);
}

const oldestFirst = (slate: Slate): string[] =>
  keysOf(slate, EARLIER).sort((a, b) => Number(a.slice(EARLIER.length)) - Number(b.slice(EARLIER.length)));

/** Nothing is marked and nothing lies there. */
export const isUntouched = ({ map: { marks, cards } }: MapPlan): boolean =>
  Object.keys(marks).length === 0 && Object.keys(cards).length === 0;

type Keeping =
  | { kept: 'yes'; revision: string }
  /** Another window has kept something since: nothing was written. */
  | { kept: 'changedElsewhere'; other: OwnMap }
  /** This browser keeps nothing, or nothing more. */
  | { kept: 'refused' };

/**
 * Keeps a map as the owner's. `known`: the revision that this window last saw, null for none. `replace`: the owner has
 * said to take the place of whatever lies there; that is put aside.
 */
export function keepOwnMap(
  plan: MapPlan,
  known: string | null,
  revision: string,
  replace = false,
  slate: Slate | null = deviceSlate(),
): Keeping {
  try {
    if (!slate) return { kept: 'refused' };
    const key = keyOf(plan.players);
    const text = slate.getItem(key);
    const there = readOwn(text);
    const foreign = there !== null && there.revision !== known;
    if (foreign && !replace) return { kept: 'changedElsewhere', other: there };
    if (there && (foreign || isUntouched(plan)) && !isUntouched(there.plan)) {
      putAside(slate, EARLIER, text!);
      for (const old of oldestFirst(slate).slice(0, -MOST_EARLIER)) slate.removeItem(old);
    }
    // What cannot be read is nobody's to throw away.
    if (text !== null && !there) putAside(slate, DAMAGED, text);
    slate.setItem(key, JSON.stringify({ revision, plan }));
    slate.setItem(LAST, String(plan.players));
    return { kept: 'yes', revision };
  } catch {
    return { kept: 'refused' };
  }
}

/** Maps that gave way to another, the latest first. */
export function earlierMaps(slate: Slate | null = deviceSlate()): MapPlan[] {
  try {
    if (!slate) return [];
    const texts = oldestFirst(slate).reverse();
    return texts.flatMap((key) => readOwn(slate.getItem(key))?.plan ?? []);
  } catch {
    return [];
  }
}

/** What is kept here as a map and cannot be read, as it is. */
export function unreadMaps(slate: Slate | null = deviceSlate()): string[] {
  try {
    if (!slate) return [];
    return keysOf(slate, PREFIX)
      .filter((key) => key !== LAST && !readOwn(slate.getItem(key)))
      .map((key) => slate.getItem(key) ?? '');
  } catch {
    return [];
  }
}
