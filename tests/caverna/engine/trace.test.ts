import { describe, expect, it } from 'vitest';
import {
  type Game,
  hash,
  legalMoves,
  type Moment,
  newGame,
  orcs,
  play,
  type SetupRequest,
  sandbox,
  seatOf,
  squareName,
  startPhase,
  trace,
  traceEvent,
} from '../../../src/caverna/engine/index.ts';
import { BOTS, dice } from '../../../src/caverna/lab/bots.ts';
import { folkSetup } from '../../../src/caverna/lab/folk.ts';
import { variedOptions } from '../../../src/caverna/lab/fuzz.ts';

/** What a moment must show, by what its event says. */
function check({ event, game }: Moment): void {
  const seat = seatOf(event);
  if (seat === undefined) return;
  const player = game.players[seat];
  const orc = 'what' in event && player.fiends?.orcs.find(({ id }) => id === event.what);
  switch (event.type) {
    case 'stepped':
    case 'pushed':
      if (event.at !== squareName(orcs.CAVE) && orc) expect(squareName(orc.at), event.type).toBe(event.at);
      break;
    case 'drew':
      expect(game.fiends!.active!.cards[event.seat]).toBe(event.what);
      break;
    case 'held':
      expect(orc).toMatchObject({ held: true });
      break;
    case 'freed':
      expect(orc).not.toMatchObject({ held: true });
      break;
    case 'weakened':
      expect(orc).toMatchObject({ strength: event.n });
      break;
    case 'defeated':
      expect(orc).toMatchObject({ zone: 'defeated', strength: 0 });
      break;
    case 'breached':
      expect(orc).toMatchObject({ zone: 'cave' });
      break;
    case 'arrived':
      expect(orc).toMatchObject({ zone: 'forest' });
      break;
    case 'befriended':
      expect(orc).toMatchObject({ zone: 'friendly' });
      break;
    case 'furnished':
      if (!player.fiends) expect(player.squares.some(({ tile }) => tile === event.what)).toBe(true);
      break;
  }
}

/** Goods change only by events that say so, and each of these moments shows its own change. */
function checkGoods(before: Game, moments: readonly Moment[]): void {
  let game = before;
  for (const moment of moments) {
    const { event } = moment;
    if (event.type === 'gained' || event.type === 'paid')
      for (const [good, n] of Object.entries(event.goods)) {
        const { type, seat } = event;
        const change = (one: Game) => one.players[seat].goods[good as 'wood'];
        expect(change(moment.game) - change(game), `${type} ${good}`).toBe(type === 'gained' ? n : -n);
      }
    game = moment.game;
  }
}

const BOXES: Record<string, (seed: number) => SetupRequest> = {
  base: () => ({ seats: 2 }),
  folk: (seed) => folkSetup(3, seed),
  fiends: (seed) => ({ seats: 3, modules: ['fiends'], fiends: variedOptions(seed) }),
  'fiends alone': (seed) => ({ seats: 1, modules: ['fiends'], fiends: variedOptions(seed + 50) }),
};

describe('a trace shows the game after every event', () => {
  for (const [name, setup] of Object.entries(BOXES))
    for (let seed = 1; seed <= 4; seed++)
      it(`${name}, seed ${seed}: it ends where play ends, and every moment shows what its event says`, () => {
        const start = newGame(setup(seed), seed);
        if (!start.ok) throw new Error(JSON.stringify(start.error));
        let game = start.value;
        const roll = dice(seed);
        const bot = Object.values(BOTS)[seed % 3]!;
        while (game.stack.length > 0) {
          const move = bot(game, roll);
          // Writing a whole game down takes longer than playing a move: every few moves will do.
          const thorough = roll(4) === 0;
          const before = thorough ? hash(game) : '';
          const played = play(game, move);
          const traced = trace(game, move);
          if (!played.ok || !traced.ok) throw new Error('refused');
          expect(traced.value.events).toEqual(played.value.events);
          expect(traced.value.moments.map(({ event }) => event)).toEqual(played.value.events);
          if (thorough || played.value.game.stack.length === 0)
            expect(hash(traced.value.game)).toBe(hash(played.value.game));
          const last = traced.value.moments.at(-1);
          if (last) expect(last.game).toBe(traced.value.game);
          traced.value.moments.forEach(check);
          checkGoods(game, traced.value.moments);
          if (thorough) expect(hash(game)).toBe(before);
          game = played.value.game;
        }
      });

  it('refuses what play refuses', () => {
    const start = newGame({ seats: 2 }, 1);
    if (!start.ok) throw new Error('no game');
    const wrong = { type: 'bribe', n: 1 } as const;
    expect(legalMoves(start.value)).not.toContainEqual(wrong);
    expect(trace(start.value, wrong)).toEqual(play(start.value, wrong));
  });

  it('steps through an orc event of a hand-written position: the orc moves, then the grain is lost', () => {
    const table = sandbox({
      modules: ['fiends'],
      players: 1,
      orcEvents: { events: 0, draw: ['M2-2'] },
      seats: [
        {
          board: { c4: 'meadow', b4: 'field', a4: 'meadow', a3: 'field grain 2' },
          orcs: { A: 'defeated', B: '7 b2', C: 'defeated' },
        },
      ],
    });
    if (!table.ok) throw new Error(JSON.stringify(table.error));
    const traced = traceEvent(table.value);
    const started = startPhase(table.value, 0, 'orcEvent');
    if (!traced.ok || !started.ok) throw new Error('refused');
    expect(hash(traced.value.game)).toBe(hash(started.value.game));
    const story = traced.value.moments
      .slice(0, 6)
      .map(({ event, game }) => [
        event.type,
        squareName(orcs.orcOf(game.players[0], 'B').at),
        game.players[0].squares[12]!.crops,
      ]);
    expect(story).toEqual([
      ['event', 'b2', 2],
      ['drew', 'b2', 2],
      ['stepped', 'a2', 2],
      ['stepped', 'a3', 2],
      ['cleared', 'a3', 0],
      ['phase', 'a3', 0],
    ]);
  });
});
