// Every loot item of an expedition: what it would add, or why it cannot be taken.

import { addedBy } from '../../bots/index.ts';
import {
  ALL_LOOT,
  explain,
  FIENDS_LOOT_IDS,
  type FrameOf,
  type Game,
  LOOT_OF,
  type Loot,
  type LootId,
  type Move,
  type Refusal,
  strengthOf,
} from '../../engine/index.ts';

export interface Item {
  id: LootId;
  /** The weapon it asks for, as the owner's box has it. */
  strength: number;
  rule: string;
  move: Move | null;
  taken: boolean;
  /** Points, when it is taken now and nothing else. */
  adds: number;
  reason: Refusal | null;
}

export const TOO_WEAK = 'base.expedition.strength';

/** Out of reach for the weapon: the same reason for all of them, so it is said once. */
export const isBeyond = ({ move, taken, reason }: Item): boolean =>
  !move && !taken && reason?.rule === TOO_WEAK;

export const expeditionOf = (game: Game): FrameOf<'loot'> | null => {
  const frame = game.stack.findLast(({ kind }) => kind === 'loot');
  return frame?.kind === 'loot' ? frame : null;
};

/** Items that this family can meet at all: goblins and orcs only with those who have them. Fights are apart. */
function known(game: Game, { seat }: FrameOf<'loot'>): Loot[] {
  const player = game.players[seat];
  const orcs = FIENDS_LOOT_IDS.filter((id) => game.fiends && id !== 'fightOrc').map((id) => LOOT_OF[id]);
  return [...ALL_LOOT.filter(({ power }) => !power || player.powers[power]), ...orcs];
}

export function itemsOf(game: Game, moves: readonly Move[]): Item[] {
  const frame = expeditionOf(game);
  if (!frame) return [];
  return known(game, frame)
    .map(({ id, rules }): Item => {
      const move = moves.find((other) => other.type === 'loot' && other.item === id) ?? null;
      const answer = move ? null : explain(game, { about: 'move', move: { type: 'loot', item: id } });
      return {
        id,
        strength: strengthOf(game.setup, id),
        rule: rules[0] ?? TOO_WEAK,
        move,
        taken: frame.taken.includes(id),
        adds: move ? addedBy(game, move) : 0,
        reason: answer?.reasons[0] ?? null,
      };
    })
    .sort((a, b) => a.strength - b.strength);
}
