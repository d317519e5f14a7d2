import { afterAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  type Game,
  hash,
  legalMoves,
  type Move,
  play,
  sandbox,
  startEffect,
} from '../../../src/caverna/engine/index.ts';
import { BOTS, dice } from '../../../src/caverna/lab/bots.ts';
import { playGame } from '../../../src/caverna/lab/game.ts';
import { expedition, expeditionAt } from '../../../src/caverna/machines/index.ts';
import { roster } from '../../lib/roster.ts';

const { watch, untaken, unvisited, states } = roster(expedition);

/** Positions in which somebody has just set out, from random games of all boxes. */
function departures(): Game[] {
  const found: Game[] = [];
  const look = (game: Game, _move: Move, _events: unknown, before: Game) => {
    if (expeditionAt(game) >= 0 && expeditionAt(before) < 0) found.push(game);
  };
  for (let seed = 1; seed <= 6; seed++) {
    playGame({ seats: 3 }, seed, BOTS.busy!, { after: look });
    playGame({ seats: 2, modules: ['fiends'] }, seed, BOTS.hunter!, { after: look });
  }
  return found;
}

describe('an expedition, step by step', () => {
  const found = departures();

  it('ends as the engine says, whatever is chosen', () => {
    expect(found.length).toBeGreaterThan(60);
    const roll = dice(3);
    for (const start of found) {
      const actor = createActor(expedition, { input: { game: start }, inspect: watch }).start();
      let game = start;
      while (actor.getSnapshot().status === 'active') {
        const { context, value } = actor.getSnapshot();
        const top = game.stack.at(-1)!;
        expect(value).toBe(top.kind === 'loot' ? 'loot' : 'item');
        const moves = legalMoves(context.game);
        const move = moves[roll(moves.length)]!;
        actor.send({ type: 'choose', move });
        const played = play(game, move);
        if (!played.ok) throw new Error('refused');
        game = played.value.game;
      }
      const { output } = actor.getSnapshot();
      expect(hash(output!.game)).toBe(hash(game));
      expect(output!.moves.length).toBeGreaterThan(0);
    }
  });

  it('refuses what is not possible and stays where it is', () => {
    const actor = createActor(expedition, { input: { game: found[0]! }, inspect: watch }).start();
    actor.send({ type: 'choose', move: { type: 'beg' } });
    expect(actor.getSnapshot().context.trouble).toMatchObject({ code: 'wrongMoment' });
    expect(actor.getSnapshot().value).toBe('loot');
  });

  it('can be joined in the middle of an item', () => {
    const roll = dice(8);
    let joined = 0;
    for (const start of found) {
      let game = start;
      for (let i = 0; i < 6 && expeditionAt(game) >= 0; i++) {
        if (game.stack.at(-1)!.kind !== 'loot') {
          const actor = createActor(expedition, { input: { game }, inspect: watch }).start();
          expect(actor.getSnapshot().value).toBe('item');
          joined++;
        }
        const moves = legalMoves(game);
        const played = play(game, moves[roll(moves.length)]!);
        if (!played.ok) throw new Error('refused');
        game = played.value.game;
      }
    }
    expect(joined).toBeGreaterThan(5);
  });

  it('on a table of its own goes on until the reward of a fight is there', () => {
    const table = sandbox({
      modules: ['fiends'],
      players: 2,
      seats: [{ dwarfs: [9, 0], orcs: { A: '5 a1', B: '7 b1', C: '9 c1', D: 'defeated' } }],
    });
    if (!table.ok) throw new Error(table.error.code);
    const begun = startEffect(table.value, 0, 0, { do: 'expedition', level: 1 });
    if (!begun.ok) throw new Error(begun.error.code);
    const actor = createActor(expedition, { input: { game: begun.value.game }, inspect: watch }).start();
    actor.send({ type: 'choose', move: { type: 'fight', orc: 'A', dogs: 0 } });
    expect(actor.getSnapshot().status).toBe('active');
    expect(legalMoves(actor.getSnapshot().context.game)[0]).toMatchObject({ type: 'reward' });
    actor.send({ type: 'choose', move: { type: 'reward', reward: 'gold' } });
    expect(actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().output!.game.players[0].goods.gold).toBeGreaterThan(0);
  });

  it('is over at once where there is none', () => {
    let none: Game | null = null;
    playGame({ seats: 1 }, 1, BOTS.random!, { start: (game) => void (none = game) });
    const actor = createActor(expedition, { input: { game: none! }, inspect: watch }).start();
    expect(actor.getSnapshot().status).toBe('done');
  });
});

afterAll(() => {
  expect(states.sort()).toEqual(['', 'done', 'growth', 'item', 'loot', 'setOut']);
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
});
