// The box Frantic Fiends. `installFiends()` adds it to the engine; games ask for it with `modules: ['fiends']`.

import type { BoxDef } from '../boxes/def.ts';
import { install } from '../boxes/install.ts';
import { isDwelling } from '../boxes/lists.ts';
import { beginFeeding } from '../flow/harvest.ts';
import { beginRound } from '../flow/round.ts';
import { POWER_BY_ID } from '../powers/index.ts';
import { onlyFood } from '../raise/afford.ts';
import { canRaiseBundle } from '../raise/bundle.ts';
import { refuse } from '../state/result.ts';
import { edit, push, replaceTop, type Turn } from '../state/turn.ts';
import type { Game, Player, Seat } from '../state/types.ts';
import type { TileId } from '../state/vocabulary.ts';
import { noMarkersLeft } from './board/orcs.ts';
import { settleHomes } from './board/rooms.ts';
import { askToBefriend } from './do/befriend.ts';
import { placeBonuses } from './do/bonuses.ts';
import { checkLodging, lodge } from './do/lodge.ts';
import { rulings } from './do/tell.ts';
import { whyNotFiends, whyNotFiendsEffect } from './explain.ts';
import { foreseen, minePhase, nextPhase, turnMarker } from './flow/harvest.ts';
import { goHome } from './flow/home.ts';
import { beginEvent, eventStep } from './flow/orc-event.ts';
import { ACTION_FRAMES, fulfil, openTraps, restockable, stock } from './frames/actions.ts';
import { BONUS_FRAMES } from './frames/bonuses.ts';
import { fight, lootMoves } from './frames/fight.ts';
import { MINING_FRAMES } from './frames/mining.ts';
import { EVENT_FRAMES } from './frames/orc-event.ts';
import { REWARD_FRAMES } from './frames/rewards.ts';
import { hasIdleOrc, hurries, hurry, orcTurn, WORK_FRAMES } from './frames/work.ts';
import { FIENDS_POWERS } from './powers.ts';
import { fiendsScore, fiendsWinners, redistribute } from './scoring.ts';
import { deal, readFiendsSetup } from './setup.ts';
import { fiendsSide } from './spaces.ts';
import { tellOrcs } from './tell.ts';
import { FIENDS_EXPEDITION, FIENDS_FURNISHINGS } from './tiles.ts';
import { TOLD } from './told.ts';

/** What happens right after a tile is built (fiends.tile.*). */
function furnished(turn: Turn, seat: Seat, tile: TileId): void {
  const fiends = turn.game.fiends!;
  const left = fiends.copies[tile];
  turn.game.fiends = {
    ...fiends,
    yellow: fiends.yellow.filter((id) => id !== tile),
    ...(left === undefined ? {} : { copies: { ...fiends.copies, [tile]: left - 1 } }),
  };
  // fiends.furnish.limited
  if (left === 1) turn.game.supply = turn.game.supply.filter((id) => id !== tile);
  const player = edit(turn, seat);
  settleHomes(player);
  const asked = POWER_BY_ID[tile].asks?.(turn.game, player);
  if (asked) push(turn, { seat, dwarf: 0, ...asked });
  askToBefriend(turn, seat);
}

const unarmedActor = (player: Player, dwarf: number): boolean => player.dwarfs[dwarf]?.weapon === 0;

const duringEvent = (game: Game): boolean => game.phase === 'orcs';

/** fiends.furnish.yellowLocked, fiends.furnish.yellowOpen */
const moreTiles = (game: Game, player: Player): readonly TileId[] =>
  noMarkersLeft(player) ? game.fiends!.yellow : [];

