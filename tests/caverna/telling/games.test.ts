import { describe, expect, it } from 'vitest';
import {
  type FrameKind,
  type Game,
  type GameEvent,
  legalMoves,
  legalRearrangements,
  notate,
  play,
} from '../../../src/caverna/engine/index.ts';
import { askFor, nameMove, tellEvent, tellEvents, tellRefusal } from '../../../src/caverna/telling/index.ts';
import { languages } from '../../../src/site/languages.ts';
import { EVENTS, FRAMES, MOVES } from '../lib/vocabulary.ts';
import { GOLDEN, golden, random, type Step } from './games.ts';
import { befriend, bonus, drive, hostage, nowhere, restock } from './rare.ts';
import { shown } from './scenarios.ts';
import { faultIn } from './sound.ts';

const heard = { events: new Set<string>(), moves: new Set<string>(), frames: new Set<string>() };

/** Every legal move has a sound name of its own; so has the question. */
function decision(game: Game): string[] {
  const faults: string[] = [];
  const frame = game.stack.at(-1);
  if (!frame) return faults;
  heard.frames.add(frame.kind);
  const moves = legalMoves(game);
  for (const language of languages) {
    const question = faultIn(askFor(language, game));
    if (question) faults.push(`${frame.kind} asks: ${question}`);
    const names = new Map<string, string>();
    for (const move of moves) {
      heard.moves.add(move.type);
      const name = nameMove(language, move, game);
      const fault = faultIn(name);
      if (fault) faults.push(`${notate(move)}: ${fault}`);
      const twin = names.get(name);
      if (twin) faults.push(`${twin} and ${notate(move)} are both called: ${name}`);
      names.set(name, notate(move));
    }
  }
  return faults;
}

function happenings(events: readonly GameEvent[], game: Game): string[] {
  const faults: string[] = [];
  for (const language of languages) {
    for (const event of events) {
      heard.events.add(event.type);
      const text = tellEvent(language, event, game);
      const fault =
        text === null ? null : (faultIn(text) ?? (/[.!?]$/.test(text) ? null : `no full stop: ${text}`));
      if (fault) faults.push(`${event.type}: ${fault}`);
    }
    for (const { text } of tellEvents(language, events, game)) {
      const fault = faultIn(text);
      if (fault) faults.push(`line: ${fault}`);
    }
  }
  return faults;
}

function listen(steps: Iterable<Step>): string[] {
  const faults: string[] = [];
  for (const { game, events, after } of steps) {
    faults.push(...decision(game), ...happenings(events, after));
    if (faults.length > 20) break;
  }
  return faults;
}

describe('whole games in both languages', () => {
  for (const file of GOLDEN)
    it(`golden: ${file}`, () => {
      expect(listen(golden(file))).toEqual([]);
    });

  for (const module of ['base', 'folk', 'fiends'] as const)
    for (let players = 1; players <= 7; players += 2)
      it(`random: ${module}, ${players} players`, () => {
        for (let seed = 1; seed <= 3; seed++)
          expect(listen(random(module, players, players * 10 + seed))).toEqual([]);
      });

  it('the rule questions of all boxes', () => {
    const faults: string[] = [];
    for (const { name, game, move, events, refusal } of shown()) {
      const found = [...decision(game), ...happenings(events, game)];
      if (move && game.stack.length > 0) {
        heard.moves.add(move.type);
        for (const language of languages) found.push(faultIn(nameMove(language, move, game)) ?? '');
      }
      if (refusal)
        for (const language of languages) found.push(faultIn(tellRefusal(language, refusal)) ?? '');
      faults.push(...found.filter(Boolean).map((fault) => `${name}: ${fault}`));
      if (faults.length > 20) break;
    }
    expect(faults).toEqual([]);
  });

  it('rare decisions', () => {
    for (const game of [befriend(), hostage(), restock(), nowhere(), drive(), bonus()]) {
      const [move] = legalMoves(game);
      expect(legalMoves(game).length).toBeGreaterThan(0);
      const played = play(game, move!);
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      expect([...decision(game), ...happenings(played.value.events, played.value.game)]).toEqual([]);
    }
  });

  it('left nothing unheard', () => {
    const told = Object.keys(EVENTS).filter((type) => !heard.events.has(type));
    const moves = Object.keys(MOVES).filter((type) => !heard.moves.has(type));
    const frames = Object.keys(FRAMES).filter(
      (kind) => FRAMES[kind as FrameKind] === 'asks' && !heard.frames.has(kind),
    );
    expect({ told, moves, frames }).toEqual({ told: [], moves: [], frames: [] });
  });

  it('rearranging is named too', () => {
    for (const { game } of random('base', 2, 5)) {
      for (const move of legalRearrangements(game).slice(0, 5))
        for (const language of languages) expect(faultIn(nameMove(language, move, game))).toBeNull();
    }
  });
});
