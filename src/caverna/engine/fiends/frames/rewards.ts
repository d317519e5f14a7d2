// What a defeated orc brings: one of the free rewards, or gold (fiends.rewardBoard.*, fiends.reward.*).

import type { BoxFrames, FrameRules } from '../../boxes/def.ts';
import { contentsOf } from '../../corrections/fiends.ts';
import type { Doer } from '../../do/effects.ts';
import { doerOf, pursue, runEffect } from '../../do/effects.ts';
import { gain, spend } from '../../do/primitives.ts';
import { canRaiseBundle } from '../../raise/bundle.ts';
import { canGrow } from '../../raise/family.ts';
import { possible, spaceUsable } from '../../raise/possible.ts';
import { guests, isAway } from '../../state/hostages.ts';
import { sideOf, spaceRule } from '../../state/sides.ts';
import { edit, pop, push, replaceTop, type Turn, tell } from '../../state/turn.ts';
import type { FrameOf, Game, Move, MoveOf, Player } from '../../state/types.ts';
import { BUILDING_MATERIALS, type SpaceId } from '../../state/vocabulary.ts';
import { freeOrcRooms } from '../board/rooms.ts';
import { COLUMN_ORCS, REWARDS, type Reward } from '../data/rewards.ts';
import { LONG_STRIPS } from '../data/supply.ts';
import { rewardRule, rulings } from '../do/tell.ts';
import { arm, openTraps, restockable } from './actions.ts';
import { help } from './orc-event.ts';

const STOP: Move = { type: 'stop' };

const actorOf = ({ seat, dwarf }: Doer) => ({ seat, dwarf: Math.max(0, dwarf), space: null, food: 0 });

const unarmed = (player: Player): number[] =>
  player.dwarfs
    .map((_, i) => i)
    .filter((i) => player.dwarfs[i]!.weapon === 0 && !isAway(player, player.dwarfs[i]!));

/** Unarmed dwarfs that differ in where they stand or in age. */
function armable(player: Player): number[] {
  const key = (i: number) => `${player.dwarfs[i]!.at} ${player.dwarfs[i]!.newborn}`;
  const all = unarmed(player);
  return all.filter((i) => all.findIndex((other) => key(other) === key(i)) === all.indexOf(i));
}

const DWELLING = { do: 'furnish', only: 'dwellings' } as const;

/** RL-15: the fighter acts, or else a dwarf of the owner's choice; those with the same weapon are alike. */
function visitors(game: Game, { dwarfs }: Player, fighter: number): number[] {
  if (fighter >= 0 && !rulings(game).anyVisitor) return [fighter];
  const able = dwarfs.map((_, i) => i).filter((i) => !dwarfs[i]!.hostage && !dwarfs[i]!.newborn);
  return able.filter(
    (i) => able.findIndex((other) => dwarfs[other]!.weapon === dwarfs[i]!.weapon) === able.indexOf(i),
  );
}

function visits(game: Game, { seat, dwarf }: Doer, occupied: boolean): MoveOf<'visit'>[] {
  if (game.phase === 'orcs' && !rulings(game).eventSpaces) return [];
  const acting = visitors(game, game.players[seat], dwarf);
  const open = game.spaces.filter((space) => space.by >= 0 === occupied);
  return open.flatMap((space): MoveOf<'visit'>[] => {
    const able = acting.filter((one) => spaceUsable(game, seat, one, space));
    if (able.length === 0) return [];
    if (acting.length === 1 || !isPersonal(game, space.id)) return [{ type: 'visit', space: space.id }];
    return able.map((one) => ({ type: 'visit', space: space.id, dwarf: one + 1 }));
  });
}

/** Does it matter whose weapon goes there? */
const isPersonal = (game: Game, space: SpaceId): boolean =>
  sideOf(game, space)!.plan.units.some(({ effects }) => effects.some((effect) => PERSONAL.has(effect.do)));
const PERSONAL: ReadonlySet<string> = new Set(['forge', 'forgeWood', 'expedition', 'imitate']);

/** Would taking this reward do anything now? */
function useful(game: Game, frame: FrameOf<'fallen'>, { effect }: Reward): boolean {
  const player = game.players[frame.seat];
  switch (effect.does) {
    case 'restockMines':
      return restockable(player, rulings(game)).length > 0;
    case 'dwellingThenGrowth':
      return canGrow(player) || possible(game, player, actorOf(frame), DWELLING);
    case 'useSpace':
      return visits(game, frame, effect.which === 'occupied').length > 0;
    case 'equip':
      return unarmed(player).length > 0;
    case 'freeTrap':
      return openTraps(game, player, true).length > 0;
    case 'swapMaterial':
      return BUILDING_MATERIALS.some((good) => canRaiseBundle(player, { [good]: 1 }));
    case 'additionalOrc':
      return game.fiends!.spareOrc && freeOrcRooms(player).length > 0;
    default:
      return true;
  }
}

