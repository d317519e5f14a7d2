import { ABOUT_BILKARR } from '../bilkarr/questions.ts';
import { ABOUT_POTIONS } from '../potions/questions.ts';
import type { Question } from '../scenario/types.ts';
import type { Card, GameMap, Square } from '../state/types.ts';
import type { Gate } from '../state/vocabulary.ts';
import { dealCards } from './deal.ts';
import { layCard, markSquare, putGate } from './edit.ts';
import { gatesOn } from './gates.ts';
import { answerOf, mapIn } from './given.ts';
import { isDark, middleSquare, squaresOf } from './grid.ts';
import { isFull, squaresLeft } from './left.ts';
import { readMap } from './read.ts';
import { replaceGate } from './staff.ts';

const gatesTold = (map: GameMap): object => Object.fromEntries(gatesOn(map));

export const MAP_QUESTIONS: Readonly<Record<string, Question>> = {
  board: (given) => {
    const map = mapIn(given);
    return {
      squares: squaresOf(map).size,
      left: squaresLeft(map).length,
      full: isFull(map),
      middle: middleSquare(map),
    };
  },
  boardFilled: (given) => {
    const map = mapIn(given);
    const roads = squaresLeft(map).slice(given.except as number);
    const cards = Object.fromEntries(roads.map((square) => [square, { kind: 'road' as const }]));
    const filled = { ...map, cards: { ...map.cards, ...cards } };
    return { left: squaresLeft(filled).length, full: isFull(filled) };
  },
  readMap: ({ map }) => answerOf(readMap(map), (read) => ({ cards: Object.keys(read.cards).length })),
  layCard: (given) =>
    answerOf(layCard(mapIn(given), given.at as Square, given.card as Card), (map) => ({
      left: squaresLeft(map).length,
    })),
  putGate: (given) =>
    answerOf(putGate(mapIn(given), given.at as Square, given.gate as Gate), (map) => ({
      gates: gatesTold(map),
    })),
  leaveOut: (given) =>
    answerOf(markSquare(mapIn(given), given.at as Square, 'out'), (map) => ({
      left: squaresLeft(map).length,
    })),
  replaceGate: (given) =>
    answerOf(replaceGate(mapIn(given), given.from as Gate, given.to as Gate), ({ map, events }) => ({
      gates: gatesTold(map),
      rules: events.map(({ rule }) => rule),
    })),
  dealCards: (given) =>
    answerOf(dealCards(mapIn(given), given.inPlay as Gate[], given.seed as number), (map) => ({
      gates: Object.keys(gatesTold(map)).length,
      onMarks: gatesOn(map).every(([, square]) => map.marks[square] === 'gate'),
      cities: Object.values(map.cards).filter(({ kind }) => kind === 'city').length,
      ruins: Object.values(map.cards).filter(({ kind }) => kind === 'ruins').length,
    })),
  gateColours: (given) =>
    Object.fromEntries(
      gatesOn(mapIn(given)).map(([gate, square]) => [gate, isDark(square) ? 'dark' : 'light']),
    ),
  ...ABOUT_BILKARR,
  ...ABOUT_POTIONS,
};
