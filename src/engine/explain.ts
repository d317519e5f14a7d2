// Why something is or is not possible, in structured reasons. `words.ts` makes sentences of them.

import { hasFarmland } from './board.ts';
import { LOOT_BY_ID } from './data/loot.ts';
import { FAMILY_LIMIT, STABLES } from './data/schedule.ts';
import { SPACES, variantOf } from './data/spaces.ts';
import { whyNotEffect } from './explain/effect.ts';
import { explainFeeding, type FeedingBill } from './explain/feeding.ts';
import { bundleOf } from './goods.ts';
import { areasOf, holds } from './housing/areas.ts';
import { fits, headsOf } from './housing/solve.ts';
import { actorOf } from './legal/exchange.ts';
import { connectsForest, connectsMountain, sites } from './legal/land.ts';
import { weakest } from './legal/work.ts';
import { familyLimit } from './powers/index.ts';
import { canGrow, coversOwn, furnishWays, goalPossible, spaceUsable } from './raise/possible.ts';
import { canRaise } from './raise/purse.ts';
import { caveOutlays } from './raise/tiles.ts';
import type { Refusal } from './result.ts';
import { IN_FOREST, SQUARES_ON_BOARD, squareAt } from './squares.ts';
import type { BuildEffect, Built, Frame, FrameOf, Game, Move, Player, Seat } from './types.ts';
import type { FarmAnimal, LootId, SpaceId, TileId } from './vocabulary.ts';

export type Question =
  | { about: 'space'; space: SpaceId; seat?: Seat }
  | { about: 'tile'; tile: TileId; seat?: Seat }
  | { about: 'square'; what: Built; at: string; and?: string; seat?: Seat }
  | { about: 'growth'; seat?: Seat }
  | { about: 'loot'; item: LootId; seat?: Seat; strength: number }
  | { about: 'animal'; animal: FarmAnimal; heads?: number; seat?: Seat }
  | { about: 'feeding'; seat?: Seat; perAdult?: number }
  | { about: 'move'; move: Move };

export interface Answer {
  ok: boolean;
  reasons: Refusal[];
  /** For feeding: how the bill is made up. */
  bill?: FeedingBill;
  /** For animals: areas and what they hold of this type. */
  room?: { at: number; holds: number }[];
}

const yes: Answer = { ok: true, reasons: [] };
const no = (...reasons: Refusal[]): Answer => ({ ok: false, reasons });

export function explainSpace(game: Game, seat: Seat, id: SpaceId, dwarf: number): Answer {
  if (!variantOf(id, game.players.length))
    return no({ code: 'spaceUnknown', rule: 'base.setup.boards', args: { space: id } });
  const space = game.spaces.find((candidate) => candidate.id === id);
  if (!space) return no({ code: 'spaceNotRevealed', rule: 'base.round.reveal', args: { space: id } });
  if (space.by >= 0)
    return no({ code: 'spaceTaken', rule: 'base.work.occupied', args: { space: id, by: space.by + 1 } });
  if (spaceUsable(game, seat, dwarf, space)) return yes;
  const { plan } = variantOf(id, game.players.length)!;
  const actor = { seat, dwarf, space, food: 0 };
  const reasons = plan.units.flatMap((unit) =>
    whyNotEffect(game, game.players[seat]!, actor, unit.effects[0]!),
  );
  return no({ code: 'spaceWithoutEffect', rule: 'base.work.effect', args: { space: id } }, ...reasons);
}

