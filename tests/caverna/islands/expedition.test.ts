// What the expedition stepper shows against the engine, for families out of random games of all boxes.

import { describe, expect, it } from 'vitest';
import { addedBy, adviseLoot, measure } from '../../../src/caverna/bots/index.ts';
import {
  ALL_GOODS,
  explain,
  FARM_ANIMALS,
  type Game,
  LOOT_IDS,
  LOOT_OF,
  legalMoves,
  type Move,
  notate,
  type Player,
  play,
  type Refusal,
  SQUARE_NAMES,
} from '../../../src/caverna/engine/index.ts';
import { expeditionOf, type Item, isBeyond, itemsOf } from '../../../src/caverna/islands/expedition/items.ts';
import { opponentsOf } from '../../../src/caverna/islands/expedition/opponents.ts';
import { dice } from '../../../src/caverna/lab/bots.ts';
import { type Journey, setOut } from '../../../src/caverna/simulators/expedition.ts';
import { journeys, type Started } from './journeys.ts';

const BOXES = ['base', 'folk', 'fiends'] as const;
const FOUND = { base: journeys('base', 8), folk: journeys('folk', 12), fiends: journeys('fiends', 8) };

/** Every choice of loot on the way of somebody who takes whatever comes. */
function choices({ game }: Started, seed: number): Game[] {
  const roll = dice(seed);
  const found: Game[] = [];
  let now = game;
  for (let i = 0; i < 60 && now.stack.length > 1; i++) {
    if (now.stack.at(-1)!.kind === 'loot') found.push(now);
    const moves = legalMoves(now);
    const played = play(now, moves[roll(moves.length)]!);
    if (!played.ok) throw new Error('refused');
    now = played.value.game;
  }
  return found;
}

const AT: Record<(typeof BOXES)[number], Game[]> = {
  base: FOUND.base.flatMap(choices),
  folk: FOUND.folk.flatMap(choices),
  fiends: FOUND.fiends.flatMap(choices),
};

const with_ = (game: Game, change: (player: Player) => Partial<Player>): Game => {
  const { seat } = expeditionOf(game)!;
  const players = game.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player));
  return { ...game, players };
};
const richer = (game: Game, goods: Record<string, number>): Game =>
  with_(game, (player) => ({
    goods: Object.fromEntries(
      Object.entries(player.goods).map(([good, n]) => [good, n + (goods[good] ?? 0)]),
    ) as Player['goods'],
  }));
const stronger = (game: Game, strength: number): Game => ({
  ...game,
  stack: game.stack.map((frame) => (frame.kind === 'loot' ? { ...frame, strength } : frame)),
});
const WEALTH = Object.fromEntries(
  ALL_GOODS.filter((good) => !['dog', ...FARM_ANIMALS].includes(good)).map((good) => [good, 30]),
);

const whyNot = (game: Game, move: Move): Refusal | undefined =>
  explain(game, { about: 'move', move }).reasons[0];

const PLACED: Record<string, string> = {
  tunnel: 'tunnel',
  cavern: 'cavern',
  meadow: 'meadow',
  field: 'field',
  stable: 'stable',
};

/** Is the stated cause there? Where it can be mended, it is mended and must be gone. */
function isTrue(game: Game, { id }: Item, reason: Refusal): boolean {
  const { seat, strength } = expeditionOf(game)!;
  const player = game.players[seat];
  const move: Move = { type: 'loot', item: id };
  const lands = (land: string): number => player.squares.filter((square) => square.land === land).length;
  const mended = (better: Game): boolean => JSON.stringify(whyNot(better, move)) !== JSON.stringify(reason);
  const { code, args = {} } = reason;
  switch (code) {
    case 'tooWeak':
      return Number(args.needs) > strength && mended(stronger(game, Number(args.needs)));
    case 'lootTaken':
      return expeditionOf(game)!.taken.includes(id);
    case 'cannotPay': {
      const named = Object.entries(args).filter(([, n]) => typeof n === 'number') as [string, number][];
      return mended(richer(game, named.length > 0 ? Object.fromEntries(named) : WEALTH));
    }
    case 'noCrop':
      return player.goods.grain + player.goods.vegetable === 0 && mended(richer(game, { grain: 1 }));
    case 'noMeadow':
      return lands('meadow') === 0;
    case 'noField':
      return !player.squares.some(({ land, crops }) => land === 'field' && crops === 0);
    case 'noMine':
      return lands('oreMine') + lands('rubyMine') === 0;
    case 'noStableLeft':
      return player.stables === 3;
    case 'familyFull':
      return player.dwarfs.length >= 5;
    case 'noParents':
      return FARM_ANIMALS.every((animal) => player.goods[animal] < 2);
    case 'animalsUnhoused':
      return FARM_ANIMALS.every(
        (animal) => player.goods[animal] < 2 || !explain(game, { about: 'animal', animal, seat }).ok,
      );
    case 'noSite':
      if (id === 'layTrap')
        return player.squares.slice(0, 24).every(({ land, stable }, at) => {
          const stands = [...player.herds, ...player.watch, ...player.fiends!.orcs].some(
            (one) => one.at === at,
          );
          return (land !== 'forest' && land !== 'meadow') || stable || stands;
        });
      if (id === 'largePasture')
        return SQUARE_NAMES.every((at) =>
          SQUARE_NAMES.every(
            (and) => !explain(game, { about: 'square', what: 'largePasture', at, and, seat }).ok,
          ),
        );
      if (id === 'furnishCavern' || id === 'dwelling')
        return player.squares.every(({ land, crops }) => land !== 'cavern' || crops > 0);
      return SQUARE_NAMES.every(
        (at) => !explain(game, { about: 'square', what: PLACED[id] as 'tunnel', at, seat }).ok,
      );
    default:
      return false;
  }
}

