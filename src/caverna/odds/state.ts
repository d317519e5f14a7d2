// When are two boards the same for all that is still to come? What can no longer matter is left out: what stands
// on squares that nobody can reach any more, and where an orc stands that has had its turn.

import {
  type Game,
  type Good,
  IN_FOREST,
  type Orc,
  type OrcLetter,
  orcs,
  type Player,
  type Seat,
  TOP_ROW,
  TRAPS,
} from '../engine/index.ts';
import { bit, type Roads, roadsOf, type SquareSet } from './reach.ts';

/** A board, what has been seen on the way there, and how likely it is. */
export interface State {
  game: Game;
  /** Squares that were entered (low half) and traps that went off (high half), so that "ever" is counted once. */
  seen: number;
  weight: number;
}

/** The twelve forest squares as bits 0-11. */
export const forestBit = (at: number): number => 1 << (((at / 6) | 0) * 3 + (at % 6));
const SPRUNG = 12;
export const sprungBit = (at: number): number => forestBit(at) << SPRUNG;

export const STRIKES_ANYBODY = new Set(
  TRAPS.filter(({ effect }) => effect.does === 'hits').map(({ id }) => id),
);
const TAKES_GOODS = new Map(
  TRAPS.flatMap(({ id, effect }) => (effect.does === 'payToWeaken' ? [[id, effect.good] as const] : [])),
);

/** Which of what is known about a board can still matter. */
export interface Outlook {
  seat: Seat;
  event: number;
  /** Orcs whose turn is still to come. */
  later: readonly OrcLetter[];
  /** The orc that has been answered and is about to move. */
  moving?: OrcLetter;
  /** Later orcs may be bribed and pushed. */
  answered: boolean;
  /** Goods that can be used for that. */
  purse: readonly Good[];
  /** Orc D appears and ruins its space. */
  arrival: boolean;
}

const cached = new WeakMap<object, string>();

/** Parts of a board are replaced, never changed: each has to be written down only once. */
function textOf(part: object): string {
  let text = cached.get(part);
  if (text === undefined) {
    text = JSON.stringify(part);
    cached.set(part, text);
  }
  return text;
}

const ARRIVALS: SquareSet = bit(TOP_ROW.left) | bit(TOP_ROW.middle) | bit(TOP_ROW.right);

function reachOf(
  roads: Roads,
  { event, later, moving, answered, arrival }: Outlook,
  player: Player,
): SquareSet {
  let reach: SquareSet = arrival ? ARRIVALS : 0;
  for (const { id, zone, at } of player.fiends!.orcs) {
    const letter = id as OrcLetter;
    if (zone !== 'forest' || at < 0) continue;
    if (letter === moving) reach |= roads.reachFrom(at, roads.deckOf(event, letter), false);
    else if (later.includes(letter)) reach |= roads.reachFrom(at, roads.deckOf(event, letter), answered);
  }
  return reach;
}

function squaresIn(player: Player, reach: SquareSet): string {
  let crops = 0;
  let animals = 0;
  for (let at = 0; at < 24; at++) if (reach & bit(at) && player.squares[at]!.crop) crops |= bit(at);
  for (const { at } of player.herds) if (matters(player, at, reach)) animals |= bit(at);
  for (const { at } of player.watch) if (matters(player, at, reach)) animals |= bit(at);
  return `${crops} ${animals}`;
}

function matters(player: Player, at: number, reach: SquareSet): boolean {
  if (!IN_FOREST[at] || reach & bit(at)) return true;
  const { mate } = player.squares[at]!;
  return mate >= 0 && (reach & bit(mate)) !== 0;
}

function orcText(orc: Orc, outlook: Outlook, strengthMatters: boolean): string {
  const { id, zone, at, held, hostage, strength } = orc;
  const acts = id === outlook.moving || outlook.later.includes(id as OrcLetter);
  const strong = strengthMatters || (outlook.answered && outlook.later.includes(id as OrcLetter));
  const place = acts || zone !== 'forest' || held ? at : '';
  return `${id}${zone}${place}${held ? 'h' : ''}${hostage ? 'g' : ''}${strong ? strength : ''}`;
}

/** Equal keys: everything still to come is equally likely. */
export function keyOf({ game, seen }: Pick<State, 'game' | 'seen'>, outlook: Outlook): string {
  const player = game.players[outlook.seat];
  const { orcs: all, traps, occupied, mined, homes } = player.fiends!;
  const roads = roadsOf(game);
  const reach = reachOf(roads, outlook, player);
  const armed = traps.filter(({ at, active }) => active && reach & bit(at));
  const hits = armed.some(({ id }) => STRIKES_ANYBODY.has(id));
  let text = '';
  for (const orc of all) {
    const letter = orc.id as OrcLetter;
    const acts = letter === outlook.moving || outlook.later.includes(letter);
    // The strength of an orc matters where a trap waits for it, or where hits can strike anybody.
    const meets =
      acts &&
      orc.zone === 'forest' &&
      armed.some(({ at }) => roads.reachFrom(orc.at, roads.deckOf(outlook.event, letter), false) & bit(at));
    // Who is held may move in later, and the policy looks at strengths then.
    text += `${orcText(orc, outlook, hits || meets || orc.held === true)};`;
  }
  for (const { id, at } of armed) {
    text += `${id}${at};`;
    const good = TAKES_GOODS.get(id);
    if (good) text += player.goods[good];
  }
  for (const good of outlook.purse) text += ` ${player.goods[good]}`;
  let marks = 0;
  for (let at = 0; at < 24; at++)
    if (reach & bit(at) && IN_FOREST[at]) marks |= seen & (forestBit(at) | sprungBit(at));
  const active = outlook.moving ? game.fiends!.active : null;
  const card = active ? `${active.cards[outlook.seat] === null}${active.inCave.length}` : '';
  return `${text}|${squaresIn(player, reach)}|${marks}|${card}|${textOf(occupied)}${textOf(mined)}${textOf(homes)}${textOf(player.dwarfs)}`;
}

export const isHostile = (game: Game, seat: Seat, orc: OrcLetter): boolean => {
  const { zone } = orcs.orcOf(game.players[seat], orc);
  return zone === 'forest' || zone === 'cave';
};

/** States gathered under their keys; equal ones add up. */
export class Gathering {
  private readonly states = new Map<string, State>();
  private readonly outlook: Outlook;
  constructor(outlook: Outlook) {
    this.outlook = outlook;
  }
  add(game: Game, seen: number, weight: number): void {
    const key = keyOf({ game, seen }, this.outlook);
    const same = this.states.get(key);
    if (same) same.weight += weight;
    else this.states.set(key, { game, seen, weight });
  }
  all(): State[] {
    return [...this.states.values()];
  }
}
