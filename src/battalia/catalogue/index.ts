// What Battalia brings to the indexes, the pages of components, the search and the data export.

import type { Catalogue } from '../../catalogue/types.ts';
import { pieceWords } from '../../i18n/battalia-pieces.ts';
import { factsOf } from './facts.ts';
import { type ComponentKind, componentKinds, places } from './kinds.ts';
import { components } from './list.ts';
import { componentName } from './names.ts';

export const catalogue: Catalogue<ComponentKind> = {
  kinds: componentKinds,
  places,
  components,
  kindName: (language, kind) => pieceWords(language).kinds[kind],
  topicName: (language, topic) => pieceWords(language).topics[topic] ?? topic,
  // Every name has been written down in every language.
  ownName: componentName,
  nameOf: componentName,
  plainSummary: (language, { kind }) => pieceWords(language).kinds[kind],
  factsOf,
  touching: {
    // A faction or a gate changes no chapter: the chapters are about all of them.
    kinds: componentKinds.filter((kind) => kind !== 'factions' && kind !== 'gates'),
    anchor: 'components',
    title: (language) => pieceWords(language).touched,
  },
};
