// What Caverna brings to the indexes, the pages of components, the search and the data export.

import type { Catalogue } from '../../catalogue/types.ts';
import { strings } from '../../i18n/site.ts';
import { EXCHANGES } from '../engine/index.ts';
import { ownerInWords } from './exchanges.ts';
import { type ComponentKind, componentKinds, places } from './kinds.ts';
import { components } from './list.ts';
import { componentName, ownName } from './names.ts';
import { factsOf } from './printed.ts';

export const catalogue: Catalogue<ComponentKind> = {
  kinds: componentKinds,
  places,
  components,
  kindName: (language, kind) => strings(language).componentKinds[kind],
  topicName: (language, topic) => strings(language).topics[topic] ?? topic,
  ownName,
  nameOf: componentName,
  plainSummary: (language, { kind, id, box }) => {
    const exchange = kind === 'exchanges' && EXCHANGES.find((other) => other.id === id);
    return exchange ? ownerInWords(language, exchange) : strings(language).subjects[box];
  },
  factsOf,
  touching: { kinds: ['tiles'], anchor: 'tiles', title: (language) => strings(language).touchedTitle },
};
