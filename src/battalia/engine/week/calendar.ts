// Days, weeks, and the checkpoint between two weeks.

import { restsAt } from '../bilkarr/dawn.ts';
import type { RuleId } from '../rules/ids.ts';
import { daysLater } from '../state/calendar.ts';
import type { Options } from '../state/options.ts';
import type { Agreed, Calendar } from '../state/types.ts';
import type { WeekEvent } from './events.ts';

type Days = Pick<Options, 'daysPerWeek'>;

/** The Oracle's wheel has one ray for each day of a week as it is printed. battalia.week.days */
export const RAYS = 7;
/** Which ray points at the mark today, from 1. Longer weeks go round once more. */
export const rayOf = ({ day }: Calendar): number => ((day - 1) % RAYS) + 1;

export const isLastDay = ({ day }: Calendar, { daysPerWeek }: Days): boolean => day >= daysPerWeek;

/** The checkpoint that comes when this day is over. battalia.checkpoint.when */
export const checkpointAfter = (calendar: Calendar, options: Days): number | null =>
  isLastDay(calendar, options) ? calendar.week : null;

/** battalia.week.day */
export const nextDay = (calendar: Calendar, options: Days): Calendar => daysLater(calendar, 1, options);

/** Days that are left until a checkpoint, today among them; 0 when it is over. */
export const daysUntil = (checkpoint: number, { week, day }: Calendar, { daysPerWeek }: Days): number =>
  Math.max(0, (checkpoint - week + 1) * daysPerWeek - Math.min(day, daysPerWeek) + 1);

/** Every team has had its turn: the day is over, and perhaps the week. */
export function dusk(calendar: Calendar, options: Days): { checkpoint: number | null; events: WeekEvent[] } {
  const checkpoint = checkpointAfter(calendar, options);
  const events: WeekEvent[] = [{ event: 'dayEnded', ...calendar, rule: 'battalia.week.day' }];
  if (checkpoint !== null)
    events.push({ event: 'checkpointReached', checkpoint, rule: 'battalia.checkpoint.when' });
  return { checkpoint, events };
}

/** The Oracle takes its step, or is turned back after a checkpoint. */
export function dawn(calendar: Calendar, options: Days): { calendar: Calendar; events: WeekEvent[] } {
  const next = nextDay(calendar, options);
  return {
    calendar: next,
    events: [
      next.day === 1
        ? { event: 'oracleReturned', week: next.week, rule: 'battalia.checkpoint.when' }
        : { event: 'oracleTurned', ...next, rule: 'battalia.week.day' },
    ],
  };
}

/** Who is in the game as a character, and comes at the first checkpoint. battalia.npc.optional */
export const charactersOf = ({
  bilkarr,
  metamorpha,
}: Pick<Agreed, 'bilkarr' | 'metamorpha'>): ('bilkarr' | 'metamorpha')[] => [
  ...(bilkarr ? (['bilkarr'] as const) : []),
  ...(metamorpha ? (['metamorpha'] as const) : []),
];

export const entering = (checkpoint: number, agreed: Pick<Agreed, 'bilkarr' | 'metamorpha'>): WeekEvent[] =>
  checkpoint === 1
    ? charactersOf(agreed).map((character) => ({
        event: 'characterEnters',
        character,
        rule: 'battalia.checkpoint.first',
      }))
    : [];

/** What has to be done at dawn, besides turning the Oracle, in this order. */
const DAWN_DUTIES = ['moveBilkarr', 'turnPotions', 'flipPotions', 'freeCard'] as const;
type DawnDuty = (typeof DAWN_DUTIES)[number];

const DUTY_RULES: Readonly<Record<DawnDuty, RuleId>> = {
  moveBilkarr: 'battalia.bilkarr.dawn',
  turnPotions: 'battalia.potion.turn',
  flipPotions: 'battalia.potion.daily',
  freeCard: 'battalia.valleys.free',
};

/** Whether Bilkarr moves at the dawn of this day. */
const bilkarrMoves = (today: Calendar, { bilkarr, options }: Agreed): boolean =>
  bilkarr && today.week >= 2 && !restsAt(today, options);

export function dawnDuties(today: Calendar, agreed: Agreed): { duty: DawnDuty; rule: RuleId }[] {
  const moves = bilkarrMoves(today, agreed);
  const due: Readonly<Record<DawnDuty, boolean>> = {
    moveBilkarr: moves,
    turnPotions: moves,
    flipPotions: moves,
    freeCard: agreed.connector !== null,
  };
  return DAWN_DUTIES.filter((duty) => due[duty]).map((duty) => ({ duty, rule: DUTY_RULES[duty] }));
}
