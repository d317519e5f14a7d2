// Reading JSON that a stranger may have written.

const POLLUTING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** How deep brackets are nested, seen before anything is built from the text. */
function nestedDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (quoted) {
      if (sign === 92) i++;
      else if (sign === 34) quoted = false;
    } else if (sign === 34) quoted = true;
    else if (sign === 91 || sign === 123) {
      if (++depth > most) return true;
    } else if (sign === 93 || sign === 125) depth--;
  }
  return false;
}

function pollutes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(pollutes);
  return Object.entries(value).some(([key, entry]) => POLLUTING.has(key) || pollutes(entry));
}

export const DEEPEST = 24;

/** The value, or undefined when the text is no JSON, is nested too deeply or holds a key that no honest file has. */
export function readJson(text: string, deepest = DEEPEST): unknown {
  if (nestedDeeperThan(text, deepest)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return pollutes(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
