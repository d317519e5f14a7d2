// What the owner does where the rules make them choose and the odds are asked "without decisions".

import {
  type Frame,
  type FrameKind,
  type FrameOf,
  type Game,
  type Move,
  type MoveOf,
  type oneBoard,
  orcs,
  type Player,
  squareAt,
} from '../engine/index.ts';
import { type Worth, worthOf } from './worth.ts';

export interface Policy {
  /** Hits of a trap: on the orc that set it off, or on the weakest; what is left over goes to the weakest. */
  hits: 'entering' | 'weakest';
  /** Paying a Feed Trap or Rockfall: just enough if that defeats the orc, nothing, or as much as possible. */
  tribute: 'defeat' | 'none' | 'most';
  /** Equally good cave spaces: where least is lost, or the first one, row by row. */
  breach: 'least' | 'first';
  /** Equally weak dwarfs: who becomes the hostage. */
  hostage: 'newborn' | 'grown';
  /** Several held orcs and too few rooms: who moves in, always into the first room. */
  befriend: 'strongest' | 'weakest';
  /** A defeated orc: its gold. Rewards have effects of their own, so they are left to the player. */
  reward: 'gold';
}

export const DEFAULT_POLICY: Policy = {
  hits: 'entering',
  tribute: 'defeat',
  breach: 'least',
  hostage: 'newborn',
  befriend: 'strongest',
  reward: 'gold',
};

type Chooser<F> = (game: Game, frame: F, moves: readonly Move[], policy: Policy, worth: Worth) => Move;

/** The first of the moves for which the number is smallest. */
function least<T extends Move>(moves: readonly T[], number: (move: T) => number): T {
  let best = moves[0]!;
  for (const move of moves) if (number(move) < number(best)) best = move;
  return best;
}

const ownerOf = (game: Game, frame: Frame): Player => game.players[frame.seat];

function hit(game: Game, frame: FrameOf<'hits'>, moves: readonly Move[], { hits }: Policy): Move {
  const player = ownerOf(game, frame);
  const targets = moves.filter((move): move is MoveOf<'hit'> => move.type === 'hit');
  const entering = targets.find(({ orc }) => orc === game.fiends!.active?.orc);
  if (hits === 'entering' && entering) return entering;
  return least(targets, ({ orc }) => orcs.orcOf(player, orc).strength);
}

function tribute(game: Game, frame: FrameOf<'tribute'>, _: readonly Move[], policy: Policy): Move {
  const { strength } = orcs.orcOf(ownerOf(game, frame), frame.orc);
  // Only what lies in the supply: nothing is exchanged for it.
  const most = Math.min(frame.most, game.players[frame.seat].goods[frame.good]);
  const enough = most >= strength ? strength : 0;
  return { type: 'tribute', n: { defeat: enough, none: 0, most }[policy.tribute] };
}

/** What the owner loses when this orc takes this space. */
function priceOf(player: Player, frame: FrameOf<'breach'>, at: number, worth: Worth): number {
  if (orcs.orcOf(player, frame.orc).at === at) return 0;
  const draft = orcs.draftOf(player);
  orcs.release(draft, frame.orc);
  const { animals, mined } = orcs.occupy(draft, frame.orc, at);
  return worthOf(animals, worth) + worthOf(mined, worth);
}

function settle(
  game: Game,
  frame: FrameOf<'breach'>,
  moves: readonly Move[],
  policy: Policy,
  worth: Worth,
): Move {
  const spaces = moves as MoveOf<'occupy'>[];
  if (policy.breach === 'first') return spaces[0]!;
  return least(spaces, ({ at }) => priceOf(ownerOf(game, frame), frame, squareAt(at), worth));
}

function giveUp(game: Game, frame: Frame, moves: readonly Move[], policy: Policy): Move {
  const family = ownerOf(game, frame).dwarfs;
  const wanted = policy.hostage === 'newborn';
  return least(moves as MoveOf<'hostage'>[], ({ dwarf }) => (family[dwarf - 1]!.newborn === wanted ? 0 : 1));
}

function welcome(game: Game, frame: Frame, moves: readonly Move[], policy: Policy): Move {
  const player = ownerOf(game, frame);
  const sign = policy.befriend === 'strongest' ? -1 : 1;
  return least(moves as MoveOf<'befriend'>[], ({ orc }) => sign * orcs.orcOf(player, orc).strength);
}

const CHOOSERS: { [K in FrameKind]?: Chooser<FrameOf<K>> } = {
  hits: hit,
  tribute,
  breach: settle,
  hostage: giveUp,
  befriend: welcome,
};

/** The policy as a player: nobody bribes or pushes, and whatever is optional is left alone. */
export function decideBy(policy: Policy, worth: Worth): oneBoard.Decide {
  return (game, frame, moves) => {
    if (frame.kind === 'negotiate') return { type: 'stop' };
    const choose = CHOOSERS[frame.kind] as Chooser<Frame> | undefined;
    if (choose) return choose(game, frame, moves(), policy, worth);
    const open = moves();
    return (
      open.find((move) => move.type === 'reward' && move.reward === policy.reward) ??
      open.find((move) => move.type === 'stop') ??
      open[0]!
    );
  };
}
