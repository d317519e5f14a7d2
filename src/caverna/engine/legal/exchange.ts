// Exchanges a player can pay for, and what they would leave (base.exchange.*). `legal/open.ts` says when they are open.

import { ALL_EXCHANGES, MEALS } from '../boxes/lists.ts';
import type { Exchange } from '../data/exchanges.ts';
import { enjoys, extraFoodPerAnimal, HOOKS } from '../powers/index.ts';
import { printedAt } from '../powers/printed.ts';
import type { Actor } from '../raise/possible.ts';
import { isSpent, withTriggers } from '../raise/purse.ts';
import { relevantExchanges } from '../raise/relevant.ts';
import { holds } from '../state/goods.ts';
import type { BuildEffect, Frame, Game, Move, Player } from '../state/types.ts';
import {
  ANIMALS,
  type Animal,
  type ExchangeId,
  type Good,
  SINGLES,
  type Single,
} from '../state/vocabulary.ts';
import { hasSite, sites } from './land.ts';

const SINGLE_EFFECT = Object.fromEntries(
  SINGLES.map((tile) => [tile, { do: 'single', tile } satisfies BuildEffect]),
) as Record<Single, BuildEffect>;
export const singleEffect = (tile: Single): BuildEffect => SINGLE_EFFECT[tile];

const MOVES: Partial<Record<ExchangeId, Move>> = {};
const moveFor = (id: ExchangeId): Move => (MOVES[id] ??= { type: 'exchange', id });

/** Exchanges by what is paid first: one look at that good skips the whole group. */
interface Group {
  good: Good | null;
  entries: { entry: Exchange; simple: boolean }[];
}

function grouped(entries: readonly Exchange[]): Group[] {
  const groups: Group[] = [];
  for (const entry of entries) {
    const good = (entry.amount ? 'gold' : (Object.keys(entry.pay)[0] ?? null)) as Good | null;
    let group = groups.find((candidate) => candidate.good === good);
    if (!group) groups.push((group = { good, entries: [] }));
    const single = good !== null && Object.keys(entry.pay).length === 1 && entry.pay[good] === 1;
    group.entries.push({ entry, simple: single && !entry.power && !entry.places });
  }
  return groups;
}

/** A player's powers change rarely, so the exchanges they allow are worked out once for each set of powers. */
const GROUPS = new WeakMap<Player['powers'], Group[]>();

function groupsFor({ powers }: Player): Group[] {
  let groups = GROUPS.get(powers);
  if (!groups) {
    groups = grouped(ALL_EXCHANGES.filter((entry) => isOpenTo(powers, entry)));
    GROUPS.set(powers, groups);
  }
  return groups;
}

/** Open to the player; and nobody eats an animal for less food than they get for it (folk.ability.trolls.boneCrunchers). */
const isOpenTo = (powers: Player['powers'], entry: Exchange): boolean =>
  entry.power
    ? powers[entry.power] !== undefined
    : !entry.eats || !MEALS.some(({ power, pay }) => powers[power!] && Object.keys(pay)[0]! in entry.pay);

export function payableExchange(player: Player, entry: Exchange): boolean {
  if (!isOpenTo(player.powers, entry)) return false;
  if (!holds(player.goods, entry.pay) || isSpent(player, entry)) return false;
  return !entry.places || hasSite(player, singleEffect(entry.places));
}

export const foodFor = (player: Player, entry: Exchange): number =>
  (entry.get.food ?? 0) + (entry.eats ?? 0) * extraFoodPerAnimal(player);

/** The player as an exchange would leave them; for looking ahead only. */
function afterwards(player: Player, entry: Exchange, n: number): Player {
  const goods = { ...player.goods };
  for (const good in entry.pay) goods[good as Good] -= entry.pay[good as Good]!;
  if (entry.amount) {
    goods.gold -= n;
    goods.food += n - 1;
  } else if (entry.weapon) {
    const { weapon } = player.dwarfs[n - 1]!;
    goods.food += weapon;
    const dwarfs = player.dwarfs.map((dwarf, i) => (i === n - 1 ? { ...dwarf, weapon: 0 } : dwarf));
    return { ...player, goods, dwarfs };
  } else {
    const got = withTriggers(player, entry.get);
    for (const good in got) goods[good as Good] += got[good as Good]!;
    goods.food += (entry.eats ?? 0) * extraFoodPerAnimal(player);
  }
  return entry.oncePerRound
    ? { ...player, goods, spent: [...(player.spent ?? []), entry.id] }
    : { ...player, goods };
}

/** The player after covering a square, with its printed bonus; for looking ahead only. */
export function withSingle(player: Player, tile: Single, at: number): Player {
  const squares = player.squares.slice();
  squares[at] = { ...squares[at]!, land: tile };
  const bonus = printedAt(player, at);
  if (!bonus) return { ...player, squares };
  const goods = { ...player.goods };
  for (const good in bonus) goods[good as Good] += bonus[good as Good]!;
  return { ...player, squares, goods };
}

