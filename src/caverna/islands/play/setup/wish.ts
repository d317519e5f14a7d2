import { isRecord } from '../../../../table/json.ts';
import type { BotName } from '../../../bots/index.ts';
import {
  type Corrections,
  type FiendsOptions,
  FOLK_IDS,
  FOLK_OPTIONS,
  type FolkId,
  MOST_PLAYERS,
  type Options,
  type SetupRequest,
  type TileSet,
} from '../../../engine/index.ts';

export const BOXES = ['base', 'folk', 'fiends'] as const;
export type Box = (typeof BOXES)[number];

export interface SeatWish {
  name: string;
  /** The bot that plays here, or null for a person. */
  bot: string | null;
  /** In games with folk: null for dwarfs. */
  folk: FolkId | null;
  /** In games with orcs: this seat alone meets the strong ones. */
  expert: boolean;
}

/** A setup form as it is filled in; the engine says whether it can be played. */
export interface Wish {
  box: Box;
  tileSet: TileSet;
  folkTiles: 'chosen' | 'sixteen';
  strength: FiendsOptions['strength'];
  seats: readonly SeatWish[];
  options: Partial<Options>;
  fiends: Partial<FiendsOptions>;
  seed: string;
}

const OFFERED: Readonly<Record<BotName, true>> = { greedy: true, random: true };
export const BOT_NAMES = Object.keys(OFFERED) as readonly BotName[];

export const emptySeat: SeatWish = { name: '', bot: null, folk: null, expert: false };

export const firstWish = (seed: number): Wish => ({
  box: 'base',
  tileSet: 'full',
  folkTiles: 'chosen',
  strength: 'easy',
  seats: [emptySeat],
  options: {},
  fiends: {},
  seed: `${seed}`,
});

const isSeat = (value: unknown): value is SeatWish =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.bot === null || (BOT_NAMES as readonly unknown[]).includes(value.bot)) &&
  (value.folk === null || (FOLK_IDS as readonly unknown[]).includes(value.folk)) &&
  typeof value.expert === 'boolean';

/** A form as it was kept; null when it is none. What the engine thinks of it is said in the form. */
export function readWish(value: unknown): Wish | null {
  if (!isRecord(value) || !isRecord(value.options) || !isRecord(value.fiends)) return null;
  const { box, tileSet, folkTiles, strength, seats, seed } = value;
  if (!(BOXES as readonly unknown[]).includes(box) || typeof seed !== 'string') return null;
  if (![tileSet, folkTiles, strength].every((each) => typeof each === 'string')) return null;
  if (!Array.isArray(seats) || seats.length < 1 || seats.length > MOST_PLAYERS || !seats.every(isSeat))
    return null;
  return value as unknown as Wish;
}

/** Answers about folk stay in the form, but go only into games with folk. */
const fitting = (options: Partial<Options>, folk: boolean): Partial<Options> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => folk || !(name in FOLK_OPTIONS)));

/** The setup the engine is asked for. */
export function requestOf(
  wish: Wish,
  nameOf: (seat: number) => string,
  corrections?: Corrections,
): SetupRequest {
  const { box, tileSet, seats, options } = wish;
  const folk = box === 'folk';
  const experts = seats.flatMap(({ expert }, seat) => (expert ? [seat + 1] : []));
  return {
    modules: box === 'base' ? ['base'] : ['base', box],
    seats: seats.map((seat, i) => ({
      name: nameOf(i),
      kind: seat.bot ? ('bot' as const) : ('human' as const),
      ...(folk && seat.folk ? { folk: seat.folk } : {}),
    })),
    // The other boxes are played with all tiles (folk.choose.fortyEight).
    tileSet: box === 'base' ? tileSet : 'full',
    options: fitting(options, folk),
    ...(corrections && { box: corrections }),
    ...(folk && { folkTiles: wish.folkTiles }),
    ...(box === 'fiends' && { fiends: { ...wish.fiends, strength: wish.strength, experts } }),
  };
}

/** The seed as a number; NaN when it is none. */
export const seedOf = ({ seed }: Wish): number =>
  /^\d{1,10}$/.test(seed.trim()) ? Number(seed) : Number.NaN;
