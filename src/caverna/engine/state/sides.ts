import { boxOf } from '../boxes/installed.ts';
import { type SpaceVariant, variantOf } from '../data/spaces.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Game } from './types.ts';
import type { BaseSpaceId, SpaceId } from './vocabulary.ts';

export const SMALL_SCALE = 'smallScaleDriftMining';
export const SECOND_DRIFT = 'driftMining2';

/** The side of a space in use: the printed one for this many players, or the card that covers it. */
export function sideOf(game: Game, id: SpaceId): SpaceVariant | undefined {
  const { goodWithoutTile, smallScaleWithSix } = game.setup.options;
  const seats = game.players.length;
  // base.special.smallScale.players: as with five.
  const five = smallScaleWithSix && (id === SMALL_SCALE || id === SECOND_DRIFT);
  const side = boxOf(game)?.side?.(id, seats) ?? variantOf(id, five ? Math.min(5, seats) : seats);
  return (goodWithoutTile && side?.loose) || side;
}

/** fiends.space.*: spaces that a card of Frantic Fiends covers. */
const CARDS = {
  armory: 'armory',
  housework: 'housework',
  oreMining: 'oreMining',
  oreMineConstruction: 'oreMine',
  rubyMineConstruction: 'rubyMine',
  wishForChildren: 'wish',
  urgentWishForChildren: 'urgentWish',
} as const;

export function spaceRule({ fiends }: Game, id: SpaceId): RuleId {
  const card = fiends && (CARDS as Partial<Record<SpaceId, (typeof CARDS)[keyof typeof CARDS]>>)[id];
  return card ? `fiends.space.${card}` : `base.space.${id as BaseSpaceId}`;
}
