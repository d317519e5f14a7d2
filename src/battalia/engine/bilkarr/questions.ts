import { fromSeed } from '../flow/random.ts';
import { answerOf, mapIn } from '../map/given.ts';
import { replaceGate } from '../map/staff.ts';
import { type Tells, tells } from '../scenario/tells.ts';
import type { Question } from '../scenario/types.ts';
import { daysLater } from '../state/calendar.ts';
import { readOptions } from '../state/options.ts';
import type { Bilkarr, Calendar, GameMap, Heading, Square } from '../state/types.ts';
import type { Gate } from '../state/vocabulary.ts';
import { bilkarrDawn } from './dawn.ts';
import { enterBilkarr, rollGate } from './enter.ts';

/** The map of a scenario, after a gate of it has been replaced. */
function mapAfterStaff(given: Record<string, unknown>): GameMap {
  const map = mapIn(given);
  const { from, to } = (given.staff ?? {}) as { from?: Gate; to?: Gate };
  const replaced = from && to ? replaceGate(map, from, to) : null;
  return replaced?.ok ? replaced.value.map : map;
}

const LONG_AFTER: Calendar = { week: 3, day: 1 };

/** Dawn after dawn; `rolls` are what the die shows where a corner asks for it. */
function dawns(given: Record<string, unknown>): object {
  const map = mapIn(given);
  const options = readOptions(given.options)!;
  const rolls = [...((given.rolls ?? []) as Gate[])];
  const today = (given.calendar as Calendar | undefined) ?? LONG_AFTER;
  let bilkarr: Bilkarr = { at: given.at as Square, heading: (given.heading as Heading | undefined) ?? null };
  const told: { outcome: string; at: Square; steps: number; way: readonly Square[]; tells: Tells }[] = [];
  for (let n = 1; n <= (given.days as number); n++) {
    const dawn = bilkarrDawn(map, bilkarr, daysLater(today, n, options), options);
    const from = bilkarr.at;
    let says: Tells = dawn.events;
    bilkarr = dawn.bilkarr;
    if (dawn.outcome === 'rollNeeded') {
      const roll = rolls.shift();
      const entered = roll ? enterBilkarr(map, roll, 'corner') : null;
      if (entered) says = [...says, ...tells(entered)];
      if (entered?.ok) bilkarr = entered.value.bilkarr;
    }
    told.push({
      outcome: dawn.outcome,
      at: bilkarr.at,
      steps: dawn.outcome === 'rested' ? 0 : dawn.walk.way.length,
      way: dawn.outcome === 'rested' ? [from] : [from, ...dawn.walk.way],
      tells: says,
    });
    if (dawn.outcome === 'rollNeeded' && bilkarr.heading) break;
  }
  return {
    days: told,
    at: bilkarr.at,
    corners: told.filter(({ outcome }) => outcome === 'rollNeeded').length,
  };
}

export const ABOUT_BILKARR: Readonly<Record<string, Question>> = {
  bilkarrEnters: (given) =>
    (given.rolls as Gate[]).map((roll) =>
      answerOf(enterBilkarr(mapAfterStaff(given), roll), ({ bilkarr }) => ({
        at: bilkarr.at,
        onGate: bilkarr.heading === null,
      })),
    ),
  bilkarrRolled: (given) =>
    answerOf(rollGate(mapIn(given), fromSeed(given.seed as number)), ({ gate, rolls }) => ({
      inPlay: Object.keys(given.gates as object).includes(String(gate)),
      last: rolls.at(-1) === gate,
    })),
  bilkarrDays: dawns,
  /** Where he may be tomorrow; each of them is as likely as the others. */
  bilkarrTomorrow: (given) => {
    const map = mapIn(given);
    const options = readOptions(given.options)!;
    const bilkarr: Bilkarr = { at: given.at as Square, heading: given.heading as Heading };
    const dawn = bilkarrDawn(map, bilkarr, LONG_AFTER, options);
    if (dawn.outcome !== 'rollNeeded') return [dawn.bilkarr.at];
    const rolls: Gate[] = [1, 2, 3, 4, 5, 6];
    return rolls.flatMap((roll) => {
      const entered = enterBilkarr(map, roll, 'corner');
      return entered.ok ? [entered.value.bilkarr.at] : [];
    });
  },
};
