// What Metamorpha lends on each kind of terrain.

import type { RuleId } from '../rules/ids.ts';
import { TERRAINS, type Terrain } from '../state/vocabulary.ts';

interface Ability {
  rule: RuleId;
  /** Where: the hero who stands there acts, or anything of his owner's does. */
  of: 'hero' | 'city' | 'unit' | 'deck';
  /** Squares, levels, ranks or cards, at most. */
  most: number;
  /** May be the beginning of a line. */
  opensLine: boolean;
}

export const ABILITIES: Readonly<Record<Terrain, Ability>> = {
  forest: { rule: 'battalia.metamorpha.forest', of: 'hero', most: 3, opensLine: false },
  mountain: { rule: 'battalia.metamorpha.mountain', of: 'city', most: 1, opensLine: false },
  // One of the eight squares around, never his own, and no weapon opens the line.
  canyon: { rule: 'battalia.metamorpha.canyon', of: 'hero', most: 1, opensLine: true },
  lake: { rule: 'battalia.metamorpha.lake', of: 'unit', most: 1, opensLine: true },
  frost: { rule: 'battalia.metamorpha.frost', of: 'unit', most: 2, opensLine: true },
  jungle: { rule: 'battalia.metamorpha.jungle', of: 'deck', most: 2, opensLine: false },
};

export const isTerrain = (value: unknown): value is Terrain =>
  (TERRAINS as readonly unknown[]).includes(value);
