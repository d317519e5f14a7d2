// One game on the device: its tree of moves, its name, who plays for whom, and how it is to be shown.

import type { Campaign, Game, Result, SetupRequest } from '../caverna/engine/index.ts';
import { begin, type Timeline } from './timeline.ts';

export interface Settings {
  /** Wait for a word before the next player's turn begins. */
  confirm: boolean;
  /** Milliseconds between two moves of a bot. */
  pace: number;
}

export const DEFAULT_SETTINGS: Readonly<Settings> = { confirm: false, pace: 600 };
export const SLOWEST = 10_000;

export interface Session {
  /** Given at the start and never changed: links and files of the same game know each other by it. */
  id: string;
  name: string;
  timeline: Timeline;
  /** The bot that plays a seat, or null for a person. */
  bots: readonly (string | null)[];
  settings: Settings;
  /** The campaign this game belongs to, as its sheet was before this game. */
  campaign?: CampaignPart;
}

/** The sheet of a campaign and the milestone of the game being played. */
export interface CampaignPart {
  sheet: Campaign;
  milestone: string;
}

export interface NewSession {
  setup: SetupRequest;
  seed: number;
  /** Drawn by lot outside: nothing here is random. */
  id: string;
  name?: string;
  /** By seat; missing: what the setup says, a bot being `greedy`. */
  bots?: readonly (string | null)[];
  settings?: Partial<Settings>;
  campaign?: CampaignPart;
}

export const ID_PATTERN = /^[A-Za-z0-9_-]{6,40}$/;
export const LONGEST_TITLE = 80;

/** Control characters make no name. */
export const title = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);

export const botsOf = ({ setup }: Game): (string | null)[] =>
  setup.seats.map(({ kind }) => (kind === 'bot' ? 'greedy' : null));

export function startSession({
  setup,
  seed,
  id,
  name,
  bots,
  settings,
  campaign,
}: NewSession): Result<Session> {
  const timeline = begin(setup, seed);
  if (!timeline.ok) return timeline;
  const { game } = timeline.value.points[0]!;
  return {
    ok: true,
    value: {
      id,
      name: title(name ?? ''),
      timeline: timeline.value,
      bots: bots ?? botsOf(game),
      settings: { ...DEFAULT_SETTINGS, ...settings },
      ...(campaign ? { campaign } : {}),
    },
  };
}

/** Names are no part of the rules: the whole tree gets the new one. */
export function renameSeat(timeline: Timeline, seat: number, name: string): Timeline {
  const { setup } = timeline.points[0]!.game;
  if (!setup.seats[seat]) return timeline;
  const seats = setup.seats.map((entry, i) =>
    i === seat ? { ...entry, name: title(name).slice(0, 60) } : entry,
  );
  const renamed = { ...setup, seats };
  const points = timeline.points.map((point) => ({ ...point, game: { ...point.game, setup: renamed } }));
  return { ...timeline, points };
}
