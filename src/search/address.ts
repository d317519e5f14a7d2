// The question in the address, so that a search can be sent, and Back leads to it again.

import { ASKED } from './asked.ts';

const LONGEST = 300;

/** What the address asks; nothing when it asks nothing. */
export const askedInAddress = (): string | null =>
  new URLSearchParams(location.search).get(ASKED)?.slice(0, LONGEST) ?? null;

function addressWith(question: string | null): string {
  const query = new URLSearchParams(location.search);
  if (question === null) query.delete(ASKED);
  else query.set(ASKED, question);
  const text = query.toString();
  return `${location.pathname}${text && `?${text}`}${location.hash}`;
}

/** `place`: where in the list somebody was. */
export interface Place {
  shown: number;
  scrolled: number;
  focused: number;
}

export function showAsked(question: string | null, place?: Place): void {
  history.replaceState(place ? { ...history.state, asked: place } : history.state, '', addressWith(question));
}

/** Where in the list somebody was when they left by one of its results. */
export function placeLeft(): Place | null {
  const place: unknown = history.state?.asked;
  if (!place || typeof place !== 'object') return null;
  const { shown, scrolled, focused } = place as Record<string, unknown>;
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= -1;
  return isCount(shown) && isCount(scrolled) && isCount(focused) ? { shown, scrolled, focused } : null;
}

/** Goes to a place on this very page, with the search one step behind. */
export function goOnThisPage(hash: string): void {
  history.pushState(null, '', `${addressWith(null).split('#')[0]}`);
  location.replace(hash);
}
