// What can be chosen for each word of a move, as the table stands.

import {
  ARTEFACTS,
  BUILDINGS,
  COMMON_RANKS,
  type Evening,
  FACTIONS,
  FATES,
  gatesInPlay,
  gatesOn,
  LEDGER_ACTIONS,
  LIMBO_CARDS,
  LORDS,
  MOVES,
  type MoveName,
  POTIONS,
  ROADS,
  squaresOf,
  TERRAINS,
  teamsOf,
  VALLEYS,
} from '../../engine/index.ts';

export type Value = string | number;

export interface FieldView {
  key: string;
  kind: string;
  optional: boolean;
  /** Null for a number. */
  values: readonly Value[] | null;
}

const CITY_LEVELS = 4;

function valuesOf(
  kind: string,
  key: string,
  { table, turn, phase, factions }: Evening,
): readonly Value[] | null {
  switch (kind) {
    case 'seat':
      if (key === 'target') {
        const team = teamsOf(table.agreed)[turn.team] ?? [];
        return table.players.flatMap((_, seat) => (team.includes(seat) ? [] : [seat]));
      }
      return phase.is === 'turn'
        ? (teamsOf(table.agreed)[turn.team] ?? [])
        : table.players.map((_, seat) => seat);
    case 'hero':
      return [0, 1];
    case 'square':
      return [...squaresOf(table.map)];
    case 'gate': {
      const there = gatesOn(table.map).map(([gate]) => gate);
      return there.length > 0 ? there : gatesInPlay(table.players.map(({ faction }) => faction));
    }
    case 'number':
      return key === 'level' || key === 'to' ? Array.from({ length: CITY_LEVELS }, (_, i) => i + 1) : null;
    case 'terrain':
      return TERRAINS;
    case 'faction':
      return factions.length > 0 ? factions : FACTIONS;
    case 'potion':
      return POTIONS;
    case 'valley':
      return VALLEYS;
    case 'place':
      return ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
    case 'building':
      return BUILDINGS;
    case 'good':
      return [...ARTEFACTS, 'supply'];
    case 'artefact':
      return ARTEFACTS;
    case 'rank':
      return COMMON_RANKS;
    case 'road':
      return ROADS;
    case 'lord':
      return LORDS;
    case 'limbo':
      return LIMBO_CARDS;
    case 'fate':
      return FATES;
    case 'by':
      return ['units', 'queen', 'king', 'free'];
    case 'prize':
      return ['greatArtefact', 'fate'];
    case 'trade':
      return ['artefactForChest', 'chestForArtefact', 'supplyForStardust'];
    case 'ledger':
      return LEDGER_ACTIONS;
    default:
      return [];
  }
}

export function fieldsOf(name: MoveName, evening: Evening): FieldView[] {
  return Object.entries(MOVES[name] as Record<string, string>).map(([key, field]) => {
    const kind = field.replace('?', '');
    return { key, kind, optional: field.endsWith('?'), values: valuesOf(kind, key, evening) };
  });
}
