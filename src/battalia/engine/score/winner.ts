// Who wins, and what decided it: points first, then the eight steps of a tie.

import type { RuleId } from '../rules/ids.ts';
import type { Agreed } from '../state/types.ts';
import { CAPITAL, citiesAt, RESIDENCE, type Realm } from './realm.ts';
import { type SideScore, scoreOf } from './score.ts';

/** battalia.score.ties */
const TIE_STEPS = [
  'capitals',
  'residences',
  'level4',
  'level3',
  'level2',
  'level1',
  'heroes',
  'cards',
] as const;
export type TieStep = (typeof TIE_STEPS)[number];

type Judged = Pick<Agreed, 'players' | 'sides' | 'options'>;

const COUNTS: Readonly<Record<TieStep, (realm: Realm, judged: Judged) => number>> = {
  capitals: (realm) => citiesAt(realm, CAPITAL),
  residences: (realm) => citiesAt(realm, RESIDENCE),
  level4: (realm) => citiesAt(realm, 4),
  level3: (realm) => citiesAt(realm, 3),
  // Buildings bear a marker of level 2, and the book speaks of them as of cities.
  level2: (realm, { options }) => citiesAt(realm, 2) + (options.buildingsInTies ? realm.buildings : 0),
  level1: (realm) => citiesAt(realm, 1),
  heroes: ({ heroes }) => heroes,
  cards: ({ cards }) => cards,
};

export interface StepTaken {
  step: 'points' | TieStep;
  rule: RuleId;
  /** One for each side; sums over the members of a team. battalia.score.teamTies */
  values: readonly number[];
  /** Sides still level before this step, by their place in the standings. */
  among: readonly number[];
  /** Those of them with the highest value. */
  ahead: readonly number[];
}

export interface Verdict {
  standings: readonly SideScore[];
  /** Points and all eight steps, also those that nobody needed. */
  steps: readonly StepTaken[];
  /** The step after which one side was alone; null when the tie stays. */
  decidedBy: StepTaken['step'] | null;
  /** The winning side; several when the tie stays. battalia.score.open */
  winners: readonly number[];
}

function taken(
  step: StepTaken['step'],
  rule: RuleId,
  values: readonly number[],
  among: readonly number[],
): StepTaken {
  const best = Math.max(...among.map((side) => values[side]!));
  return { step, rule, values, among, ahead: among.filter((side) => values[side] === best) };
}

/** Who wins with these realms, and why. */
export function winner(judged: Judged, realms: readonly Realm[]): Verdict {
  const standings = scoreOf(judged, realms);
  const points = standings.map((standing) => standing.points);
  const steps = [taken('points', 'battalia.score.levels', points, [...standings.keys()])];
  for (const step of TIE_STEPS) {
    const values = standings.map(({ team }) =>
      team.reduce((sum, seat) => sum + COUNTS[step](realms[seat]!, judged), 0),
    );
    steps.push(taken(step, 'battalia.score.ties', values, steps.at(-1)!.ahead));
  }
  const decidedBy = steps.find(({ ahead }) => ahead.length === 1)?.step ?? null;
  return { standings, steps, decidedBy, winners: steps.at(-1)!.ahead };
}
