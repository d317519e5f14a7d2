// The course of a round: reveal, replenish, income, work, return home, harvest.

import { boxOf } from '../boxes/installed.ts';
import { LAST_ROUND, skipsRound } from '../data/schedule.ts';
import { gain } from '../do/primitives.ts';
import { hasDisc, hasWorker, isAwaited } from '../legal/work.ts';
import { canGetRuby } from '../raise/purse.ts';
import { type Bundle, isEmpty, plus, sum } from '../state/goods.ts';
import { sideOf } from '../state/sides.ts';
import { edit, editSpace, push, type Turn, tell } from '../state/turn.ts';
import type { Game, Seat, SpaceState } from '../state/types.ts';
import type { SpaceId } from '../state/vocabulary.ts';
import { beginHarvest, nextHarvestStep, turnMarker } from './harvest.ts';
import { approach } from './moments.ts';
import { seatAfter, seatInOrder, sendToMines } from './seats.ts';

/** base.round.reveal, base.round.urgent */
function reveal(turn: Turn): void {
  const { game } = turn;
  const card = game.cards[game.round];
  if (!card) return;
  game.spaces = [...game.spaces, { id: card, goods: {}, by: -1 }];
  tell(turn, { type: 'revealed', space: card, n: game.round, rule: 'base.round.reveal' });
  if (card !== 'familyLife') return;
  game.spaces = game.spaces.map((space) =>
    space.id === 'wishForChildren' ? { ...space, id: 'urgentWishForChildren' } : space,
  );
  tell(turn, { type: 'flipped', space: 'urgentWishForChildren', rule: 'base.round.urgent' });
}

export function beginRound(turn: Turn): void {
  const { game } = turn;
  game.round++;
  if (skipsRound(game.round, game.players.length)) game.round++;
  game.starting = game.token;
  game.turn = game.token;
  game.step = 0;
  tell(turn, { type: 'round', n: game.round, rule: 'base.setup.rounds' });
  reveal(turn);
  game.harvest = null;
  if (game.setup.options.markerReveal === 'start') turnMarker(turn);
  game.phase = 'protect';
  const early = game.setup.options.incomeBeforeReplenish;
  if (early) deliver(turn);
  askForProtection(turn);
  if (early) income(turn);
}

const overfull = (game: Game, space: SpaceState): boolean =>
  sum(space.goods) >= game.setup.options.soloClearingThreshold;

/** base.solo.protect: before clearing, rubies may protect spaces. */
function askForProtection(turn: Turn): void {
  const { game } = turn;
  if (game.players.length > 1) return;
  const spaces = game.spaces.filter((space) => overfull(game, space)).map((space) => space.id);
  if (spaces.length === 0 || !canGetRuby(game.players[0])) return;
  push(turn, { kind: 'protect', seat: 0, dwarf: -1, rule: 'base.solo.protect', spaces });
}

/** base.solo.clearing; protected spaces were told so in the events of this phase. */
function clear(turn: Turn, spared: readonly SpaceId[]): void {
  const { game } = turn;
  for (const space of game.spaces) {
    if (!overfull(game, space) || spared.includes(space.id)) continue;
    editSpace(turn, space.id, { goods: {} });
    tell(turn, { type: 'cleared', space: space.id, goods: space.goods, rule: 'base.solo.clearing' });
  }
}

/** base.replenish */
function replenish(turn: Turn): void {
  const { game } = turn;
  const added: [SpaceId, Bundle][] = [];
  game.spaces = game.spaces.map((space) => {
    const adds = sideOf(game, space.id)?.adds;
    if (!adds || game.round < (adds.from ?? 0)) return space;
    // base.setup.rubyMining: without a ruby or a mine it has no effect, so it may as well not be there.
    if (space.id === 'rubyMining' && game.round < (game.setup.options.rubyMiningFrom ?? 1)) return space;
    // base.replenish.empty
    const more = isEmpty(space.goods) ? adds.empty : adds.more;
    added.push([space.id, more]);
    return { ...space, goods: plus(space.goods, more) };
  });
  for (const [space, goods] of added)
    tell(turn, { type: 'replenished', space, goods, rule: 'base.replenish' });
}

/** base.round.income: goods on the round space come first, so that they can still be exchanged. */
function deliver(turn: Turn): void {
  const { game } = turn;
  for (let step = 0; step < game.players.length; step++) {
    const seat = seatInOrder(game, step);
    const due = game.players[seat].due[game.round];
    if (due) {
      const { [game.round]: _, ...later } = game.players[seat].due;
      edit(turn, seat).due = later;
      const arrives = boxOf(game)?.delivered?.(game, game.players[seat], due) ?? due;
      gain(turn, seat, arrives, 'base.round.income');
    }
    sendToMines(turn, seat);
  }
}

