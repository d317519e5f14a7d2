// Harvest time: which one, and its phases (base.harvest.*).

import { boxOf } from '../boxes/installed.ts';
import { FIXED_HARVESTS, RED_EVENTS } from '../data/schedule.ts';
import { gain } from '../do/primitives.ts';
import { perAdultIn } from '../legal/feed.ts';
import { enjoys } from '../powers/index.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Bundle } from '../state/goods.ts';
import { squareName } from '../state/squares.ts';
import { edit, push, type Turn, tell, tellMarker } from '../state/turn.ts';
import type { Game, Seat } from '../state/types.ts';
import type { Harvest, Phase } from '../state/vocabulary.ts';
import { approach } from './moments.ts';
import { seatInOrder, sendToMines } from './seats.ts';

/** Turns this round's marker, or reads the printed calendar (base.harvest.calendar, base.harvest.red). */
export function turnMarker(turn: Turn): void {
  const { game } = turn;
  const box = boxOf(game);
  if (box?.turnMarker) {
    box.turnMarker(turn);
    return;
  }
  const fixed = FIXED_HARVESTS[game.round];
  const marker = game.markers[game.round];
  // A green marker (base.harvest.green), and no marker in the solo game (base.solo.harvest).
  let harvest: Harvest = fixed ?? 'full';
  if (!fixed && marker === 'red') harvest = RED_EVENTS[game.reds++]!;
  game.harvest = harvest;
  if (!fixed && marker) tellMarker(turn, marker, harvest, 'base.round.marker');
}

/** The first phase of each kind of harvest. */
const FIRST_PHASE: Record<Harvest, Phase> = {
  none: 'roundOver',
  full: 'field',
  feed1: 'feed',
  fieldOrBreeding: 'choose',
  miningAndFeeding: 'mining',
  armedFeeding: 'feed',
};

export function beginHarvest(turn: Turn): void {
  const { game } = turn;
  if (game.harvest === null) turnMarker(turn);
  const before = boxOf(game)?.beforeHarvest?.(turn);
  if (before) enter(turn, before);
  else openHarvest(turn);
}

function openHarvest(turn: Turn): void {
  const { game } = turn;
  tell(turn, {
    type: 'phase',
    what: game.harvest!,
    rule: game.fiends ? 'fiends.harvest.calendar' : 'base.harvest.calendar',
  });
  enter(turn, hasStart(game) ? 'harvestStart' : FIRST_PHASE[game.harvest!]);
}

/** folk.people.harvestStart: does anybody gain or trade at the start of this harvest (folk.open.harvestStart)? */
function hasStart({ harvest, players, setup }: Game): boolean {
  if (harvest === 'none' || (harvest === 'feed1' && !setup.options.feedingsStartHarvest)) return false;
  return players.some((player) => enjoys(player, 'harvestIncome') || enjoys(player, 'harvestOffers'));
}

export const startHarvest = (turn: Turn, seat: Seat): void => approach(turn, seat, 'harvestStart');

function enter(turn: Turn, phase: Phase): void {
  turn.game.phase = phase;
  turn.game.step = 0;
}

/** base.harvest.field */
export function fieldPhase(turn: Turn, seat: Seat): void {
  const { squares } = turn.game.players[seat];
  if (!squares.some((square) => square.crops > 0)) return;
  const player = edit(turn, seat);
  const goods: Bundle = {};
  player.squares = squares.map((square) => {
    const { crop, crops } = square;
    if (!crop) return square;
    goods[crop] = (goods[crop] ?? 0) + 1;
    return { ...square, crop: crops > 1 ? crop : null, crops: crops - 1 };
  });
  squares.forEach(({ crop }, at) => {
    if (crop)
      tell(turn, { type: 'harvested', seat, what: crop, at: squareName(at), rule: 'base.harvest.field' });
  });
  gain(turn, seat, goods, 'base.harvest.field');
}

const RULE_OF_FEEDING: Partial<Record<Harvest, RuleId>> = {
  feed1: 'base.harvest.feed1',
  armedFeeding: 'fiends.harvest.eventThree',
};

export function beginFeeding(turn: Turn, seat: Seat, harvest: Harvest): void {
  sendToMines(turn, seat);
  push(turn, {
    kind: 'feed',
    seat,
    dwarf: -1,
    rule: RULE_OF_FEEDING[harvest] ?? 'base.harvest.feed',
    perAdult: perAdultIn(harvest),
    served: false,
  });
}

export const beginBreeding = (turn: Turn, seat: Seat): void => approach(turn, seat, 'breeding');

/** What a seat does in a phase of the harvest. */
function takePart(turn: Turn, seat: Seat): void {
  const { phase, harvest, players } = turn.game;
  const { skips } = players[seat];
  if (phase === 'harvestStart') startHarvest(turn, seat);
  else if (phase === 'choose') {
    const rule = turn.game.fiends ? 'fiends.harvest.eventFour' : 'base.harvest.choice';
    push(turn, { kind: 'choose', seat, dwarf: -1, rule });
  } else if (phase === 'field' && skips !== 'field') fieldPhase(turn, seat);
  else if (phase === 'feed') beginFeeding(turn, seat, harvest!);
  else if (phase === 'mining') boxOf(turn.game)?.takePart?.(turn, seat);
  else if (phase === 'breed' && skips !== 'breeding') beginBreeding(turn, seat);
}

const NEXT_PHASE: Partial<Record<Phase, Phase>> = { choose: 'field', field: 'feed', feed: 'breed' };

/** One step of the harvest when nothing is pending: seat by seat, phase by phase. */
export function nextHarvestStep(turn: Turn): void {
  const { game } = turn;
  if (game.phase === 'orcs') {
    if (!boxOf(game)?.step?.(turn)) openHarvest(turn);
  } else if (game.step < game.players.length) takePart(turn, seatInOrder(game, game.step++));
  else if (game.phase === 'harvestStart') enter(turn, FIRST_PHASE[game.harvest!]);
  else if (game.phase === 'feed' && game.harvest === 'feed1') enter(turn, 'roundOver');
  else enter(turn, boxOf(game)?.nextPhase?.(game) ?? NEXT_PHASE[game.phase] ?? 'roundOver');
}
