// The rulings of all boxes: what each rests on and which paragraphs it is about. Their words are pages.

import { RULINGS } from '../engine/index.ts';
import { OPTION_RULES } from '../telling/option-rules/index.ts';
import { folkRulings } from './folk-rulings.ts';
import type { Basis, Ruling } from './ruling.ts';

/** K: of those not named here a book says just that. */
const DERIVED = [2, 4, 8, 11, 12, 18, 19, 23, 38, 41, 44, 48, 49, 54, 55, 60, 61, 69, 72, 73];
const CHOSEN = [77];

const tricky = Object.entries(RULINGS).map(([number, touches]): Ruling => {
  const n = Number(number);
  const basis = CHOSEN.includes(n) ? 'choice' : DERIVED.includes(n) ? 'derived' : 'stated';
  return { id: `base.ruling.k${n}`, name: `K${n}`, basis, touches };
});

/** L1: sources that disagree. */
const CONFLICTS: readonly (readonly [Basis, ...string[]])[] = [
  ['stated', 'base.open.lootMeadow', 'base.expedition.loot'],
  ['choice', 'base.open.lootDwelling', 'base.expedition.dwelling.strength'],
  ['choice', 'base.open.rubyMining', 'base.setup.rubyMining'],
  ['choice', 'base.open.smallScale', 'base.special.smallScale.players'],
  ['stated', 'base.open.smallScaleStone', 'base.special.smallScale'],
  ['stated', 'base.open.soloFood', 'base.solo.start'],
  ['stated', 'base.open.summaries'],
  ['stated', 'base.open.redOrder', 'base.harvest.red'],
  ['stated', 'base.open.summaries'],
  ['choice', 'base.open.guestRoom', 'base.work.guestRoom.wish'],
  ['derived', 'base.open.trading', 'base.trade.sets'],
  ['derived', 'base.open.dogs', 'base.animals.dogs.max'],
];

/** L2: what no source settles. */
const GAPS: readonly (readonly [Basis, ...string[]])[] = [
  ['choice', 'base.solo.openThreshold'],
  ['choice', 'base.round.incomeOrder'],
  ['choice', 'base.harvest.feed.openSpend'],
  ['choice', 'base.imitation.leftovers'],
  ['choice', 'base.imitation.imitation'],
  ['choice', 'base.tiles.overhang.upgrade'],
  ['choice', 'base.tiles.overhang.sides'],
  ['choice', 'base.special.extension.tile'],
  ['choice', 'base.harvest.breed.openDecline', 'base.expedition.least'],
  ['choice', 'base.work.ruby.unarmed'],
  ['derived', 'base.setup.markers.count'],
  ['choice', 'base.solo.openSpaces'],
  ['derived', 'base.open.names'],
  ['derived', 'base.open.seam', 'base.tile.seam.carver'],
];

/** RL: what Frantic Fiends leaves open. */
const FIENDS: readonly (readonly [Basis, ...string[]])[] = [
  ['choice', 'fiends.ruling.soloStart', 'fiends.solo.markers', 'fiends.solo.food', 'fiends.setup.soloFood'],
  ['choice', 'fiends.ruling.stepByStep', 'fiends.event.together'],
  ['derived', 'fiends.ruling.drawing', 'fiends.event.noReplacement'],
  ['choice', 'fiends.ruling.pushedIn', 'fiends.event.pushedIn', 'fiends.breach.pushedIn'],
  ['derived', 'fiends.ruling.diagonal', 'fiends.move.diagonalEntry'],
  ['choice', 'fiends.ruling.markerValue', 'fiends.rewardBoard.markerValue'],
  ['choice', 'fiends.ruling.arrival', 'fiends.orcD.harmless'],
  ['derived', 'fiends.ruling.entranceDwelling', 'fiends.breach.entranceTile'],
  ['choice', 'fiends.ruling.freedHostage', 'fiends.breach.freed'],
  ['derived', 'fiends.ruling.occupiedMine', 'fiends.breach.occupiedMine', 'fiends.restock.occupied'],
  ['choice', 'fiends.ruling.occupants', 'fiends.breach.occupants'],
  ['choice', 'fiends.ruling.emptySpace', 'fiends.traps.empty'],
  ['choice', 'fiends.ruling.warriorDiscount', 'fiends.furnish.warriorDiscount'],
  ['choice', 'fiends.ruling.newAnimals', 'fiends.rewardBoard.newAnimals'],
  ['derived', 'fiends.ruling.rewardSpaces', 'fiends.rewardBoard.actionSpaces'],
  ['derived', 'fiends.ruling.casanova', 'fiends.harvest.casanova'],
  ['choice', 'fiends.ruling.campaignTiles', 'fiends.campaign.tiles'],
  ['choice', 'fiends.ruling.building', 'fiends.move.building'],
  ['choice', 'fiends.ruling.suppliers', 'fiends.furnish.suppliers'],
];

const numbered = (
  rows: readonly (readonly [Basis, ...string[]])[],
  called: (n: number) => { id: string; name: string },
): Ruling[] => rows.map(([basis, ...touches], i) => ({ ...called(i + 1), basis, touches }));

export const rulings: readonly Ruling[] = [
  ...tricky,
  ...numbered(CONFLICTS, (n) => ({ id: `base.ruling.l1-${n}`, name: `L1.${n}` })),
  ...numbered(GAPS, (n) => ({ id: `base.ruling.l2-${n}`, name: `L2.${n}` })),
  ...numbered(FIENDS, (n) => {
    const two = String(n).padStart(2, '0');
    return { id: `fiends.ruling.rl${two}`, name: `RL-${two}` };
  }),
  ...folkRulings,
];

export function rulingAt(id: string): Ruling {
  const found = rulings.find((ruling) => ruling.id === id);
  if (!found) throw new Error(`There is no ruling ${id}`);
  return found;
}

/** May a table agree otherwise when it sets up a game? */
export function isOption({ touches }: Ruling): boolean {
  const asked: readonly string[] = Object.values(OPTION_RULES);
  return touches.some((id) => asked.includes(id));
}
