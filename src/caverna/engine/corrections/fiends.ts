// What lies in the box of a game with Frantic Fiends: as we have it, or as its owners have corrected it.

import { MILESTONES, type Milestone } from '../fiends/data/campaign.ts';
import { FIENDS_LOOT, type FiendsLoot } from '../fiends/data/loot.ts';
import { MOVEMENT_CARDS, type MovementCard } from '../fiends/data/movement.ts';
import { BRIBE_MARKERS, EVENTS, ORC_MARKERS, type Orc, type OrcEvent } from '../fiends/data/orc-events.ts';
import type { OrcLetter } from '../fiends/data/rewards.ts';
import {
  EXTENSIONS,
  type Extension,
  SHORT_STRIPS,
  type ShortStrip,
  SUPPLY_BASE,
} from '../fiends/data/supply.ts';
import type { TileId } from '../state/vocabulary.ts';
import { type Good, SUPPLY, type SupplyGood } from '../state/vocabulary.ts';
import type { Corrections } from './field.ts';

/** The components of a game's box, as printed or as its owners have corrected them. */
export interface FiendsContents {
  cards: readonly MovementCard[];
  events: readonly OrcEvent[];
  bribes: readonly Good[];
  orcs: readonly Orc[];
  loot: readonly FiendsLoot[];
  /** Neither dwellings nor traps: those of the supply board base. */
  baseTiles: readonly TileId[];
  extensions: readonly Extension[];
  shortStrips: readonly ShortStrip[];
  milestones: readonly Milestone[];
}

/** Needs that are neither goods nor animals, by the words of the fields. */
const NEEDED = {
  dwarvesAtLeast: 'dwarves',
  friendlyOrcsAtLeast: 'friendlyOrcs',
  unusedSpacesAtMost: 'unusedSpaces',
} as const;

const needsFrom = (what: string, count: number): Milestone['needs'] => {
  if (what === 'dwarves') return { what: 'dwarvesAtLeast', count };
  if (what === 'friendlyOrcs') return { what: 'friendlyOrcsAtLeast', count };
  if (what === 'unusedSpaces') return { what: 'unusedSpacesAtMost', count };
  if ((SUPPLY as readonly string[]).includes(what))
    return { what: 'goodAtLeast', good: what as SupplyGood, count };
  return { what: 'animalAtLeast', animal: what as 'sheep', count };
};

/** What a milestone asks for, as one word. */
export const needed = (milestone: Milestone): string => {
  const { needs } = milestone;
  if (needs.what === 'animalAtLeast') return needs.animal;
  return needs.what === 'goodAtLeast' ? needs.good : NEEDED[needs.what];
};

function merge(corrections: Corrections): FiendsContents {
  const at = <T>(id: string, ours: T): T => (corrections[`fiends.${id}`] as T | undefined) ?? ours;
  return {
    cards: MOVEMENT_CARDS.map((card) => ({
      ...card,
      steps: card.steps.map((way, i) => at(`card.${card.id}.step${i + 1}`, way)),
      orcD: at(`card.${card.id}.orcD`, card.orcD),
    })),
    events: EVENTS.map((event) => {
      const decks: OrcEvent['decks'] = {};
      for (const [orc, deck] of Object.entries(event.decks))
        decks[orc as OrcLetter] = at(`event.${event.id}.deck.${orc}`, deck);
      const [[good, n]] = Object.entries(event.push) as [[Good, number]];
      const push = { [at(`event.${event.id}.push`, good)]: at(`event.${event.id}.pushN`, n) };
      return { ...event, decks, push };
    }),
    bribes: BRIBE_MARKERS.map(({ good }, i) => at(`bribe.${i + 1}`, good)),
    orcs: ORC_MARKERS.map((orc) => ({ ...orc, gold: at(`gold.${orc.id}`, orc.gold) })),
    loot: FIENDS_LOOT.map((item) => ({ ...item, strength: at(`loot.${item.id}`, item.strength) })),
    baseTiles: SUPPLY_BASE.tiles.map((tile, i) => at<TileId>(`base.tile.${i + 1}`, tile)),
    extensions: EXTENSIONS.map((piece) => ({
      ...piece,
      dwelling: at(`extension.${piece.id}.dwelling`, piece.dwelling),
      tile: at(`extension.${piece.id}.tile`, piece.tile),
      trap: at(`extension.${piece.id}.trap`, piece.trap),
    })),
    shortStrips: SHORT_STRIPS.map((strip) => ({
      ...strip,
      tiles: strip.tiles.map((tile, i) => at(`strip.${strip.id}.${i + 1}`, tile)),
    })),
    milestones: MILESTONES.map((milestone) => {
      const { id, needs, discount } = milestone;
      return {
        ...milestone,
        needs: needsFrom(
          at(`milestone.${id}.needs`, needed(milestone)),
          at(`milestone.${id}.n`, needs.count),
        ),
        discount: at(`milestone.${id}.discount`, discount),
      };
    }),
  };
}

const asPrinted = (): FiendsContents => ({
  cards: MOVEMENT_CARDS,
  events: EVENTS,
  bribes: BRIBE_MARKERS.map(({ good }) => good),
  orcs: ORC_MARKERS,
  loot: FIENDS_LOOT,
  baseTiles: SUPPLY_BASE.tiles,
  extensions: EXTENSIONS,
  shortStrips: SHORT_STRIPS,
  milestones: MILESTONES,
});
const AS_PRINTED = /* @__PURE__ */ asPrinted();

const merged = /* @__PURE__ */ new WeakMap<Corrections, FiendsContents>();

/** What lies in the box, merged once for each set of corrections. */
export function contentsOf(corrections: Corrections | undefined): FiendsContents {
  if (corrections === undefined) return AS_PRINTED;
  const contents = merged.get(corrections) ?? merge(corrections);
  merged.set(corrections, contents);
  return contents;
}
