import type { JSX } from 'preact';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { CARDS_NEEDED, hiresToEach, perWeek, type Seat, statusesIn } from '../../engine/index.ts';
import { nextCount } from '../../simulators/week.ts';
import type { WeekPart } from './parts.ts';

/** The fewest hires to Queen, King and veterans, with and without fanatics, week by week. */
export function Goals({ language, plan, seat }: WeekPart & { seat: Seat }): JSX.Element {
  const words = weekWords(language);
  const { cards, planned } = plan.players[seat]!;
  const plain = hiresToEach(cards, planned, 0);
  const sacred = hiresToEach(cards, planned, plan.agreed.fanatics ? plan.fanatics : 0);
  const weeks = nextCount(plan) - plan.calendar.week + 1;
  return (
    <>
      <h3>{words.fewest}</h3>
      <ul class="week-goals">
        {statusesIn(plan.agreed).map((status) => {
          const { missing, ordinary } = plain[status];
          const mixed = sacred[status];
          return (
            <li key={status}>
              <b>{words.goal(words.statuses[status], CARDS_NEEDED[status])}</b> –{' '}
              {missing === 0 ? <>✓ {words.reached}</> : words.missing(missing, ordinary)}
              {missing > 0 && weeks > 1 && <>, {words.spread(perWeek(ordinary, weeks).join(' + '))}</>}
              {mixed.fanatics > 0 && <>; {words.withFanatics(mixed.fanatics, mixed.ordinary)}</>}
            </li>
          );
        })}
      </ul>
      <p class="desk-soft">
        <RuleLink language={language} rule="battalia.growth.hire" />{' '}
        {plan.agreed.fanatics && <RuleLink language={language} rule="battalia.fanatics.hire" />}
      </p>
    </>
  );
}
