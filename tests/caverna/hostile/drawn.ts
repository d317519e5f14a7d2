// What a page does with whatever was let in: if any of it throws, the page is dead until it is loaded again.

import { createActor } from 'xstate';
import {
  contentsOf,
  type Game,
  hash,
  legalMoves,
  publicView,
  type Refusal,
  type SeatPosition,
  score,
  toPosition,
} from '../../../src/caverna/engine/index.ts';
import { checkSeat } from '../../../src/caverna/islands/editor/check.ts';
import { applyTool, clearSquare } from '../../../src/caverna/islands/editor/edit.ts';
import { offerOf } from '../../../src/caverna/islands/editor/offer.ts';
import { type Tool, toolGroups, toolsOf } from '../../../src/caverna/islands/editor/tools.ts';
import { askedNow, orcEvent, shownGame } from '../../../src/caverna/machines/index.ts';
import { boardOf, describeBoard } from '../../../src/caverna/scene/index.ts';
import { momentView } from '../../../src/caverna/scene/moments.ts';
import { sketch } from '../../../src/caverna/scene/sketch.ts';
import { follow, type Journey, setOut } from '../../../src/caverna/simulators/expedition.ts';
import {
  bribeGoods,
  bribeOf,
  type EventSoFar,
  type EventTable,
  eventOf,
  layTable,
} from '../../../src/caverna/simulators/orc-event.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import { raceOf, storyOf } from '../../../src/caverna/table/story.ts';
import type { Opened } from '../../../src/caverna/table/types.ts';
import {
  askFor,
  goodsInWords,
  nameGood,
  nameMove,
  nameSeat,
  tellEvent,
  tellRefusal,
} from '../../../src/caverna/telling/index.ts';
import { languages } from '../../../src/site/languages.ts';
import { factsOf } from '../../../src/table/record.ts';
import { gameOf } from '../../../src/table/timeline.ts';

const MOST_NAMED = 60;
const seen = new Set<string>();

/** False when the very same was drawn before. */
function isNew(key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

export function drawRefusal(refusal: Refusal | undefined): void {
  if (refusal) for (const language of languages) tellRefusal(language, refusal);
}

export function drawGame(game: Game): void {
  if (!isNew(hash(game))) return;
  const moves = legalMoves(game);
  score(game);
  publicView(game);
  toPosition(game);
  for (const language of languages) {
    game.players.forEach((player, seat) => {
      boardOf(language, player, { people: true });
      describeBoard(language, player);
      goodsInWords(language, player.goods);
      nameSeat(language, game, seat);
    });
    if (game.stack.length > 0) askFor(language, game, moves);
    for (const move of moves.slice(0, MOST_NAMED)) nameMove(language, move, game);
  }
}

const EDITED = ['a1', 'c4', 'b4', 'd3', 'd4', 'e2', 'a0'];

/** A seat in the editor: as the engine sees it or as a sketch, with every tool held over it. */
export function drawSeat(seat: SeatPosition, modules: readonly string[]): void {
  if (!isNew(`${modules} ${JSON.stringify(seat)}`)) return;
  const checked = checkSeat(seat, modules);
  drawRefusal(checked.trouble ?? undefined);
  const drawn = checked.player ?? sketch(seat, modules);
  for (const language of languages) {
    boardOf(language, drawn, { people: true });
    boardOf(language, sketch(seat, modules));
    goodsInWords(language, seat.goods ?? {});
  }
  const offer = offerOf({ given: { modules: [...modules], seats: [seat] }, at: 0 }, seat);
  const tools = toolGroups.flatMap((group): Tool[] => toolsOf(group, offer, seat).slice(0, 6));
  for (const square of EDITED) {
    clearSquare(seat, square, ['A', 'D']);
    for (const tool of tools) for (const more of [true, false]) applyTool(seat, tool, square, more);
  }
}

export function drawTable({ given }: EventTable): void {
  eventOf(given);
  contentsOf(given.box);
  for (const language of languages)
    for (const good of [bribeOf(given), ...bribeGoods(given)]) nameGood(language, good);
  for (const seat of given.seats ?? [{}]) drawSeat(seat, ['fiends']);
}

export function drawEvent(so: EventSoFar): void {
  drawTable(so);
  const start = layTable(so, so.cards);
  if (!start.ok) throw new Error(`let in, but not laid: ${start.error.code}`);
  drawGame(start.value);
  const { entering, cards, moves } = so;
  const input = { game: start.value, entering, moves, dealt: entering ? cards.length : 0 };
  const actor = createActor(orcEvent, { input }).start();
  for (let i = 0; i < 4; i++) {
    const { context } = actor.getSnapshot();
    const { line, at, trouble } = context;
    drawRefusal(trouble ?? undefined);
    const film = { before: start.value, moments: line.moments };
    for (const language of languages)
      for (const seat of start.value.players.keys()) momentView(language, film, at, seat, { people: true });
    const event = line.moments[at]?.event;
    if (event) for (const language of languages) tellEvent(language, event, shownGame(context));
    if (askedNow(context)) drawGame(line.game);
    actor.send({ type: 'forward' });
  }
  actor.stop();
}

export function drawPlan(journey: Journey): void {
  drawSeat(journey.seat, journey.box === 'base' ? [] : [journey.box]);
  const begun = setOut(journey);
  if (begun.ok) drawGame(begun.value);
  else drawRefusal(begun.error);
}

export function drawJourney(journey: Journey, lines: readonly string[]): void {
  drawPlan(journey);
  const begun = setOut(journey);
  if (!begun.ok) throw new Error(`let in, but not begun: ${begun.error.code}`);
  drawGame(follow(begun.value, lines).game);
}

export function drawOpened(opened: Opened): void {
  if (opened.how === 'view') for (const line of [...opened.seats, ...opened.lines]) line.trim();
  const { session } = opened;
  if (!session) return;
  drawGame(gameOf(session.timeline));
  factsOf(rules, session);
  raceOf(storyOf(session.timeline));
}
