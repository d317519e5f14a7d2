// An evening as somebody wants it, before it begins.

import { isRecord } from '../../../table/json.ts';
import { readValue } from '../../../table/reading.ts';
import {
  CONNECTORS,
  type Connector,
  DEFAULT_OPTIONS,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  type Options,
  readOptions,
  SIDES,
  type Sides,
  sidesFor,
  usuallyAgreed,
} from '../../engine/index.ts';
import { openOwnMap } from '../../simulators/own-map.ts';

export interface Wish {
  players: number;
  /** Kept also for seats that are empty just now. */
  names: readonly string[];
  sides: Sides;
  heroMode: boolean;
  bilkarr: boolean;
  metamorpha: boolean;
  fanatics: boolean;
  unbound: boolean;
  connector: Connector | 'none';
  draft: 'here' | 'table';
  storm: 'here' | 'table';
  seed: number;
  /** How the players read what the book leaves open. */
  options: Options;
}

const HIGHEST_WISHED_SEED = 999_999;
export const anySeed = (): number =>
  typeof crypto === 'undefined' ? 1 : crypto.getRandomValues(new Uint32Array(1))[0]! % HIGHEST_WISHED_SEED;

export function freshWish(): Wish {
  const { sides, heroMode, bilkarr, metamorpha, fanatics, unbound } = usuallyAgreed(4);
  return {
    players: 4,
    names: [],
    sides,
    heroMode,
    bilkarr,
    metamorpha,
    fanatics,
    unbound,
    connector: 'none',
    draft: 'here',
    storm: 'here',
    seed: anySeed(),
    options: DEFAULT_OPTIONS,
  };
}

export const seatNames = ({ players, names }: Pick<Wish, 'players' | 'names'>): string[] =>
  Array.from({ length: players }, (_, seat) => names[seat] ?? '');

/** Other numbers of players have other sides. */
export function changed(now: Wish, change: Partial<Wish>): Wish {
  const next = { ...now, ...change };
  const sides = change.players === undefined ? next.sides : usuallyAgreed(next.players).sides;
  return { ...next, sides: sidesFor(next.players).includes(sides) ? sides : 'single' };
}

const SWITCHES = ['heroMode', 'bilkarr', 'metamorpha', 'fanatics', 'unbound'] as const;
const isOneOf = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

/** Null for what is none. */
export function readWish(value: unknown): Wish | null {
  const plain = readValue(value);
  if (!plain.ok || !isRecord(plain.value)) return null;
  const wish = plain.value as unknown as Wish;
  const { players, names, sides, connector, draft, storm, seed } = wish;
  const options = readOptions(wish.options);
  const fits =
    options !== null &&
    Number.isInteger(players) &&
    players >= FEWEST_PLAYERS &&
    players <= MOST_PLAYERS &&
    Array.isArray(names) &&
    names.length <= MOST_PLAYERS &&
    names.every((name) => typeof name === 'string' && name.length <= 60) &&
    isOneOf(SIDES, sides) &&
    sidesFor(players).includes(sides) &&
    isOneOf(['none', ...CONNECTORS], connector) &&
    isOneOf(['here', 'table'], draft) &&
    isOneOf(['here', 'table'], storm) &&
    Number.isInteger(seed) &&
    seed >= 0 &&
    seed <= HIGHEST_WISHED_SEED &&
    SWITCHES.every((name) => typeof wish[name] === 'boolean');
  if (!fits) return null;
  const { heroMode, bilkarr, metamorpha, fanatics, unbound } = wish;
  return {
    players,
    names: [...names],
    sides,
    heroMode,
    bilkarr,
    metamorpha,
    fanatics,
    unbound,
    connector,
    draft,
    storm,
    seed,
    options: options!,
  };
}

/** What the engine is asked for. */
export function requestOf(wish: Wish): Record<string, unknown> {
  const own = openOwnMap(wish.players);
  const { players, sides, heroMode, bilkarr, metamorpha, fanatics, unbound, connector, draft, storm } = wish;
  return {
    seats: seatNames(wish).map((name) => ({ name: name.trim(), kind: 'human' })),
    agreed: {
      players,
      sides,
      heroMode,
      bilkarr,
      metamorpha,
      fanatics,
      unbound,
      connector: connector === 'none' ? null : connector,
      options: wish.options,
    },
    ...(own && { map: own.plan.map }),
    draft,
    storm,
  };
}
