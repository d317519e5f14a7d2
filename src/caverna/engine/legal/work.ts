// Which dwarf goes next (base.work.order, base.work.ruby).

import { boxOf } from '../boxes/installed.ts';
import { FAMILY_LIMIT, MOST_PEOPLE } from '../data/limits.ts';
import { enjoys, HOOKS, powerWith } from '../powers/index.ts';
import { spaceUsable } from '../raise/possible.ts';
import type { Dwarf, FrameOf, Game, Player, Seat, SpaceState } from '../state/types.ts';

/** base.work.newborn, fiends.breach.nonExistent */
const canWork = (dwarf: Dwarf): boolean => dwarf.at === null && !dwarf.newborn && !dwarf.hostage;

export const hasDwarf = (player: Player): boolean => player.dwarfs.some(canWork);

export const hasWorker = (game: Game, player: Player): boolean =>
  hasDwarf(player) || (boxOf(game)?.hasWorker?.(player) ?? false);

/**
 * fiends.tile.camouflageDwelling: weapons up to this strength may go before unarmed dwarfs, without a ruby. Among
 * armed dwarfs the weaker one still goes first.
 */
export const goesFree = (player: Player, strength: number): boolean =>
  HOOKS.sneaks.some((power) => player.powers[power.id] && strength <= power.sneaks) &&
  !player.dwarfs.some((dwarf) => canWork(dwarf) && dwarf.weapon > 0 && dwarf.weapon < strength);

/** folk.goblins.lazy: goblins wait until nobody has a disc left. */
export const hasDisc = (player: Player): boolean =>
  player.dwarfs.some((dwarf) => canWork(dwarf) && !dwarf.goblin);

/** Has the player somebody to place for whom goblins wait? The sixth Cave Goblin is a marker (folk.open.caveGoblinMarker). */
export const isAwaited = (player: Player): boolean => {
  const marked = player.agreed?.markerAwaited === false && enjoys(player, 'sixthIsMarker');
  const discs = marked ? FAMILY_LIMIT : MOST_PEOPLE;
  return player.dwarfs.some((dwarf, i) => canWork(dwarf) && !dwarf.goblin && i < discs);
};

/** Of two workers, does the first go before the second? Discs before goblins, then the weaker weapon. */
const before = (a: Dwarf, b: Dwarf): boolean =>
  a.goblin === b.goblin ? a.weapon < b.weapon : b.goblin === true;

const DRIFTS: ReadonlySet<string> = new Set(['driftMining', 'driftMining2']);

/** Free, or open all the same to this folk, once for each of its people (folk.ability.paleOnes.onePerSpace). */
export function isOpen({ setup }: Game, player: Player, seat: Seat, space: SpaceState): boolean {
  if (space.by < 0) return true;
  const digger = powerWith(player, 'joins');
  if (!digger || space.by === seat) return false;
  const agreed = setup.options.joinsSmallScale && digger.mayJoin?.includes(space.id);
  if (!agreed && !digger.joins.includes(space.id)) return false;
  // folk.open.paleOnesTwoDrifts
  const alike = setup.options.bothDrifts === false && DRIFTS.has(space.id);
  return !player.dwarfs.some(({ at }) => at === space.id || (alike && DRIFTS.has(at!)));
}

/** The unplaced dwarf with the weakest weapon, as an index. */
export function weakest(player: Player): number {
  let found = -1;
  player.dwarfs.forEach((dwarf, i) => {
    if (canWork(dwarf) && (found < 0 || before(dwarf, player.dwarfs[found]!))) found = i;
  });
  return found;
}

/** The dwarf about to be placed: the one paid for with a ruby, or the weakest. */
export const nextDwarf = (player: Player, frame: FrameOf<'work'>): number =>
  frame.dwarf >= 0 ? frame.dwarf : weakest(player);

/** A ruby never brings a goblin forward past discs (folk.open.goblinRuby). */
export function workerOfStrength(player: Player, strength: number): number {
  const first = player.dwarfs[weakest(player)];
  return player.dwarfs.findIndex(
    (dwarf) => canWork(dwarf) && dwarf.weapon === strength && dwarf.goblin === first?.goblin,
  );
}

/** Strengths of other unplaced dwarfs that 1 ruby could put first, if there is a space for them. */
export function promotable(game: Game, frame: FrameOf<'work'>): number[] {
  const player = game.players[frame.seat];
  const rich = player.goods.ruby > 0;
  if (!rich && !goesFree(player, 1)) return [];
  const { weapon: least, goblin } = player.dwarfs[weakest(player)]!;
  // folk.open.goblinRuby
  if (goblin && game.setup.options.rubyForGoblins === false) return [];
  const strengths = new Set<number>();
  for (const dwarf of player.dwarfs)
    if (canWork(dwarf) && dwarf.goblin === goblin && dwarf.weapon > least) strengths.add(dwarf.weapon);
  if (strengths.size === 0) return [];
  if (!rich) for (const strength of strengths) if (!goesFree(player, strength)) strengths.delete(strength);
  const poorer = { ...player, goods: { ...player.goods, ruby: player.goods.ruby - 1 } };
  const after: Game = { ...game, players: game.players.map((one, i) => (i === frame.seat ? poorer : one)) };
  return [...strengths].filter((strength) => {
    const dwarf = workerOfStrength(player, strength);
    const then = goesFree(player, strength) ? game : after;
    return game.spaces.some(
      (space) => isOpen(then, player, frame.seat, space) && spaceUsable(then, frame.seat, dwarf, space),
    );
  });
}
