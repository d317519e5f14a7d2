// What a player does with a storm effect, one word each.

import type { Seat, Square } from '../../state/types.ts';
import type {
  Artefact,
  CommonRank,
  Effect,
  Faction,
  Fate,
  GreatArtefact,
  Terrain,
} from '../../state/vocabulary.ts';
import type { LimboCard, LordKind, RoadKind } from '../cards.ts';

export type FateHalf = 'artefact' | 'stardust';
/** Either half of a fate card; which Great Artefact it brings may be known on the table only. */
export interface FateAnswer {
  does: 'fate';
  fate: Fate;
  takes: FateHalf;
  artefact?: GreatArtefact;
}

/** Squares and terrain may be known on the table only; then they are left out. */
export type EffectAnswer =
  | { does: 'nothing' }
  | { does: 'takeArtefact'; artefact: Artefact; colour?: Faction }
  | { does: 'takeLord'; lord: LordKind }
  | { does: 'drawCard' }
  | { does: 'buildRoad'; road: RoadKind; at?: Square; terrain?: Terrain }
  | FateAnswer
  | { does: 'fetchHero' }
  | { does: 'replaceCard'; at?: Square; terrain?: Terrain }
  | { does: 'copy'; effect: Effect; answer: EffectAnswer }
  | { does: 'promote'; from: CommonRank }
  /** `level` is the level before, where the city stands on no map. */
  | { does: 'raiseCity'; at?: Square; level?: number }
  | { does: 'takeFromLimbo'; card: LimboCard; artefact?: GreatArtefact }
  /** `stored` are the cards in the tent. */
  | { does: 'destroyTent'; seat: Seat; stored?: number };

export type Deed = Exclude<EffectAnswer['does'], 'nothing'>;
export type AnswerOf<D extends Deed> = Extract<EffectAnswer, { does: D }>;
