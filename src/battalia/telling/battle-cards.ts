// The cards of a hand by name.

import { ofPage } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import { factsOf, type HandCard } from '../engine/index.ts';
import { nameOf } from './names.ts';

/** How a card with a rank and an owner is called, and what no printed name says. */
export interface BattleCardWords {
  of(what: string, whose: string): string;
  other: string;
}

const words = await ofPage(import.meta.glob<BattleCardWords>('./*/battle-cards.ts', { import: 'words' }));

/** The kind alone: “Chief”, “Weapon”. */
export function kindName(language: Language, card: HandCard): string {
  const facts = factsOf(card);
  switch (facts.kind) {
    case 'unit':
      return nameOf(language, 'ranks', facts.rank);
    case 'weapon':
      return nameOf(language, 'cards', 'weapon');
    case 'arrow':
      return nameOf(language, 'great-artefacts', 'farrellsArrow');
    case 'mask':
      return nameOf(language, 'great-artefacts', 'syoensMask');
    case 'idle':
      return card === 'other' ? words(language).other : nameOf(language, 'cards', card);
  }
}

export function ownerName(language: Language, owner: string): string {
  return owner === 'fanatic' || owner === 'unbound'
    ? nameOf(language, 'cards', owner)
    : nameOf(language, 'factions', owner);
}

/** Kind and owner: “Chief (Islanders)”. */
export function cardName(language: Language, card: HandCard): string {
  const facts = factsOf(card);
  const name = kindName(language, card);
  return facts.kind === 'unit' || facts.kind === 'weapon'
    ? words(language).of(name, ownerName(language, facts.of))
    : name;
}
