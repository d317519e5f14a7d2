// What was asked on this device, the latest first; it can be forgotten, and never leaves it.

const KEY = 'cave-farmers.asked';
const MOST = 8;
const LONGEST = 120;

export function recent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((each) => typeof each === 'string' && each.trim() !== '').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

export function remember(question: string): void {
  const asked = question.trim().slice(0, LONGEST);
  if (asked === '') return;
  try {
    const others = recent().filter((each) => each.toLowerCase() !== asked.toLowerCase());
    localStorage.setItem(KEY, JSON.stringify([asked, ...others].slice(0, MOST)));
  } catch {
    // Then it is not remembered.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered either.
  }
}
