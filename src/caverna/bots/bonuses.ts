import { type Campaign, contentsOf, type Purchase } from '../engine/index.ts';

/** What helps against the next orcs, the cheapest first. */
const WISHES = ['ore', 'stone', 'wood'] as const;
const PRICE = 10;

/** Points are the aim of a campaign, so a bot buys what a milestone pays for, and nothing else. */
export function bonusesFor({ pending, box: corrections }: Campaign): Purchase[] {
  const milestone = contentsOf(corrections).milestones.find(({ id }) => id === pending?.milestone);
  const free = pending?.met ? (milestone?.discount ?? 0) : 0;
  return WISHES.slice(0, Math.floor(free / PRICE)).map((choice) => ({ choice, permanent: false }));
}
