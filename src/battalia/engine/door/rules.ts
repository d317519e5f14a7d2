export { RULES } from '../rules/book.ts';
export type { RuleId } from '../rules/ids.ts';
export * from '../state/options.ts';
