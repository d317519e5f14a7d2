// The boxes besides the base game, each loaded when it is needed. A new box is a line here.

import { BOX_IDS, type BoxId } from '../state/vocabulary.ts';

/** Adds The Forgotten Folk. After that games may ask for `modules: ['folk']`. */
export const installFolk = async (): Promise<void> => (await import('../folk/index.ts')).installFolk();

/** Adds Frantic Fiends. After that games may ask for `modules: ['fiends']`. */
export const installFiends = async (): Promise<void> => (await import('../fiends/index.ts')).installFiends();

/** Adds the boxes that are asked for by name; whatever else is named is passed over. */
export async function installNamed(names: readonly unknown[]): Promise<void> {
  const fetch: Readonly<Record<BoxId, () => Promise<void>>> = { folk: installFolk, fiends: installFiends };
  for (const id of BOX_IDS) if (names.includes(id)) await fetch[id]();
}

/** Frantic Fiends with positions written by hand, which playing does without. */
export const installPositions = async (): Promise<void> =>
  (await import('../fiends/position/index.ts')).installPositions();

/** Why moves are refused, for whoever shows it: a page that offers only legal moves does without. */
export const installReasons = async (): Promise<void> => (await import('../explain/index.ts')).nameReasons();

/** All boxes and all reasons, for programs and tests that play whatever comes. */
export async function installBoxes(): Promise<void> {
  await installFolk();
  await installPositions();
  await installReasons();
}
