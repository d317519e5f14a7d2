// Queen, King and veterans: what a deck must count for them.

import type { RuleId } from '../rules/ids.ts';

/** What a player holds as long as the deck is large enough. */
export const STATUSES = ['queen', 'king', 'veteran'] as const;
export type Status = (typeof STATUSES)[number];

/** battalia.royals.queenGain battalia.royals.kingGain battalia.hero.veteran */
export const CARDS_NEEDED: Readonly<Record<Status, number>> = { queen: 20, king: 24, veteran: 26 };

/** What a checkpoint says of a status. */
export const VERDICTS = [
  'gained',
  'kept',
  'lost',
  /** A fallen veteran rises again (an option). */
  'regained',
  /** Never had, and too few cards. */
  'missed',
  /** Never had, and only the second checkpoint brings it. */
  'tooLate',
  /** Lost at an earlier checkpoint, for good. */
  'gone',
] as const;
export type StatusVerdict = (typeof VERDICTS)[number];

/** The rule behind each verdict. */
export const VERDICT_RULES: Readonly<Record<Status, Readonly<Record<StatusVerdict, RuleId>>>> = {
  queen: {
    gained: 'battalia.royals.queenGain',
    kept: 'battalia.royals.queenKeep',
    lost: 'battalia.royals.queenKeep',
    regained: 'battalia.royals.deposed',
    missed: 'battalia.royals.queenGain',
    tooLate: 'battalia.royals.queenGain',
    gone: 'battalia.royals.deposed',
  },
  king: {
    gained: 'battalia.royals.kingGain',
    kept: 'battalia.royals.kingKeep',
    lost: 'battalia.royals.kingKeep',
    regained: 'battalia.royals.deposed',
    missed: 'battalia.royals.kingGain',
    tooLate: 'battalia.royals.kingGain',
    gone: 'battalia.royals.deposed',
  },
  veteran: {
    gained: 'battalia.hero.veteran',
    kept: 'battalia.hero.veteran',
    lost: 'battalia.hero.fallen',
    regained: 'battalia.markers.veteran',
    missed: 'battalia.hero.veteran',
    tooLate: 'battalia.hero.veteran',
    gone: 'battalia.hero.fallen',
  },
};
