// Worked examples that a shelf lists, by what they are about.

import { examplesByGroup } from '../battalia/examples/files.ts';
import { exampleGroups } from '../battalia/site/examples.ts';
import { examplesWords } from '../i18n/battalia-examples.ts';
import type { IconName } from '../site/icons.ts';
import type { Language } from '../site/languages.ts';
import type { Shelf } from '../site/shelves.ts';

interface ListedExamples {
  heading: string;
  lead: string;
  groups: { title: string; icon: IconName; examples: { slug: string; title: string }[] }[];
}

export function examplesOn(language: Language, shelf: Shelf): ListedExamples | null {
  if (shelf !== 'battalia') return null;
  const { heading, lead, groups } = examplesWords(language);
  const filled = examplesByGroup(language).filter(({ examples }) => examples.length > 0);
  return {
    heading,
    lead,
    groups: filled.map(({ group, examples }) => ({
      title: groups[group],
      icon: exampleGroups[group],
      examples,
    })),
  };
}
