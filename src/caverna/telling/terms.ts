// Single words for single ideas.

import type { Language } from '../../site/languages.ts';
import type { Game, Good, Harvest, Land, Phase, ScoreCategory } from '../engine/index.ts';
import type { Words } from './en/game.ts';
import { wordsOf } from './load.ts';
import { nameFolk, nameTile, nameTrap } from './names.ts';
import { tongue } from './tongue.ts';

export const nameLand = (language: Language, land: Land): string => wordsOf(language).lands[land];
type Orcish = Pick<Game, 'fiends'>;
export const nameHarvest = (language: Language, harvest: Harvest, game: Orcish): string =>
  harvestIn(wordsOf(language), harvest, game);
/** With orcs, whoever keeps the field phase keeps the mining phase as well (fiends.harvest.eventFour). */
export const sidesIn = ({ sides }: Words, { fiends }: Orcish): [field: string, breeding: string] => [
  sides[fiends ? 1 : 0]!,
  sides[2]!,
];
export const harvestIn = (words: Words, harvest: Harvest, game: Orcish): string =>
  harvest === 'fieldOrBreeding' ? words.fieldOrBreeding(...sidesIn(words, game)) : words.harvests[harvest];
export const namePhase = (language: Language, phase: Phase): string => wordsOf(language).phases[phase];
export const scoreCategoryName = (language: Language, category: ScoreCategory): string =>
  wordsOf(language).scores[category];

/** What a part of a score counts, so many of them: a good, a tile, a trap, a folk, a kind of land or of people. */
export function nameScored(language: Language, what: string, n = 2): string {
  const t = tongue(language);
  const named = [
    t.good(what as Good, n),
    ...[nameTile, nameTrap, nameFolk].map((name) => name(language, what)),
  ].find((name) => name !== what);
  const land = t.w.lands[what as Land];
  if (land) return n !== 1 && /Pasture|Mine/.test(what) ? land + t.w.many : land;
  return named ?? t.w.counted[what]?.[n === 1 ? 0 : 1] ?? what;
}
