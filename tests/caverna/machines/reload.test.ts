// A game may be closed at any moment: whoever opens it again is asked the very same question.

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { hash, legalMoves, type SetupRequest } from '../../../src/caverna/engine/index.ts';
import { BOTS, dice } from '../../../src/caverna/lab/bots.ts';
import { gameMachine } from '../../../src/caverna/machines/index.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import type { Session } from '../../../src/caverna/table/types.ts';
import { fromFile, toFile } from '../../../src/table/file.ts';

const FIENDS = (seats: number): SetupRequest => ({ seats, modules: ['fiends'] });
const FOLK = (...folk: string[]): SetupRequest => ({
  modules: ['base', 'folk'],
  seats: folk.map((name) => ({ folk: name })),
});

/** Games in which every kind of question comes up that random play meets at all. */
const GAMES: [SetupRequest, seed: number, bot: string][] = [
  [{ seats: 1 }, 1, 'busy'],
  [{ seats: 1 }, 1, 'random'],
  [{ seats: 7 }, 1, 'random'],
  [FIENDS(1), 1, 'hunter'],
  [FIENDS(1), 2, 'random'],
  [FIENDS(2), 2, 'busy'],
  [FIENDS(2), 6, 'busy'],
  [FIENDS(2), 8, 'busy'],
  [FIENDS(2), 23, 'hunter'],
  [FIENDS(4), 1, 'busy'],
  [FIENDS(4), 2, 'busy'],
  [FIENDS(4), 2, 'hunter'],
  [FIENDS(4), 3, 'hunter'],
  [FIENDS(4), 4, 'random'],
  [FIENDS(4), 4, 'hunter'],
  [FIENDS(4), 6, 'hunter'],
  [FIENDS(4), 8, 'hunter'],
  [FIENDS(4), 36, 'hunter'],
  [FIENDS(4), 70, 'hunter'],
  [FIENDS(4), 28, 'busy'],
  [FIENDS(4), 68, 'busy'],
  [FOLK('darkElves', 'caveGoblins', 'silicoids', 'trolls'), 1, 'random'],
  [FOLK('elves', 'humans', 'paleOnes', 'mountainDwarves'), 1, 'random'],
  [
    { ...FIENDS(1), fiends: { bonuses: ['trap', 'tile.woodSupplier', 'doubleTile.meadowField'] } },
    9,
    'hunter',
  ],
];

const ASKED =
  'act armory bonus breach breed build casanova choose convert drop equip fallen feed final forge furnish hits house imitate ' +
  'layTrap loot market may negotiate offers orcWork pay protect raise restock shove site sow temper trade tribute visit work';

async function reopened(session: Session): Promise<Session> {
  const back = await fromFile(rules, JSON.stringify(toFile(rules, session)), 'fresh-id');
  if (!back.ok || back.value.how !== 'play') throw new Error(JSON.stringify(back));
  return back.value.session;
}

describe('a reload', () => {
  it('goes on in the middle of every kind of decision', async () => {
    const asked = new Map<string, number>();
    for (const [setup, seed, bot] of GAMES) {
      const actor = createActor(gameMachine, { input: {} }).start();
      actor.send({ type: 'begin', setup, seed, id: 'game-1' });
      const roll = dice(seed);
      for (let { context } = actor.getSnapshot(); context.me >= 0; { context } = actor.getSnapshot()) {
        const { kind } = context.game!.stack.at(-1)!;
        const times = asked.get(kind) ?? 0;
        asked.set(kind, times + 1);
        const move = BOTS[bot]!(context.game!, roll);
        if (times < 2) {
          const again = createActor(gameMachine, {
            input: { session: await reopened(context.session!) },
          }).start();
          expect(again.getSnapshot().value, kind).toEqual(actor.getSnapshot().value);
          expect(legalMoves(again.getSnapshot().context.game!)).toEqual(legalMoves(context.game!));
          again.send({ type: 'choose', move });
          actor.send({ type: 'choose', move });
          expect(hash(again.getSnapshot().context.game!)).toBe(hash(actor.getSnapshot().context.game!));
          expect(again.getSnapshot().value).toEqual(actor.getSnapshot().value);
        } else actor.send({ type: 'choose', move });
        expect(actor.getSnapshot().context.trouble).toBeNull();
      }
    }
    expect(ASKED.split(' ').filter((kind) => !asked.has(kind))).toEqual([]);
  });
});
