import { charcoalOf } from '../../corrections/folk.ts';
import type { Vacates } from '../../powers/hooks.ts';
import { LINES, type SquareIndex } from '../../state/squares.ts';
import type { Game, Player } from '../../state/types.ts';
import { areEmptyMeadows, whereIs } from '../around.ts';
import type { FolkDef } from '../def.ts';

const id = 'darkElves';

/** folk.tile.archeryRange: points for a line of so many empty meadows (folk.open.archeryLong). */
const LINE_POINTS = [0, 3, 6, 10, 15, 21];

function longestLine(game: Game, player: Player, from: SquareIndex, vacates: Vacates): number {
  const lengths = LINES[from]!.map((line) => {
    const end = line.findIndex((_, i) => !areEmptyMeadows(player, game, line.slice(0, i + 1), vacates));
    return end < 0 ? line.length : end;
  });
  return Math.max(0, ...lengths);
}

export const DARK_ELVES: FolkDef = {
  id,
  abilities: [
    { id, rule: 'folk.ability.darkElves.goblins' },
    {
      id,
      rule: 'folk.ability.darkElves.deepMines',
      // On a deep tunnel the ruby comes from the action itself, and never twice.
      onRubyMine: (on) => ({ ruby: on === 'tunnel' ? 1 : 0 }),
    },
    { id, rule: 'folk.ability.darkElves.sinisterDwellings', dwellingsWorthless: true },
  ],
  loot: [
    {
      id: 'goblin',
      strength: 10,
      power: id,
      effect: { do: 'furnish', only: 'ordinary', price: { wood: 2, stone: 1 } },
      afterwards: { do: 'goblin' },
      rules: ['folk.loot.goblin', 'folk.ability.darkElves.goblins'],
      provenance: 'stated',
    },
  ],
  tiles: [
    // Its text is lost (folk.open.charcoalText): never offered, unless the owners of a box have entered it.
    {
      id: 'charcoalStorage',
      rule: 'folk.tile.charcoalStorage',
      onBuilt: (_player, _at, game) => charcoalOf(game.setup.box)?.built ?? {},
      harvestIncome: (player, game) => charcoalOf(game.setup.box)?.harvest(player) ?? {},
      harvestOffers: (game) => charcoalOf(game.setup.box)?.offers ?? [],
      scores: (player, game) => charcoalOf(game.setup.box)?.scores(player) ?? { count: 0, points: 0 },
    },
    {
      id: 'archeryRange',
      rule: 'folk.tile.archeryRange',
      scores(player, game, vacates) {
        const length = longestLine(game, player, whereIs(player, 'archeryRange'), vacates);
        return {
          count: length,
          points: LINE_POINTS[Math.min(game.setup.options.longLinesScore ? 5 : 3, length)]!,
        };
      },
    },
    {
      id: 'boneCarver',
      rule: 'folk.tile.boneCarver',
      harvestOffers: [{ id: 'boneCarver', animals: 2, get: { gold: 3 }, times: 2 }],
    },
    { id: 'mushroomCave', rule: 'folk.tile.mushroomCave', onBuilt: () => ({ mushroom: 2 }) },
  ],
};