/** Free reward spaces in the columns open to this letter. */
function openRewards(game: Game, orc: FrameOf<'fallen'>['orc']): Reward[] {
  const { longStrips, claimed } = game.fiends!;
  const onBoard = LONG_STRIPS.filter(({ id }) => longStrips.includes(id)).flatMap(({ rewards }) => rewards);
  return REWARDS.filter(
    ({ id, column }) => onBoard.includes(id) && !claimed.includes(id) && COLUMN_ORCS[column].includes(orc),
  );
}

/** fiends.rewardBoard.useless: one that does nothing is no choice, unless agreed otherwise. */
const offered = (game: Game, frame: FrameOf<'fallen'>): Reward[] =>
  openRewards(game, frame.orc).filter(
    (reward) => rulings(game).uselessRewards || useful(game, frame, reward),
  );

const fallen: FrameRules<'fallen'> = {
  moves: (game, frame: FrameOf<'fallen'>) => [
    ...offered(game, frame).map(({ id }): Move => ({ type: 'reward', reward: id })),
    { type: 'reward', reward: 'gold' },
  ],
  settle(turn, frame: FrameOf<'fallen'>) {
    if (offered(turn.game, frame).length > 0) return false;
    takeReward(turn, frame, 'gold');
    return true;
  },
  play: (turn, frame: FrameOf<'fallen'>, { reward }: MoveOf<'reward'>) => takeReward(turn, frame, reward),
};

function takeReward(turn: Turn, frame: FrameOf<'fallen'>, id: MoveOf<'reward'>['reward']): void {
  const { seat, orc } = frame;
  pop(turn);
  if (id === 'gold') {
    const { gold } = contentsOf(turn.game.setup.box).orcs.find((marker) => marker.id === orc)!;
    tell(turn, { type: 'rewarded', seat, what: 'gold', rule: 'fiends.rewardBoard.gold' });
    gain(turn, seat, { gold }, 'fiends.rewardBoard.gold');
    return;
  }
  const reward = REWARDS.find((entry) => entry.id === id)!;
  const { fiends } = turn.game;
  turn.game.fiends = { ...fiends!, claimed: [...fiends!.claimed, id] };
  tell(turn, { type: 'rewarded', seat, what: id, rule: rewardRule(id) });
  if (useful(turn.game, frame, reward))
    grant(turn, { seat, dwarf: Math.max(0, frame.dwarf), rule: rewardRule(id) }, reward, frame);
}

function grant(turn: Turn, doer: Doer, { effect }: Reward, { marker, dwarf: fighter }: FrameOf<'fallen'>) {
  const { seat, rule } = doer;
  const player = turn.game.players[seat];
  switch (effect.does) {
    case 'gain':
      return gain(turn, seat, effect.goods, rule);
    case 'expedition':
      return push(turn, {
        ...doer,
        dwarf: -1,
        kind: 'loot',
        strength: marker,
        left: effect.level,
        taken: [],
        hired: true,
      });
    case 'restockMines':
      return push(turn, { ...doer, kind: 'restock' });
    case 'dwellingThenGrowth':
      return push(turn, { ...doer, kind: 'casanova', done: 0 });
    case 'useSpace':
      return push(turn, { ...doer, dwarf: fighter, kind: 'visit', occupied: effect.which === 'occupied' });
    case 'equip':
      return push(turn, { ...doer, kind: 'equip', strength: effect.strength });
    case 'forgiveBegging':
      if (player.begging > 0) {
        edit(turn, seat).begging--;
        tell(turn, { type: 'forgiven', seat, n: 1, rule });
      }
      return gain(turn, seat, { gold: effect.gold }, rule);
    case 'freeTrap':
      return push(turn, { ...doer, kind: 'layTrap', free: true });
    case 'swapMaterial':
      return push(turn, { ...doer, kind: 'convert' });
    case 'additionalOrc':
      return moveInExtra(turn, doer);
    case 'foodPerHead': {
      let food = guests(player) * effect.friendlyOrc;
      for (const dwarf of player.dwarfs)
        if (!isAway(player, dwarf)) food += dwarf.newborn ? effect.newborn : effect.adult;
      return gain(turn, seat, { food }, rule);
    }
  }
}

/** fiends.reward.orcDoctor: as if a held orc moved in. */
function moveInExtra(turn: Turn, { seat, rule }: Doer): void {
  const player = edit(turn, seat);
  const orcs = [
    ...player.fiends!.orcs,
    { id: 'X' as const, strength: 0, zone: 'forest' as const, at: -1, held: true as const },
  ];
  player.fiends = { ...player.fiends!, orcs };
  turn.game.fiends = { ...turn.game.fiends!, spareOrc: false };
  push(turn, { kind: 'befriend', seat, dwarf: -1, rule });
}

