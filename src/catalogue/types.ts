// The components of any game, as pages list, compare and export them. What lies here knows no game.

import type { Box } from '../site/games.ts';
import type { IconName } from '../site/icons.ts';
import type { Kind } from '../site/kinds.ts';
import type { Language } from '../site/languages.ts';

/** Where the components of a kind stand. */
export interface Place {
  /** Address of the index below the language. */
  slug: string;
  /** What search calls a page of this kind. */
  search: Kind;
  icon: IconName;
}

/** Anything that has a page of its own. */
export interface Component<ComponentKind extends string = string> {
  kind: ComponentKind;
  id: string;
  box: Box;
  /** The paragraph that says what it does. */
  rule: string;
  icon: IconName;
  /** Address below the language: that of its index, and its id. */
  slug: string;
}

/** What a game brings: its components by kind, each kind with an index and each component with a page. */
export interface Catalogue<ComponentKind extends string = string> {
  /** In the order in which they are listed. No two games have a kind of the same name. */
  kinds: readonly ComponentKind[];
  places: Readonly<Record<ComponentKind, Place>>;
  components: readonly Component<ComponentKind>[];
  kindName(language: Language, kind: ComponentKind): string;
  /** What a component can be about. */
  topicName(language: Language, topic: string): string;
  /** The name on record in this very language. */
  ownName(language: Language, component: Component<ComponentKind>): string | null | undefined;
  /** The name a reader of this language sees. */
  nameOf(language: Language, component: Component<ComponentKind>): string;
  /** What is said of a component of which nothing is written. */
  plainSummary(language: Language, component: Component<ComponentKind>): string;
  /** What is printed on it, as data. */
  factsOf(component: Component<ComponentKind>): object;
  /** Which components a chapter lists when they change what it says, under which heading. */
  touching: { kinds: readonly ComponentKind[]; anchor: string; title(language: Language): string };
}

/** A tool with a page of its own, as its shelf shows it. */
export interface Tool {
  slug: string;
  icon: IconName;
  title: string;
  summary: string;
}

/** What a table may agree on differently than a paragraph says, and where it does so. */
export interface OptionOnPage {
  ask: string;
  values: { meaning: string; usual: boolean }[];
  /** The page on which the option is chosen. */
  slug: string;
}
