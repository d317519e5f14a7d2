import { afterAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { botNamed, dice } from '../../../src/caverna/bots/index.ts';
import {
  type Game,
  hash,
  legalMoves,
  type Move,
  newGame,
  notate,
  play,
  type Seat,
  type SetupRequest,
} from '../../../src/caverna/engine/index.ts';
import { type BotTask, gameMachine, STAGES } from '../../../src/caverna/machines/index.ts';
import { nextOfCampaign, startCampaign } from '../../../src/caverna/table/campaign.ts';
import type { Caverna } from '../../../src/caverna/table/rules.ts';
import type { Session } from '../../../src/caverna/table/types.ts';
import { gameOf, here, linesOf, startWith } from '../../../src/table/timeline.ts';
import { must } from '../../lib/must.ts';
import { roster } from '../../lib/roster.ts';

const bot = fromPromise<readonly Move[], BotTask>(async ({ input }) =>
  botNamed(input.bot)(input.game, input.seed),
);
const machine = gameMachine.provide({ actors: { bot } });
const { watch, unvisited, untaken } = roster(gameMachine);

function table(setup: SetupRequest, seed = 1, more: object = {}) {
  const kept: Session[] = [];
  const actor = createActor(machine, {
    input: { keep: (session) => kept.push(session) },
    inspect: watch,
  }).start();
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
  [
    'fiends, with the bonuses of a campaign',
    { seats: 1, modules: ['fiends'], fiends: { bonuses: ['trap', 'doubleTile.meadowField', 'ore'] } },
  ],
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
    await waitFor(actor, (state) => state.matches({ playing: { chair: 'resting' } }));
    expect(context(actor).game!.phase).toBe('over');
  });
});

const asking = { playing: { chair: 'asking' } } as const;
const chair = (actor: Actor) => (actor.getSnapshot().value as { playing: { chair: string } }).playing.chair;

describe('undo', () => {
  it('goes back over the moves of bots to the last decision of a person', async () => {
    const { actor } = table({ seats: 2 }, 3, { bots: [null, 'random'] });
    const roll = dice(4);
    for (let i = 0; i < 12; i++) {
      await waitFor(actor, (state) => state.matches(asking));
      choose(actor, roll);
    }
    await waitFor(actor, (state) => state.matches(asking));
    const before = hash(context(actor).game!);
    actor.send({ type: 'undo' });
    expect(context(actor).me).toBe(0);
    expect(hash(context(actor).game!)).not.toBe(before);
    actor.send({ type: 'redo' });
    expect(hash(context(actor).game!)).toBe(before);
    expect(linesOf(context(actor).timeline!)).toHaveLength(1);
  });

  it('50 and redo 50 come back to the same game, also out of the middle of anything', () => {
    for (const setup of [{ seats: 2 }, { seats: 2, modules: ['fiends'] }]) {
      const { actor } = table(setup, 6);
      const roll = dice(1);
      for (let i = 0; i < 150; i++) choose(actor, roll);
      for (let i = 0; i < 40; i++) {
        const { value } = actor.getSnapshot();
        const before = hash(context(actor).game!);
        actor.send({ type: 'undo', steps: 50 });
        actor.send({ type: 'redo', steps: 50 });
        expect(hash(context(actor).game!)).toBe(before);
        expect(actor.getSnapshot().value).toEqual(value);
        choose(actor, roll);
      }
    }
  });

  it('takes a whole turn back, and works from the score sheet', () => {
    const { actor } = table({ seats: 1 }, 3);
    const roll = dice(4);
    while (context(actor).me >= 0) choose(actor, roll);
    actor.send({ type: 'undo' });
    expect(chair(actor)).toBe('asking');
    while (context(actor).game!.phase !== 'work') actor.send({ type: 'undo' });
    actor.send({ type: 'takeBack' });
    expect(context(actor).game!.stack).toHaveLength(1);
    expect(context(actor).game!.stack[0]!.kind).toBe('work');
  });

  it('jumping to a decision of a bot waits there: it can be resumed, or decided otherwise', async () => {
    const { actor } = table({ seats: 2 }, 3, { bots: [null, 'random'] });
    const roll = dice(4);
    for (let i = 0; i < 10; i++) {
      await waitFor(actor, (state) => state.matches(asking));
      choose(actor, roll);
    }
    await waitFor(actor, (state) => state.matches(asking));
    const point = context(actor).timeline!.points.findIndex(({ game }) => game.stack.at(-1)?.seat === 1);
    actor.send({ type: 'jump', point });
    expect(chair(actor)).toBe('waiting');
    const tried = context(actor).timeline!.points.map(({ line }) => line);
    const other = legalMoves(context(actor).game!).find((move) => !tried.includes(notate(move)))!;
    actor.send({ type: 'choose', move: other });
    await waitFor(actor, (state) => state.matches(asking));
    expect(linesOf(context(actor).timeline!)).toHaveLength(2);
    actor.send({ type: 'jump', point });
    actor.send({ type: 'resume' });
    await waitFor(actor, (state) => state.matches(asking));
    actor.send({ type: 'jump', point: 9999 });
    expect(chair(actor)).toBe('asking');
  });
});

