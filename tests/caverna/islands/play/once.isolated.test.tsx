// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dice } from '../../../../src/caverna/bots/index.ts';
import { type Game, installFiends, type SetupRequest } from '../../../../src/caverna/engine/index.ts';
import { ReaderContext } from '../../../../src/caverna/islands/play/context.ts';
import { Table } from '../../../../src/caverna/islands/play/Table.tsx';
import { tableGameOf } from '../../../../src/caverna/islands/play/table-game.ts';
import { gameMachine } from '../../../../src/caverna/machines/index.ts';
import { loadWords } from '../../../../src/caverna/telling/index.ts';
import { loadPlayWords } from '../../../../src/i18n/play.ts';

/** The games that a move was played on, by `play`, or by `trace` while somebody looks on. */
const played = vi.hoisted((): unknown[] => []);
vi.mock('../../../../src/caverna/engine/index.ts', async (original) => {
  const real = await original<typeof import('../../../../src/caverna/engine/index.ts')>();
  const watched =
    <Rest extends unknown[], Answer>(run: (game: Game, ...rest: Rest) => Answer) =>
    (game: Game, ...rest: Rest): Answer => {
      played.push(game);
      return run(game, ...rest);
    };
  return { ...real, play: watched(real.play), trace: watched(real.trace) };
});

await Promise.all([installFiends(), loadWords('en')]);
const t = await loadPlayWords('en');
const nothing = (): void => undefined;

let root: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => ({ json: async () => ({}) }));
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

/** A table as the room lays it: the machine plays, and whatever it says is drawn. */
function sitDown(setup: SetupRequest, seed: number) {
  const actor = createActor(gameMachine, { input: {} });
  const draw = (): void => {
    const table = tableGameOf(actor.getSnapshot().context, actor.send);
    if (!table) return;
    const rest = { arrival: null, kept: null, teacher: null, end: null };
    render(
      <ReaderContext.Provider value={{ language: 'en', t }}>
        <Table table={table} {...rest} onMenu={nothing} onKeys={nothing} onScore={nothing} />
      </ReaderContext.Provider>,
      root,
    );
  };
  actor.subscribe(draw);
  actor.start();
  act(() => actor.send({ type: 'begin', setup, seed, id: 'played-once' }));
  return actor;
}

describe('a click at the table', () => {
  it('plays its move once: in an ordinary turn, on an expedition and in an orc event that is shown', {
    timeout: 60_000,
  }, async () => {
    const actor = sitDown({ seats: 1, modules: ['fiends'] }, 4);
    const now = () => actor.getSnapshot().context;
    const roll = dice(2);
    const clicks: Record<string, number> = {};
    for (let i = 0; i < 300 && now().me >= 0; i++) {
      const { table: stage } = (actor.getSnapshot().value as { playing: { table: string } }).playing;
      if (stage === 'orcEvent')
        await vi.waitFor(() => expect(root.querySelector('.orc-scene')).not.toBeNull());
      const choices = [...root.querySelectorAll<HTMLButtonElement>('.choices .choice')];
      const { game, timeline } = now();
      played.length = 0;
      await act(() => choices[roll(choices.length)]!.click());
      expect(now().timeline!.at).not.toBe(timeline!.at);
      // The next choices may be tried out to be named; those are played on the new game.
      expect(played.filter((one) => one === game)).toHaveLength(1);
      clicks[stage] = (clicks[stage] ?? 0) + 1;
    }
    expect(clicks.work).toBeGreaterThan(20);
    expect(clicks.expedition).toBeGreaterThan(3);
    expect(clicks.orcEvent).toBeGreaterThan(3);
  });
});
