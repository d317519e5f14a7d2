import { describe, expect, it } from 'vitest';
import { originInWords, otherSources } from '../../../src/caverna/catalogue/origin.ts';
import { allTiles } from '../../../src/caverna/catalogue/tiles.ts';
import {
  EVENTS,
  EXTENSIONS,
  FIENDS_LOOT,
  LONG_STRIPS,
  MILESTONES,
  MOVEMENT_CARDS,
  ORC_MARKERS,
  type Provenanced,
  REWARDS,
  SHORT_STRIPS,
  TRAPS,
} from '../../../src/caverna/engine/index.ts';
import { strings } from '../../../src/i18n/site.ts';
import { languages } from '../../../src/site/languages.ts';

const components = [
  ...[allTiles, TRAPS, REWARDS, FIENDS_LOOT, EVENTS, ORC_MARKERS, MOVEMENT_CARDS, MILESTONES],
  ...[EXTENSIONS, LONG_STRIPS, SHORT_STRIPS],
].flatMap((kind) => [...(kind as readonly (Provenanced & { id: string | number })[])]);

/** The sentences that speak of a component as a whole. */
const whole = (language: (typeof languages)[number]) => Object.values(strings(language).provenances);

describe('where a component comes from', () => {
  it.each(languages)('is said in %s without contradicting itself', (language) => {
    for (const component of components) {
      const { sentences, reconstructed } = originInWords(language, component);
      const mixed = otherSources(component).length > 0;
      const text = `${component.id}: ${sentences.join(' ')}`;
      // “A rulebook prints it” beside something no rulebook prints would be both.
      expect(sentences.filter((sentence) => whole(language).includes(sentence)).length, text).toBe(
        mixed ? 0 : 1,
      );
      expect(sentences.includes(strings(language).originOurs), text).toBe(reconstructed);
    }
  });

  it.each(languages)('names every field that differs once, in words (%s)', (language) => {
    const words = strings(language).factFields;
    for (const component of components)
      for (const [source, fields] of otherSources(component))
        for (const field of fields) {
          expect(words[field], `${component.id} ${field}`).toBeTruthy();
          if (source === 'missing') continue;
          const { sentences } = originInWords(language, component);
          const naming = sentences.filter((s) => s.split(/[:,.] ?/).includes(words[field]!));
          expect(naming, `${component.id} ${field}`).toHaveLength(1);
        }
  });

  it('has no words for fields that no component has', () => {
    const used = new Set(components.flatMap(({ except = {} }) => Object.keys(except)));
    expect(Object.keys(strings('en').factFields).filter((field) => !used.has(field))).toEqual([]);
  });

  it('knows which decks and prices of the event boards are printed', () => {
    const sources = EVENTS.map((event) => [event.id, otherSources(event)]);
    expect(sources).toEqual([
      [
        1,
        [
          ['derived', ['push']],
          ['reconstructed', ['deckB', 'deckC']],
        ],
      ],
      [2, [['reconstructed', ['deckA', 'deckB', 'deckC', 'push']]]],
      [3, [['reconstructed', ['deckA', 'deckB', 'deckC', 'push', 'deckD']]]],
      [
        4,
        [
          ['derived', ['deckD']],
          ['reconstructed', ['deckA', 'deckB', 'deckC', 'push']],
        ],
      ],
    ]);
  });
});
