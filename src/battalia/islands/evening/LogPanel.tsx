import type { JSX } from 'preact';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import { linesOf, pathTo } from '../../../table/timeline.ts';
import type { Timeline } from '../../table/types.ts';
import { eventText, type Names } from '../../telling/events.ts';

/** Everything that happened, the latest first, each line with its rule; any of them can be gone back to. */
export function LogPanel({
  language,
  words,
  names,
  timeline,
  onJump,
}: {
  language: Language;
  words: EveningWords;
  names: Names;
  timeline: Timeline;
  onJump(point: number): void;
}): JSX.Element {
  // A deck that was counted while others still count has nothing to tell yet.
  const path = pathTo(timeline, timeline.at)
    .slice(1)
    .filter((at) => timeline.points[at]!.events.length > 0)
    .reverse();
  const others = linesOf(timeline).slice(1);
  return (
    <section class="desk-panel evening-log">
      <h2>{words.log}</h2>
      {path.length === 0 && <p class="desk-soft">{words.emptyLog}</p>}
      <ol reversed start={path.length}>
        {path.map((at, i) => {
          const { events, game } = timeline.points[at]!;
          const { calendar } = game.table;
          const before = timeline.points[timeline.points[at]!.after]!.game.table.calendar;
          const newDay = calendar.day !== before.day || calendar.week !== before.week;
          return (
            <li key={at}>
              {newDay && <strong>{words.day(calendar.week, calendar.day)}</strong>}
              {events.map((event, n) => (
                <p key={n}>
                  {eventText(language, event, names)} <RuleLink language={language} rule={event.rule} />
                </p>
              ))}
              {i > 0 && (
                <button type="button" class="evening-back no-print" onClick={() => onJump(at)}>
                  {words.backTo}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <details class="no-print">
          <summary>{words.lines}</summary>
          <ul>
            {others.map(({ tip, length }) => (
              <li key={tip}>
                <button type="button" class="button" onClick={() => onJump(tip)}>
                  {words.lineTo(length)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
