import folkNames from '../../../content/names/folks.json';
import goodNames from '../../../content/names/goods.json';
import spaceNames from '../../../content/names/spaces.json';
import tileNames from '../../../content/names/tiles.json';
import type { Language } from '../../site/languages.ts';

type Names = Record<string, Record<Language, string | null>>;
const named = (names: Names) => (language: Language, id: string): string =>
  names[id]?.[language] ?? names[id]?.en ?? id;

export const nameSpace = named(spaceNames);
export const nameTile = named(tileNames);
export const nameFolk = named(folkNames);
export const nameGood = (language: Language, id: string, n = 1): string =>
  (goodNames as unknown as Record<string, Record<Language, string[]>>)[id]?.[language][n === 1 ? 0 : 1] ?? id;