/** The most that an item can bring, by trying everything; of exchanges only as few as must be. */
function mostOf(game: Game, move: Move): number | null {
  const base = game.stack.findLastIndex(({ kind }) => kind === 'loot');
  let nodes = 0;
  const owes = (now: Game): boolean => now.stack.some(({ kind }) => kind === 'house' || kind === 'raise');
  const steps = (now: Game): Game[] => {
    const { kind } = now.stack.at(-1)!;
    return legalMoves(now)
      .filter(({ type }) => type !== 'exchange' || kind === 'house' || kind === 'raise')
      .flatMap((next) => {
        const played = play(now, next);
        nodes++;
        return played.ok ? [played.value.game] : [];
      });
  };
  const home = ({ stack }: Game): boolean =>
    stack.length <= base || (stack.length === base + 1 && stack[base]!.kind === 'loot');
  const settle = (now: Game): Game[] => {
    let row = [now];
    while (row.every(owes) && nodes < LIMIT) row = row.flatMap(steps);
    return row.filter((one) => !owes(one));
  };
  let most = Number.NEGATIVE_INFINITY;
  const walk = (now: Game): void => {
    if (nodes > LIMIT) return;
    for (const one of settle(now)) {
      if (home(one)) most = Math.max(most, measure(one, expeditionOf(game)!.seat, 'points'));
      else for (const next of steps(one)) walk(next);
    }
  };
  const played = play(game, move);
  if (!played.ok) throw new Error('refused');
  walk(played.value.game);
  return nodes > LIMIT ? null : most - measure(game, expeditionOf(game)!.seat, 'points');
}
const LIMIT = 1500;

describe.each(BOXES)('the list of loot, %s', (box) => {
  it('there is something to look at', () => {
    expect(FOUND[box].length).toBeGreaterThan(60);
    expect(AT[box].length).toBeGreaterThan(100);
  });

  it('names every item of the table, and offers exactly those that the engine allows', () => {
    for (const game of AT[box]) {
      const moves = legalMoves(game);
      const items = itemsOf(game, moves);
      const { powers } = game.players[expeditionOf(game)!.seat];
      const goblin = LOOT_OF.goblin.power;
      expect(items.map(({ id }) => id).sort()).toEqual(
        [
          ...LOOT_IDS,
          ...(box === 'fiends' ? ['layTrap', 'restockMines'] : []),
          ...(goblin && powers[goblin] ? ['goblin'] : []),
        ].sort(),
      );
      expect(items.flatMap(({ move }) => (move ? notate(move) : [])).sort()).toEqual(
        moves
          .filter(({ type }) => type === 'loot')
          .map(notate)
          .sort(),
      );
      const strengths = items.map(({ strength }) => strength);
      expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
      for (const { move, strength } of items)
        if (move) expect(strength).toBeLessThanOrEqual(expeditionOf(game)!.strength);
    }
  });

  it('says of every other item why not, and it is so', () => {
    const seen = new Set<string>();
    for (const game of AT[box])
      for (const item of itemsOf(game, legalMoves(game))) {
        if (item.move) continue;
        const { reason } = item;
        seen.add(reason!.code);
        const told = `${item.id}: ${JSON.stringify(reason)} ${JSON.stringify(expeditionOf(game))} ${JSON.stringify(game.players[0].goods)}`;
        expect(isTrue(game, item, reason!), told).toBe(true);
        expect(isBeyond(item)).toBe(reason!.code === 'tooWeak');
      }
    for (const code of ['tooWeak', 'lootTaken', 'cannotPay', 'noMeadow', 'noField', 'noCrop', 'noParents'])
      expect([...seen]).toContain(code);
    if (box === 'fiends') expect([...seen]).toContain('noMine');
  });

  it('says what each item adds as trying everything finds it, animals without room eaten', () => {
    let compared = 0;
    let homeless = 0;
    AT[box].forEach((game, i) => {
      if (i % 3 > 0) return;
      for (const move of legalMoves(game)) {
        if (move.type !== 'loot') continue;
        const most = mostOf(game, move);
        if (most === null) continue;
        compared++;
        const played = play(game, move);
        if (played.ok && played.value.game.stack.at(-1)?.kind === 'house') homeless++;
        expect(addedBy(game, move), `${notate(move)} ${JSON.stringify(game.players[0])}`).toBe(most);
      }
    });
    expect(compared).toBeGreaterThan(60);
    expect(homeless).toBeGreaterThan(2);
  });

  it('the adviser takes only what is on the list, and brings home what it says', () => {
    FOUND[box].slice(0, 20).forEach(({ game, name, journey }) => {
      if (journey.level > 1) return;
      for (const aim of ['points', 'food', 'weapons', 'orcs'] as const) {
        const advice = adviseLoot(game, aim)!;
        let now = game;
        for (const move of advice.moves) {
          if (move.type === 'loot') {
            const { id } = itemsOf(now, legalMoves(now)).find(
              ({ move: own }) => own && notate(own) === notate(move),
            )!;
            expect(id).toBe(move.item);
          }
          const played = play(now, move);
          expect(played.ok, `${name} ${notate(move)}`).toBe(true);
          if (played.ok) now = played.value.game;
        }
        expect(now.stack.map(({ kind }) => kind)).toEqual(['table']);
        expect(measure(now, 0, aim) - measure(game, 0, aim)).toBe(advice.gain);
        // Nothing that a single item brings is better than all of it.
        if (aim === 'points')
          for (const move of legalMoves(game))
            if (move.type === 'loot') expect(advice.gain).toBeGreaterThanOrEqual(addedBy(game, move));
      }
    });
  });
});

