import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { clockBudget } from '../../engine/index.ts';
import { asClock } from './clock.ts';
import type { WeekPart } from './parts.ts';
import { teamName } from './seating.ts';
import { useClocks } from './use-clocks.ts';

const MINUTE = 60_000;

/** A clock for each team. It runs in that team’s turn, and never moves the game; folded while none is asked for. */
export function ClockPanel({ language, plan }: WeekPart): JSX.Element {
  const words = weekWords(language);
  const { players, characters, minutes, shares } = clockBudget(plan.agreed);
  const clocks = useClocks(shares.length, plan.at === 'turn' ? plan.turn.team : null);
  const [open, setOpen] = useState(clocks.on);
  return (
    <details class="desk-panel no-print" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{words.clocks}</h2>
      </summary>
      <ul class="week-clocks">
        {shares.map((share, team) => {
          const left = share * 1000 - (clocks.used[team] ?? 0);
          const runs = clocks.running === team;
          const names = teamName(language, plan, team);
          return (
            <li key={team} class={runs ? 'now' : ''}>
              <span>
                {names} {runs && <b>({words.running})</b>}
              </span>
              <span role="timer" class={left < 0 ? 'week-time over' : 'week-time'}>
                {left < 0 ? words.over(asClock(-left)) : words.left(asClock(left))}
              </span>
              <button
                type="button"
                class="button"
                aria-label={words.minuteBack(names)}
                onClick={() => clocks.giveBack(team, MINUTE)}
              >
                {words.minute}
              </button>
            </li>
          );
        })}
      </ul>
      <div class="desk-buttons">
        <button type="button" class="button" onClick={() => clocks.turnOn(!clocks.on)}>
          {clocks.on ? words.pause : words.start}
        </button>
        <button type="button" class="button" onClick={clocks.reset}>
          {words.reset}
        </button>
      </div>
      <p>
        {words.clocksHow(players, characters, minutes)}{' '}
        <RuleLink language={language} rule="battalia.team.clock" />
      </p>
      <p class="desk-soft">{words.clocksShare}</p>
    </details>
  );
}