export function explainTile(game: Game, player: Player, tile: TileId): Answer {
  if (!game.supply.includes(tile))
    return no({ code: 'tileGone', rule: 'base.furnish.supply', args: { tile } });
  const reasons: Refusal[] = [];
  if (!coversOwn(player, tile) && caveOutlays(player).length === 0)
    reasons.push({ code: 'noSite', rule: 'base.furnish.site' });
  const ways = furnishWays(player, tile, null);
  if (!ways.some((way) => canRaise(player, way)))
    reasons.push({ code: 'cannotPay', rule: 'base.furnish.tile', args: { tile, ...bundleOf(ways[0]!) } });
  const actor = { seat: game.players.indexOf(player), dwarf: -1, space: null, food: 0 };
  if (reasons.length === 0 && !goalPossible(game, player, actor, { to: 'furnish', tile, price: null }))
    reasons.push({ code: 'cannotPay', rule: 'base.exchange.ruby.cavern', args: { tile } });
  return reasons.length > 0 ? no(...reasons) : yes;
}

const EFFECT_OF: Record<Built, BuildEffect> = {
  meadowField: { do: 'place', tiles: ['meadowField'] },
  cavernTunnel: { do: 'place', tiles: ['cavernTunnel'] },
  cavernCavern: { do: 'place', tiles: ['cavernCavern'] },
  meadow: { do: 'single', tile: 'meadow' },
  field: { do: 'single', tile: 'field' },
  tunnel: { do: 'single', tile: 'tunnel' },
  cavern: { do: 'single', tile: 'cavern' },
  oreMine: { do: 'oreMine' },
  rubyMine: { do: 'rubyMine', on: 'tunnel' },
  smallPasture: { do: 'fence', size: 'small', wood: 0 },
  largePasture: { do: 'fence', size: 'large', wood: 0 },
  stable: { do: 'stable', stone: 0 },
};

/** Why a landscape tile, mine, fence or stable cannot lie there. */
export function explainSquare(player: Player, what: Built, at: string, and?: string): Answer {
  const [a, b] = [squareAt(at), and ? squareAt(and) : -1];
  if (a < 0 || (and && b < 0)) return no({ code: 'unknownSquare', args: { square: at } });
  const unordered = what === 'cavernCavern' || what === 'largePasture';
  const found = sites(
    player,
    EFFECT_OF[what],
    (_, x, y) => (x === a && y === b) || (unordered && x === b && y === a),
  );
  const deep = what === 'rubyMine' && player.squares[a]!.land === 'deepTunnel';
  return found || deep ? yes : no(whyNotThere(player, what, a, b));
}

function whyNotThere(player: Player, what: Built, a: number, b: number): Refusal {
  const squares = b >= 0 ? [a, b] : [a];
  const lands = squares.map((at) => player.squares[at]!.land);
  switch (what) {
    case 'oreMine':
      return {
        code: lands.every((land) => land === 'tunnel') ? 'notAdjacent' : 'squareNotFree',
        rule: 'base.mine.ore',
      };
    case 'rubyMine':
      return { code: 'squareNotFree', rule: 'base.mine.ruby' };
    case 'smallPasture':
    case 'largePasture':
      return {
        code: lands.every((land) => land === 'meadow') ? 'notAdjacent' : 'noMeadow',
        rule: 'base.fence',
      };
    case 'stable':
      if (player.stables >= STABLES) return { code: 'noStableLeft', rule: 'base.stable' };
      return {
        code: player.squares[a]!.stable ? 'squareStable' : 'squareNotFree',
        rule: 'base.stable.where',
      };
    default:
      return whyNoTile(player, what, squares);
  }
}

