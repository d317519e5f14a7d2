import { describe, expect, it } from 'vitest';
import { type Game, type OrcLetter, orcs, sandbox } from '../../../src/caverna/engine/index.ts';
import { boardFor } from '../../../src/caverna/lab/orc-boards.ts';
import {
  type Advice,
  type Aim,
  adviceOf,
  type BestAnswer,
  type EventNumber,
} from '../../../src/caverna/odds/index.ts';
import { bestByPlaying, bestByTrying, type Naive } from './lib/naive.ts';

const FOREST = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'a4', 'b4', 'c4'];

/** Another aim for every seed. */
function aimFor(seed: number, orc: OrcLetter): Aim {
  if (seed % 5 === 0) return { for: 'keep' };
  if (seed % 5 === 1) return { for: 'defeat', orc };
  if (seed % 5 === 2) return { for: 'befriend', orc };
  return { for: 'protect', at: seed % 5 === 3 ? FOREST[seed % 12]! : ['d3', 'd2', 'e3', 'd4'][seed % 4]! };
}

const hostile = (game: Game): OrcLetter[] =>
  orcs.hostileOrcs(game.players[0]).map(({ id }) => id as OrcLetter);

function unequal({ chance, loss }: Pick<BestAnswer, 'chance' | 'loss'>, naive: Naive, aim: Aim): string[] {
  const wrong: string[] = [];
  if (aim.for !== 'keep' && chance.weight * naive.of !== naive.hits * chance.of)
    wrong.push(`chance ${chance.weight}/${chance.of}, tried ${naive.hits}/${naive.of}`);
  if (loss.weight * naive.of !== naive.loss * loss.of)
    wrong.push(`loss ${loss.weight}/${loss.of}, tried ${naive.loss}/${naive.of}`);
  return wrong;
}

describe('the best answer', () => {
  it('is the best of all single answers played in the engine, later orcs met by nobody', () => {
    const wrong: string[] = [];
    let answered = 0;
    for (let seed = 1; seed <= 80; seed++) {
      const event = (1 + (seed % 4)) as EventNumber;
      const { game } = boardFor(seed + 3000, { orcs: 1 + (seed % 2), event, goods: true });
      const [orc] = hostile(game);
      if (!orc || orcs.orcOf(game.players[0], orc).zone === 'cave') continue;
      const aim = aimFor(seed, orc);
      const advice = adviceOf({ game, seat: 0, event, orc, aim })!;
      const answer = advice.answers[seed % 9]!;
      if (answer.moves.length > 0) answered++;
      const naive = bestByPlaying(game, event, orc, answer.card!, aim);
      wrong.push(
        ...unequal(answer, naive, aim).map((line) => `seed ${seed} ${aim.for} ${answer.card}: ${line}`),
      );
    }
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(15);
  });

  it('looks ahead: every later orc gets its own best answer, knowing only its own card', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 40; seed++) {
      const event = (1 + (seed % 4)) as EventNumber;
      const { game } = boardFor(seed + 5000, { orcs: 2, event, goods: seed % 3 > 0 });
      const letters = hostile(game);
      const [orc] = letters;
      if (!orc) continue;
      const aim = aimFor(seed, letters[seed % letters.length]!);
      const advice = adviceOf({ game, seat: 0, event, orc, aim, lookahead: 'best' })!;
      const answer = advice.answers[seed % advice.answers.length]!;
      const naive = bestByTrying(game, event, letters, answer.card, aim, 'best');
      wrong.push(
        ...unequal(answer, naive, aim).map((line) => `seed ${seed} ${aim.for} ${answer.card}: ${line}`),
      );
    }
    expect(wrong).toEqual([]);
  });

  it('looks ahead with a short purse: what is paid for the first orc is missing for the second', () => {
    const wrong: string[] = [];
    let waits = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const event = (1 + (seed % 4)) as EventNumber;
      const purses: Record<string, number>[] = [
        { wood: 1, stone: 2 },
        { stone: 2, wood: 2 },
        { ore: 2 },
        { gold: 1, food: 3 },
      ];
      const purse = purses[event - 1]!;
      const { game } = boardFor(seed + 7000, { orcs: 2, event, goods: true, traps: [], strongest: 3, purse });
      const letters = hostile(game);
      const aim: Aim = seed % 3 ? { for: 'keep' } : { for: 'protect', at: FOREST[seed % 12]! };
      const ask = { game, seat: 0, event, orc: letters[0]!, aim } as const;
      const advice = adviceOf({ ...ask, lookahead: 'best' })!;
      const near = adviceOf(ask)!;
      waits += advice.answers.filter(({ moves }, i) => moves.length < near.answers[i]!.moves.length).length;
      const answer = advice.answers[seed % advice.answers.length]!;
      const naive = bestByTrying(game, event, letters, answer.card, aim, 'best');
      wrong.push(...unequal(answer, naive, aim).map((line) => `seed ${seed} ${aim.for}: ${line}`));
    }
    expect(wrong).toEqual([]);
    // Sometimes the goods are better kept for the second orc.
    expect(waits).toBeGreaterThan(0);
  });

  it('before the draw it is the average over the nine cards', () => {
    const { game } = boardFor(3007, { orcs: 2, event: 3, goods: true });
    const [orc] = hostile(game);
    const { answers, before } = adviceOf({
      game,
      seat: 0,
      event: 3,
      orc: orc!,
      aim: { for: 'keep' },
    }) as Advice;
    expect(answers).toHaveLength(9);
    expect(answers.reduce((sum, { loss }) => sum + loss.weight, 0)).toBe(before.best.loss.weight);
    expect(before.best.loss.of).toBe(answers[0]!.loss.of * 9);
    expect(before.best.loss.weight).toBeLessThanOrEqual(before.idle.loss.weight);
  });
});