const equip: FrameRules<'equip'> = {
  moves: (game, frame: FrameOf<'equip'>) => [
    ...armable(game.players[frame.seat]).map((i): Move => ({ type: 'equip', dwarf: i + 1 })),
    STOP,
  ],
  play(turn, frame: FrameOf<'equip'>, move: Move) {
    pop(turn);
    if (move.type === 'equip') arm(turn, frame.seat, move.dwarf - 1, frame.strength, 'given', frame.rule);
  },
};

const TEMPERS = { ore: 8, wood: 4 } as const;

/** fiends.tile.warriorDwelling: up to 8 ore or up to 4 wood for a weapon of that strength. */
const temper: FrameRules<'temper'> = {
  moves(game, frame: FrameOf<'temper'>) {
    const player = game.players[frame.seat];
    const moves: Move[] = [STOP];
    for (const dwarf of armable(player))
      for (const good of ['ore', 'wood'] as const)
        for (let n = 1; n <= TEMPERS[good] && canRaiseBundle(player, { [good]: n }); n++)
          moves.push({ type: 'temper', dwarf: dwarf + 1, good, n });
    return moves;
  },
  settle(turn, frame: FrameOf<'temper'>) {
    if (temper.moves(turn.game, frame).length > 1) return false;
    pop(turn);
    return true;
  },
  play(turn, frame: FrameOf<'temper'>, move: Move) {
    pop(turn);
    if (move.type === 'temper')
      pursue(turn, doerOf(frame), { to: 'pay', goods: { [move.good]: move.n }, move });
  },
};

const convert: FrameRules<'convert'> = {
  moves(game, frame: FrameOf<'convert'>) {
    const { goods } = game.players[frame.seat];
    const moves: Move[] = [STOP];
    for (const give of BUILDING_MATERIALS)
      for (const get of BUILDING_MATERIALS)
        if (give !== get)
          for (let n = 1; n <= goods[give]; n++) moves.push({ type: 'convert', give, get, n });
    return moves;
  },
  offers: (game, { seat }: FrameOf<'convert'>) => help(game, seat, new Set(BUILDING_MATERIALS)),
  play(turn, frame: FrameOf<'convert'>, move: Move) {
    pop(turn);
    if (move.type !== 'convert') return;
    spend(turn, frame.seat, { [move.give]: move.n }, frame.rule);
    gain(turn, frame.seat, { [move.get]: move.n }, frame.rule);
  },
};

const visit: FrameRules<'visit'> = {
  moves: (game, frame: FrameOf<'visit'>) => visits(game, frame, frame.occupied),
  play(turn, { seat, rule, dwarf: fighter }: FrameOf<'visit'>, { space, dwarf }: MoveOf<'visit'>) {
    tell(turn, { type: 'imitated', seat, space, reward: true, rule });
    const player = turn.game.players[seat];
    replaceTop(turn, {
      seat,
      dwarf: dwarf ? dwarf - 1 : visitors(turn.game, player, fighter)[0]!,
      rule: spaceRule(turn.game, space),
      kind: 'act',
      space,
      imitated: false,
      done: 0,
    });
  },
};

/** An optional family growth (fiends.tile.offspringDwelling). */
const may: FrameRules<'may'> = {
  moves: () => [{ type: 'do', part: 'grow' }, STOP],
  settle(turn, frame: FrameOf<'may'>) {
    if (canGrow(turn.game.players[frame.seat])) return false;
    pop(turn);
    return true;
  },
  play(turn, frame: FrameOf<'may'>, move: Move) {
    pop(turn);
    if (move.type === 'do') runEffect(turn, doerOf(frame), frame.effect);
  },
};

/** fiends.diff.casanova: a dwelling, then or instead family growth; agreed on, in either order. `done`: 1 built, 2 grown. */
const casanova: FrameRules<'casanova'> = {
  moves(game, frame: FrameOf<'casanova'>) {
    const player = game.players[frame.seat];
    const moves: Move[] = [];
    if (frame.done !== 1 && possible(game, player, actorOf(frame), DWELLING))
      moves.push({ type: 'do', part: 'furnish' });
    if (frame.done !== 2 && canGrow(player)) moves.push({ type: 'do', part: 'grow' });
    moves.push(STOP);
    return moves;
  },
  settle(turn, frame: FrameOf<'casanova'>) {
    if (casanova.moves(turn.game, frame).length > 1) return false;
    pop(turn);
    return true;
  },
  play(turn, frame: FrameOf<'casanova'>, move: Move) {
    if (move.type !== 'do') return pop(turn);
    const grows = move.part === 'grow';
    if (frame.done > 0 || (grows && !rulings(turn.game).growthFirst)) pop(turn);
    else replaceTop(turn, { ...frame, done: grows ? 2 : 1 });
    runEffect(turn, doerOf(frame), grows ? { do: 'grow' } : DWELLING);
  },
};

export const REWARD_FRAMES: BoxFrames = {
  fallen,
  equip,
  temper,
  convert,
  visit,
  may,
  casanova,
};
