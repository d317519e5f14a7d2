// What players and teams are called.

import { deskWords } from '../../../i18n/battalia-desk.ts';
import type { Language } from '../../../site/languages.ts';
import { type Seat, teamsOf } from '../../engine/index.ts';
import type { WeekPlan } from '../../simulators/week.ts';

export const playerName = (language: Language, { players }: WeekPlan, seat: Seat): string =>
  players[seat]!.name.trim() || deskWords(language).player(seat + 1);

/** The members of a team, the first sitting first. */
export const teamName = (language: Language, plan: WeekPlan, team: number): string =>
  new Intl.ListFormat(language).format(
    teamsOf(plan.agreed)[team]!.map((seat) => playerName(language, plan, seat)),
  );

/** `+2`, `−1`, `±0`. */
export const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