describe('the worked examples', () => {
  const table = (seat: object, event: EventNumber): Game => {
    const made = sandbox({ modules: ['fiends'], round: 5, orcEvents: { events: event - 1 }, seats: [seat] });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  };

  it('the card misses the poisoned arrows: a push for 1 wood defeats the orc (fiends.event.push)', () => {
    const game = table(
      { goods: { wood: 1 }, traps: ['poisonedArrows a2'], orcs: { A: '5 a1', B: 'defeated', C: 'defeated' } },
      1,
    );
    const ask = { game, seat: 0, event: 1, orc: 'A', aim: { for: 'defeat', orc: 'A' } } as const;
    const [miss] = adviceOf({ ...ask, cards: { A: 'M3-5' } })!.answers;
    expect(miss).toMatchObject({
      card: 'M3-5',
      moves: [{ type: 'push', way: 'D' }],
      paid: { wood: 1 },
      chance: { weight: miss!.chance.of },
      idle: { chance: { weight: 0 } },
    });
    // Every other card leads there by itself, and nothing has to be paid.
    const others = adviceOf(ask)!.answers.filter(({ card }) => card !== 'M3-5');
    expect(others).toHaveLength(8);
    for (const { moves, chance } of others) expect([moves, chance.weight]).toEqual([[], chance.of]);
  });

  it('a bribe of the whole strength defeats the orc; one stone less does not', () => {
    const seat = (stone: number) => ({
      goods: { stone },
      orcs: { A: '5 a1', B: 'defeated', C: 'defeated', D: 'defeated' },
    });
    const ask = { seat: 0, event: 1, orc: 'A', aim: { for: 'defeat', orc: 'A' } } as const;
    const rich = adviceOf({ ...ask, game: table(seat(5), 1) })!;
    for (const { moves, paid } of rich.answers) {
      expect(moves).toEqual([{ type: 'bribe', n: 5 }]);
      expect(paid).toEqual({ stone: 5 });
    }
    const poor = adviceOf({ ...ask, game: table(seat(4), 1) })!;
    expect(poor.before.best.chance.weight).toBe(0);
    expect(poor.answers.every(({ moves }) => moves.length === 0)).toBe(true);
  });

  it('an orc too strong for the pitfall is bribed just enough', () => {
    const game = table(
      { goods: { stone: 6 }, traps: ['pitfall a2'], orcs: { A: '10 a1', B: 'defeated', C: 'defeated' } },
      1,
    );
    const aim: Aim = { for: 'defeat', orc: 'A' };
    const [straight] = adviceOf({ game, seat: 0, event: 1, orc: 'A', aim, cards: { A: 'M3-1' } })!.answers;
    expect(straight).toMatchObject({ moves: [{ type: 'bribe', n: 2 }], paid: { stone: 2 } });
  });

  it('keeping three grain is worth one wood', () => {
    const game = table(
      {
        goods: { wood: 1 },
        board: { c4: 'meadow', b4: 'meadow', b3: 'field grain 3', b2: 'field vegetable 2' },
        orcs: { A: 'defeated', B: '7 b1', C: 'defeated' },
      },
      1,
    );
    const ask = { game, seat: 0, event: 1, orc: 'B', cards: { B: 'M2-1' } } as const;
    const [kept] = adviceOf({ ...ask, aim: { for: 'keep' } })!.answers;
    expect(kept!.moves).toHaveLength(1);
    expect(kept!.moves[0]!.type).toBe('push');
    expect(kept!.idle.loss.weight / kept!.idle.loss.of).toBe(3.5);
    expect(kept!.loss.weight / kept!.loss.of).toBe(1);
    // For somebody to whom wood is dear, doing nothing is better.
    const [dear] = adviceOf({
      ...ask,
      aim: { for: 'keep' },
      worth: { wood: 9, grain: 0.5, vegetable: 1 },
    })!.answers;
    expect(dear!.moves).toEqual([]);
  });

  it('who is no longer there needs no answer', () => {
    const game = table({ orcs: { A: 'defeated' } }, 1);
    expect(adviceOf({ game, seat: 0, event: 1, orc: 'A', aim: { for: 'keep' } })).toBeNull();
  });
});
