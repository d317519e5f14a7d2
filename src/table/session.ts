// One game on the device: its tree of moves, its name, who plays for whom, and how it is to be shown.

import type { GameTypes, Result, Rules } from './game.ts';
import { begin, type Timeline } from './timeline.ts';

export interface Settings {
  /** Wait for a word before the next player's turn begins. */
  confirm: boolean;
  /** Milliseconds between two moves of a bot. */
  pace: number;
}

export const DEFAULT_SETTINGS: Readonly<Settings> = { confirm: false, pace: 600 };
export const SLOWEST = 10_000;

export interface Session<G extends GameTypes> {
  /** Given at the start and never changed: links and files of the same game know each other by it. */
  id: string;
  name: string;
  timeline: Timeline<G>;
  /** The bot that plays a seat, or null for a person. */
  bots: readonly (string | null)[];
  settings: Settings;
  /** The campaign this game belongs to, as it stood before this game. */
  campaign?: G['campaign'];
}

export interface NewSession<G extends GameTypes> {
  setup: G['request'];
  seed: number;
  /** Drawn by lot outside: nothing here is random. */
  id: string;
  name?: string;
  /** By seat; missing: what the setup says. */
  bots?: readonly (string | null)[];
  settings?: Partial<Settings>;
  campaign?: G['campaign'];
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

export const botsOf = <G extends GameTypes>({ bot }: Rules<G>, { seats }: G['setup']): (string | null)[] =>
  seats.map(({ kind }) => (kind === 'bot' ? bot : null));

export function startSession<G extends GameTypes>(
  rules: Rules<G>,
  { setup, seed, id, name, bots, settings, campaign }: NewSession<G>,
): Result<Session<G>, G['refusal']> {
  const timeline = begin(rules, setup, seed);
  if (!timeline.ok) return timeline;
  const { game } = timeline.value.points[0]!;
  return {
    ok: true,
    value: {
      id,
      name: title(name ?? ''),
      timeline: timeline.value,
      bots: bots ?? botsOf(rules, game.setup),
      settings: { ...DEFAULT_SETTINGS, ...settings },
      ...(campaign ? { campaign } : {}),
    },
  };
}

/** Names are no part of the rules: the whole tree gets the new one. */
export function renameSeat<G extends GameTypes>(
  timeline: Timeline<G>,
  seat: number,
  name: string,
): Timeline<G> {
  const { setup } = timeline.points[0]!.game;
  if (!setup.seats[seat]) return timeline;
  const seats = setup.seats.map((entry, i) =>
    i === seat ? { ...entry, name: title(name).slice(0, 60) } : entry,
  );
  const renamed = { ...setup, seats };
  const points = timeline.points.map((point) => ({ ...point, game: { ...point.game, setup: renamed } }));
  return { ...timeline, points };
}