export function actorOf(game: Game, frame: Frame): Actor {
  const { seat, dwarf } = frame;
  const space =
    frame.kind === 'act' && (!frame.imitated || game.setup.options.imitatorTakes)
      ? game.spaces.find((candidate) => candidate.id === frame.space)!
      : null;
  return { seat, dwarf, space, food: 0 };
}

/** Is what the player has begun still possible, for the player as an exchange would leave them? null: nothing is begun. */
export type Fine = ((after: Player) => boolean) | null;

function leavesWayOut(player: Player, fine: NonNullable<Fine>, entry: Exchange, n = 0): boolean {
  const after = afterwards(player, entry, n);
  const { places } = entry;
  if (!places) return fine(after);
  return sites(player, singleEffect(places), (_, at) => fine(withSingle(after, places, at)));
}

/** Adds the moves of one exchange. */
export function addExchange(
  player: Player,
  entry: Exchange,
  fine: Fine,
  moves: Move[],
  mostGold = player.goods.gold,
): void {
  const free = (n?: number) => !fine || leavesWayOut(player, fine, entry, n);
  if (entry.amount) {
    for (let n = 2; n <= mostGold; n++) if (free(n)) moves.push({ type: 'exchange', id: entry.id, n });
  } else if (entry.weapon) {
    player.dwarfs.forEach((dwarf, i) => {
      if (dwarf.weapon > 0 && free(i + 1)) moves.push({ type: 'exchange', id: entry.id, n: i + 1 });
    });
  } else if (free()) moves.push(moveFor(entry.id));
}

/** Adds every exchange the player can pay for and that leaves possible what they have begun. */
export function addExchanges(player: Player, moves: Move[], fine: Fine = null, mostGold?: number): void {
  for (const { good, entries } of groupsFor(player)) {
    if (good && !player.goods[good]) continue;
    for (const { entry, simple } of entries) {
      if (isPair(player, entry)) continue;
      if (simple && !fine) moves.push(moveFor(entry.id));
      else if (simple || payableExchange(player, entry)) addExchange(player, entry, fine, moves, mostGold);
    }
  }
  addPairs(player, moves, fine);
}

/** Adds the exchanges that help to get these goods; land is not among them. */
export function addWanted(player: Player, wanted: ReadonlySet<Good>, moves: Move[], fine: Fine = null): void {
  if (wanted.size === 0) return;
  for (const entry of relevantExchanges(player, wanted)) {
    if (entry.places || (wanted.has('ruby') && entry.pay.ruby)) continue;
    if (payableExchange(player, entry)) addExchange(player, entry, fine, moves);
  }
}

/** Two animals for food at once, which `eat` says as well where it pays (folk.tile.candleMaker). */
export const isPair = (player: Player, entry: Exchange): boolean =>
  entry.eats === 2 && enjoys(player, 'onPairEaten');

/** Two animals eaten at once, where that pays (folk.tile.candleMaker). */
export function addPairs(player: Player, moves: Move[], fine: Fine = null): void {
  if (!enjoys(player, 'onPairEaten')) return;
  const add = (goods: Partial<Record<Animal, number>>) => {
    if (!fine || fine(afterEating(player, goods))) moves.push({ type: 'eat', goods });
  };
  const edible = ANIMALS.filter(
    (animal) => player.goods[animal] > 0 && foodForAnimals(player, animal, 1) > 0,
  );
  edible.forEach((animal, i) => {
    if (player.goods[animal] > 1) add({ [animal]: 2 });
    for (const other of edible.slice(i + 1)) add({ [animal]: 1, [other]: 1 });
  });
}

/** The player after a pair of animals; for looking ahead only. */
function afterEating(player: Player, pair: Partial<Record<Animal, number>>): Player {
  const goods = { ...player.goods };
  for (const animal of ANIMALS) {
    const n = pair[animal];
    if (!n) continue;
    goods[animal] -= n;
    goods.food += foodForAnimals(player, animal, n);
  }
  for (const { id, onPairEaten } of HOOKS.onPairEaten)
    if (player.powers[id]) for (const good in onPairEaten) goods[good as Good] += onPairEaten[good as Good]!;
  return { ...player, goods };
}

/** Food for one or two animals of a type, by the best exchange the player has. */
export function foodForAnimals(player: Player, animal: Animal, n: number): number {
  let best = 0;
  for (const entry of ALL_EXCHANGES) {
    if (!entry.eats || !entry.pay[animal] || n % entry.eats !== 0) continue;
    if (entry.power && !player.powers[entry.power]) continue;
    best = Math.max(best, (n / entry.eats) * foodFor(player, entry));
  }
  return best;
}
