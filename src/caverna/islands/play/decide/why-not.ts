import type { Language } from '../../../../site/languages.ts';
import {
  type Game,
  type Question,
  type Seat,
  type SpaceState,
  spaceRule,
  type TileId,
} from '../../../engine/index.ts';
import { nameSpace, nameTile } from '../../../telling/index.ts';

/** Something that cannot be chosen, and what to ask the engine about it. */
export interface WhyNot {
  name: string;
  /** The rule of the thing itself. */
  rule: string;
  question: Question;
}

export const whyNotSpace = (language: Language, game: Game, seat: Seat, { id }: SpaceState): WhyNot => ({
  name: nameSpace(language, id),
  rule: spaceRule(game, id),
  question: { about: 'space', space: id, seat },
});

export const whyNotTile = (language: Language, seat: Seat, tile: TileId): WhyNot => ({
  name: nameTile(language, tile),
  rule: 'base.furnish.tile',
  question: { about: 'tile', tile, seat },
});
