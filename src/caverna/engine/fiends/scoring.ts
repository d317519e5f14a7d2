// What Frantic Fiends adds to scoring (fiends.scoring.*).

import type { CategoryScore, ScorePart, SeatScore } from '../scoring/parts.ts';
import { scoreSeat } from '../scoring/score.ts';
import type { Bundle } from '../state/goods.ts';
import { ENTRY_LEVEL, MOUNTAIN_SQUARES, type SquareIndex, squareName } from '../state/squares.ts';
import { edit, type Turn, tell } from '../state/turn.ts';
import type { Game, Player, Seat } from '../state/types.ts';
import { ANIMALS } from '../state/vocabulary.ts';
import { hostagesAt, occupy, PREY, release, takeHostage } from './board/breach.ts';
import { animalsLost, flee } from './board/flee.ts';
import { friendlyOrcs, hostileOrcs, trapFacts } from './board/orcs.ts';
import { settleHomes } from './board/rooms.ts';
import { tellCaptured } from './do/breach.ts';
import { rulings, tellLost } from './do/tell.ts';
import type { OrcLetter } from './types.ts';

const category = (name: CategoryScore['category'], parts: ScorePart[]): CategoryScore => ({
  category: name,
  points: parts.reduce((total, { points }) => total + points, 0),
  parts,
});

export function fiendsScore(game: Game, seat: Seat): CategoryScore[] {
  const player = game.players[seat];
  const traps = player
    .fiends!.traps.filter(({ active }) => !active)
    .map(
      ({ id }): ScorePart => ({
        what: id,
        count: 1,
        points: trapFacts(id).points,
        rule: 'fiends.traps.points',
      }),
    );
  const count = friendlyOrcs(player).length;
  return [
    category('traps', traps),
    category('friendlyOrcs', [{ what: 'friendlyOrc', count, points: count, rule: 'fiends.friendly.points' }]),
  ];
}

/** fiends.scoring.tie: fewer hostile orcs, then the win is shared. */
export function fiendsWinners(game: Game, tied: readonly SeatScore[]): Seat[] {
  const hostile = (seat: Seat) => hostileOrcs(game.players[seat]).length;
  const least = Math.min(...tied.map(({ seat }) => hostile(seat)));
  return tied.filter(({ seat }) => hostile(seat) === least).map(({ seat }) => seat);
}

function combinations<T>(list: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return list.flatMap((entry, i) => combinations(list.slice(i + 1), n - 1).map((rest) => [entry, ...rest]));
}

/** The player with the orcs on these spaces, hostages taken by the rule, and the animals lost on each. */
function withOrcsOn(
  game: Game,
  player: Player,
  orcs: readonly OrcLetter[],
  spaces: readonly SquareIndex[],
): { after: Player; gone: Bundle[] } {
  const copy: Player = { ...player };
  const gone = spaces.map((at, i) => {
    const { animals } = occupy(copy, orcs[i]!, at);
    const lost = animalsLost(copy, at, rulings(game), animals);
    const { orc, dwarfs } = hostagesAt(copy, at, rulings(game));
    const hostage = orc ?? dwarfs[0];
    if (hostage !== undefined) takeHostage(copy, at, hostage);
    return lost === animals ? animals : flee(copy, animals);
  });
  return { after: copy, gone };
}

/** Who is in one of these spaces already stays there; the others go to what is left. */
function assigned(was: readonly SquareIndex[], spaces: readonly SquareIndex[]): SquareIndex[] {
  const left = spaces.slice();
  // Whoever finds its own space gone, an index of -1, takes none from the list yet.
  const stays = was.map((at) => left.splice(left.indexOf(at) >>> 0, 1)[0]);
  return stays.map((at) => at ?? left.shift()!);
}

/** fiends.scoring.value: of the animals only donkeys count, a point each; the others are lost all the same. */
function valueLeft(game: Game, seat: Seat, before: Player, after: Player): number {
  const { goods } = after;
  const kept = Object.fromEntries(ANIMALS.map((animal) => [animal, before.goods[animal]]));
  const spared = { ...after, goods: { ...goods, ...kept } };
  const players = game.players.map((one, i) => (i === seat ? spared : one));
  return scoreSeat({ ...game, players }, seat).total - (before.goods.donkey - goods.donkey);
}

/**
 * fiends.scoring.redistribute: the orcs take the spaces that leave their owner the lowest score. Where several would,
 * there is nothing to ask: the score is the same, and so is the number of orcs that breaks a tie.
 */
export function redistribute(turn: Turn): void {
  const byValue = rulings(turn.game).redistribution === 'value';
  turn.game.players.forEach((_, seat) => {
    const hostile = hostileOrcs(turn.game.players[seat]);
    if (hostile.length === 0) return;
    const orcs = hostile.map(({ id }) => id as OrcLetter);
    const was = hostile.map(({ at }) => at);
    const player = edit(turn, seat);
    for (const orc of orcs) release(player, orc);
    settleHomes(player);
    const free = MOUNTAIN_SQUARES.filter((at) => PREY.has(player.squares[at]!.land));
    const n = Math.min(orcs.length, free.length);
    let lowest = Number.POSITIVE_INFINITY;
    let best: Player = player;
    let taken: SquareIndex[] = [];
    let lost: Bundle[] = [];
    // Orcs for whom nothing is left join the others in the entrance dwelling.
    const crowd = Array<SquareIndex>(orcs.length - n).fill(ENTRY_LEVEL);
    for (const chosen of combinations(free, n)) {
      const spaces = assigned(was, [...chosen, ...crowd]);
      const { after, gone } = withOrcsOn(turn.game, player, orcs, spaces);
      const players = turn.game.players.map((one, i) => (i === seat ? after : one));
      const { total } = scoreSeat({ ...turn.game, players }, seat);
      const left = byValue ? valueLeft(turn.game, seat, player, after) + total / 1000 : total;
      if (left >= lowest) continue;
      lowest = left;
      best = after;
      taken = spaces;
      lost = gone;
    }
    Object.assign(player, best);
    taken.forEach((at, i) => {
      const what = orcs[i]!;
      const stays = at === was[i];
      if (!stays)
        tell(turn, { type: 'breached', seat, what, at: squareName(at), rule: 'fiends.scoring.redistribute' });
      tellLost(turn, seat, at, lost[i]!, 'fiends.breach.animals');
      if (stays) return;
      const { hostage, by } = player.fiends!.occupied.find((space) => space.at === at)!;
      if (hostage !== null && by[0] === what) tellCaptured(turn, seat, at, hostage);
    });
  });
}
