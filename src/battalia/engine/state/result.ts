import type { RuleId } from '../rules/ids.ts';
import type { RefusalCode } from './refusals.ts';

/** Why something was refused: a stable code for programs, the rule behind it, and facts for a sentence. */
export interface Refusal {
  code: RefusalCode;
  rule?: RuleId;
  args?: Record<string, string | number>;
}

export type Result<T> = { ok: true; value: T } | { ok: false; error: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export function refuse<T>(
  code: RefusalCode,
  rule?: RuleId,
  args?: Record<string, string | number>,
): Result<T> {
  return { ok: false, error: { code, ...(rule && { rule }), ...(args && { args }) } };
}
