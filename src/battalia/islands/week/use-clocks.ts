// Clocks on this device: kept across reloads, told by the browser’s time, drawn anew each second while one runs.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { readJson } from '../../../table/json.ts';
import { deviceSlate } from '../../../table/slate.ts';
import { type Clocks, follow, freshClocks, giveBack, readClocks, switchOn, usedBy } from './clock.ts';

const KEY = 'cave-farmers.battalia-clocks';

function kept(teams: number): Clocks {
  try {
    return readClocks(readJson(deviceSlate()?.getItem(KEY) ?? ''), teams, Date.now()) ?? freshClocks(teams);
  } catch {
    return freshClocks(teams);
  }
}

function keep(clocks: Clocks): void {
  try {
    deviceSlate()?.setItem(KEY, JSON.stringify(clocks));
  } catch {
    // Then they last as long as this page.
  }
}

interface RunningClocks {
  on: boolean;
  used: readonly number[];
  running: number | null;
  turnOn(on: boolean): void;
  giveBack(team: number, time: number): void;
  reset(): void;
}

export function useClocks(teams: number, onTurn: number | null): RunningClocks {
  const [clocks, setClocks] = useState(() => kept(teams));
  const [now, setNow] = useState(Date.now);
  const change = (next: Clocks): void => {
    keep(next);
    setClocks(next);
    setNow(Date.now());
  };
  const shown = clocks.used.length === teams ? clocks : freshClocks(teams);
  const known = useRef(shown);
  known.current = shown;
  // Before the page is drawn: the time belongs to the team whose turn it is from the very tap on.
  useLayoutEffect(() => {
    const next = follow(known.current, onTurn, Date.now());
    if (next !== clocks) change(next);
  }, [onTurn, teams]);
  const runs = shown.running !== null;
  useEffect(() => {
    if (!runs) return;
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [runs]);
  return {
    on: shown.on,
    used: usedBy(shown, now),
    running: shown.running?.team ?? null,
    turnOn: (on) => change(switchOn(shown, on, onTurn, Date.now())),
    giveBack: (team, time) => change(giveBack(shown, team, time, Date.now())),
    reset: () => change(freshClocks(teams)),
  };
}
