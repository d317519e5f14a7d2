import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Game,
  legalMoves,
  notate,
  type Position,
  parse,
  play,
  SUB_ACTIONS,
  sandbox,
  setUp,
  startEffect,
  startPhase,
} from '../../../src/caverna/engine/index.ts';
import { loadWords, nameMove, nameScored, tellEvents } from '../../../src/caverna/telling/index.ts';
import { languages } from '../../../src/site/languages.ts';
import { must } from '../../lib/must.ts';

const atWork = (position: Position): Game => must(setUp(position));
const button = (game: Game, line: string): string => {
  const move = legalMoves(game).find((entry) => notate(entry) === line);
  if (!move) throw new Error(`${line} is not legal`);
  return nameMove('en', move, game);
};
const log = (language: 'en' | 'de', game: Game, line: string): string[] => {
  const { game: after, events } = must(play(game, must(parse(line))));
  return tellEvents(language, events, after).map(({ text }) => text);
};

describe('folk in words', () => {
  beforeAll(async () => {
    for (const language of languages) await loadWords(language);
  });

  it('says what a clumsy person keeps, not what lies there', () => {
    const game = atWork({
      players: 2,
      seats: [{ folk: 'caveGoblins' }],
      spaces: { logging: { goods: { wood: 4 } }, sustenance: { goods: { food: 1 } } },
    });
    expect(button(game, 'place logging')).toContain('take 3 wood');
    expect(button(game, 'place sustenance')).toContain('take 1 grain');
    expect(log('en', game, 'place logging').at(1)).toMatch(/clumsy and drops 1 wood\.$/);
    expect(log('en', game, 'place logging').at(2)).toMatch(/gets 3 wood\.$/);
  });

  it('says what a goblin keeps that is clumsy twice', () => {
    const given: Position = {
      players: 2,
      seats: [
        {
          folk: 'caveGoblins',
          dwarfs: [{ at: 'supplies' }, { at: 'clearing' }, { goblin: true }],
          board: { d3: 'dwelling' },
        },
        { dwarfs: [{ at: 'excavation' }, { at: 'housework' }] },
      ],
      spaces: { logging: { goods: { wood: 4 } } },
    };
    expect(button(atWork(given), 'place logging')).toContain('take 3 wood');
    const twice = atWork({ ...given, options: { clumsyTwice: true } });
    expect(button(twice, 'place logging')).toContain('take 2 wood');
    expect(log('en', twice, 'place logging').filter((line) => line.includes('drops 1 wood'))).toHaveLength(2);
  });

  it('names whom Working Cave serves, and what that saves', () => {
    const seat = {
      folk: 'silicoids',
      goods: { stone: 2, wood: 1, food: 2 },
      dwarfs: [0, 0, { goblin: true }],
      board: { d3: 'workingCave', d2: 'goblinDwelling' },
    };
    const table = must(sandbox({ players: 2, folkTiles: ['trolls'], seats: [seat] }, 0));
    const feeding = must(startPhase(table, 0, 'feed')).game;
    const named = (['en', 'de'] as const).map((language) =>
      legalMoves(feeding)
        .filter(({ type }) => type === 'serve')
        .slice(0, 2)
        .map((move) => nameMove(language, move, feeding)),
    );
    expect(named).toEqual([
      ['Serve one of the family 1 wood: saves 1 stone', 'Serve a goblin 1 wood: saves 2 food'],
      ['Jemanden mit 1 Holz ernähren: spart 1 Stein', 'Einen Goblin mit 1 Holz ernähren: spart 2 Nährwerte'],
    ]);
    const { goods } = must(play(feeding, must(parse('serve 1 wood goblin')))).game.players[0];
    expect([goods.food, goods.stone]).toEqual([2, 0]);
  });

  it('names the weapon and the expedition of a Troll', () => {
    const game = atWork({ players: 2, round: 3, seats: [{ folk: 'trolls', goods: { wood: 2 } }] });
    expect(button(game, 'place blacksmithing')).toBe(
      'Blacksmithing: forge a weapon of strength 4 and then/or go on a level 4 expedition',
    );
    const forging = must(play(game, { type: 'place', space: 'blacksmithing' })).game;
    expect(log('en', forging, 'forge 4')[0]).toMatch(/forges a weapon of strength 4 \(2 wood\)\.$/);
    expect(log('de', forging, 'forge 4')[0]).toMatch(/schmiedet eine Waffe der Stärke 4 \(2 Holz\)\.$/);
  });

  it('does not call it a new weapon when a Troll has reached strength 10', () => {
    const table = must(sandbox({ players: 2, seats: [{ folk: 'trolls', dwarfs: [10, 0] }] }, 0));
    const away = must(startEffect(table, 0, 0, SUB_ACTIONS.expedition1!)).game;
    const last = must(play(away, { type: 'loot', item: 'dog' })).game;
    expect(log('en', last, 'loot wood').at(-1)).toMatch(/stays at strength 10\.$/);
    expect(log('de', last, 'loot wood').at(-1)).toMatch(/bleibt bei Stärke 10\.$/);
  });

  it('says what an overhanging tile brings', () => {
    const table = must(sandbox({ players: 2, seats: [{ folk: 'humans' }] }, 0));
    const laying = must(startEffect(table, 0, 0, SUB_ACTIONS.meadowField!)).game;
    expect(button(laying, 'build meadowField c4 c5')).toBe(
      'Meadow on c4, field on c5 (brings 2 food and 1 gold)',
    );
    expect(button(laying, 'build meadowField c4 c3')).toBe('Meadow on c4, field on c3');
  });

  it('keeps prices of Mountain Dwarves short', () => {
    const game = atWork({
      players: 2,
      seats: [{ folk: 'mountainDwarves', goods: { wood: 4, stone: 7, ore: 4 } }],
    });
    const space = must(play(game, { type: 'place', space: 'housework' })).game;
    const choice = must(play(space, { type: 'do', part: 'furnish' })).game;
    expect(button(choice, 'furnish dwelling')).toBe(
      'Furnish the Dwelling for 4 wood and 3 stone or substitutes',
    );
    expect(button(choice, 'furnish cuddleRoom')).toBe('Furnish the Cuddle room for 1 wood, 1 ore or 1 stone');
  });

  it('tells what was eaten before begging, stone and food alike', () => {
    const table = must(
      sandbox(
        {
          players: 2,
          folkTiles: ['trolls'],
          seats: [
            {
              folk: 'silicoids',
              goods: { stone: 1, food: 1 },
              dwarfs: [0, 0, { weapon: 0, goblin: true }],
              board: { d3: 'goblinDwelling' },
            },
          ],
        },
        0,
      ),
    );
    const feeding = must(startPhase(table, 0, 'feed')).game;
    expect(button(feeding, 'beg')).toBe('Eat 1 stone and 1 food and take 2 begging markers');
    expect(log('en', feeding, 'beg')).toEqual([
      'Player 1 gives 1 stone and 1 food, does not feed everybody and takes 2 begging markers.',
    ]);
    expect(log('de', feeding, 'beg')).toEqual([
      'Spieler 1 gibt 1 Stein und 1 Nährwert ab, ernährt nicht alle und nimmt 2 Bettelmarken.',
    ]);
  });

  it('counts in the singular and in the plural', () => {
    expect(nameScored('de', 'smallPasture', 1)).toBe('kleine Weide');
    expect(nameScored('de', 'smallPasture', 2)).toBe('kleine Weiden');
    expect(nameScored('de', 'rubyMine', 0)).toBe('Rubinminen');
    expect(nameScored('de', 'cattle', 1)).toBe('Rind');
    expect(nameScored('en', 'oreMine', 3)).toBe('ore mines');
    expect(nameScored('en', 'beggingMarker', 1)).toBe('begging marker');
    expect(nameScored('en', 'forest', 2)).toBe('forest');
  });
});
