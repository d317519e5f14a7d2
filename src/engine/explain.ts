// Why something is or is not possible, in structured reasons. `words.ts` makes sentences of them.

import { ALL_LOOT } from './data/loot.ts';
import { FAMILY_LIMIT } from './data/schedule.ts';
import { type Answer, no, yes } from './explain/answer.ts';
import { explainFeeding } from './explain/feeding.ts';
import { explainSpace } from './explain/space.ts';
import { explainSquare } from './explain/square.ts';
import { explainTile } from './explain/tile.ts';
import { areasOf, holds } from './housing/areas.ts';
import { fits, headsOf } from './housing/solve.ts';
import { BY_ARMS } from './legal/feed.ts';
import { weakest } from './legal/work.ts';
import { play } from './play.ts';
import { familyLimit } from './powers/index.ts';
import { canGrow } from './raise/possible.ts';
import type { Built, Game, Move, Player, Seat } from './types.ts';
import type { FarmAnimal, LootId, SpaceId, TileId } from './vocabulary.ts';

export type { Answer };

export type Question =
  | { about: 'space'; space: SpaceId; seat?: Seat }
  | { about: 'tile'; tile: TileId; seat?: Seat }
  | { about: 'square'; what: Built; at: string; and?: string; seat?: Seat }
  | { about: 'growth'; seat?: Seat }
  | { about: 'loot'; item: LootId; seat?: Seat; strength: number }
  | { about: 'animal'; animal: FarmAnimal; heads?: number; seat?: Seat }
  | { about: 'feeding'; seat?: Seat; perAdult?: number }
  | { about: 'move'; move: Move };

export function explainGrowth(player: Player): Answer {
  if (canGrow(player)) return yes;
  return player.dwarfs.length >= familyLimit(player, FAMILY_LIMIT)
    ? no({ code: 'familyFull', rule: 'base.family.limit' })
    : no({ code: 'noRoom', rule: 'base.family.room' });
}

function explainAnimal(player: Player, animal: FarmAnimal, heads: number): Answer {
  const all = headsOf(player);
  const room = areasOf(player)
    .map((area) => ({ at: area.at, holds: holds(area, animal, player.goods.dog) }))
    .filter((area) => area.holds > 0);
  if (fits(player, { ...all, [animal]: all[animal] + heads })) return { ...yes, room };
  return { ...no({ code: 'animalsUnhoused', rule: 'base.animals.surplus', args: { animal } }), room };
}

const perAdultIn = ({ harvest }: Game): number =>
  harvest === 'feed1' ? 1 : harvest === 'armedFeeding' ? BY_ARMS : 2;

export function explain(game: Game, question: Question): Answer {
  const frame = game.stack.at(-1);
  if (question.about === 'move') {
    const played = play(game, question.move);
    return played.ok ? yes : no(played.error);
  }
  const seat = question.seat ?? frame?.seat ?? 0;
  const player = game.players[seat];
  if (!player) return no({ code: 'badMove' });
  switch (question.about) {
    case 'space':
      return explainSpace(game, seat, question.space, Math.max(0, weakest(player)));
    case 'tile':
      return explainTile(game, player, question.tile);
    case 'square':
      return explainSquare(player, question.what, question.at, question.and);
    case 'growth':
      return explainGrowth(player);
    case 'loot': {
      const { strength } = ALL_LOOT[question.item]!;
      if (strength <= question.strength) return yes;
      return no({ code: 'tooWeak', rule: 'base.expedition.strength', args: { needs: strength } });
    }
    case 'animal':
      return explainAnimal(player, question.animal, question.heads ?? 1);
    case 'feeding':
      return {
        ...yes,
        bill: explainFeeding(player, question.perAdult ?? perAdultIn(game)),
      };
  }
}
