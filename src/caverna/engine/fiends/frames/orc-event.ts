// The decisions of an orc event: bribe or push, trap choices, where a breaching orc settles, who is taken hostage.

import type { BoxFrames, FrameRules } from '../../boxes/def.ts';
import { ALL_EXCHANGES } from '../../boxes/lists.ts';
import type { Exchange } from '../../data/exchanges.ts';
import { spend } from '../../do/primitives.ts';
import { addExchange, payableExchange } from '../../legal/exchange.ts';
import { relevantExchanges } from '../../raise/relevant.ts';
import { areaOf } from '../../state/board.ts';
import { holds } from '../../state/goods.ts';
import { MOUNTAIN_SQUARES, type SquareIndex, squareAt, squareName } from '../../state/squares.ts';
import { edit, pop, push, replaceTop, type Turn, tell } from '../../state/turn.ts';
import type { FrameOf, Game, Move, MoveOf, Player, Seat } from '../../state/types.ts';
import type { Good } from '../../state/vocabulary.ts';
import { breachChoices } from '../board/breach.ts';
import { boardOf, bribeOf } from '../board/bribe.ts';
import { breaksInAtEnd, waitsOutside } from '../board/end.ts';
import { change, hostileOrcs, isHostile, orcOf } from '../board/orcs.ts';
import { freeOrcRooms } from '../board/rooms.ts';
import { CAVE, cardOf, pathOf, pushTargets, reach, stepFrom } from '../board/walk.ts';
import type { MovementCard } from '../data/movement.ts';
import { befriend } from '../do/befriend.ts';
import { capture, takeSpace } from '../do/breach.ts';
import { weaken } from '../do/defeat.ts';
import { enter } from '../do/enter.ts';
import { rulings } from '../do/tell.ts';
import { letGo, startMarch } from '../flow/march.ts';
import type { OrcId, OrcLetter } from '../types.ts';

const STOP: Move = { type: 'stop' };
/** Bribes and pushes that can be paid from the supply as it is (fiends.event.bribe, fiends.event.push). */
export function answersTo(game: Game, frame: FrameOf<'negotiate'>): Move[] {
  const player = game.players[frame.seat];
  const orc = orcOf(player, frame.orc);
  const moves: Move[] = [];
  const most = Math.min(player.goods[bribeOf(game)], orc.strength);
  for (let n = 1; n <= most; n++) moves.push({ type: 'bribe', n });
  // fiends.event.pushForest, fiends.event.pushOnce
  if (orc.zone === 'forest' && !frame.pushed && holds(player.goods, boardOf(game).push))
    for (const { way } of pushTargets(orc.at, rulings(game).diagonalEntry)) moves.push({ type: 'push', way });
  return moves;
}

/** Areas with animals that the orc may take: on the way that its card shows, and in the cave if it is or gets there. */
function dangerFrom(game: Game, { seat, orc: id }: FrameOf<'negotiate'>): SquareIndex[] {
  const player = game.players[seat];
  const { zone, at } = orcOf(player, id);
  // Odds are asked with a card that nobody has seen yet.
  const card: MovementCard | undefined = cardOf(game.fiends!.active!.cards[seat]!, game.setup.box);
  const path = pathOf(at, (zone === 'forest' && card?.steps) || [], rulings(game).diagonalEntry);
  const breaksIn = zone === 'cave' || path.includes(CAVE) || breaksInAtEnd(game);
  const trodden = path.map((space) => areaOf(player, space));
  return player.herds
    .map((herd) => herd.at)
    .filter((area) => trodden.includes(area) || (breaksIn && MOUNTAIN_SQUARES.includes(area)));
}

/** base.exchange.anytime: animals may be eaten before an orc takes them. */
const lastMeals = ({ herds, fiends }: Player): Exchange[] =>
  ALL_EXCHANGES.filter(
    ({ eats, pay }) => eats && herds.some(({ at, animal }) => pay[animal] && fiends!.danger?.includes(at)),
  );

