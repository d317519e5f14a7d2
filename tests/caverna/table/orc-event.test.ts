import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { hash, legalMoves, runScenario } from '../../../src/caverna/engine/index.ts';
import { askedNow, drawsOf, movesOf, orcEvent } from '../../../src/caverna/machines/index.ts';
import {
  bribeOf,
  type EventSoFar,
  eventOf,
  FRESH,
  layTable,
  readEvent,
  readScenario,
  scenarioOf,
  withBribe,
  withEvent,
  writeEvent,
} from '../../../src/caverna/simulators/orc-event.ts';

/** An event played with the first legal move everywhere but one. */
function played(so: EventSoFar) {
  const table = layTable(so, so.cards);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  const actor = createActor(orcEvent, { input: { game: table.value, moves: so.moves } }).start();
  const now = () => actor.getSnapshot().context;
  for (let i = 0; i < 200 && !now().line.over; i++) {
    if (askedNow(now())) {
      const moves = legalMoves(now().line.game);
      actor.send({ type: 'choose', move: moves[(i * 7) % moves.length]! });
    } else actor.send({ type: 'forward' });
  }
  const { line } = now();
  return { line, cards: drawsOf(line.moments).map(({ card }) => card), moves: movesOf(line) };
}

const fresh: EventSoFar = { ...FRESH, cards: [], moves: [] };

describe('an orc event in an address', () => {
  it('comes back as it was: position, event, bribe good, cards and decisions', async () => {
    const given = withBribe(withEvent(FRESH.given, 2), 'grain');
    expect([eventOf(given), bribeOf(given)]).toEqual([2, 'grain']);
    const { line, cards, moves } = played({ ...fresh, given, seed: 77 });
    expect(line.over).toBe(true);
    const text = await writeEvent({ given, seed: 77, entering: false, cards, moves });
    expect(text.length).toBeLessThan(700);
    const opened = await readEvent(text);
    if (!opened.ok) throw new Error('not opened');
    expect(opened.value).toEqual({ given, seed: 77, entering: false, cards, moves });
    expect(hash(played(opened.value).line.game)).toBe(hash(line.game));
  });

  it('says what is wrong with a link, and throws nothing', async () => {
    const text = await writeEvent(fresh);
    const wrong = async (link: string) => {
      const opened = await readEvent(link);
      return opened.ok
        ? 'fine'
        : opened.error.what === 'link'
          ? opened.error.error
          : opened.error.refusal.code;
    };
    expect(await wrong(text)).toBe('fine');
    expect(await wrong(text.slice(0, -9))).toBe('truncated');
    expect(await wrong('expedition1.AAAA')).toBe('otherKind');
    expect(await wrong(text.replace('orcs1', 'orcs9'))).toBe('newerVersion');
    expect(await wrong('nonsense')).toBe('damaged');
    const impossible = { ...FRESH.given, seats: [{ board: { a1: 'deepTunnel' } }] };
    expect(await wrong(await writeEvent({ ...fresh, given: impossible }))).not.toBe('fine');
    expect(await wrong(await writeEvent({ ...fresh, given: withEvent(FRESH.given, 5) }))).toBe('badPosition');
    expect(await wrong(await writeEvent({ ...fresh, cards: ['M9-9'] }))).toBe('badPosition');
    // The last sign may carry bits that nobody reads.
    for (let i = 0; i < text.length - 1; i += 5) {
      const other = text[i] === 'A' ? 'B' : 'A';
      expect(await wrong(text.slice(0, i) + other + text.slice(i + 1))).not.toBe('fine');
    }
  });
});

describe('an orc event as a scenario', () => {
  it.each([1, 2, 3, 4])('event %i leaves as a scenario that holds', (event) => {
    const given = withEvent(
      event > 2
        ? {
            ...FRESH.given,
            seats: [{ ...FRESH.given.seats![0], orcs: { A: '5 c3', B: '7 b4', D: '12 a1' } }],
          }
        : FRESH.given,
      event,
    );
    for (const seed of [1, 2, 3]) {
      const so = { ...fresh, given, seed };
      const { line, cards, moves } = played(so);
      const report = runScenario(scenarioOf(`event ${event}`, { ...so, cards, moves }, line.game));
      expect(report.problems).toEqual([]);
      expect(report.hash).toBeTruthy();
    }
  });

  it('reads every worked example that is an event, and refuses what is none', () => {
    for (const name of readdirSync('content/caverna/examples').filter((file) => file.startsWith('fiends-'))) {
      const so = readScenario(readFileSync(`content/caverna/examples/${name}`, 'utf8'));
      expect(so, name).toMatchObject({ ok: true });
    }
    for (const text of ['', '{', '[]', '7', '{"name":"x"}', 'null'])
      expect(readScenario(text), text).toMatchObject({ ok: false });
  });

  it('reads back what it wrote', () => {
    const { line, cards, moves } = played({ ...fresh, seed: 5 });
    const scenario = scenarioOf('x', { ...fresh, seed: 5, cards, moves }, line.game);
    expect(readScenario(JSON.stringify(scenario))).toMatchObject({
      ok: true,
      value: { cards, moves },
    });
  });
});