describe('settings', () => {
  it('confirm: the turn waits for a word before it passes on', () => {
    const { actor } = table({ seats: 2 }, 3, { settings: { confirm: true, pace: 0 } });
    const roll = dice(4);
    while (actor.getSnapshot().matches(asking)) choose(actor, roll);
    expect(chair(actor)).toBe('confirming');
    const { depth } = here(context(actor).timeline!);
    actor.send({ type: 'choose', move: legalMoves(context(actor).game!)[0]! });
    expect(here(context(actor).timeline!).depth).toBe(depth);
    actor.send({ type: 'confirm' });
    expect(chair(actor)).toBe('asking');
    expect(context(actor).me).toBe(1);
  });

  it('names, paces and seats change without touching the game, and everything is kept', async () => {
    const { actor, kept } = table({ seats: 2 }, 3, { bots: [null, 'random'] });
    const before = hash(context(actor).game!);
    actor.send({ type: 'rename', name: ' Sunday\n' });
    actor.send({ type: 'renameSeat', seat: 0, name: 'Ada' });
    actor.send({ type: 'set', settings: { pace: -3 } });
    expect(context(actor).session).toMatchObject({ name: 'Sunday', settings: { confirm: false, pace: 0 } });
    expect(context(actor).game!.setup.seats[0].name).toBe('Ada');
    expect(hash(context(actor).game!)).toBe(before);
    actor.send({ type: 'reseat', seat: 0, bot: 'random' });
    expect(context(actor).kinds).toEqual(['bot', 'bot']);
    actor.send({ type: 'pause' });
    expect(chair(actor)).toBe('waiting');
    expect(context(actor).thinking).toBe(false);
    actor.send({ type: 'reseat', seat: 0, bot: null });
    expect(chair(actor)).toBe('asking');
    expect(kept.at(-1)).toBe(context(actor).session);
  });

  it('a game is left, opened again and goes on; without people it is undone move by move', async () => {
    const { actor } = table({ seats: 2 }, 3, { bots: ['random', 'random'] });
    await waitFor(actor, (state) => here(state.context.timeline!).depth >= 5);
    actor.send({ type: 'pause' });
    actor.send({ type: 'undo' });
    expect(chair(actor)).toBe('waiting');
    const session = context(actor).session!;
    actor.send({ type: 'leave' });
    expect(actor.getSnapshot().value).toBe('setup');
    expect(context(actor).game).toBeNull();
    actor.send({ type: 'open', session });
    expect(hash(context(actor).game!)).toBe(hash(gameOf(session.timeline)));
    const again = createActor(machine, { input: { session }, inspect: watch }).start();
    await waitFor(again, (state) => here(state.context.timeline!).depth > here(session.timeline).depth);
    again.stop();
    actor.stop();
  });
});

describe('a campaign', () => {
  it('begins, goes on after a game that was won, and names what is wrong', () => {
    const actor = createActor(machine, { input: {}, inspect: watch }).start();
    expect(startCampaign({ side: 'hard', seed: -1, id: 'campaign-1' })).toMatchObject({
      error: { code: 'badSeed' },
    });
    const first = must(startCampaign({ side: 'hard', seed: 5, id: 'campaign-1' }));
    expect(nextOfCampaign(first, [], 6, 'campaign-2')).toMatchObject({ error: { code: 'wrongMoment' } });
    actor.send({ type: 'open', session: first });
    const { session, game } = actor.getSnapshot().context;
    const player = game!.players[0];
    const won: Game = {
      ...game!,
      phase: 'over',
      stack: [],
      players: game!.players.with(0, { ...player, fiends: { ...player.fiends!, orcs: [] } }),
    };
    const over = { ...session!, timeline: startWith<Caverna>(won) };
    actor.send({ type: 'open', session: must(nextOfCampaign(over, [], 6, 'campaign-2')) });
    expect(actor.getSnapshot().context).toMatchObject({ trouble: null, session: { id: 'campaign-2' } });
    expect(actor.getSnapshot().context.game!.setup.fiends!.stronger).toBe(2);
  });
});

