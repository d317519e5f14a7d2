// A refusal in English with the rule behind it, for scripts and tests.

import { RULES } from '../rules/book.ts';
import type { Refusal } from '../state/result.ts';
import type { ErrorCode } from './errors.ts';
import { ENTRY_SENTENCES, MOVE_SENTENCES } from './sentences.ts';

/** One sentence, and the rule behind it. */
export function sentence(refusal: Refusal): string {
  const args = refusal.args ?? {};
  const sentences: Readonly<Record<ErrorCode, string>> = { ...ENTRY_SENTENCES, ...MOVE_SENTENCES };
  const text = sentences[refusal.code].replace(/\{(\w+)\}/g, (_, key: string) => String(args[key] ?? '?'));
  const gloss = refusal.rule && RULES[refusal.rule];
  return gloss ? `${text} (${gloss})` : text;
}
