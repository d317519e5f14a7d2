// The twelve storm effects: a face-down deck, or one that lies on the table, and the open pile.

import { fromSeed, type Random, shuffled } from '../flow/random.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Storm } from '../state/types.ts';
import { EFFECTS, type Effect } from '../state/vocabulary.ts';
import type { StormEvent } from './events.ts';

/** A deck to draw from here; without chance the deck lies on the table and only the open pile is known. */
export const freshStorm = (random: Random | null): Storm => ({
  deck: random && shuffled(random, EFFECTS),
  discard: [],
});

/** The chance of a deck that is shuffled here: a seed, and how often it has been shuffled before. */
export const stormChance = (seed: number, shuffles: number): Random => fromSeed((seed + shuffles) >>> 0);

/** What may come next, by number; nobody knows in which order. */
export const unseen = ({ discard }: Storm): Effect[] => EFFECTS.filter((effect) => !discard.includes(effect));

/** All twelve have been played: they must be shuffled before the next one is drawn. */
export const isThrough = (storm: Storm): boolean => unseen(storm).length === 0;

interface Drawn {
  storm: Storm;
  effect: Effect;
  events: readonly StormEvent[];
}

/**
 * Draws the top card, or takes the one that was drawn at the table. It lies on the open pile from now on, so that deck and
 * pile always hold the twelve together; `settle` follows when it has been carried out. battalia.storm.draw
 */
export function drawEffect(storm: Storm, entered?: Effect): Result<Drawn> {
  if (isThrough(storm)) return refuse('stormShuffleFirst', 'battalia.storm.reshuffle');
  const { deck, discard } = storm;
  const effect = entered ?? deck?.[0];
  if (effect === undefined) return refuse('stormNotEntered', 'battalia.storm.draw');
  if (discard.includes(effect)) return refuse('stormPlayed', 'battalia.storm.discard', { effect });
  const drawn = { deck: deck?.filter((other) => other !== effect) ?? null, discard: [...discard, effect] };
  const left = unseen(drawn).length;
  return ok({
    storm: { ...storm, ...drawn },
    effect,
    events: [{ event: 'stormDrawn', effect, left, rule: 'battalia.storm.draw' }],
  });
}

/** The open effects that effect 8 may copy: never number 2, and 8 itself is only just being played. battalia.storm.effect8 */
export const copyable = ({ discard }: Storm): Effect[] =>
  discard.filter((effect) => effect !== 2 && effect !== 8).sort((a, b) => a - b);

/** After an effect has been carried out: when it was the twelfth, all are shuffled anew. battalia.storm.reshuffle */
export function settle(storm: Storm, random: Random | null): { storm: Storm; events: readonly StormEvent[] } {
  if (!isThrough(storm)) return { storm, events: [] };
  return {
    storm: { ...storm, deck: storm.deck && (random ? shuffled(random, EFFECTS) : null), discard: [] },
    events: [{ event: 'stormShuffled', rule: 'battalia.storm.reshuffle' }],
  };
}