/** Exchanges that help to bribe or push are open. */
function helpfulExchanges(game: Game, frame: FrameOf<'negotiate'>): Move[] {
  const player = game.players[frame.seat];
  const orc = orcOf(player, frame.orc);
  const good = bribeOf(game);
  const { push: price } = boardOf(game);
  const wanted = new Set<Good>(player.goods[good] < orc.strength ? [good] : []);
  if (orc.zone === 'forest' && !frame.pushed)
    for (const name in price) if (player.goods[name as Good] < price[name as Good]!) wanted.add(name as Good);
  return help(game, frame.seat, wanted, lastMeals(player));
}

/** Exchanges to list: those that bring these goods, and others. */
export function help(
  game: Game,
  seat: Seat,
  wanted: ReadonlySet<Good>,
  others: readonly Exchange[] = [],
): Move[] {
  const moves: Move[] = [];
  const player = game.players[seat];
  const useful = wanted.size > 0 ? relevantExchanges(player, wanted) : [];
  for (const entry of new Set([...useful, ...others]))
    if (!entry.places && payableExchange(player, entry)) addExchange(player, entry, null, moves);
  return moves;
}

const canNegotiate = (game: Game, frame: FrameOf<'negotiate'>): boolean =>
  answersTo(game, frame).length > 0 || helpfulExchanges(game, frame).length > 0;

function cardBack(turn: Turn, seat: Seat): void {
  const active = turn.game.fiends!.active;
  if (!active) return;
  const cards = active.cards.slice();
  cards[seat] = null;
  turn.game.fiends = { ...turn.game.fiends!, active: { ...active, cards } };
}

/** fiends.event.skipMove: no step 3 for an orc that is gone, or was pushed into a holding trap or the cave. */
function concludeTalks(turn: Turn, frame: FrameOf<'negotiate'>): void {
  const orc = orcOf(turn.game.players[frame.seat], frame.orc);
  if (!isHostile(orc) || (frame.pushed && (orc.held === true || orc.zone === 'cave')))
    cardBack(turn, frame.seat);
  pop(turn);
}

const negotiate: FrameRules<'negotiate'> = {
  moves: (game, frame: FrameOf<'negotiate'>) => [STOP, ...answersTo(game, frame)],
  offers: helpfulExchanges,
  settle(turn, frame: FrameOf<'negotiate'>) {
    const orc = orcOf(turn.game.players[frame.seat], frame.orc);
    if (isHostile(orc)) {
      const danger = dangerFrom(turn.game, frame);
      if (danger.length > 0 || turn.game.players[frame.seat].fiends!.danger)
        change(edit(turn, frame.seat), { danger });
      if (canNegotiate(turn.game, frame)) return false;
    }
    concludeTalks(turn, frame);
    return true;
  },
  play(turn, frame: FrameOf<'negotiate'>, move: Move) {
    const { seat, orc } = frame;
    if (move.type === 'bribe') {
      const { strength } = orcOf(turn.game.players[seat], orc);
      spend(turn, seat, { [bribeOf(turn.game)]: move.n }, 'fiends.event.bribe');
      tell(turn, { type: 'bribed', seat, what: orc, n: move.n, rule: 'fiends.event.bribe' });
      weaken(turn, seat, orc, move.n, strength, 'fiends.event.bribe');
    } else if (move.type === 'push') {
      const { at, held } = orcOf(turn.game.players[seat], orc);
      spend(turn, seat, boardOf(turn.game).push, 'fiends.event.push');
      if (held) letGo(turn, seat, orc, 'fiends.event.pushHeld');
      const to = reach(at, move.way, rulings(turn.game).diagonalEntry)!;
      replaceTop(turn, { ...frame, pushed: true });
      push(turn, { kind: 'shove', seat, dwarf: -1, rule: 'fiends.event.push', orc, to });
    } else concludeTalks(turn, frame);
  },
};

