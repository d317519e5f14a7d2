// Which bonus tile of a campaign is placed next (RL-17): caverns have to be dug before they are furnished.

import type { BoxFrames, FrameRules } from '../../boxes/def.ts';
import { pursue, runEffect } from '../../do/effects.ts';
import { goalPossible } from '../../raise/goals.ts';
import { possible } from '../../raise/possible.ts';
import { pop, push, replaceTop } from '../../state/turn.ts';
import type { Actor, FrameOf, Game, Goal, Move } from '../../state/types.ts';
import type { TileId } from '../../state/vocabulary.ts';
import { BONUS_TWINS } from '../bonuses.ts';
import type { BonusId } from '../data/campaign.ts';
import { openTraps } from './actions.ts';

const ACTOR: Actor = { seat: 0, dwarf: 0, space: null, food: 0 };

/** `dwelling` is the ordinary one; `tile.woodSupplier` names a tile of the supply board base. */
const tileOf = (choice: BonusId): Goal => ({
  to: 'furnish',
  tile: (choice === 'dwelling' ? choice : choice.slice('tile.'.length)) as TileId,
  price: {},
});

function canPlace(game: Game, choice: BonusId): boolean {
  const player = game.players[0];
  if (choice === 'trap') return openTraps(game, player, true, true).length > 0;
  const twin = BONUS_TWINS[choice];
  return twin ? possible(game, player, ACTOR, twin) : goalPossible(game, player, ACTOR, tileOf(choice));
}

/** One of each kind that could be placed now. */
const open = (game: Game, { left }: FrameOf<'bonus'>): BonusId[] =>
  left.filter((choice, i) => left.indexOf(choice) === i && canPlace(game, choice));

const bonus: FrameRules<'bonus'> = {
  moves: (game, frame: FrameOf<'bonus'>) => open(game, frame).map((part): Move => ({ type: 'do', part })),
  settle(turn, frame: FrameOf<'bonus'>) {
    const [choice, ...others] = open(turn.game, frame);
    if (others.length > 0) return false;
    // What finds no place is lost, as the normal rules have it.
    if (choice === undefined) pop(turn);
    else bonus.play(turn, frame, { type: 'do', part: choice });
    return true;
  },
  play(turn, frame: FrameOf<'bonus'>, { part }: Extract<Move, { type: 'do' }>) {
    const { seat, dwarf, rule } = frame;
    const choice = part as BonusId;
    const i = frame.left.indexOf(choice);
    replaceTop(turn, { ...frame, left: frame.left.filter((_, at) => at !== i) });
    const twin = BONUS_TWINS[choice];
    if (choice === 'trap') push(turn, { seat, dwarf, rule, kind: 'layTrap', free: true, basic: true });
    else if (twin) runEffect(turn, { seat, dwarf, rule }, twin);
    else pursue(turn, { seat, dwarf, rule }, tileOf(choice));
  },
};

export const BONUS_FRAMES: BoxFrames = { bonus };
