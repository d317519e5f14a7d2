import type { ErrorCode } from '../explain/errors.ts';
import type { RuleId } from '../rules/ids.ts';

/** Why something was refused: a stable code for programs, the rule behind it, and facts for a sentence. */
export interface Refusal {
  code: ErrorCode;
  rule?: RuleId;
  args?: Record<string, string | number>;
}

export type Result<T> = { ok: true; value: T } | { ok: false; error: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export function refuse<T>(code: ErrorCode, rule?: RuleId, args?: Record<string, string | number>): Result<T> {
  const error: Refusal = { code };
  if (rule) error.rule = rule;
  if (args) error.args = args;
  return { ok: false, error };
}