function income(turn: Turn): void {
  for (let step = turn.game.players.length - 1; step >= 0; step--)
    approach(turn, seatInOrder(turn.game, step), 'income');
}

/** base.work.turn: the next seat with a dwarf to place, or -1. */
function nextWorker(game: Game): Seat | -1 {
  const count = game.players.length;
  const awaited = game.players.some(isAwaited);
  for (let i = 0; i < count; i++) {
    const seat = seatAfter(game, game.turn, i);
    const player = game.players[seat];
    // Friendly orcs take their turns among the dwarfs; only goblins wait for everybody.
    if (player.fiends ? hasWorker(game, player) : awaited && hasDisc(player)) return seat;
  }
  const from = goblinsFrom(game);
  for (let i = 0; i < count; i++) {
    const seat = seatAfter(game, from, i);
    if (hasWorker(game, game.players[seat])) return seat;
  }
  return -1;
}

/** folk.goblins.playOrder: the starting player places the first goblin (folk.open.goblinStart). */
function goblinsFrom(game: Game): Seat {
  if (game.setup.options.goblinStart !== 'startingPlayer') return game.turn;
  const begun = game.players.some(({ dwarfs }) => dwarfs.some(({ goblin, at }) => goblin && at !== null));
  return begun ? game.turn : game.starting;
}

/** base.work.home */
function returnHome(turn: Turn): void {
  const { game } = turn;
  for (const seat of game.players.keys()) {
    const player = edit(turn, seat);
    player.dwarfs = player.dwarfs.map((dwarf) => (dwarf.at === null ? dwarf : { ...dwarf, at: null }));
  }
  game.spaces = game.spaces.map((space) => (space.by < 0 ? space : { ...space, by: -1 }));
  tell(turn, { type: 'home', rule: 'base.work.home' });
  boxOf(turn.game)?.home?.(turn);
}

/** The harvest is over: newborns grow up, and the next round or the end begins. */
export function endRound(turn: Turn): void {
  const { game } = turn;
  for (const [seat, player] of game.players.entries()) {
    if (player.skips === null && !player.spent && !player.dwarfs.some((dwarf) => dwarf.newborn)) continue;
    const grown = edit(turn, seat);
    // What comes before scoring still belongs to the last round (folk.tile.elvenMarket, folk.tile.jeweler).
    if (game.round < LAST_ROUND) delete grown.spent;
    grown.skips = null;
    grown.dwarfs = grown.dwarfs.map((dwarf) => (dwarf.newborn ? { ...dwarf, newborn: false } : dwarf));
  }
  if (game.round < LAST_ROUND) beginRound(turn);
  else {
    game.phase = 'final';
    game.step = 0;
  }
}

/** The end of a round takes with it what was allowed once: whoever can still use it is asked, the last round aside. */
function closeRound(turn: Turn): void {
  const { game } = turn;
  const left = game.round < LAST_ROUND && game.step < game.players.length;
  if (left) approach(turn, seatInOrder(game, game.step++), 'roundEnd');
  else endRound(turn);
}

function prepareWork(turn: Turn): void {
  const { game } = turn;
  if (game.players.length === 1) clear(turn, game.spared);
  game.spared = [];
  replenish(turn);
  if (!game.setup.options.incomeBeforeReplenish) {
    deliver(turn);
    income(turn);
  }
  game.phase = 'work';
}

/** It is this seat's turn to work, and then its neighbour's. */
export function beginTurn(turn: Turn, seat: Seat): void {
  const { game } = turn;
  game.turn = seatAfter(game, seat, 1);
  push(
    turn,
    boxOf(game)?.workFrame?.(game, seat) ?? { kind: 'work', seat, dwarf: -1, rule: 'base.work.turn' },
  );
}

function nextTurn(turn: Turn): void {
  const seat = nextWorker(turn.game);
  if (seat !== -1) beginTurn(turn, seat);
  else {
    returnHome(turn);
    beginHarvest(turn);
  }
}

/** base.exchange.end: everybody may trade once more before scoring. */
function nextFinal(turn: Turn): void {
  const { game } = turn;
  if (game.step < game.players.length) {
    const seat = seatInOrder(game, game.step++);
    push(turn, { kind: 'final', seat, dwarf: -1, rule: 'base.exchange.end' });
  } else {
    game.phase = 'over';
    boxOf(game)?.beforeScoring?.(turn);
    tell(turn, { type: 'over', rule: 'base.score.ties' });
  }
}

/** One step of the game when nothing is pending. */
export function nextStep(turn: Turn): void {
  const { phase } = turn.game;
  if (phase === 'protect') prepareWork(turn);
  else if (phase === 'work') nextTurn(turn);
  else if (phase === 'roundOver') closeRound(turn);
  else if (phase === 'final') nextFinal(turn);
  else nextHarvestStep(turn);
}
