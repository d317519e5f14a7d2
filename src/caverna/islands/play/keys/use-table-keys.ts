import type { RefObject } from 'preact';
import type { View } from '../bar/views.ts';
import { useKeys } from './use-keys.ts';

interface Keys {
  undo(): void;
  redo(): void;
  onView(view: View): void;
  onKeys(): void;
  onEscape(): void;
}

/** What each key does at the table; `KeysDialog` lists them. */
export function useTableKeys(
  root: RefObject<HTMLElement>,
  { undo, redo, onView, onKeys, onEscape }: Keys,
): void {
  const focus = (selector: string): void => root.current?.querySelector<HTMLElement>(selector)?.focus();
  /** Brings a part of the table up and goes there, unless somebody has gone elsewhere before it was drawn. */
  const to = (view: View, selector: string) => (): void => {
    const from = document.activeElement;
    onView(view);
    requestAnimationFrame(() => {
      if ([from, document.body].includes(document.activeElement)) focus(selector);
    });
  };
  useKeys({
    u: undo,
    r: redo,
    b: to('board', '.picker button[tabindex="0"], .home-panel summary'),
    c: () => focus('.choice'),
    a: to('actions', '.space.lit, .space'),
    t: to('tiles', '.supply input'),
    l: to('log', '.log-list'),
    '?': onKeys,
    Escape: onEscape,
  });
}
