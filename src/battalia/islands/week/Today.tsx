import type { ComponentChildren, JSX } from 'preact';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { path } from '../../../site/paths.ts';
import { checkpointAfter, dawnDuties, entering, type RuleId, teamAfter } from '../../engine/index.ts';
import { countOf, nextCount } from '../../simulators/week.ts';
import { DeckField } from './DeckField.tsx';
import { MarginLine } from './MarginLine.tsx';
import { OtherDay } from './OtherDay.tsx';
import type { WeekPart } from './parts.ts';
import { playerName, teamName } from './seating.ts';
import { Wheel } from './Wheel.tsx';

interface Scene {
  says: ComponentChildren;
  rules: readonly RuleId[];
  /** What the one button does, and what it is called. */
  on: { type: 'endTurn' | 'endDay' | 'charactersIn' | 'count' | 'endWeek' | 'beginDay' };
  button: string;
}

function Verdicts(part: WeekPart): JSX.Element {
  const { language, plan } = part;
  const words = weekWords(language);
  return (
    <ul class="week-verdicts">
      {plan.players.map((_, seat) => {
        const { margins, deck } = countOf(plan, seat);
        return (
          <li key={seat}>
            <h3>{playerName(language, plan, seat)}</h3>
            {plan.at === 'counting' && <DeckField {...part} seat={seat} />}
            <ul class="week-margins">
              {margins.map((margin) => (
                <MarginLine key={margin.status} language={language} margin={margin} />
              ))}
            </ul>
            <p class="desk-soft">{words.deckAfter(deck)}</p>
          </li>
        );
      })}
    </ul>
  );
}

function scene(part: WeekPart): Scene {
  const { language, plan } = part;
  const words = weekWords(language);
  const { at, agreed, calendar, turn } = plan;
  const last = checkpointAfter(calendar, agreed.options);
  const k = nextCount(plan);
  switch (at) {
    case 'turn': {
      const next = teamAfter(agreed, turn);
      return {
        says: <p class="desk-answer">{words.turn(teamName(language, plan, turn.team))}</p>,
        rules: ['battalia.team.order'],
        on: { type: 'endTurn' },
        button: next === null ? words.endLastTurn : words.endTurn(teamName(language, plan, next)),
      };
    }
    case 'dusk':
      return {
        says: <p class="desk-answer">{last === null ? words.dusk : words.duskLast}</p>,
        rules: [last === null ? 'battalia.week.day' : 'battalia.checkpoint.when'],
        on: { type: 'endDay' },
        button: last === null ? words.toDawn : words.toCheckpoint(last),
      };
    case 'entering': {
      const come = entering(1, agreed).flatMap((told) =>
        told.event === 'characterEnters' ? [told.character] : [],
      );
      return {
        says: (
          <>
            <p class="desk-answer">{words.entering}</p>
            {come.map((character) => (
              <p key={character}>{words.enters(words.characters[character])}</p>
            ))}
            {come.length === 0 && <p>{words.nobodyEnters}</p>}
          </>
        ),
        rules: ['battalia.checkpoint.first', 'battalia.npc.enter'],
        on: { type: 'charactersIn' },
        button: words.endWeek,
      };
    }
    case 'counting':
      return {
        says: (
          <>
            <p class="desk-answer">{words.counting(k)}</p>
            <Verdicts {...part} />
          </>
        ),
        rules: ['battalia.checkpoint.count', 'battalia.checkpoint.moment'],
        on: { type: 'count' },
        button: words.count,
      };
    case 'counted':
      return {
        says: (
          <>
            <p class="desk-answer">{words.counted(k)}</p>
            <Verdicts {...part} />
            <p>{words.countedHow}</p>
          </>
        ),
        rules: ['battalia.royals.haven', 'battalia.royals.deposed'],
        on: { type: 'endWeek' },
        button: words.endWeek,
      };
    case 'dawn': {
      const duties = dawnDuties(calendar, agreed);
      return {
        says: (
          <>
            <p class="desk-answer">{words.dawn}</p>
            {duties.length > 0 && (
              <ul>
                {duties.map(({ duty, rule }) => (
                  <li key={duty}>
                    {words.duties[duty]} <RuleLink language={language} rule={rule} />
                  </li>
                ))}
              </ul>
            )}
            {duties.some(({ duty }) => duty === 'moveBilkarr') && (
              <p>
                <a href={path(language, 'battalia/tools/dawn')}>{words.dawnTool}</a>
              </p>
            )}
          </>
        ),
        rules: ['battalia.week.day'],
        on: { type: 'beginDay' },
        button: words.beginDay(teamName(language, plan, turn.team)),
      };
    }
  }
}

/** The day on the wheel, what is to be done now, and the one button that goes on. */
export function Today(part: WeekPart): JSX.Element {
  const { language, plan, send } = part;
  const { says, rules, on, button } = scene(part);
  const { calendar, agreed } = plan;
  return (
    <section class="desk-panel week-today">
      <Wheel {...part} />
      <div class="week-now">
        <h2>{weekWords(language).wheel(calendar.week, calendar.day, agreed.options.daysPerWeek)}</h2>
        <div class="week-says" aria-live="polite">
          {says}
        </div>
        <p class="desk-soft">
          {rules.map((rule) => (
            <span key={rule}>
              <RuleLink language={language} rule={rule} />{' '}
            </span>
          ))}
        </p>
        <button type="button" class="button main no-print" onClick={() => send(on)}>
          {button}
        </button>
        <OtherDay {...part} />
      </div>
    </section>
  );
}
