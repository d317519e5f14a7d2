import {
  explain,
  type Game,
  type Seat,
  type SpaceState,
  spaceRule,
  type TileId,
} from '../../engine/index.ts';
import type { Language } from '../../site/languages.ts';
import { nameSpace, nameTile } from '../../telling/index.ts';
import type { WhyNot } from './Why.tsx';

export function whyNotSpace(language: Language, game: Game, seat: Seat, { id }: SpaceState): WhyNot {
  const { reasons } = explain(game, { about: 'space', space: id, seat });
  return { name: nameSpace(language, id), rule: spaceRule(game, id), reasons };
}

export function whyNotTile(language: Language, game: Game, seat: Seat, tile: TileId): WhyNot {
  const { reasons } = explain(game, { about: 'tile', tile, seat });
  return { name: nameTile(language, tile), rule: 'base.furnish.tile', reasons };
}