const fiends: BoxDef = {
  id: 'fiends',
  tiles: FIENDS_FURNISHINGS,
  loot: FIENDS_EXPEDITION,
  corrected(corrections, tile) {
    const points = corrections[`fiends.points.${tile}`] as number | undefined;
    return points === undefined ? undefined : { points };
  },
  readSetup: readFiendsSetup,
  deal,
  beforeFirstRound(turn) {
    const { bonuses, tilesFirst } = rulings(turn.game);
    if (bonuses.length === 0) return false;
    // RL-17: by default before the first round, otherwise when it has begun.
    if (tilesFirst) turn.game.phase = 'roundOver';
    else beginRound(turn);
    placeBonuses(turn);
    return true;
  },
  powers: FIENDS_POWERS,
  frames: {
    ...EVENT_FRAMES,
    ...REWARD_FRAMES,
    ...ACTION_FRAMES,
    ...WORK_FRAMES,
    ...MINING_FRAMES,
    ...BONUS_FRAMES,
  },
  side: fiendsSide,
  possible(game, player, actor, effect) {
    const { food, dwarf } = actor;
    if (effect.do === 'layTrap') {
      if (effect.free) return openTraps(game, player, true).length > 0 && onlyFood(player, actor);
      return openTraps(game, player, false, false, food).length > 0;
    }
    if (effect.do === 'restock')
      return restockable(player, rulings(game)).length > 0 && onlyFood(player, actor);
    if (effect.do === 'forgeWood')
      return unarmedActor(player, dwarf) && canRaiseBundle(player, { wood: 1 }, food);
    return effect.do === 'stockMine';
  },
  run(turn, doer, effect) {
    if (effect.do === 'layTrap') push(turn, { ...doer, kind: 'layTrap', free: effect.free === true });
    else if (effect.do === 'restock') push(turn, { ...doer, kind: 'restock' });
    else if (effect.do === 'forgeWood') push(turn, { ...doer, kind: 'armory', most: effect.most });
    else if (effect.do === 'stockMine') {
      if (effect.at !== undefined) stock(turn, doer.seat, effect.at, effect.n, 'fiends.space.mineGoods');
    } else return false;
    return true;
  },
  fulfil,
  moreTiles,
  dwellings: (game, player) => [
    ...game.supply.filter(isDwelling),
    // fiends.diff.yellowAction
    ...(game.setup.fiends?.yellowAsDwelling ? moreTiles(game, player) : []),
  ],
  furnished,
  built(turn, _seat, what, at) {
    // The goods that come with a mine go into this one.
    const next = turn.game.stack.at(-1);
    if ((what === 'oreMine' || what === 'rubyMine') && next?.kind === 'run' && next.effect.do === 'stockMine')
      replaceTop(turn, { ...next, effect: { ...next.effect, at } });
  },
  grew(turn, seat) {
    const player = edit(turn, seat);
    // RL-16: born during an event, it is a newborn in the harvest that follows.
    if (duringEvent(turn.game) && !rulings(turn.game).eventNewborn)
      player.dwarfs = player.dwarfs.map((dwarf, i) =>
        i === player.dwarfs.length - 1 ? { ...dwarf, newborn: false } : dwarf,
      );
    settleHomes(player);
  },
  lootMoves,
  workMoves: hurries,
  workFrame: orcTurn,
  play(turn, frame, move) {
    if (move.type === 'hurry') hurry(turn, frame);
    else if (move.type === 'lodge') lodge(turn, frame.seat, move);
    else if (move.type === 'fight' && frame.kind === 'loot') fight(turn, frame, move);
  },
  whyNot: whyNotFiends,
  whyNotEffect: whyNotFiendsEffect,
  hasWorker: hasIdleOrc,
  home: goHome,
  delivered(game, player, due) {
    if (rulings(game).suppliersDeliver) return due;
    const lost = player.fiends!.occupied.flatMap(({ tile }) =>
      Object.keys((tile && POWER_BY_ID[tile].reserves?.goods) || {}),
    );
    // Building material stays away, never a ruby.
    return Object.fromEntries(
      Object.entries(due).filter(([good]) => good === 'ruby' || !lost.includes(good)),
    );
  },
  turnMarker,
  beforeHarvest(turn) {
    if (!turn.game.fiends!.due) return null;
    beginEvent(turn);
    return 'orcs';
  },
  step: eventStep,
  nextPhase,
  takePart: minePhase,
  mayArrange: (game) =>
    duringEvent(game) ? { code: 'wrongMoment', rule: 'fiends.event.noRearranging' } : null,
  checkMove: (game, seat, move) =>
    move.type === 'lodge' ? checkLodging(game, seat, move) : refuse('wrongMoment'),
  foreseen,
  startPhase(turn, seat, phase) {
    if (phase === 'mining') minePhase(turn, seat);
    else if (phase === 'armedFeeding') beginFeeding(turn, seat, 'armedFeeding');
    else if (phase === 'redistribute') redistribute(turn);
    else if (phase === 'orcEvent') {
      turn.game.stack = [];
      goHome(turn);
      turn.game.harvest = 'none';
      turn.game.phase = 'orcs';
      beginEvent(turn);
    } else return false;
    return true;
  },
  beforeScoring: redistribute,
  score: fiendsScore,
  winners: fiendsWinners,
};

export function installFiends(): void {
  install(fiends);
  tellOrcs(TOLD);
}
