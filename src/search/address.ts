// The question in the address, so that a search can be sent, and Back leads to it again.

import { ASKED } from './asked.ts';

const KIND = `${ASKED}-kind`;
const GAME = `${ASKED}-game`;
const LONGEST = 300;

/** What an address asks, and how it is narrowed. */
export interface AskedThere {
  question: string;
  kind: string;
  subject: string;
}

/** What the address asks; nothing when it asks nothing. */
export function askedInAddress(): AskedThere | null {
  const query = new URLSearchParams(location.search);
  const question = query.get(ASKED);
  if (question === null) return null;
  const field = (name: string): string => query.get(name)?.slice(0, LONGEST) ?? '';
  return { question: question.slice(0, LONGEST), kind: field(KIND), subject: field(GAME) };
}

function addressWith(asked: AskedThere | null): string {
  const query = new URLSearchParams(location.search);
  for (const name of [ASKED, KIND, GAME]) query.delete(name);
  if (asked) query.set(ASKED, asked.question);
  if (asked?.kind) query.set(KIND, asked.kind);
  if (asked?.subject) query.set(GAME, asked.subject);
  const text = query.toString();
  return `${location.pathname}${text && `?${text}`}${location.hash}`;
}

/** Where somebody was: in the list of hits, and on the page behind it. */
export interface Place {
  shown: number;
  scrolled: number;
  focused: number;
  page: number;
}

interface SearchState {
  /** The search has a step of its own in the history, so that Back closes it. */
  ownStep?: boolean;
  place?: Place;
}

const stateNow = (): SearchState => {
  const state: unknown = history.state?.search;
  return state && typeof state === 'object' ? (state as SearchState) : {};
};

const replace = (state: SearchState | undefined, asked: AskedThere | null): void =>
  history.replaceState({ ...history.state, search: state }, '', addressWith(asked));

/** Somebody opens the search: Back will close it. */
export function stepIn(): void {
  const state: SearchState = { ownStep: true };
  history.pushState({ search: state }, '', addressWith({ question: '', kind: '', subject: '' }));
}

/** Somebody closes it: the step of its own is taken back, or the address says nothing of it any more. */
export function stepOut(): void {
  if (stateNow().ownStep) history.back();
  else replace(undefined, null);
}

export const showAsked = (asked: AskedThere): void => replace(stateNow(), asked);

/** Somebody leaves by a result; where the page stood behind the search is for us to bring back. */
export function leaveAt(asked: AskedThere, place: Place): void {
  history.scrollRestoration = 'manual';
  replace({ ...stateNow(), place }, asked);
}

/** Where in the list somebody was when they left by one of its results. */
export function placeLeft(): Place | null {
  const { place } = stateNow();
  if (!place || typeof place !== 'object') return null;
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= -1;
  return [place.shown, place.scrolled, place.focused, place.page].every(isCount) ? place : null;
}

/** Goes to a place on this very page, with the search one step behind. */
export function goOnThisPage(hash: string): void {
  history.pushState(null, '', addressWith(null).split('#')[0]);
  history.scrollRestoration = 'auto';
  location.replace(hash);
}
