// Decisions that hardly ever come up: made by hand from a position at rest.

import {
  type BonusId,
  type Frame,
  type Game,
  newGame,
  type Position,
  sandbox,
  setUp,
  squareAt,
} from '../../../src/caverna/engine/index.ts';

function atRest(seat: NonNullable<Position['seats']>[number]): Game {
  const made = sandbox({ modules: ['fiends'], players: 1, seats: [seat] }, 0);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

const asking = (game: Game, frame: Frame): Game => ({ ...game, stack: [...game.stack, frame] });
const common = { seat: 0, dwarf: -1 } as const;

/** Two held orcs, two kinds of rooms. */
export const befriend = (): Game =>
  asking(
    atRest({
      board: { d3: 'orcDwelling', d2: 'orcMinerDwelling' },
      traps: ['trapNet a1', 'stoneTrap b1'],
      orcs: { A: '5 a1 held', B: '7 b1 held', C: 'defeated', D: 'defeated' },
    }),
    { ...common, kind: 'befriend', rule: 'fiends.friendly.moveIn' },
  );

/** A newborn and a grown dwarf, both unarmed, in one dwelling. */
export function hostage(): Game {
  const game = atRest({ dwarfs: [0, { weapon: 0, newborn: true }] });
  return asking(game, {
    ...common,
    kind: 'hostage',
    rule: 'fiends.breach.weakestTie',
    at: squareAt('d4'),
    dwarfs: [0, 1],
  });
}

/** Three ore mines and three ruby mines: two of each are restocked. */
export const restock = (): Game =>
  asking(
    atRest({
      board: { e1: 'oreMine', e2: 'oreMine', e3: 'oreMine', f1: 'rubyMine', f2: 'rubyMine', f3: 'rubyMine' },
    }),
    { ...common, kind: 'restock', rule: 'fiends.restock.amount' },
  );

/** Every space is taken: nothing is left but to rest. */
export function nowhere(): Game {
  const made = setUp({ players: 2 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const game = made.value;
  return { ...game, spaces: game.spaces.map((space) => ({ ...space, by: 1 })) };
}

/** One donkey, two mines with different amounts in them. */
export function drive(): Game {
  const game = atRest({
    board: { e3: 'oreMine', e2: 'rubyMine', c4: 'smallPasture' },
    mined: { e3: 3, e2: 2 },
    animals: ['1 donkey c4'],
  });
  return asking(game, { ...common, kind: 'drive', rule: 'fiends.mining.haul' });
}

/** A campaign in which a trap, a dwelling and two kinds of twin tiles were bought. */
export function bonus(): Game {
  const bonuses: BonusId[] = [
    'trap',
    'dwelling',
    'doubleTile.meadowField',
    'doubleTile.cavernTunnel',
    'doubleTile.oreMine',
    'doubleTile.largePasture',
    'tile.woodSupplier',
  ];
  const made = newGame({ seats: 1, modules: ['fiends'], fiends: { bonuses } }, 1);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}
