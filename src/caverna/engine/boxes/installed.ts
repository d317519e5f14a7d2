// The boxes that are there. A game is played with at most one of them.

import type { Frame, Game, Setup } from '../state/types.ts';
import type { BoxId } from '../state/vocabulary.ts';
import type { BoxDef, FrameRules, Positions } from './def.ts';

const INSTALLED: Partial<Record<string, BoxDef>> = {};
const POSITIONS: Partial<Record<string, Positions>> = {};

export const installed = (id: BoxId): BoxDef | undefined => INSTALLED[id];
export const allInstalled = (): BoxDef[] => Object.values(INSTALLED) as BoxDef[];
export const register = (box: BoxDef): void => {
  INSTALLED[box.id] = box;
};

/** How positions with this box are written by hand. */
export const addPositions = (id: BoxId, positions: Positions): void => {
  POSITIONS[id] = positions;
};

/** The box this game is played with, if any. */
export const boxOf = ({ setup: { modules } }: Game): BoxDef | undefined =>
  modules.length > 1 ? INSTALLED[modules[1]!] : undefined;

/** The rules of a decision that the box has added. */
export const frameRules = (game: Game, frame: Frame): FrameRules | undefined =>
  boxOf(game)?.frames?.[frame.kind] as FrameRules | undefined;

/** Can positions with this setup be read here? */
export const readsPositions = ({ modules }: Setup): boolean =>
  modules.length === 1 || POSITIONS[modules[1]!] !== undefined;

/** How positions of this game are read and written. */
export function positionsOf({ setup }: Game): Positions | undefined {
  if (!readsPositions(setup)) throw new Error('installPositions');
  return POSITIONS[setup.modules[1] ?? 'base'];
}
