import { type SpaceVariant, variantOf } from './data/spaces.ts';
import { moduleOf } from './module.ts';
import type { RuleId } from './rules.ts';
import type { Game } from './types.ts';
import type { BaseSpaceId, SpaceId } from './vocabulary.ts';

/** The side of a space in use: the printed one for this many players, or the card that covers it. */
export function sideOf(game: Game, id: SpaceId): SpaceVariant | undefined {
  const seats = game.players.length;
  const side = (game.fiends && moduleOf(game)?.side(id, seats)) || variantOf(id, seats);
  return (game.setup.options.goodWithoutTile && side?.loose) || side;
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