describe('what can be eaten', () => {
  it('no exchange that is open to everybody makes more of it', () => {
    for (const { game } of FOUND.base) {
      const table = { ...game, stack: game.stack.slice(0, 1) };
      for (const move of legalMoves(table)) {
        if (move.type !== 'exchange' || !/^(ruby|food)\./.test(move.id)) continue;
        const played = play(table, move);
        if (!played.ok) throw new Error('refused');
        // Rooms for animals and their symbols are not food.
        if (/meadow|field|tunnel|cavern/.test(move.id)) continue;
        expect(measure(played.value.game, 0, 'food'), notate(move)).toBeLessThanOrEqual(
          measure(table, 0, 'food'),
        );
      }
    }
  });
});

describe('the list of fights', () => {
  it('has each hostile orc with every number of dogs that the engine takes, and no other', () => {
    let fought = 0;
    for (const game of AT.fiends) {
      const frame = expeditionOf(game)!;
      const { fiends, goods } = game.players[frame.seat];
      const shown = opponentsOf(game, legalMoves(game));
      const present = fiends!.orcs.filter(
        ({ zone }) => zone === 'forest' || zone === 'cave' || zone === 'reserve',
      );
      expect(shown.map(({ id }) => id)).toEqual(frame.hired ? [] : present.map(({ id }) => id));
      for (const { id, fights, reason } of shown) {
        const taken = Array.from({ length: goods.dog + 2 }, (_, dogs) => dogs).filter(
          (dogs) => play(game, { type: 'fight', orc: id as 'A', dogs }).ok,
        );
        expect(fights.map(({ dogs }) => dogs)).toEqual(taken);
        expect(reason === null).toBe(taken.length > 0);
        fought += taken.length;
      }
    }
    expect(fought).toBeGreaterThan(20);
  });

  it('says why an orc cannot be fought, and it is so', () => {
    const seen = new Set<string>();
    for (const game of AT.fiends)
      for (const { id, reason } of opponentsOf(game, legalMoves(game))) {
        if (!reason) continue;
        seen.add(reason.code);
        const orc = game.players[0].fiends!.orcs.find((one) => one.id === id)!;
        if (reason.code === 'orcNotThere') expect(orc.zone).toBe('reserve');
        else {
          expect(reason.code).toBe('orcTooStrong');
          const { has, needs } = reason.args as { has: number; needs: number };
          expect(needs).toBe(orc.strength);
          expect(has).toBeLessThan(needs);
          const weaker = with_(game, ({ fiends }) => ({
            fiends: {
              ...fiends!,
              orcs: fiends!.orcs.map((one) => (one.id === id ? { ...one, strength: has } : one)),
            },
          }));
          const found = opponentsOf(weaker, legalMoves(weaker)).find((one) => one.id === id)!;
          expect(found.fights.length).toBeGreaterThan(0);
        }
      }
    expect([...seen].sort()).toEqual(['orcNotThere', 'orcTooStrong']);
  });

  it('a fight ends with its reward, which the stepper asks for and the total counts', () => {
    const journey: Journey = {
      box: 'fiends',
      level: 1,
      dwarf: 0,
      seat: { dwarfs: [9, 0], orcs: { A: '5 a1', B: 'defeated', C: 'defeated', D: 'defeated' } },
    };
    const begun = setOut(journey);
    if (!begun.ok) throw new Error(begun.error.code);
    const { moves, gain } = adviseLoot(begun.value, 'orcs')!;
    expect(moves.map(({ type }) => type)).toContain('reward');
    expect(gain).toBe(1);
  });
});