describe('bots', () => {
  it('carry out a whole action that they have planned, move by move', async () => {
    const { actor } = table({ seats: 2 }, 3, { bots: ['greedy', 'greedy'] });
    const planning = await waitFor(actor, ({ context: { planned } }) => planned.length > 1);
    const { planned, me, timeline } = planning.context;
    const { depth } = here(timeline!);
    const after = await waitFor(
      actor,
      (state) => here(state.context.timeline!).depth === depth + planned.length,
    );
    const made = after.context.timeline!.points.slice(depth + 1);
    expect(made.map(({ move }) => move)).toEqual(planned);
    expect(made.map(({ seat }) => seat)).toEqual(planned.map(() => me));
    actor.stop();
  });

  it('can be helped on an expedition, when they wait and when they are stuck', async () => {
    const away = ({ stack }: Game) => stack.some(({ kind }) => kind === 'loot');
    const lost = gameMachine.provide({
      actors: {
        bot: fromPromise<readonly Move[], BotTask>(async ({ input }) => {
          if (away(input.game)) throw new Error('where is this?');
          return botNamed('random')(input.game, input.seed);
        }),
      },
    });
    const actor = createActor(lost, { input: {}, inspect: watch }).start();
    const settings = { pace: 0 };
    actor.send({
      type: 'begin',
      setup: { seats: 3 },
      seed: 2,
      id: 'game-1',
      bots: Array(3).fill('lost'),
      settings,
    });
    const stuck = await waitFor(actor, (state) => state.matches({ playing: { chair: 'stuck' } }));
    expect(stuck.value).toEqual({ playing: { table: 'expedition', chair: 'stuck' } });
    const point = stuck.context.timeline!.at;
    const [move] = legalMoves(stuck.context.game!);
    actor.send({ type: 'choose', move: move! });
    expect(actor.getSnapshot().context.timeline!.points[point]!.next).toHaveLength(1);
    actor.send({ type: 'jump', point });
    expect(actor.getSnapshot().value).toEqual({ playing: { table: 'expedition', chair: 'waiting' } });
    actor.send({ type: 'choose', move: legalMoves(stuck.context.game!).at(-1)! });
    expect(actor.getSnapshot().context.timeline!.points[point]!.next).toHaveLength(2);
    actor.stop();
  });
});

describe('trouble', () => {
  it('of a setup or a move is named and nothing is lost', () => {
    const actor = createActor(machine, { input: {}, inspect: watch }).start();
    actor.send({ type: 'begin', setup: { seats: 9 }, seed: 1, id: 'x' });
    expect(actor.getSnapshot().value).toBe('setup');
    expect(actor.getSnapshot().context.trouble?.code).toBe('badSetup');
    actor.send({ type: 'begin', setup: { seats: 2 }, seed: 1, id: 'x', bots: [null, 'random'] });
    actor.send({ type: 'choose', move: { type: 'beg' } });
    expect(actor.getSnapshot().context.trouble).toMatchObject({ code: 'wrongMoment' });
    expect(gameOf(actor.getSnapshot().context.timeline!)).toBe(actor.getSnapshot().context.game);
  });

  it('in an expedition and an orc event leaves the game as it was', () => {
    const { actor } = table({ seats: 2, modules: ['fiends'] }, 6);
    const roll = dice(1);
    const seen = new Set<string>();
    while (context(actor).me >= 0) {
      const { table: stage } = (actor.getSnapshot().value as { playing: { table: string } }).playing;
      if ((stage === 'expedition' || stage === 'orcEvent') && !seen.has(stage)) {
        seen.add(stage);
        const before = context(actor).game;
        actor.send({ type: 'choose', move: { type: 'beg' } });
        expect(context(actor).trouble).toMatchObject({ code: 'wrongMoment' });
        expect(context(actor).game).toBe(before);
      }
      choose(actor, roll);
      expect(context(actor).trouble).toBeNull();
    }
    expect(seen.size).toBe(2);
  });

  it('with a bot: it is stuck until somebody tries again or decides for it', async () => {
    let answer: readonly Move[] | null = null;
    const moody = gameMachine.provide({
      actors: {
        bot: fromPromise<readonly Move[], BotTask>(async () => {
          if (!answer) throw new Error('no idea');
          return answer;
        }),
      },
    });
    const actor = createActor(moody, { input: {}, inspect: watch }).start();
    const stuck = () => waitFor(actor, (state) => state.matches({ playing: { chair: 'stuck' } }));
    actor.send({
      type: 'begin',
      setup: { seats: 1 },
      seed: 1,
      id: 'game-1',
      bots: ['moody'],
      settings: { pace: 0 },
    });
    await stuck();
    expect(actor.getSnapshot().context.trouble).toEqual({ code: 'botFailed' });
    answer = [];
    actor.send({ type: 'resume' });
    await stuck();
    answer = [{ type: 'beg' }];
    actor.send({ type: 'resume' });
    await stuck();
    expect(actor.getSnapshot().context.trouble).toMatchObject({ code: 'wrongMoment' });
    actor.send({ type: 'choose', move: { type: 'place', space: 'logging' } });
    await stuck();
    expect(here(actor.getSnapshot().context.timeline!).depth).toBe(1);
    actor.stop();
  });

  it('does not come from a bot that is in the middle of an expedition when a person takes over', async () => {
    const { actor } = table({ seats: 2, modules: ['fiends'] }, 4, {
      bots: ['random', 'random'],
      settings: { pace: 0 },
    });
    const inside = await waitFor(actor, (state) => state.matches({ playing: { table: 'expedition' } }));
    actor.send({ type: 'reseat', seat: inside.context.me as Seat, bot: null });
    expect(chair(actor)).toBe('asking');
    choose(actor, dice(1));
    expect(context(actor).trouble).toBeNull();
    actor.send({ type: 'reseat', seat: inside.context.me as Seat, bot: 'random' });
    await waitFor(actor, (state) => state.matches({ playing: { table: 'scoring' } }));
    actor.stop();
  });
});

afterAll(() => {
  expect(unvisited()).toEqual([]);
  expect(untaken()).toEqual([]);
  expect(STAGES).toHaveLength(11);
});
