// Why something is or is not possible, in structured reasons. `words.ts` makes sentences of them.

import { LOOT_OF } from '../boxes/lists.ts';
import { strengthOf } from '../corrections/tiles.ts';
import { areasOf, holds } from '../housing/areas.ts';
import { perAdultIn } from '../legal/feed.ts';
import { weakest } from '../legal/work.ts';
import { play } from '../play/play.ts';
import { canGrow, familyFull } from '../raise/family.ts';
import type { Built, Game, Move, Player, Seat } from '../state/types.ts';
import {
  FARM_ANIMALS,
  type FarmAnimal,
  type LootId,
  type SpaceId,
  type TileId,
} from '../state/vocabulary.ts';
import { type Answer, no, yes } from './answer.ts';
import { whyNotEffect } from './effect.ts';
import { explainFeeding } from './feeding.ts';
import { whyNot } from './move.ts';
import { hasRoomFor } from './planning.ts';
import { registerReasons } from './reasons.ts';
import { explainSpace } from './space.ts';
import { explainSquare } from './square.ts';
import { explainTile } from './tile.ts';

export type Question =
  | { about: 'space'; space: SpaceId; seat?: Seat }
  | { about: 'tile'; tile: TileId; seat?: Seat }
  | { about: 'square'; what: Built; at: string; and?: string; seat?: Seat }
  | { about: 'growth'; seat?: Seat }
  | { about: 'loot'; item: LootId; seat?: Seat; strength: number }
  | { about: 'animal'; animal: FarmAnimal; heads?: number; seat?: Seat }
  | { about: 'feeding'; seat?: Seat; perAdult?: number }
  | { about: 'move'; move: Move };

function explainGrowth(player: Player): Answer {
  if (canGrow(player)) return yes;
  return familyFull(player)
    ? no({ code: 'familyFull', rule: 'base.family.limit' })
    : no({ code: 'noRoom', rule: 'base.family.room' });
}

function explainAnimal(player: Player, animal: FarmAnimal, heads: number): Answer {
  const room = areasOf(player)
    .map((area) => ({ at: area.at, holds: holds(area, animal, player.goods.dog) }))
    .filter((area) => area.holds > 0);
  if (hasRoomFor(player, animal, heads)) return { ...yes, room };
  return { ...no({ code: 'animalsUnhoused', rule: 'base.animals.surplus', args: { animal } }), room };
}

/** Strong enough, and something would come of it. */
function explainLoot(game: Game, seat: Seat, item: LootId, has: number): Answer {
  if (!Object.hasOwn(LOOT_OF, item)) return no({ code: 'badMove' });
  const { effect } = LOOT_OF[item];
  const strength = strengthOf(game.setup, item);
  if (strength > has)
    return no({ code: 'tooWeak', rule: 'base.expedition.strength', args: { needs: strength } });
  const actor = { seat, dwarf: dwarfOf(game, seat), space: null, food: 0 };
  const reasons = whyNotEffect(game, game.players[seat], actor, effect);
  return reasons.length > 0 ? no(...reasons) : yes;
}

/** The dwarf the seat would act with: the one acting or paid for with a ruby, otherwise the weakest. */
function dwarfOf(game: Game, seat: Seat): number {
  const frame = game.stack.at(-1);
  if (frame?.seat === seat && frame.dwarf >= 0) return frame.dwarf;
  return Math.max(0, weakest(game.players[seat]));
}

/** From now on every refused move names its reason. */
export const nameReasons = (): void => registerReasons(whyNot);

export function explain(game: Game, question: Question): Answer {
  const frame = game.stack.at(-1);
  if (question.about === 'move') {
    nameReasons();
    const played = play(game, question.move);
    return played.ok ? yes : no(played.error);
  }
  const seat = question.seat ?? frame?.seat ?? 0;
  const player = game.players[seat];
  if (!player) return no({ code: 'badMove' });
  switch (question.about) {
    case 'space':
      return explainSpace(game, seat, question.space, dwarfOf(game, seat));
    case 'tile':
      return explainTile(game, player, question.tile);
    case 'square':
      return explainSquare(player, question.what, question.at, question.and);
    case 'growth':
      return explainGrowth(player);
    case 'loot':
      return explainLoot(game, seat, question.item, question.strength);
    case 'animal':
      if (!FARM_ANIMALS.includes(question.animal)) return no({ code: 'badMove' });
      return explainAnimal(player, question.animal, question.heads ?? 1);
    case 'feeding': {
      const meal = frame?.kind === 'feed' && frame.seat === seat ? frame : null;
      const perAdult = question.perAdult ?? meal?.perAdult ?? perAdultIn(game.harvest);
      return { ...yes, bill: explainFeeding(player, perAdult, meal?.served) };
    }
    default:
      return no({ code: 'badMove' });
  }
}
