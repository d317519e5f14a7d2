// What has been chosen in the prompt of an effect, and the answer it makes.

import type {
  Artefact,
  CommonRank,
  Deed,
  EffectAnswer,
  EffectQuestion,
  LimboCard,
  LordKind,
  RoadKind,
  Seat,
  Square,
  Terrain,
} from '../../engine/index.ts';

/** What a tent usually stores, until somebody says otherwise. */
export const USUALLY_STORED = 1;

export interface Chosen {
  artefact?: Artefact;
  lord?: LordKind;
  road?: RoadKind;
  at?: Square;
  terrain?: Terrain;
  from?: CommonRank;
  level?: number;
  card?: LimboCard;
  seat?: Seat;
  stored?: number;
}

/** Null until everything that is needed has been chosen. Squares that no map knows are left out. */
export function answerOf(
  does: Deed,
  questions: readonly EffectQuestion[],
  { artefact, lord, road, at, terrain, from, level, card, seat, stored }: Chosen,
): EffectAnswer | null {
  const square = questions.find((question) => question.ask === 'square')?.squares;
  const placed = !square || (at !== undefined && square.includes(at));
  const there = square ? { at } : {};
  switch (does) {
    case 'takeArtefact':
      return artefact ? { does, artefact } : null;
    case 'takeLord':
      return lord ? { does, lord } : null;
    case 'buildRoad':
      return road && placed ? { does, road, ...there, ...(terrain && { terrain }) } : null;
    case 'replaceCard':
      return placed ? { does, ...there, ...(terrain && { terrain }) } : null;
    case 'promote':
      return from ? { does, from } : null;
    case 'raiseCity':
      return placed ? { does, ...there, ...(!square && level !== undefined && { level }) } : null;
    case 'takeFromLimbo':
      return card ? { does, card } : null;
    case 'destroyTent':
      return seat === undefined ? null : { does, seat, stored: stored ?? USUALLY_STORED };
    case 'drawCard':
    case 'fetchHero':
      return { does };
    case 'fate':
    case 'copy':
      return null;
  }
}
