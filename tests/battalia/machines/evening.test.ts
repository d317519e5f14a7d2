import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { clockworkMove, someEvening } from '../../../src/battalia/bots/index.ts';
import { type Evening, hash, type Move, play } from '../../../src/battalia/engine/index.ts';
import { EVENING_PHASES, evening } from '../../../src/battalia/machines/index.ts';

const phaseOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? String((value as { sitting: string }).sitting)
    : String(value);

/** Evenings through the machine; `EVENINGS=1000` for the long run. */
const EVENINGS = Number(process.env.EVENINGS ?? 1000);
const MOST_MOVES = 60;

describe('an evening through the machine', () => {
  it('equals the engine, move by move, and visits every phase', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= EVENINGS; seed++) {
      const { evening: start, random } = someEvening(seed);
      const actor = createActor(evening, { input: {} }).start();
      expect(actor.getSnapshot().value).toBe('lobby');
      actor.send({ type: 'begin', setup: start.setup, seed, id: `evening-${seed}` });
      let game: Evening = start;
      expect(hash(actor.getSnapshot().context.game!)).toBe(hash(game));
      for (let n = 0; n < MOST_MOVES && game.phase.is !== 'over'; n++) {
        const move = clockworkMove(game, random);
        const played = play(game, move);
        actor.send({ type: 'choose', move });
        const { context, value } = actor.getSnapshot();
        if (played.ok) game = played.value.game;
        else expect(context.refusal).toEqual(played.error);
        expect(phaseOf(value)).toBe(game.phase.is);
        seen.add(game.phase.is);
      }
      expect(hash(actor.getSnapshot().context.game!)).toBe(hash(game));
      actor.stop();
    }
    const later = EVENING_PHASES.filter((phase) => !seen.has(phase) && phase !== 'valleys');
    // Checkpoints that count and the end come late; the next test goes there.
    expect(later.every((phase) => ['checkpoint', 'scoring', 'over'].includes(phase))).toBe(true);
  });

  it('goes to the end, and back', () => {
    const visited = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const { evening: start, random } = someEvening(seed);
      const actor = createActor(evening, { input: {} }).start();
      actor.send({ type: 'begin', setup: start.setup, seed, id: 'some-evening' });
      for (let n = 0; n < 1500; n++) {
        const { game } = actor.getSnapshot().context;
        visited.add(game!.phase.is);
        if (game!.phase.is === 'over') break;
        actor.send({ type: 'choose', move: clockworkMove(game!, random) });
      }
      const end = actor.getSnapshot().context;
      actor.send({ type: 'undo', steps: 5 });
      const back = actor.getSnapshot().context;
      expect(back.session!.timeline.at).not.toBe(end.session!.timeline.at);
      actor.send({ type: 'redo', steps: 5 });
      expect(hash(actor.getSnapshot().context.game!)).toBe(hash(end.game!));
      actor.send({ type: 'jump', point: 0 });
      expect(actor.getSnapshot().value).toEqual({ sitting: 'factions' });
    }
    expect(visited).toContain('checkpoint');
    expect(visited).toContain('scoring');
    expect(visited).toContain('over');
  });

  it('lays the valleys, refuses what is not possible, and keeps every change', () => {
    const kept: number[] = [];
    const actor = createActor(evening, {
      input: { keep: ({ timeline }) => kept.push(timeline.points.length) },
    }).start();
    actor.send({ type: 'begin', setup: { agreed: { players: 9 } }, seed: 1, id: 'some-evening' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'lobby',
      context: { refusal: { code: 'eveningPlayers' } },
    });
    actor.send({
      type: 'begin',
      setup: { agreed: { players: 6, connector: 'kingsBridge' } },
      seed: 1,
      id: 'some-evening',
    });
    const choose = (move: Move): void => actor.send({ type: 'choose', move });
    for (const faction of [
      'baerfolk',
      'cloudborn',
      'emberians',
      'islanders',
      'wolfsclan',
      'sunblessed',
    ] as const)
      choose({ do: 'faction', faction });
    expect(actor.getSnapshot().value).toEqual({ sitting: 'gates' });
    choose({ do: 'dawn' });
    expect(actor.getSnapshot().context.refusal?.code).toBe('eveningNotNow');
    choose({ do: 'unrecorded' });
    expect(actor.getSnapshot().value).toEqual({ sitting: 'valleys' });
    choose({ do: 'valleys', kings: 'a1', queens: 'h4', connector: 'f4' });
    expect(actor.getSnapshot().context.refusal?.code).toBe('valleyDoesNotFit');
    choose({ do: 'valleys', kings: 'd4', queens: 'h4', connector: 'f4' });
    expect(actor.getSnapshot().value).toEqual({ sitting: 'cities' });
    actor.send({ type: 'rename', name: 'Tuesday' });
    actor.send({ type: 'renameSeat', seat: 0, name: 'Ada' });
    const { session } = actor.getSnapshot().context;
    expect(session!.name).toBe('Tuesday');
    expect(kept.length).toBeGreaterThan(8);
    actor.send({ type: 'leave' });
    expect(actor.getSnapshot().value).toBe('lobby');
    actor.send({ type: 'open', session: session! });
    expect(actor.getSnapshot().value).toEqual({ sitting: 'cities' });
    expect(
      createActor(evening, { input: { session: session! } })
        .start()
        .getSnapshot().value,
    ).toEqual({
      sitting: 'cities',
    });
  });
});
