import { describe, expect, it } from 'vitest';
import {
  type Game,
  legalMoves,
  type Position,
  parse,
  play,
  SUB_ACTIONS,
  sandbox,
  setUp,
  startEffect,
  startPhase,
} from '../../../src/caverna/engine/index.ts';
import { askFor, nameMove, tellEvents } from '../../../src/caverna/telling/index.ts';
import { must } from '../../lib/must.ts';

const said = (game: Game, line: string): [string, string] => {
  const move = must(parse(line));
  must(play(game, move));
  return [nameMove('en', move, game), nameMove('de', move, game)];
};

const asked = (game: Game): [string, string] => {
  const open = legalMoves(game);
  return [askFor('en', game, open), askFor('de', game, open)];
};

const told = (game: Game, line: string): { en: string[]; de: string[] } => {
  const played = must(play(game, must(parse(line))));
  const lines = (language: 'en' | 'de') =>
    tellEvents(language, played.events, played.game).map(({ text }) => text);
  return { en: lines('en'), de: lines('de') };
};

/** A position at rest, with a sub-action begun by the first dwarf of the first seat. */
const doing = (given: Position, action: string): Game =>
  must(startEffect(must(sandbox(given, 0)), 0, 0, SUB_ACTIONS[action]!)).game;

const solo = (seat: NonNullable<Position['seats']>[number], more: Position = {}): Position => ({
  players: 1,
  seats: [seat],
  ...more,
});

const orcs = { B: 'defeated', C: 'defeated', D: 'defeated' };

describe('what buttons say', () => {
  it('a space says what lies there', () => {
    const game = must(setUp({ players: 2, round: 3, spaces: { logging: { goods: { wood: 6 } } } }));
    expect(said(game, 'place logging')).toEqual([
      'Logging: take 6 wood and then/or go on a level 1 expedition',
      'Abholzung: 6 Holz nehmen und danach/oder einen 1er-Streifzug unternehmen',
    ]);
  });

  it('a tile says its price, with the discount of Carpenter', () => {
    const goods = { wood: 4, stone: 4 };
    expect(said(doing(solo({ goods }), 'furnish'), 'furnish dwelling')[0]).toBe(
      'Furnish the Dwelling for 4 wood and 3 stone',
    );
    const cheaper = doing(solo({ goods, board: { d2: 'carpenter' } }), 'furnish');
    expect(said(cheaper, 'furnish dwelling')).toEqual([
      'Furnish the Dwelling for 3 wood and 3 stone',
      'Wohnhöhle für 3 Holz und 3 Stein einrichten',
    ]);
  });

  it('eating says what Slaughtering cave adds', () => {
    const seat = { goods: { sheep: 1 }, board: { c4: 'smallPasture', d2: 'slaughteringCave' } };
    const position = must(sandbox(solo(seat), 0));
    expect(said(position, 'exchange food.sheep')).toEqual([
      'Eat 1 sheep: get 2 food',
      '1 Schaf verspeisen: 2 Nährwerte erhalten',
    ]);
  });

  it('a fight says what becomes of the weapon', () => {
    const given = solo(
      { dwarfs: [4, 0], goods: { dog: 3 }, orcs: { A: '5 a1', ...orcs } },
      { modules: ['fiends'] },
    );
    const game = doing(given, 'expedition1');
    expect(said(game, 'fight A 2')).toEqual([
      'Fight Orc A (strength 5) with 2 dogs: weapon 4 → 1, then 2',
      'Ork A (Stärke 5) bekämpfen, 2 Hunde einsetzen: Waffe 4 → 1, danach 2',
    ]);
    expect(said(game, 'fight A 1')[0]).toBe('Fight Orc A (strength 5) with 1 dog: weapon 4 is gone');
  });
});

describe('an orc event', () => {
  const given: Position = solo(
    {
      goods: { wood: 3, stone: 4 },
      orcs: { A: '5 a1', ...orcs },
      traps: ['pitfall a2'],
    },
    { modules: ['fiends'], orcEvents: { draw: ['M3-5'] } },
  );
  const game = must(startPhase(must(sandbox(given, 0)), 0, 'orcEvent')).game;

  it('asks with the card that was drawn', () => {
    const [english, german] = asked(game);
    expect(english).toMatch(/^Orc A drew .*\. Bribe it, push it or let it be\?$/);
    expect(german).toMatch(/^Für Ork A gezogen: .*\. Bestechen, verdrängen oder nichts tun\?$/);
  });

  it('asks only for what can be paid', () => {
    const withGoods = (goods: Record<string, number>): string => {
      const seats = [{ goods, orcs: { A: '5 a1', ...orcs } }];
      return asked(must(startPhase(must(sandbox({ ...given, seats }, 0)), 0, 'orcEvent')).game)[0];
    };
    expect(withGoods({ wood: 1 })).toMatch(/\. Push it or let it be\?$/);
    expect(withGoods({ stone: 1 })).toMatch(/\. Bribe it or let it be\?$/);
    // base.exchange.ruby: a ruby becomes the wood for a push, or the stone for a bribe.
    expect(withGoods({ ruby: 1 })).toMatch(/\. Exchange first or let it be\?$/);
  });

  it('a push says its price, its way and the trap it leads onto', () => {
    expect(said(game, 'push D')).toEqual([
      'Pay 1 wood, push Orc A down to a2, onto the Pitfall',
      '1 Holz zahlen, Ork A nach unten auf a2 (Falle: Fallgrube) verdrängen',
    ]);
    expect(told(game, 'push D').en.slice(0, 3)).toEqual([
      'Player 1 pushes Orc A to a2 (1 wood).',
      'The Pitfall on a2 goes off under Orc A.',
      'Orc A is defeated.',
    ]);
  });

  it('a bribe says what is left of the orc', () => {
    expect(said(game, 'bribe 3')).toEqual([
      'Bribe Orc A with 3 stone: strength 5 → 2',
      'Ork A für 3 Stein bestechen: Stärke 5 → 2',
    ]);
    expect(told(game, 'bribe 3').de[0]).toBe('Spieler 1 zahlt 3 Stein und besticht Ork A: noch Stärke 2.');
  });
});
