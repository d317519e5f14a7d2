// Frantic Fiends: what its rule books do not print.

import { STRONGEST } from '../data/limits.ts';
import type { Provenance, Provenanced } from '../data/provenance.ts';
import { TILES } from '../data/tiles.ts';
import { MILESTONES } from '../fiends/data/campaign.ts';
import { FIENDS_LOOT } from '../fiends/data/loot.ts';
import { DIRECTIONS, MOVEMENT_CARDS } from '../fiends/data/movement.ts';
import { BRIBE_MARKERS, EVENTS, ORC_MARKERS } from '../fiends/data/orc-events.ts';
import type { OrcLetter } from '../fiends/data/rewards.ts';
import { EXTENSIONS, SHORT_STRIPS, SUPPLY_BASE } from '../fiends/data/supply.ts';
import { FIENDS_TILES } from '../fiends/data/tiles.ts';
import { SUPPLY } from '../state/vocabulary.ts';
import type { CorrectionField, CorrectionGroup, Different } from './field.ts';
import { needed } from './fiends.ts';

const SYMBOLS = ['left', 'middle', 'right'];

/** What a milestone may ask for. */
const NEEDS = [
  'sheep',
  'donkey',
  'wildBoar',
  'cattle',
  'dog',
  ...SUPPLY,
  'dwarves',
  'friendlyOrcs',
  'unusedSpaces',
] as const;

const sourceOf = <F extends string>(entry: Provenanced<F>, field: F): Provenance =>
  entry.except?.[field] ?? entry.provenance;

const choice = (
  id: string,
  group: CorrectionGroup,
  provenance: Provenance,
  among: readonly string[],
  ours: string,
): CorrectionField => ({ id: `fiends.${id}`, group, provenance, kind: 'choice', among, ours });
const number = (
  id: string,
  group: CorrectionGroup,
  provenance: Provenance,
  least: number,
  most: number,
  ours: number,
): CorrectionField => ({ id: `fiends.${id}`, group, provenance, kind: 'number', least, most, ours });

const cardFields = () =>
  MOVEMENT_CARDS.flatMap((card) => [
    ...card.steps.map((way, i) =>
      choice(`card.${card.id}.step${i + 1}`, 'cards', sourceOf(card, 'steps'), Object.keys(DIRECTIONS), way),
    ),
    choice(`card.${card.id}.orcD`, 'cards', card.provenance, SYMBOLS, card.orcD),
  ]);

const eventFields = () =>
  EVENTS.flatMap((event) => {
    const { id, decks, push } = event;
    const [[good, n]] = Object.entries(push) as [[string, number]];
    return [
      ...(Object.entries(decks) as [OrcLetter, number][]).map(([orc, deck]) =>
        number(`event.${id}.deck.${orc}`, 'events', sourceOf(event, `deck${orc}`), 1, 3, deck),
      ),
      choice(`event.${id}.push`, 'events', sourceOf(event, 'push'), SUPPLY, good),
      number(`event.${id}.pushN`, 'events', sourceOf(event, 'push'), 1, 5, n),
    ];
  });

const bribeFields = () =>
  BRIBE_MARKERS.map(({ good, provenance }, i) =>
    choice(`bribe.${i + 1}`, 'bribes', provenance, SUPPLY, good),
  );

/** The values are 1 and 2 (fiends.rewardBoard.gold). */
const orcFields = () =>
  ORC_MARKERS.map((orc) => number(`gold.${orc.id}`, 'orcs', sourceOf(orc, 'gold'), 1, 2, orc.gold));

const lootFields = () =>
  FIENDS_LOOT.map((item) =>
    number(`loot.${item.id}`, 'loot', sourceOf(item, 'strength'), 1, STRONGEST, item.strength),
  );

const baseTiles = (colour: string) =>
  Object.values(TILES)
    .filter((tile) => tile.colour === colour && !tile.unlimited && tile.id !== 'entryLevelDwelling')
    .map(({ id }) => id as string);
const newTiles = (colour: string) =>
  FIENDS_TILES.filter((tile) => tile.colour === colour && tile.copies === 1).map(({ id }) => id);
const onPieces = () => ({
  dwelling: [...newTiles('orange'), ...baseTiles('orange')],
  tile: [...newTiles('green'), ...baseTiles('green')],
  trap: EXTENSIONS.map(({ trap }) => trap).sort(),
});
const PIECES = ['dwelling', 'tile', 'trap'] as const;
const extensionFields = () => {
  const among = onPieces();
  return EXTENSIONS.flatMap((piece) =>
    PIECES.map((what) =>
      choice(`extension.${piece.id}.${what}`, 'extensions', piece.provenance, among[what], piece[what]),
    ),
  );
};

/** fiends.setup.supplyBaseTiles: the other tiles of the base; its dwellings and traps are beyond doubt. */
const supplyBaseFields = () => {
  const { tile } = onPieces();
  return SUPPLY_BASE.tiles.map((ours, i) =>
    choice(`base.tile.${i + 1}`, 'extensions', SUPPLY_BASE.provenance, tile, ours),
  );
};

const stripFields = () => {
  const yellow = [...newTiles('yellow'), ...baseTiles('yellow')];
  return SHORT_STRIPS.flatMap(({ id, tiles, provenance }) =>
    tiles.map((tile, i) => choice(`strip.${id}.${i + 1}`, 'strips', provenance, yellow, tile)),
  );
};

const milestoneFields = () =>
  MILESTONES.flatMap((milestone) => {
    const { id, provenance, needs, discount } = milestone;
    return [
      choice(`milestone.${id}.needs`, 'milestones', provenance, NEEDS, needed(milestone)),
      number(`milestone.${id}.n`, 'milestones', provenance, 0, 30, needs.count),
      number(`milestone.${id}.discount`, 'milestones', provenance, 0, 50, discount),
    ];
  });

const pointFields = () =>
  FIENDS_TILES.map((tile) =>
    number(`points.${tile.id}`, 'points', sourceOf(tile, 'points'), 0, 9, tile.points),
  );

const allFields = (): readonly CorrectionField[] => [
  ...cardFields(),
  ...eventFields(),
  ...bribeFields(),
  ...orcFields(),
  ...lootFields(),
  ...supplyBaseFields(),
  ...extensionFields(),
  ...stripFields(),
  ...milestoneFields(),
  ...pointFields(),
];
export const FIENDS_FIELDS = /* @__PURE__ */ allFields();

/** Each of these tiles lies in the box once, so no two pieces show it. */
const allDifferent = (): readonly Different[] => [
  ...PIECES.map((what) => [
    ...(what === 'tile' ? SUPPLY_BASE.tiles.map((_, i) => `fiends.base.tile.${i + 1}`) : []),
    ...EXTENSIONS.map(({ id }) => `fiends.extension.${id}.${what}`),
  ]),
  SHORT_STRIPS.flatMap(({ id }) => [`fiends.strip.${id}.1`, `fiends.strip.${id}.2`]),
];
export const FIENDS_DIFFERENT = /* @__PURE__ */ allDifferent();
