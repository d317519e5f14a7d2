import { fromPromise } from 'xstate';
import { botNamed } from '../../bots/index.ts';
import type { Move } from '../../engine/index.ts';
import type { BotTask } from '../../machines/index.ts';

/** A bot that thinks on the page, between two frames. */
export const botHere = fromPromise<readonly Move[], BotTask>(async ({ input }) => {
  await new Promise((resolve) => setTimeout(resolve));
  return botNamed(input.bot)(input.game, input.seed);
});
