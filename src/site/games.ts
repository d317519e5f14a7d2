// A game and a box are two things: a box is a product, and a game has one or more of them.

import { boxesOf } from '../games/boxes.ts';

export type Game = keyof typeof boxesOf;
export type Box = (typeof boxesOf)[Game][number];

export const games = Object.keys(boxesOf) as Game[];
export const boxes: readonly Box[] = games.flatMap((game) => boxesOf[game]);

/** The box that a game begins with. */
export const firstBoxOf = (game: Game): Box => boxesOf[game][0];
export const firstBoxes: readonly Box[] = games.map(firstBoxOf);

/** What a page is about: a box, or the Codex itself. */
export type Subject = Box | 'codex';
export const subjects: readonly Subject[] = [...boxes, 'codex'];

export const isSubject = (name: string): name is Subject => (subjects as readonly string[]).includes(name);

/** Where the words of a game are explained; the first game has the short address. */
export const glossaryOf = (game: Game): string => (game === games[0] ? 'glossary' : `glossary/${game}`);

export const hasBox = (game: Game, subject: Subject): boolean =>
  (boxesOf[game] as readonly Subject[]).includes(subject);