/** base.exchange.anytime: the orc is pushed when nothing more on that space is eaten. */
const shove: FrameRules<'shove'> = {
  moves: () => [STOP],
  offers: (game, { seat }: FrameOf<'shove'>) => help(game, seat, new Set(), lastMeals(game.players[seat])),
  settle(turn, frame: FrameOf<'shove'>) {
    const player = turn.game.players[frame.seat];
    const area = areaOf(player, frame.to);
    if (player.herds.some(({ at }) => at === area)) {
      change(edit(turn, frame.seat), { danger: [area] });
      if (shove.offers!(turn.game, frame).length > 0) return false;
    }
    arrivePushed(turn, frame);
    return true;
  },
  play: arrivePushed,
};

function arrivePushed(turn: Turn, { seat, orc, to }: FrameOf<'shove'>): void {
  pop(turn);
  enter(turn, seat, orc, to, { type: 'pushed', rule: 'fiends.event.push' });
}

const march: FrameRules<'march'> = {
  moves: () => [],
  play: () => undefined,
  settle(turn, frame: FrameOf<'march'>) {
    const { seat } = frame;
    const orc = orcOf(turn.game.players[seat], frame.orc);
    if (!frame.begun) {
      startMarch(turn, frame);
      return true;
    }
    if (frame.steps.length === 0 || orc.zone !== 'forest' || orc.held) {
      pop(turn);
      return true;
    }
    const [way, ...steps] = frame.steps;
    const to = stepFrom(orc.at, way!, rulings(turn.game).diagonalEntry);
    if (to === CAVE && waitsOutside(turn.game)) {
      pop(turn);
      return true;
    }
    const replaced = reach(orc.at, way!, rulings(turn.game).diagonalEntry) === null;
    replaceTop(turn, { ...frame, steps });
    const rule = replaced ? 'fiends.move.fallback' : 'fiends.move.stepwise';
    enter(turn, seat, frame.orc, to, { type: 'stepped', rule });
    return true;
  },
};

/** fiends.traps.reach: any hostile orc, wherever it stands. */
const hits: FrameRules<'hits'> = {
  moves(game, frame: FrameOf<'hits'>) {
    const targets = hostileOrcs(game.players[frame.seat]);
    return [STOP, ...targets.map(({ id }): Move => ({ type: 'hit', orc: id as OrcLetter }))];
  },
  settle(turn, frame: FrameOf<'hits'>) {
    if (frame.hits > 0 && hostileOrcs(turn.game.players[frame.seat]).length > 0) return false;
    pop(turn);
    return true;
  },
  play(turn, frame: FrameOf<'hits'>, move: MoveOf<'hit'>) {
    if (move.type !== 'hit') return pop(turn);
    replaceTop(turn, { ...frame, hits: frame.hits - 1 });
    weaken(turn, frame.seat, move.orc, frame.by, frame.before[move.orc]!, frame.rule);
  },
};

const tribute: FrameRules<'tribute'> = {
  moves(game, { seat, good, most }: FrameOf<'tribute'>) {
    const have = Math.min(most, game.players[seat].goods[good]);
    return Array.from({ length: have + 1 }, (_, n): Move => ({ type: 'tribute', n }));
  },
  offers: (game, { seat, good, most }: FrameOf<'tribute'>) =>
    game.players[seat].goods[good] < most ? help(game, seat, new Set([good])) : [],
  settle(turn, frame: FrameOf<'tribute'>) {
    const { moves, offers } = tribute;
    if (moves(turn.game, frame).length + offers!(turn.game, frame).length > 1) return false;
    pop(turn);
    return true;
  },
  play(turn, frame: FrameOf<'tribute'>, { n }: MoveOf<'tribute'>) {
    pop(turn);
    if (n === 0) return;
    const { strength } = orcOf(turn.game.players[frame.seat], frame.orc);
    spend(turn, frame.seat, { [frame.good]: n }, frame.rule);
    weaken(turn, frame.seat, frame.orc, n, strength, frame.rule);
  },
};

