import type { Language } from '../../site/languages.ts';
import { type NamesOf, nameOf } from '../telling/names.ts';
import type { ComponentKind } from './kinds.ts';
import type { Component } from './list.ts';

/** The file of names of each kind. */
const files: Record<ComponentKind, NamesOf> = {
  'storm-effects': 'effects',
  'great-artefacts': 'great-artefacts',
  'fate-cards': 'fates',
  potions: 'potions',
  abilities: 'abilities',
  buildings: 'buildings',
  factions: 'factions',
  gates: 'gates',
};

export const componentName = (language: Language, { kind, id }: Component): string =>
  nameOf(language, files[kind], id);
