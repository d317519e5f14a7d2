// Everything the rulebooks leave open, as lists for whoever shows it: a setup form, a page about a rule.

import { FIENDS_DEFAULTS, FIENDS_LATER, FIENDS_OPTION_VALUES } from '../fiends/options.ts';
import type { Setup } from '../state/types.ts';
import { DEFAULT_OPTIONS, FOLK_OPTION_VALUES, FOLK_OPTIONS, OPTION_VALUES } from './options.ts';

export type OptionValue = string | number | boolean;

export interface OpenOption {
  name: string;
  values: readonly OptionValue[];
  usual: OptionValue;
  /** Where a setup keeps the answer. */
  part: 'options' | 'fiends';
}

const listed = (
  part: OpenOption['part'],
  values: Readonly<Record<string, readonly OptionValue[]>>,
  usual: object,
): OpenOption[] =>
  Object.entries(values).map(([name, list]) => ({
    name,
    values: list,
    usual: (usual as Record<string, OptionValue>)[name]!,
    part,
  }));

/** What this box leaves open, without what the base game does. */
export function openOptions(box: Setup['modules'][number]): OpenOption[] {
  if (box === 'folk') return listed('options', FOLK_OPTION_VALUES, FOLK_OPTIONS);
  if (box === 'fiends')
    return listed('fiends', FIENDS_OPTION_VALUES, { ...FIENDS_DEFAULTS, ...FIENDS_LATER });
  return listed('options', OPTION_VALUES, DEFAULT_OPTIONS);
}