const choicesOf = (game: Game, frame: FrameOf<'breach'>): number[] =>
  breachChoices(game.players[frame.seat], frame.orc, rulings(game), game.setup.box);

const breach: FrameRules<'breach'> = {
  moves: (game, frame: FrameOf<'breach'>) =>
    choicesOf(game, frame).map((at): Move => ({ type: 'occupy', at: squareName(at) })),
  settle(turn, frame: FrameOf<'breach'>) {
    const choices = choicesOf(turn.game, frame);
    const gone = !isHostile(orcOf(turn.game.players[frame.seat], frame.orc));
    if (!gone && choices.length > 1) return false;
    pop(turn);
    if (!gone) takeSpace(turn, frame.seat, frame.orc, choices[0]!);
    return true;
  },
  play(turn, frame: FrameOf<'breach'>, { at }: MoveOf<'occupy'>) {
    pop(turn);
    takeSpace(turn, frame.seat, frame.orc, squareAt(at));
  },
};

/** Dwarfs that are alike in every way need no choice. */
const alike = (game: Game, { seat, dwarfs }: FrameOf<'hostage'>): boolean => {
  const family = game.players[seat].dwarfs;
  const { homes } = game.players[seat].fiends!;
  const [first] = dwarfs;
  return dwarfs.every((i) => family[i]!.newborn === family[first!]!.newborn && homes[i] === homes[first!]);
};

const hostage: FrameRules<'hostage'> = {
  moves: (_, frame: FrameOf<'hostage'>) => frame.dwarfs.map((i): Move => ({ type: 'hostage', dwarf: i + 1 })),
  settle(turn, frame: FrameOf<'hostage'>) {
    if (!alike(turn.game, frame)) return false;
    pop(turn);
    capture(turn, frame.seat, frame.at, frame.dwarfs[0]!);
    return true;
  },
  play(turn, frame: FrameOf<'hostage'>, { dwarf }: MoveOf<'hostage'>) {
    pop(turn);
    capture(turn, frame.seat, frame.at, dwarf - 1);
  },
};

const befriendings = (game: Game, seat: Seat): { orc: OrcId; at: number }[] => {
  const player = game.players[seat];
  const rooms = freeOrcRooms(player);
  // Rooms of one kind are alike.
  const kinds = rooms.filter(
    (at, i) => rooms.findIndex((other) => player.squares[other]!.tile === player.squares[at]!.tile) === i,
  );
  const held = player.fiends!.orcs.filter((orc) => orc.held);
  // fiends.friendly.several: the owner chooses who moves in where; agreed on, only where.
  return held
    .slice(0, rulings(game).friendsByLetter ? 1 : held.length)
    .flatMap(({ id }) => kinds.map((at) => ({ orc: id, at })));
};

const friends: FrameRules<'befriend'> = {
  moves: (game, frame: FrameOf<'befriend'>) =>
    befriendings(game, frame.seat).map(
      ({ orc, at }): Move => ({ type: 'befriend', orc, at: squareName(at) }),
    ),
  settle(turn, frame: FrameOf<'befriend'>) {
    const found = befriendings(turn.game, frame.seat);
    if (found.length > 1) return false;
    if (found.length === 0) pop(turn);
    else befriend(turn, frame.seat, found[0]!.orc, found[0]!.at);
    return true;
  },
  play: (turn, frame: FrameOf<'befriend'>, { orc, at }: MoveOf<'befriend'>) =>
    befriend(turn, frame.seat, orc, squareAt(at)),
};

export const EVENT_FRAMES: BoxFrames = {
  negotiate,
  shove,
  march,
  hits,
  tribute,
  breach,
  hostage,
  befriend: friends,
};
