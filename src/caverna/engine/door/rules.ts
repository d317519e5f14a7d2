// Rule ids with a sentence each, rulings, and what a table may agree on.

export { FIENDS_DEFAULTS, FIENDS_OPTION_VALUES, type FiendsOptions } from '../fiends/options.ts';
export { RULE_IDS, RULES } from '../rules/book.ts';
export type { RuleId } from '../rules/ids.ts';
export { type OpenOption, type OptionValue, openOptions } from '../rules/open-options.ts';
export {
  DEFAULT_OPTIONS,
  FOLK_OPTION_VALUES,
  FOLK_OPTIONS,
  OPTION_VALUES,
  type Options,
} from '../rules/options.ts';
export { RULINGS } from '../rules/rulings.ts';