function whyNoTile(player: Player, what: Built, squares: readonly number[]): Refusal {
  const forest = what === 'meadowField' || what === 'meadow' || what === 'field';
  const free = (at: number) => {
    const { land } = player.squares[at]!;
    return land === (forest ? 'forest' : 'mountain') || (land === 'off' && at >= SQUARES_ON_BOARD);
  };
  if (squares.some((at) => IN_FOREST[at] !== forest || !free(at)))
    return { code: 'squareNotFree', rule: 'base.tiles.adjacent' };
  if (squares.some((at) => at >= SQUARES_ON_BOARD))
    return { code: 'squareNotFree', rule: 'base.tile.officeRoom' };
  const field = what === 'meadowField' ? squares[1]! : what === 'field' ? squares[0]! : -1;
  if (field >= 0 && player.squares[field]!.stable)
    return { code: 'squareStable', rule: 'base.tiles.forest.stable' };
  if (!forest) {
    const connected = squares.some((at) => connectsMountain(player, at));
    return connected
      ? { code: 'notAdjacent', rule: 'base.tiles.adjacent' }
      : { code: 'notConnected', rule: 'base.tiles.mountain' };
  }
  const started = hasFarmland(player);
  if (squares.some((at) => connectsForest(player, at, started)))
    return { code: 'notAdjacent', rule: 'base.tiles.adjacent' };
  return started
    ? { code: 'notConnected', rule: 'base.tiles.forest.connect' }
    : { code: 'firstTileEntrance', rule: 'base.tiles.forest.first' };
}

export function explainGrowth(player: Player): Answer {
  if (canGrow(player)) return yes;
  return player.dwarfs.length >= familyLimit(player, FAMILY_LIMIT)
    ? no({ code: 'familyFull', rule: 'base.family.limit' })
    : no({ code: 'noRoom', rule: 'base.family.room' });
}

function explainAnimal(player: Player, animal: FarmAnimal, heads: number): Answer {
  const all = headsOf(player);
  const room = areasOf(player)
    .map((area) => ({ at: area.at, holds: holds(area, animal, player.goods.dog) }))
    .filter((area) => area.holds > 0);
  if (fits(player, { ...all, [animal]: all[animal] + heads })) return { ...yes, room };
  return { ...no({ code: 'animalsUnhoused', rule: 'base.animals.surplus', args: { animal } }), room };
}

export function explain(game: Game, question: Question): Answer {
  const frame = game.stack.at(-1);
  if (question.about === 'move') {
    if (!frame) return no({ code: 'gameOver' });
    return no(whyNot(game, frame, question.move));
  }
  const seat = question.seat ?? frame?.seat ?? 0;
  const player = game.players[seat];
  if (!player) return no({ code: 'badMove' });
  switch (question.about) {
    case 'space':
      return explainSpace(game, seat, question.space, Math.max(0, weakest(player)));
    case 'tile':
      return explainTile(game, player, question.tile);
    case 'square':
      return explainSquare(player, question.what, question.at, question.and);
    case 'growth':
      return explainGrowth(player);
    case 'loot': {
      const { strength } = LOOT_BY_ID[question.item];
      if (strength <= question.strength) return yes;
      return no({ code: 'tooWeak', rule: 'base.expedition.strength', args: { needs: strength } });
    }
    case 'animal':
      return explainAnimal(player, question.animal, question.heads ?? 1);
    case 'feeding':
      return {
        ...yes,
        bill: explainFeeding(player, question.perAdult ?? (game.harvest === 'feed1' ? 1 : 2)),
      };
  }
}

