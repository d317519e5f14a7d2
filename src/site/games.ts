// A game and a box are two things: a box is a product, and a game has one or more of them.

import { boxesOf } from '../games/boxes.ts';

type Game = keyof typeof boxesOf;
export type Box = (typeof boxesOf)[Game][number];

const games = Object.keys(boxesOf) as Game[];
export const boxes: readonly Box[] = games.flatMap((game) => boxesOf[game]);

/** The box that a game begins with, of every game. */
export const firstBoxes: readonly Box[] = games.map((game) => boxesOf[game][0]);

/** What a page is about: a box, or the Codex itself. */
export type Subject = Box | 'codex';
export const subjects: readonly Subject[] = [...boxes, 'codex'];

export const isSubject = (name: string): name is Subject => (subjects as readonly string[]).includes(name);
