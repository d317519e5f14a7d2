// An answer to an effect, as a stranger may have written it. Whether it is legal, only `carryOut` says.

import {
  ARTEFACTS,
  COMMON_RANKS,
  EFFECTS,
  FACTIONS,
  FATES,
  GREAT_ARTEFACTS,
  MOST_PLAYERS,
  TERRAINS,
} from '../../state/vocabulary.ts';
import { LIMBO_CARDS, LORDS, ROADS } from '../cards.ts';
import type { EffectAnswer } from './answers.ts';

type Reader = (value: unknown) => boolean;

const oneOf =
  (list: readonly unknown[]): Reader =>
  (value) =>
    list.includes(value);
const upTo =
  (most: number): Reader =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const square: Reader = (value) => typeof value === 'string' && /^[a-k]([1-9]|1[01])$/.test(value);

/** More cards than a deck ever stores in one tent. */
const MOST_STORED = 30;

/** The fields of each answer; one that ends with a question mark may be missing. */
const FIELDS: Readonly<Record<Exclude<EffectAnswer['does'], 'copy'>, Readonly<Record<string, Reader>>>> = {
  nothing: {},
  takeArtefact: { artefact: oneOf(ARTEFACTS), 'colour?': oneOf(FACTIONS) },
  takeLord: { lord: oneOf(LORDS) },
  drawCard: {},
  buildRoad: { road: oneOf(ROADS), 'at?': square, 'terrain?': oneOf(TERRAINS) },
  fate: { fate: oneOf(FATES), takes: oneOf(['artefact', 'stardust']), 'artefact?': oneOf(GREAT_ARTEFACTS) },
  fetchHero: {},
  replaceCard: { 'at?': square, 'terrain?': oneOf(TERRAINS) },
  promote: { from: oneOf(COMMON_RANKS) },
  raiseCity: { 'at?': square, 'level?': upTo(6) },
  takeFromLimbo: { card: oneOf(LIMBO_CARDS), 'artefact?': oneOf(GREAT_ARTEFACTS) },
  destroyTent: { seat: upTo(MOST_PLAYERS - 1), 'stored?': upTo(MOST_STORED) },
};

/** Nothing else comes through; null when it is no answer. */
export function readAnswer(value: unknown): EffectAnswer | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Record<string, unknown>;
  const { does } = given;
  if (does === 'copy') {
    const answer = readAnswer(given.answer);
    const effect = EFFECTS.find((each) => each === given.effect);
    return effect && answer && answer.does !== 'copy' ? { does, effect, answer } : null;
  }
  if (typeof does !== 'string' || !Object.hasOwn(FIELDS, does)) return null;
  const answer: Record<string, unknown> = { does };
  for (const [field, fits] of Object.entries(FIELDS[does as keyof typeof FIELDS])) {
    const name = field.replace('?', '');
    if (given[name] === undefined && name !== field) continue;
    if (!fits(given[name])) return null;
    answer[name] = given[name];
  }
  return answer as unknown as EffectAnswer;
}
