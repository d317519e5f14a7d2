// What is to be set up, in a line each.

import { ofPage } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import type { ItemCounts, ItemName, Lack, LeftOver, SetupItem } from '../engine/index.ts';

export interface SetupLines {
  items: { readonly [Name in ItemName]: (counts: ItemCounts[Name]) => string };
  lacks: Readonly<Record<Lack['what'], (needed: number, has: number) => string>>;
  leftOver: Readonly<Record<LeftOver['what'], (count: number) => string>>;
}

const lines = await ofPage(import.meta.glob<SetupLines>('./*/setup-lines.ts', { import: 'words' }));

export function setupLine(language: Language, { item, counts }: SetupItem): string {
  const say = lines(language).items[item] as (counts: SetupItem['counts']) => string;
  return say(counts);
}

export const lackLine = (language: Language, { what, needed, has }: Lack): string =>
  lines(language).lacks[what](needed, has);

export const leftOverLine = (language: Language, { what, count }: LeftOver): string =>
  lines(language).leftOver[what](count);
