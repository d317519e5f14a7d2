import type { JSX } from 'preact';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { MOST_WEEKS } from '../../engine/index.ts';
import { NumberField } from '../desk/NumberField.tsx';
import type { WeekPart } from './parts.ts';

/** For games that began without this page. */
export function OtherDay({ language, plan, send }: WeekPart): JSX.Element {
  const words = weekWords(language);
  const { calendar, agreed } = plan;
  return (
    <details class="no-print">
      <summary>{words.elsewhere}</summary>
      <div class="week-fields">
        <NumberField
          language={language}
          label={words.week}
          value={calendar.week}
          least={1}
          most={MOST_WEEKS}
          onChange={(week) => send({ type: 'goTo', calendar: { ...calendar, week } })}
        />
        <NumberField
          language={language}
          label={words.day}
          value={calendar.day}
          least={1}
          most={agreed.options.daysPerWeek}
          onChange={(day) => send({ type: 'goTo', calendar: { ...calendar, day } })}
        />
      </div>
    </details>
  );
}
