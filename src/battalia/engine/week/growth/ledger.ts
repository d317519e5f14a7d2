// What each action does to the number of cards in a deck. Cards that are played, stored, hidden or paid to Bilkarr stay
// in the deck and need no line. battalia.growth.ledger

import type { RuleId } from '../../rules/ids.ts';

export const LEDGER_GROUPS = ['hire', 'storm', 'artefacts', 'trade', 'valleys', 'other'] as const;
export type LedgerGroup = (typeof LEDGER_GROUPS)[number];

interface Line {
  change: number;
  group: LedgerGroup;
  rule: RuleId;
}

const line = (change: number, group: LedgerGroup, rule: RuleId): Line => ({ change, group, rule });

export const LEDGER = {
  /** A unit and its supply card. */
  hire: line(2, 'hire', 'battalia.growth.hire'),
  hireFanatic: line(3, 'hire', 'battalia.fanatics.hire'),
  fanaticSacrifice: line(-1, 'hire', 'battalia.fanatics.sacrifice'),
  royalGained: line(1, 'hire', 'battalia.royals.haven'),
  royalLost: line(-1, 'hire', 'battalia.royals.deposed'),
  storm1: line(1, 'storm', 'battalia.storm.effect1'),
  storm2: line(2, 'storm', 'battalia.storm.effect2'),
  storm2Fanatic: line(3, 'storm', 'battalia.storm.effect2'),
  storm2Unbound: line(1, 'storm', 'battalia.storm.effect2'),
  storm11: line(1, 'storm', 'battalia.storm.effect11'),
  fate1Copy: line(1, 'storm', 'battalia.fate.card1'),
  fate1Stardust: line(2, 'storm', 'battalia.fate.card1'),
  fate2: line(1, 'storm', 'battalia.fate.card2'),
  fate3: line(1, 'storm', 'battalia.fate.card3'),
  pouchSupply: line(1, 'artefacts', 'battalia.artefact.fortunasPouch'),
  lostScroll: line(1, 'artefacts', 'battalia.artefact.krycekScroll'),
  artefactForChest: line(0, 'trade', 'battalia.posts.chest'),
  chestForArtefact: line(0, 'trade', 'battalia.posts.chest'),
  supplyForStardust: line(-1, 'trade', 'battalia.posts.stardust'),
  chestToLimbo: line(-1, 'trade', 'battalia.chest.ambush'),
  workshop: line(1, 'valleys', 'battalia.valleys.free'),
  passReward: line(1, 'valleys', 'battalia.pass.jump'),
  bridgeHidden: line(1, 'valleys', 'battalia.bridge.jump'),
  bridgePoints: line(-1, 'valleys', 'battalia.bridge.points'),
  bridgeLevels: line(1, 'valleys', 'battalia.bridge.levels'),
  bridgeSwap: line(0, 'valleys', 'battalia.bridge.swap'),
  /** Whatever else the base game does to a deck. */
  otherGain: line(1, 'other', 'battalia.growth.ledger'),
  otherLoss: line(-1, 'other', 'battalia.growth.ledger'),
} as const satisfies Readonly<Record<string, Line>>;

export type LedgerAction = keyof typeof LEDGER;
export const LEDGER_ACTIONS = Object.keys(LEDGER) as LedgerAction[];
/** How often each action is planned. */
export type Planned = Readonly<Partial<Record<LedgerAction, number>>>;

interface LedgerLine {
  action: LedgerAction;
  times: number;
  change: number;
}

/** The lines of a plan that are really there. */
export const ledgerOf = (planned: Planned): LedgerLine[] =>
  LEDGER_ACTIONS.flatMap((action) => {
    const times = planned[action] ?? 0;
    return times > 0 ? [{ action, times, change: times * LEDGER[action].change }] : [];
  });

const plannedChange = (planned: Planned): number =>
  ledgerOf(planned).reduce((sum, { change }) => sum + change, 0);

/** The deck after everything that is planned. */
export const recount = (cards: number, planned: Planned): number => cards + plannedChange(planned);
