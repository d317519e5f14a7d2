// Players that choose among legal moves. The same game and seed always get the same answer.

import type { Game, Move } from '../engine/index.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** What the seat in turn does next: at least one move, at most until its turn passes on. */
export type Bot = (game: Game, seed: number) => Move[];

export const BOTS = { greedy, random } as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;

/** The bot of this name; an unknown one plays at random. */
export const botNamed = (name: string): Bot => (Object.hasOwn(BOTS, name) ? BOTS[name as BotName] : random);

export { bonusesFor } from './bonuses.ts';
export { type Dice, dice } from './dice.ts';
export { greedyWith } from './greedy.ts';
export { type Advice, addedBy, adviseLoot, considerLoot, LOOT_AIMS, type LootAim, measure } from './loot.ts';
export { WEIGHTS, type Weights } from './worth/index.ts';
