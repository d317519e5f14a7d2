import { type SpaceVariant, variantOf } from './data/spaces.ts';
import { moduleOf } from './module.ts';
import type { RuleId } from './rules.ts';
import type { Game } from './types.ts';
import { type BaseSpaceId, FIENDS_SPACE_IDS, type SpaceId } from './vocabulary.ts';

/** The side of a space in use: the printed one for this many players, or the card that covers it. */
export const sideOf = (game: Game, id: SpaceId): SpaceVariant | undefined =>
  (game.fiends && moduleOf(game)?.side(id, game.players.length)) || variantOf(id, game.players.length);

const isFiends = (id: SpaceId): id is (typeof FIENDS_SPACE_IDS)[number] =>
  (FIENDS_SPACE_IDS as readonly SpaceId[]).includes(id);

/** fiends.space.*: spaces that a card of Frantic Fiends covers. */
const COVERED: Partial<Record<SpaceId, RuleId>> = {
  housework: 'fiends.space.housework',
  oreMining: 'fiends.space.oreMining',
  oreMineConstruction: 'fiends.space.oreMine',
  rubyMineConstruction: 'fiends.space.rubyMine',
  wishForChildren: 'fiends.space.wish',
  urgentWishForChildren: 'fiends.space.urgentWish',
};

export const spaceRule = ({ fiends }: Game, id: SpaceId): RuleId =>
  (fiends && COVERED[id]) ?? (isFiends(id) ? `fiends.space.${id}` : `base.space.${id as BaseSpaceId}`);
