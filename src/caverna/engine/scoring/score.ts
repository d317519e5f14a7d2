// Scoring, with every number able to explain itself (base.score.*).

import { boxOf } from '../boxes/installed.ts';
import { isDwelling } from '../boxes/lists.ts';
import { pointsOf } from '../corrections/tiles.ts';
import { knowsNewCrops } from '../folk/crops.ts';
import { vacates } from '../housing/solve.ts';
import { HOOKS, powerWith } from '../powers/index.ts';
import { allCrops } from '../powers/storages.ts';
import type { RuleId } from '../rules/ids.ts';
import { count } from '../state/board.ts';
import { isAway } from '../state/hostages.ts';
import { SQUARES_ON_BOARD } from '../state/squares.ts';
import type { BySeat, Game, Player, Seat } from '../state/types.ts';
import { ANIMALS, FARM_ANIMALS, NEW_CROPS } from '../state/vocabulary.ts';
import { type CategoryScore, SCORE_CATEGORIES, type ScorePart, type SeatScore } from './parts.ts';

const part = (what: string, n: number, each: number, rule: RuleId): ScorePart => ({
  what,
  // Never -0, which would not survive JSON.
  count: n || 0,
  points: n * each || 0,
  rule,
});

function animals({ goods }: Player): ScorePart[] {
  return ANIMALS.map((animal) => part(animal, goods[animal], 1, 'base.score.animals'));
}

function missing({ goods }: Player): ScorePart[] {
  return FARM_ANIMALS.filter((animal) => goods[animal] === 0).map((animal) =>
    part(animal, 1, -2, 'base.score.missing'),
  );
}

function grain(player: Player): ScorePart[] {
  const n = allCrops(player, 'grain');
  return [{ what: 'grain', count: n, points: Math.ceil(n / 2), rule: 'base.score.grain' }];
}

/** New crops, in the supply and sown, count too (folk.crops.gemfruit.score, folk.crops.mushroom.score). */
function vegetables(player: Player): ScorePart[] {
  const parts = [part('vegetable', allCrops(player, 'vegetable'), 1, 'base.score.vegetables')];
  if (!knowsNewCrops(player)) return parts;
  return [
    ...parts,
    ...NEW_CROPS.map((crop) => part(crop, allCrops(player, crop), 1, `folk.crops.${crop}.score`)),
  ];
}

function unused(player: Player): ScorePart[] {
  const { squares } = player;
  const lost = { forest: 0, mountain: 0 };
  for (let at = 0; at < SQUARES_ON_BOARD; at++) {
    const { land, stable, crops } = squares[at]!;
    // A forest that Elves have sown is used (folk.ability.elves.sow).
    if ((land === 'forest' || land === 'mountain') && !stable && crops === 0) lost[land]++;
  }
  return (['forest', 'mountain'] as const).map((land) => {
    const spares = HOOKS.sparesEmpty.find(
      (power) => player.powers[power.id] && power.sparesEmpty.includes(land),
    );
    return part(land, lost[land], spares ? 0 : -1, spares?.rule ?? 'base.score.unused');
  });
}

function tiles(player: Player, { setup }: Game): ScorePart[] {
  const parts: ScorePart[] = [];
  const worthless = powerWith(player, 'dwellingsWorthless');
  for (const { tile } of player.squares) {
    const points = tile ? pointsOf(setup.box, tile) : 0;
    if (!tile || points === 0) continue;
    if (worthless && isDwelling(tile)) parts.push(part(tile, 1, 0, worthless.rule));
    else parts.push(part(tile, 1, points, 'base.score.tiles'));
  }
  return parts;
}

/** base.score.bonus */
function bonus(player: Player, game: Game): ScorePart[] {
  return HOOKS.scores
    .filter((power) => player.powers[power.id])
    .map((power) => ({ what: power.id, ...power.scores(player, game, vacates), rule: power.rule }));
}

const sumOf = (parts: readonly ScorePart[]): number => parts.reduce((total, { points }) => total + points, 0);

const withoutHostages = (player: Player): Player =>
  player.fiends ? { ...player, dwarfs: player.dwarfs.filter((dwarf) => !isAway(player, dwarf)) } : player;

export function scoreSeat(game: Game, seat: Seat): SeatScore {
  const player = withoutHostages(game.players[seat]);
  const { goods } = player;
  const parts: Record<Exclude<(typeof SCORE_CATEGORIES)[number], 'cancelled'>, ScorePart[]> = {
    animals: animals(player),
    missing: missing(player),
    grain: grain(player),
    vegetables: vegetables(player),
    rubies: [part('ruby', goods.ruby, 1, 'base.score.rubies')],
    dwarfs: [part('dwarf', player.dwarfs.filter(({ hostage }) => !hostage).length, 1, 'base.score.dwarfs')],
    unused: unused(player),
    tiles: tiles(player, game),
    pastures: [
      part('smallPasture', count(player, 'smallPasture'), 2, 'base.score.pastures'),
      // Both squares of a large pasture together are worth 4.
      part('largePasture', count(player, 'largePasture') / 2, 4, 'base.score.pastures'),
    ],
    mines: [
      part('oreMine', count(player, 'oreMine'), 3, 'base.score.mines'),
      part('rubyMine', count(player, 'rubyMine'), 4, 'base.score.mines'),
    ],
    bonus: bonus(player, game),
    gold: [part('gold', goods.gold, 1, 'base.score.gold')],
    begging: [part('beggingMarker', player.begging, -3, 'base.score.begging')],
  };
  const losses = -(sumOf(parts.missing) + sumOf(parts.unused) + sumOf(parts.begging));
  const cancelled: ScorePart[] = HOOKS.cancelsLosses
    .filter((power) => player.powers[power.id])
    .map((power) => part(power.id, Math.min(losses, power.cancelsLosses), 1, power.rule));
  const categories: CategoryScore[] = SCORE_CATEGORIES.map((category) => {
    const list = category === 'cancelled' ? cancelled : parts[category];
    return { category, points: sumOf(list), parts: list };
  });
  categories.push(...(boxOf(game)?.score?.(game, seat) ?? []));
  return { seat, total: categories.reduce((total, { points }) => total + points, 0), categories };
}

interface GameScore {
  seats: BySeat<SeatScore>;
  /** Seats with the highest total; tied players win together (base.score.ties). */
  winners: Seat[];
}

export function score(game: Game): GameScore {
  const seats = game.players.map((_, seat) => scoreSeat(game, seat));
  const best = Math.max(...seats.map(({ total }) => total));
  const tied = seats.filter(({ total }) => total === best);
  return { seats, winners: boxOf(game)?.winners?.(game, tied) ?? tied.map(({ seat }) => seat) };
}
