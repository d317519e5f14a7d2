import type { JSX } from 'preact';
import { boardWords } from '../../../i18n/battalia-board.ts';
import { type DawnWords, dawnWords } from '../../../i18n/battalia-dawn.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type Heading, type MapEvent, MOST_WEEKS } from '../../engine/index.ts';
import { eventText, namesFor } from '../../telling/events.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { Panel } from '../desk/Panel.tsx';
import { Die } from './Die.tsx';
import type { DawnParts } from './parts.ts';

export const headingName = ([dx, dy]: Heading): keyof DawnWords['headings'] =>
  `${dy < 0 ? 'N' : 'S'}${dx > 0 ? 'E' : 'W'}` as keyof DawnWords['headings'];

interface Props extends DawnParts {
  at: 'waiting' | 'rolling' | 'day' | 'cornered';
  events: readonly MapEvent[];
  rolls: readonly number[];
  undo: (() => void) | null;
}

/** The day, where he stands, and the next dawn. */
export function Today({ language, plan, send, at, events, rolls, undo }: Props): JSX.Element {
  const words = dawnWords(language);
  const { calendar, bilkarr, options } = plan;
  const names = namesFor(language, (seat) => boardWords(language).player(seat + 1));
  const onward = at === 'day' || at === 'waiting';
  return (
    <div data-at={at}>
      <Panel heading={`${words.today}: ${words.calendar(calendar.week, calendar.day)}`}>
        <div class="dawn-now">
          {at === 'waiting' && (
            <p>
              {words.waits} <RuleLink language={language} rule="battalia.checkpoint.first" />
            </p>
          )}
          {at === 'rolling' && (
            <p>
              {words.comes} <RuleLink language={language} rule="battalia.npc.enter" />
            </p>
          )}
          {at === 'cornered' && bilkarr && (
            <p>
              {words.cornered(bilkarr.at)} <RuleLink language={language} rule="battalia.bilkarr.corner" />
            </p>
          )}
          {at === 'day' && bilkarr && (
            <p>
              <strong>{words.stands(bilkarr.at)}</strong>{' '}
              {bilkarr.heading ? words.heads(words.headings[headingName(bilkarr.heading)]) : words.onGate}{' '}
              <RuleLink
                language={language}
                rule={bilkarr.heading ? 'battalia.bilkarr.dawn' : 'battalia.bilkarr.right'}
              />
            </p>
          )}
        </div>
        {!onward && <Die language={language} plan={plan} send={send} />}
        <div class="desk-buttons no-print">
          {onward && (
            <button type="button" class="button main" onClick={() => send({ type: 'dawn' })}>
              {at === 'day' ? words.nextDawn : words.nextDay}
            </button>
          )}
          <button type="button" class="button" disabled={!undo} onClick={() => undo?.()}>
            {words.back}
          </button>
        </div>
        <div aria-live="polite" class="dawn-told">
          {rolls.length > 0 && <p>{words.rolled(rolls.join(', '))}</p>}
          {events.map((event, i) => (
            <p class="desk-answer" key={i}>
              {eventText(language, event, names)} <RuleLink language={language} rule={event.rule} />
            </p>
          ))}
        </div>
        <details class="no-print">
          <summary>
            {words.week}, {words.day}
          </summary>
          <NumberField
            language={language}
            label={words.week}
            value={calendar.week}
            least={1}
            most={MOST_WEEKS}
            onChange={(week) => send({ type: 'calendar', calendar: { ...calendar, week } })}
          />
          <NumberField
            language={language}
            label={words.day}
            value={calendar.day}
            least={1}
            most={options.daysPerWeek}
            onChange={(day) => send({ type: 'calendar', calendar: { ...calendar, day } })}
          />
        </details>
        <p class="desk-soft">{words.north}</p>
      </Panel>
    </div>
  );
}
