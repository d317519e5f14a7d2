import type { Refusal } from '../../engine/index.ts';

/** Things that are not possible, gathered under the reason that they share. */
export function byReason<Thing extends { refusal: Refusal | null }>(
  things: readonly Thing[],
): { refusal: Refusal; things: Thing[] }[] {
  const groups: { refusal: Refusal; things: Thing[] }[] = [];
  for (const thing of things) {
    if (!thing.refusal) continue;
    const group = groups.find(({ refusal }) => refusal.code === thing.refusal?.code);
    if (group) group.things.push(thing);
    else groups.push({ refusal: thing.refusal, things: [thing] });
  }
  return groups;
}
