import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockworkMove, someEvening } from '../../../src/battalia/bots/index.ts';
import { MOVES, type MoveName } from '../../../src/battalia/engine/evening/moves.ts';
import { WORDS, type WordKind } from '../../../src/battalia/engine/evening/words.ts';
import {
  gatesOn,
  hash,
  legalMoves,
  type Move,
  newEvening,
  notate,
  parse,
  play,
} from '../../../src/battalia/engine/index.ts';

const MOST_MOVES = 400;

/** A value for each kind of word, so that every move can be written. */
const values: Record<WordKind, readonly unknown[]> = {
  seat: [0, 5],
  hero: [0, 1],
  square: ['a1', 'k7', 'g11'],
  number: [0, 7, 120],
  gate: [1, 6],
  faction: ['baerfolk'],
  terrain: ['lake'],
  effect: [1, 12],
  fate: [3],
  half: ['stardust'],
  potion: ['frostHand'],
  valley: ['queens'],
  place: ['ne', 's'],
  building: ['townHall'],
  good: ['supply', 'tool'],
  wanderer: ['bilkarr'],
  artefact: ['horse'],
  greatArtefact: ['terrasStaff'],
  rank: ['priest'],
  road: ['crossroads'],
  lord: ['unbound'],
  limbo: ['chest'],
  by: ['queen'],
  prize: ['fate'],
  trade: ['supplyForStardust'],
  ledger: ['hireFanatic'],
};

function written(name: MoveName, optional: boolean): Move[] {
  const fields = Object.entries(MOVES[name] as Record<string, string>);
  let moves: Record<string, unknown>[] = [{ do: name }];
  for (const [key, field] of fields) {
    if (field.endsWith('?') && !optional) continue;
    const kind = field.replace('?', '') as WordKind;
    moves = moves.flatMap((move) => values[kind].map((value) => ({ ...move, [key]: value })));
  }
  return moves as unknown as Move[];
}

describe('a line of the log', () => {
  it.each(Object.keys(MOVES) as MoveName[])('%s is written and read back', (name) => {
    for (const move of [...written(name, false), ...written(name, true)]) {
      const line = notate(move);
      expect(line.length).toBeLessThanOrEqual(80);
      expect(parse(line)).toEqual({ ok: true, value: move });
    }
  });

  it('that is none is refused, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        const read = parse(line);
        if (read.ok) expect(notate(read.value)).toBe(line);
        else expect(read.error.code).toBe('eveningBadLine');
      }),
    );
    expect(parse('jump 1 3 3 5').ok).toBe(false);
    expect(parse('jump 1 1 3').ok).toBe(false);
    expect(parse('dawn now').ok).toBe(false);
  });

  it('reads every kind of word it writes', () => {
    for (const [kind, list] of Object.entries(values))
      for (const value of list) {
        const word = WORDS[kind as WordKind] as {
          read(text: string): unknown;
          write(value: unknown): string;
        };
        expect(word.read(word.write(value))).toEqual(value);
      }
  });
});

describe('random evenings', () => {
  it('keep what must be kept', () => {
    const phases = new Set<string>();
    const told = new Set<string>();
    for (let seed = 1; seed <= 150; seed++) {
      let { evening, random } = someEvening(seed);
      for (let n = 0; n < MOST_MOVES && evening.phase.is !== 'over'; n++) {
        phases.add(evening.phase.is);
        const move = clockworkMove(evening, random);
        const before = JSON.stringify(evening);
        const played = play(evening, move);
        if (!played.ok) throw new Error(`seed ${seed}, move ${n}: ${notate(move)}: ${played.error.code}`);
        // Nothing is changed in place.
        expect(JSON.stringify(evening)).toBe(before);
        evening = played.value.game;
        for (const { event, rule } of played.value.events) {
          told.add(event);
          expect(rule).toMatch(/^battalia\./);
        }
        const { storm, map, bilkarr } = evening.table;
        if (storm.deck) expect([...storm.deck, ...storm.discard].sort((a, b) => a - b)).toHaveLength(12);
        expect(new Set(storm.discard).size).toBe(storm.discard.length);
        const gates = gatesOn(map).map(([gate]) => gate);
        expect(new Set(gates).size).toBe(gates.length);
        if (bilkarr) expect(gates.length).toBeGreaterThan(0);
        for (const { cards } of evening.table.players) expect(cards).toBeGreaterThanOrEqual(0);
      }
    }
    expect([...phases].sort()).toEqual(
      [
        'checkpoint',
        'cities',
        'draft',
        'dusk',
        'factions',
        'gates',
        'roll',
        'scoring',
        'storm',
        'turn',
      ].sort(),
    );
    for (const event of [
      'stormDrawn',
      'bilkarrMoved',
      'statusJudged',
      'winnersNamed',
      'metamorphaComes',
      'citiesReached',
    ])
      expect(told).toContain(event);
  });

  it('come out the same from setup, seed and lines', () => {
    for (let seed = 200; seed < 230; seed++) {
      let { evening, random } = someEvening(seed);
      const { setup } = evening;
      const lines: string[] = [];
      for (let n = 0; n < 150 && evening.phase.is !== 'over'; n++) {
        const move = clockworkMove(evening, random);
        lines.push(notate(move));
        const played = play(evening, move);
        if (played.ok) evening = played.value.game;
      }
      const again = newEvening(setup, seed);
      if (!again.ok) throw new Error(again.error.code);
      let other = again.value;
      for (const line of lines) {
        const move = parse(line);
        const played = move.ok ? play(other, move.value) : move;
        if (!played.ok) throw new Error(played.error.code);
        other = (played.value as { game: typeof other }).game;
      }
      expect(hash(other)).toBe(hash(evening));
    }
  });

  it('list only what can be played', () => {
    for (let seed = 300; seed < 320; seed++) {
      let { evening, random } = someEvening(seed);
      for (let n = 0; n < 80 && evening.phase.is !== 'over'; n++) {
        for (const move of legalMoves(evening)) {
          const refused = play(evening, move);
          if (!refused.ok && refused.error.code !== 'weekStillFighting')
            throw new Error(`${notate(move)}: ${refused.error.code}`);
        }
        const played = play(evening, clockworkMove(evening, random));
        if (played.ok) evening = played.value.game;
      }
    }
  });
});
