// Why a move is refused at the pending decision.

import { boxOf, frameRules } from '../boxes/installed.ts';
import { isDwelling, LOOT_OF } from '../boxes/lists.ts';
import { strengthOf } from '../corrections/tiles.ts';
import { SPACES } from '../data/spaces.ts';
import { actorOf } from '../legal/exchange.ts';
import { toll } from '../legal/land.ts';
import { weakest } from '../legal/work.ts';
import { twinRule } from '../powers/index.ts';
import type { Refusal } from '../state/result.ts';
import { sideOf } from '../state/sides.ts';
import type { Built, Frame, FrameOf, Game, Move, Player } from '../state/types.ts';
import type { LootId, SpaceId, TileId } from '../state/vocabulary.ts';
import type { Answer } from './answer.ts';
import { whyNotEffect } from './effect.ts';
import { whyNotBreed, whyNotBuy, whyNotExchange, whyNotFeed, whyNotForge, whyNotServe } from './exchange.ts';
import { explainSpace } from './space.ts';
import { explainSquare } from './square.ts';
import { explainTile } from './tile.ts';

/** The reason why a move is refused at the pending decision. */
export function whyNot(game: Game, frame: Frame, move: Move): Refusal {
  const player = game.players[frame.seat];
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
      if (!mayFurnish(frame, move.tile)) return { code: 'notADwelling', rule: 'base.furnish.dwelling' };
      return first(explainTile(game, player, move.tile, frame.effect.price));
    case 'site':
      return frame.kind === 'site' ? { code: 'noSite', rule: 'base.furnish.site' } : wrongMoment;
    case 'do': {
      if (frame.kind !== 'act') return wrongMoment;
      const unit = sideOf(game, frame.space)!.plan.units.find(({ label }) => label === move.part);
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
      if (frame[move.crop] === 0) return { code: 'limitReached', rule: 'base.sow' };
      if (player.goods[move.crop] === 0) return { code: 'noCrop', rule: 'base.sow' };
      return { code: 'noField', rule: 'base.sow.field' };
    }
    case 'forge':
      return frame.kind === 'forge' ? whyNotForge(player, frame, move.strength) : wrongMoment;
    case 'loot':
      return frame.kind === 'loot' ? whyNotLoot(game, player, frame, move.item) : wrongMoment;
    case 'imitate':
      return frame.kind === 'imitate' ? whyNotImitate(game, frame, move.space) : wrongMoment;
    case 'exchange':
      return whyNotExchange(player, frame, move);
    case 'serve':
      return frame.kind === 'feed' ? whyNotServe(player, frame, move) : wrongMoment;
    case 'feed':
      return frame.kind === 'feed' ? whyNotFeed(player, frame) : wrongMoment;
    case 'beg':
      return frame.kind === 'feed' ? { code: 'notLegal', rule: 'base.harvest.beg' } : wrongMoment;
    case 'breed':
      return frame.kind === 'breed' ? whyNotBreed(player, frame, move) : wrongMoment;
    case 'buy':
      return frame.kind === 'market' ? whyNotBuy(player, frame, move) : wrongMoment;
    case 'pass':
      return frame.kind === 'work' ? { code: 'notLegal', rule: 'base.work.none' } : wrongMoment;
    case 'trade':
      return frame.kind === 'trade'
        ? { code: 'cannotPay', rule: frame.rule, args: { ...frame.pay } }
        : wrongMoment;
    default: {
      const own = boxOf(game)?.whyNot?.(game, frame, move);
      if (own) return own;
      if (
        frameRules(game, frame)
          ?.moves(game, frame)
          .some(({ type }) => type === move.type)
      )
        return { code: 'notLegal', rule: frame.rule };
      return move.type === frame.kind ? { code: 'notLegal', rule: frame.rule } : wrongMoment;
    }
  }
}

/** base.furnish.dwelling: some actions build only dwellings, or only the ordinary one. */
function mayFurnish({ effect: { only } }: FrameOf<'furnish'>, tile: TileId): boolean {
  if (only === 'any') return true;
  return only === 'ordinary' ? tile === 'dwelling' : isDwelling(tile);
}

function whyNotBuild(
  player: Player,
  frame: FrameOf<'build'>,
  move: Extract<Move, { type: 'build' }>,
): Refusal {
  const { effect } = frame;
  const rubies = toll(player, effect, move.what);
  if (effect.do === 'place') {
    const folk = twinRule(player, effect.tiles[0] === 'meadowField' ? 'forest' : 'mountain');
    const twin = effect.tiles.some((tile) => tile === move.what);
    if (folk && twin && folk.twins.twin === null)
      return { code: 'wrongTile', rule: folk.rule, args: { tile: move.what } };
    if (folk && rubies > player.goods.ruby) return { code: 'noRuby', rule: folk.rule };
  }
  const wrongFace = effect.do === 'place' && !(effect.tiles as readonly Built[]).includes(move.what);
  const wrongSingle = effect.do === 'single' && effect.tile !== move.what;
  if (wrongFace || wrongSingle) return { code: 'wrongTile', rule: frame.rule, args: { tile: move.what } };
  const [reason] = explainSquare(player, move.what, move.at, move.and).reasons;
  return reason ?? { code: 'notLegal', rule: frame.rule };
}

function whyNotLoot(game: Game, player: Player, frame: FrameOf<'loot'>, item: LootId): Refusal {
  const { effect, afterwards, power, rules } = LOOT_OF[item];
  const strength = strengthOf(game.setup, item);
  if (power && !player.powers[power]) return { code: 'notLegal', rule: rules[0]! };
  if (strength > frame.strength)
    return { code: 'tooWeak', rule: 'base.expedition.strength', args: { needs: strength } };
  if (frame.taken.includes(item)) return { code: 'lootTaken', rule: 'base.expedition.level' };
  const [reason] = [effect, ...(afterwards ? [afterwards] : [])].flatMap((part) =>
    whyNotEffect(game, player, actorOf(game, frame), part),
  );
  return reason ?? { code: 'notLegal', rule: 'base.expedition.level' };
}

function whyNotImitate(game: Game, frame: FrameOf<'imitate'>, id: SpaceId): Refusal {
  const space = game.spaces.find((candidate) => candidate.id === id);
  if (SPACES[id]?.imitable === false) return { code: 'notImitable', rule: 'base.imitation.startingPlayer' };
  if (!space || space.by < 0) return { code: 'notImitable', rule: 'base.imitation.cost' };
  if (space.by === frame.seat || game.players[frame.seat].dwarfs.some(({ at }) => at === id))
    return { code: 'ownSpace', rule: 'base.imitation.own' };
  const { effects } = sideOf(game, id)!.plan.units[0]!;
  if (effects[0]!.do === 'imitate') return { code: 'notImitable', rule: 'base.imitation.cost' };
  return { code: 'spaceWithoutEffect', rule: 'base.work.effect' };
}
