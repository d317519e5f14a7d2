// What is asked now, and of whom.

import type { Language } from '../../site/languages.ts';
import {
  ALL_CROPS,
  type Frame,
  type FrameOf,
  type Game,
  type Goal,
  type Move,
  mealOf,
  nextDwarf,
  orcsTold,
  type Seat,
  squareName,
} from '../engine/index.ts';
import { effectInWords } from './actions.ts';
import { eitherOf } from './names.ts';
import { sidesIn } from './terms.ts';
import { capital, type Tongue, tongue } from './tongue.ts';

/** What the player is about to do and cannot pay for yet. */
function goalInWords(t: Tongue, goal: Goal, game: Game, seat: Seat): string {
  const { asks: w } = t.w;
  if (goal.to === 'furnish') return w.goalFurnish(t.tile(goal.tile));
  if (goal.to === 'forge') return w.goalForge(goal.strength);
  if (goal.to === 'imitate') return w.goalImitate(t.space(goal.space));
  if (goal.to === 'pay') return w.goalPay(t.goods(goal.goods));
  return effectInWords(t, goal.effect, { player: game.players[seat], goods: {} });
}

function askToWork(t: Tongue, game: Game, frame: FrameOf<'work'>): string {
  const player = game.players[frame.seat];
  const dwarf = player.dwarfs[nextDwarf(player, frame)];
  const who = dwarf?.goblin ? 'goblin' : game.setup.seats[frame.seat]?.folk ? 'person' : 'dwarf';
  return t.w.asks.work(who, dwarf?.weapon ?? 0);
}

function askWhereToBuild(t: Tongue, { effect }: FrameOf<'build'>): string {
  const { asks: w, actions } = t.w;
  switch (effect.do) {
    case 'place':
      return effect.tiles.length > 1 ? w.buildTwin : w.build(w.twin(actions.twins[effect.tiles[0]!]));
    case 'single':
      return w.build(w.things[effect.tile]);
    case 'fence':
      return w.build(w.things[effect.size === 'small' ? 'smallPasture' : 'largePasture']);
    default:
      return w.build(w.things[effect.do]);
  }
}

function askWhatToSow(t: Tongue, frame: FrameOf<'sow'>): string {
  const left = Object.fromEntries(ALL_CROPS.map((crop) => [crop, frame[crop] ?? 0]));
  return t.w.asks.sow(t.goods(left));
}

/** What is known of the orc whose turn it is, and what can be done about it. */
function askAboutOrc(t: Tongue, game: Game, frame: FrameOf<'negotiate'>, open?: readonly Move[]): string {
  const { asks: w, moves } = t.w;
  const name = moves.orc(frame.orc);
  const card = game.fiends?.active?.cards[frame.seat];
  // Only what can be done is asked for: there may be nothing to pay with before an exchange.
  const answers = Object.entries(w.negotiate).flatMap(([answer, says]) =>
    !open || open.some(({ type }) => type === answer) ? says : [],
  );
  const question = `${capital(eitherOf(t.language, answers))}?`;
  if (orcsTold().orcOf(game.players[frame.seat], frame.orc).zone === 'cave')
    return `${w.inCave(name)} ${question}`;
  if (!card) return question;
  const steps = orcsTold()
    .cardOf(card, game.setup.box)
    .steps.map((way) => moves.ways[way]);
  return `${w.drew(name, steps.join(', '))} ${question}`;
}

function askToPay(t: Tongue, game: Game): string {
  const below = game.stack.at(-2);
  return below?.kind === 'site' ? t.w.asks.payTile(t.tile(below.tile)) : t.w.asks.pay;
}

function askToFeed(t: Tongue, game: Game, frame: FrameOf<'feed'>): string {
  const player = game.players[frame.seat];
  const meal = mealOf(player, frame.perAdult, frame.served);
  const { food, stone } = player.goods;
  return t.w.asks.feed(t.goods(meal), t.goods({ food, stone: meal.stone && stone }));
}

function question(t: Tongue, game: Game, frame: Frame, open?: readonly Move[]): string {
  const { asks: w, moves } = t.w;
  switch (frame.kind) {
    case 'work':
      return askToWork(t, game, frame);
    case 'act':
      return (frame.done ? w.actMore : w.act)(t.space(frame.space));
    case 'raise':
      return w.raise(goalInWords(t, frame.goal, game, frame.seat));
    case 'furnish':
      return frame.effect.only === 'any' ? w.furnish : w.furnishDwelling;
    case 'pay':
      return askToPay(t, game);
    case 'site':
      return w.site(t.tile(frame.tile));
    case 'build':
      return askWhereToBuild(t, frame);
    case 'sow':
      return askWhatToSow(t, frame);
    case 'loot':
      return w.loot(frame.strength, frame.left);
    case 'imitate':
      return w.imitate(t.goods({ food: frame.food }));
    case 'market':
      return w.market(t.goods({ gold: game.players[frame.seat].goods.gold }));
    case 'trade':
      return w.trade(frame.left);
    case 'breed':
      return frame.again ? w.breedAgain : w.breed;
    case 'feed':
      return askToFeed(t, game, frame);
    case 'orcWork':
      return frame.hurried ? w.orcFirst : w.orcWork;
    case 'negotiate':
      return askAboutOrc(t, game, frame, open);
    case 'shove':
      return w.shove(moves.orc(frame.orc), squareName(frame.to));
    case 'hits':
      return w.hits(t.trap(frame.trap), frame.hits, frame.by);
    case 'tribute':
      return w.tribute(t.trap(frame.trap), moves.orc(frame.orc), t.good(frame.good, 2));
    case 'fallen':
      return w.fallen(moves.orc(frame.orc));
    case 'breach':
      return `${(frame.again ? w.inCave : w.breach)(moves.orc(frame.orc))} ${w.occupy}`;
    case 'choose':
      return w.choose(...sidesIn(t.w, game));
    case 'hostage':
      return w.hostage(squareName(frame.at));
    case 'equip':
      return w.equip(frame.strength);
    case 'visit':
      return frame.occupied ? w.visit.occupied : w.visit.unoccupied;
    case 'moment':
      return w.moment[frame.before];
    case 'drive':
      return open?.some(({ type }) => type === 'stop') ? w.driveNone : w.drive;
    case 'run':
    case 'march':
      // Steps that run by themselves and never wait.
      return '';
    default:
      return w[frame.kind];
  }
}

/** What is asked now, and of whom; an empty string when the game is over. `open`: the legal moves, if they are known. */
export function askFor(language: Language, game: Game, open?: readonly Move[]): string {
  const frame = game.stack.at(-1);
  if (!frame) return '';
  const t = tongue(language);
  const text = question(t, game, frame, open);
  return game.players.length > 1 ? `${t.seat(game, frame.seat)}: ${text}` : text;
}
