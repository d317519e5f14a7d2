import { isOpen } from '../legal/work.ts';
import { spaceUsable } from '../raise/possible.ts';
import { sideOf } from '../state/sides.ts';
import type { Game, Seat } from '../state/types.ts';
import type { SpaceId } from '../state/vocabulary.ts';
import { type Answer, no, yes } from './answer.ts';
import { whyNotEffect } from './effect.ts';

/** Why a space is or is not available to a dwarf now. */
export function explainSpace(game: Game, seat: Seat, id: SpaceId, dwarf: number): Answer {
  if (!sideOf(game, id)) return no({ code: 'spaceUnknown', rule: 'base.setup.boards', args: { space: id } });
  const space = game.spaces.find((candidate) => candidate.id === id);
  if (!space) return no({ code: 'spaceNotRevealed', rule: 'base.round.reveal', args: { space: id } });
  const player = game.players[seat];
  const joinedTwice = space.by !== seat && player.dwarfs.some(({ at }) => at === id);
  if (!isOpen(game, player, seat, space))
    return no({
      code: 'spaceTaken',
      rule: joinedTwice ? 'folk.ability.paleOnes.onePerSpace' : 'base.work.occupied',
      args: { space: id, by: (joinedTwice ? seat : space.by) + 1 },
    });
  if (spaceUsable(game, seat, dwarf, space)) return yes;
  const { plan } = sideOf(game, id)!;
  const actor = { seat, dwarf, space, food: 0 };
  const reasons = plan.units.flatMap((unit) => whyNotEffect(game, player, actor, unit.effects[0]!));
  return no({ code: 'spaceWithoutEffect', rule: 'base.work.effect', args: { space: id } }, ...reasons);
}
