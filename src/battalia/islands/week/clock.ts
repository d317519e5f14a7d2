// The clocks of the teams, as plain data: how long each has used, and which runs since when. They know no rules, and the
// rules do not know them.

import { isMoment, isRecord } from '../../../table/json.ts';

export interface Clocks {
  /** Milliseconds that each team has used, without the turn under way. */
  used: readonly number[];
  /** Somebody let them run; between two turns none does all the same. */
  on: boolean;
  running: { team: number; since: number } | null;
}

/** A turn that has run for so long was left, not played. */
const LONGEST_TURN = 3 * 60 * 60 * 1000;

export const freshClocks = (teams: number): Clocks => ({
  used: Array.from({ length: teams }, () => 0),
  on: false,
  running: null,
});

/** What each team has used by now. A device whose time was set back takes nothing away. */
export const usedBy = ({ used, running }: Clocks, now: number): number[] =>
  used.map((before, team) => (running?.team === team ? before + Math.max(0, now - running.since) : before));

/** The team on turn, or null between two turns. Its clock runs if they are on at all. */
export function follow(clocks: Clocks, team: number | null, now: number): Clocks {
  const wanted = clocks.on ? team : null;
  if ((clocks.running?.team ?? null) === wanted) return clocks;
  return {
    ...clocks,
    used: usedBy(clocks, now),
    running: wanted === null ? null : { team: wanted, since: now },
  };
}

export const switchOn = (clocks: Clocks, on: boolean, team: number | null, now: number): Clocks =>
  follow({ ...clocks, on }, team, now);

/** Gives time back, but not more than was used. */
export function giveBack(clocks: Clocks, team: number, time: number, now: number): Clocks {
  const used = usedBy(clocks, now).map((each, i) => (i === team ? Math.max(0, each - time) : each));
  return { ...clocks, used, running: clocks.running && { ...clocks.running, since: now } };
}

/** Clocks of these teams as they were kept; null for what is none. One that was left running too long has stopped. */
export function readClocks(value: unknown, teams: number, now: number): Clocks | null {
  if (!isRecord(value)) return null;
  const { used, on, running } = value;
  if (!Array.isArray(used) || used.length !== teams || typeof on !== 'boolean') return null;
  if (!used.every((time) => isMoment(time) && time >= 0)) return null;
  if (running === null) return { used, on, running };
  if (!isRecord(running) || !isMoment(running.since)) return null;
  const { team, since } = running;
  if (!Number.isInteger(team) || (team as number) < 0 || (team as number) >= teams || !on) return null;
  if (now - since > LONGEST_TURN) return { used, on: false, running: null };
  return { used, on, running: { team: team as number, since } };
}

/** `1:05:00`, `4:09`. */
export function asClock(time: number): string {
  const seconds = Math.floor(time / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
