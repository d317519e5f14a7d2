import { describe, expect, it } from 'vitest';
import {
  type Game,
  type GameEvent,
  installFiends,
  legalMoves,
  legalRearrangements,
  notate,
} from '../../src/engine/index.ts';
import { languages } from '../../src/site/languages.ts';
import { askFor, nameMove, tellEvent, tellEvents } from '../../src/telling/index.ts';
import { GOLDEN, golden, random, type Step } from './games.ts';
import { faultIn } from './sound.ts';

await installFiends();

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
    it(`golden: ${file}`, { timeout: 60_000 }, () => {
      expect(listen(golden(file))).toEqual([]);
    });

  for (const module of ['base', 'folk', 'fiends'] as const)
    for (let players = 1; players <= 7; players += 2)
      it(`random: ${module}, ${players} players`, { timeout: 60_000 }, () => {
        for (let seed = 1; seed <= 3; seed++)
          expect(listen(random(module, players, players * 10 + seed))).toEqual([]);
      });

  it('rearranging is named too', () => {
    for (const { game } of random('base', 2, 5)) {
      for (const move of legalRearrangements(game).slice(0, 5))
        for (const language of languages) expect(faultIn(nameMove(language, move, game))).toBeNull();
    }
  });
});
