// What the values of a field are called.

import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import { weekWords } from '../../../i18n/battalia-week.ts';
import type { Language } from '../../../site/languages.ts';
import type { Names } from '../../telling/events.ts';
import { nameOf } from '../../telling/names.ts';
import type { Value } from './fields.ts';

export function valueName(
  language: Language,
  words: EveningWords,
  names: Names,
  kind: string,
  value: Value,
): string {
  const id = String(value);
  switch (kind) {
    case 'seat':
      return names.player(Number(value));
    case 'hero':
      return words.heroNo(Number(value) + 1);
    case 'terrain':
      return names.terrain(id);
    case 'faction':
      return names.faction(id);
    case 'potion':
      return names.potion(id);
    case 'valley':
    case 'building':
      return names.building(id);
    case 'place':
      return words.places[id as keyof EveningWords['places']];
    case 'good':
    case 'artefact':
    case 'limbo':
      return names.card(id);
    case 'rank':
      return names.rank(id);
    case 'road':
      return words.roadOf[id as keyof EveningWords['roadOf']];
    case 'by':
      return words.raisedBy[id as keyof EveningWords['raisedBy']];
    case 'prize':
      return words.prizes[id as keyof EveningWords['prizes']];
    case 'trade':
      return words.trades[id as keyof EveningWords['trades']];
    case 'ledger':
      return weekWords(language).actions[id as keyof ReturnType<typeof weekWords>['actions']];
    case 'gate':
      return nameOf(language, 'gates', `gate${id}`);
    default:
      return id;
  }
}