/** The reason why a move is refused at the pending decision. */
export function whyNot(game: Game, frame: Frame, move: Move): Refusal {
  const player = game.players[frame.seat]!;
  const wrongMoment: Refusal = { code: 'wrongMoment', rule: frame.rule, args: { pending: frame.kind } };
  const first = (answer: Answer, otherwise: Refusal = { code: 'notLegal', rule: frame.rule }): Refusal =>
    answer.reasons[0] ?? otherwise;
  switch (move.type) {
    case 'place':
      return frame.kind === 'work'
        ? first(explainSpace(game, frame.seat, move.space, frame.dwarf >= 0 ? frame.dwarf : weakest(player)))
        : wrongMoment;
    case 'promote':
      if (frame.kind !== 'work') return wrongMoment;
      return player.goods.ruby === 0
        ? { code: 'noRuby', rule: 'base.work.ruby' }
        : { code: 'notLegal', rule: 'base.work.order' };
    case 'build':
      return frame.kind === 'build' ? whyNotBuild(player, frame, move) : wrongMoment;
    case 'furnish':
      if (frame.kind !== 'furnish') return wrongMoment;
      if (frame.effect.only !== 'any' && first(explainTile(game, player, move.tile)).code === 'notLegal')
        return { code: 'notADwelling', rule: 'base.furnish.dwelling' };
      return first(explainTile(game, player, move.tile));
    case 'site':
      return frame.kind === 'site' ? { code: 'noSite', rule: 'base.furnish.site' } : wrongMoment;
    case 'do': {
      if (frame.kind !== 'act') return wrongMoment;
      const unit = variantOf(frame.space, game.players.length)!.plan.units.find(
        ({ label }) => label === move.part,
      );
      if (!unit) return { code: 'wrongMoment', rule: frame.rule };
      const [reason] = whyNotEffect(game, player, actorOf(game, frame), unit.effects[0]!);
      return reason ?? { code: 'wrongMoment', rule: 'base.work.connectors' };
    }
    case 'stop':
      return frame.kind === 'act' || frame.kind === 'loot' || frame.kind === 'sow'
        ? { code: 'nothingDoneYet', rule: 'base.work.effect' }
        : wrongMoment;
    case 'sow': {
      if (frame.kind !== 'sow') return wrongMoment;
      if (player.goods[move.crop] === 0 || frame[move.crop] === 0)
        return { code: 'noCrop', rule: 'base.sow' };
      return { code: 'noField', rule: 'base.sow.field' };
    }
    case 'forge':
      return frame.kind === 'forge' ? { code: 'cannotPay', rule: 'base.forge' } : wrongMoment;
    case 'loot':
      return frame.kind === 'loot' ? whyNotLoot(game, player, frame, move.item) : wrongMoment;
    case 'imitate':
      return frame.kind === 'imitate' ? whyNotImitate(game, frame, move.space) : wrongMoment;
    case 'exchange':
      return { code: 'cannotPay', rule: `base.exchange.${move.id}` };
    default:
      return move.type === frame.kind ? { code: 'notLegal', rule: frame.rule } : wrongMoment;
  }
}

function whyNotBuild(
  player: Player,
  frame: FrameOf<'build'>,
  move: Extract<Move, { type: 'build' }>,
): Refusal {
  const { effect } = frame;
  const wrongFace = effect.do === 'place' && !(effect.tiles as readonly Built[]).includes(move.what);
  const wrongSingle = effect.do === 'single' && effect.tile !== move.what;
  if (wrongFace || wrongSingle) return { code: 'wrongTile', rule: frame.rule, args: { tile: move.what } };
  const [reason] = explainSquare(player, move.what, move.at, move.and).reasons;
  return reason ?? { code: 'notLegal', rule: frame.rule };
}

function whyNotLoot(game: Game, player: Player, frame: FrameOf<'loot'>, item: LootId): Refusal {
  const { strength, effect } = LOOT_BY_ID[item];
  if (strength > frame.strength)
    return { code: 'tooWeak', rule: 'base.expedition.strength', args: { needs: strength } };
  if (frame.taken.includes(item)) return { code: 'lootTaken', rule: 'base.expedition.level' };
  const [reason] = whyNotEffect(game, player, actorOf(game, frame), effect);
  return reason ?? { code: 'notLegal', rule: 'base.expedition.level' };
}

function whyNotImitate(game: Game, frame: FrameOf<'imitate'>, id: SpaceId): Refusal {
  const space = game.spaces.find((candidate) => candidate.id === id);
  if (!SPACES[id].imitable) return { code: 'notImitable', rule: 'base.imitation.startingPlayer' };
  if (!space || space.by < 0) return { code: 'notImitable', rule: 'base.imitation.cost' };
  if (space.by === frame.seat) return { code: 'ownSpace', rule: 'base.imitation.own' };
  return { code: 'spaceWithoutEffect', rule: 'base.work.effect' };
}
