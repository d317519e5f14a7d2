import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { botNamed, dice } from '../../src/bots/index.ts';
import {
  hash,
  installFiends,
  legalMoves,
  type Move,
  newGame,
  notate,
  play,
  type SetupRequest,
} from '../../src/engine/index.ts';
import { type BotTask, gameMachine } from '../../src/machines/index.ts';
import type { Session } from '../../src/session/session.ts';
import { gameOf, here, linesOf } from '../../src/session/timeline.ts';

await installFiends();

const bot = fromPromise<readonly Move[], BotTask>(async ({ input }) =>
  botNamed(input.bot)(input.game, input.seed),
);
const machine = gameMachine.provide({ actors: { bot } });

function table(setup: SetupRequest, seed = 1, more: object = {}) {
  const kept: Session[] = [];
  const actor = createActor(machine, { input: { keep: (session) => kept.push(session) } }).start();
  actor.send({ type: 'begin', setup, seed, id: 'game-1', settings: { pace: 0 }, ...more });
  return { actor, kept };
}

type Actor = ReturnType<typeof table>['actor'];
const context = (actor: Actor) => actor.getSnapshot().context;

function choose(actor: Actor, roll: (n: number) => number): Move {
  const moves = legalMoves(context(actor).game!);
  const move = moves[roll(moves.length)]!;
  actor.send({ type: 'choose', move });
  return move;
}

const KINDS: [string, SetupRequest][] = [
  ['base, solo', { seats: 1 }],
  ['base, introductory, 3 players', { seats: 3, tileSet: 'intro' }],
  ['base, 7 players', { seats: 7 }],
  [
    'folk, 4 players',
    {
      modules: ['base', 'folk'],
      seats: [{ folk: 'elves' }, { folk: 'trolls' }, { folk: 'silicoids' }, { folk: 'humans' }],
    },
  ],
  ['fiends, solo', { seats: 1, modules: ['fiends'] }],
  ['fiends, 4 players', { seats: 4, modules: ['fiends'] }],
];

describe('a whole game at the table', () => {
  for (const [name, setup] of KINDS)
    it(`${name}: ends as the engine says`, () => {
      const { actor } = table(setup, 5);
      const roll = dice(9);
      const start = newGame(setup, 5);
      if (!start.ok) throw new Error('no game');
      let game = start.value;
      while (context(actor).me >= 0) {
        expect(actor.getSnapshot().matches({ playing: { chair: 'asking' } })).toBe(true);
        const move = choose(actor, roll);
        const played = play(game, move);
        if (!played.ok) throw new Error(`refused ${notate(move)}`);
        game = played.value.game;
      }
      expect(hash(context(actor).game!)).toBe(hash(game));
      expect(actor.getSnapshot().value).toEqual({ playing: { table: 'scoring', chair: 'resting' } });
    });

  it('is played to the end by bots alone', async () => {
    const { actor } = table({ seats: [{ kind: 'bot' }, { kind: 'bot' }] }, 3, { bots: ['random', 'random'] });
    await waitFor(actor, (state) => state.matches({ playing: { chair: 'resting' } }), { timeout: 20_000 });
    expect(context(actor).game!.phase).toBe('over');
  });
});

describe('undo', () => {
  it('goes back over the moves of bots to the last decision of a person', async () => {
    const { actor } = table({ seats: 2 }, 3, { bots: [null, 'random'] });
    const roll = dice(4);
    for (let i = 0; i < 12; i++) {
      await waitFor(actor, (state) => state.matches({ playing: { chair: 'asking' } }));
      choose(actor, roll);
    }
    await waitFor(actor, (state) => state.matches({ playing: { chair: 'asking' } }));
    const before = hash(context(actor).game!);
    actor.send({ type: 'undo' });
    expect(context(actor).me).toBe(0);
    expect(hash(context(actor).game!)).not.toBe(before);
    actor.send({ type: 'redo' });
    expect(hash(context(actor).game!)).toBe(before);
    expect(linesOf(context(actor).timeline!)).toHaveLength(1);
  });
});

describe('settings', () => {
  it('confirm: the turn waits for a word before it passes on', () => {
    const { actor } = table({ seats: 2 }, 3, { settings: { confirm: true, pace: 0 } });
    const roll = dice(4);
    while (actor.getSnapshot().matches({ playing: { chair: 'asking' } })) choose(actor, roll);
    expect(actor.getSnapshot().matches({ playing: { chair: 'confirming' } })).toBe(true);
    const { depth } = here(context(actor).timeline!);
    actor.send({ type: 'choose', move: legalMoves(context(actor).game!)[0]! });
    expect(here(context(actor).timeline!).depth).toBe(depth);
    actor.send({ type: 'confirm' });
    expect(actor.getSnapshot().matches({ playing: { chair: 'asking' } })).toBe(true);
    expect(context(actor).me).toBe(1);
  });
});

describe('trouble', () => {
  it('of a setup, a move or a bot is named and nothing is lost', async () => {
    const actor = createActor(machine, { input: {} }).start();
    actor.send({ type: 'begin', setup: { seats: 9 }, seed: 1, id: 'x' });
    expect(actor.getSnapshot().value).toBe('setup');
    expect(actor.getSnapshot().context.trouble?.code).toBe('badSetup');
    actor.send({ type: 'begin', setup: { seats: 2 }, seed: 1, id: 'x', bots: [null, 'random'] });
    actor.send({ type: 'choose', move: { type: 'beg' } });
    expect(actor.getSnapshot().context.trouble).toMatchObject({ code: 'wrongMoment' });
    expect(gameOf(actor.getSnapshot().context.timeline!)).toBe(actor.getSnapshot().context.game);
  });
});
