// "At any time" means at every decision (base.exchange.anytime): whole games are walked, and at each kind of decision
// that comes up a ruby could be spent, unless the kind is closed by a rule or everything would spoil what was begun.

import { expect, it } from 'vitest';
import {
  type Game,
  legalExchanges,
  newGame,
  play,
  type Seat,
  type SetupRequest,
} from '../../../src/caverna/engine/index.ts';
import { CLOSED } from '../../../src/caverna/engine/legal/open.ts';
import { BOTS, dice } from '../../../src/caverna/lab/bots.ts';
import { FRAMES } from '../lib/vocabulary.ts';

const GAMES: [SetupRequest, seed: number, bot: string][] = [
  [{ seats: 1 }, 1, 'busy'],
  [{ seats: 4 }, 1, 'random'],
  [{ seats: 2, modules: ['fiends'] }, 2, 'busy'],
  [{ seats: 4, modules: ['fiends'] }, 3, 'hunter'],
  [
    {
      modules: ['base', 'folk'],
      seats: ['darkElves', 'caveGoblins', 'silicoids', 'trolls'].map((folk) => ({ folk })),
    },
    1,
    'random',
  ],
];

/** The same decision for somebody with rubies to spare. */
const richer = (game: Game, seat: Seat): Game => ({
  ...game,
  players: game.players.with(seat, {
    ...game.players[seat],
    goods: { ...game.players[seat].goods, ruby: 9 },
  }),
});

it('opens exchanges at every decision but the few that a rule closes', () => {
  const seen = new Set<string>();
  const wrong = new Set<string>();
  for (const [setup, seed, bot] of GAMES) {
    const made = newGame(setup, seed);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const roll = dice(seed);
    let game = made.value;
    for (let frame = game.stack.at(-1); frame; frame = game.stack.at(-1)) {
      seen.add(frame.kind);
      const open = legalExchanges(richer(game, frame.seat)).some(
        (move) => move.type === 'exchange' && move.id === 'ruby.wood',
      );
      if (open === frame.kind in CLOSED) wrong.add(frame.kind);
      const played = play(game, BOTS[bot]!(game, roll));
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      game = played.value.game;
    }
  }
  expect([...wrong]).toEqual([]);
  expect(seen.size).toBeGreaterThan(25);
});

it('closes only kinds that run by themselves, and giving back at once', () => {
  const runs = Object.keys(FRAMES).filter((kind) => FRAMES[kind as keyof typeof FRAMES] === 'runs');
  expect(Object.keys(CLOSED).sort()).toEqual([...runs, 'drop'].sort());
});
