import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Game, type Move, notate } from '../../engine/index.ts';

const KEY = 'look-first';
/** How long a finger rests before it means to look. */
const LONG = 450;
/** Whatever stands for a move. */
const CHOICES =
  '.choices .choice, .space.lit, .offer.lit .offer-take, .picker button, .reward-columns .choice';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

function remember(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is closed to us: the choice holds for this page only.
  }
}

export interface Look {
  /** A first tap shows, a second one plays. */
  first: boolean;
  switchFirst(): void;
  /** What is looked at. */
  held: Move | null;
  choose(move: Move): void;
  letGo(): void;
  /** For the element around the whole table. */
  gestures: JSX.HTMLAttributes<HTMLDivElement>;
}

/**
 * What hovering and focus are to a mouse and to keys: with the switch on, a finger's first tap holds a move up to be
 * looked at and the second plays it; without it a long press does. Keys and a mouse never wait, they have looked already.
 */
export function useLook(game: Game, play: (move: Move) => void): Look {
  const [first, setFirst] = useState(remembered);
  const [up, setUp] = useState<{ game: Game; move: Move } | null>(null);
  const held = up?.game === game ? up.move : null;
  // A screen reader may press without a pointer: it looks first, too, where that is wanted.
  const finger = useRef(true);
  const press = useRef({ timer: 0, long: false, swallow: false });
  const stop = (): void => clearTimeout(press.current.timer);
  useEffect(() => stop, []);
  const choose = (move: Move): void => {
    const { long } = press.current;
    const looks = finger.current && (long || (first && !(held && notate(held) === notate(move))));
    if (looks) setUp({ game, move });
    else play(move);
  };
  return {
    first,
    switchFirst: () => {
      remember(!first);
      setFirst(!first);
      setUp(null);
    },
    held,
    choose,
    letGo: () => setUp(null),
    gestures: {
      onPointerDown: ({ pointerType, target }) => {
        finger.current = pointerType !== 'mouse';
        stop();
        press.current.swallow = false;
        const choice = (target as Element).closest<HTMLElement>(CHOICES);
        if (!choice || !finger.current) return;
        press.current.timer = window.setTimeout(() => {
          press.current.long = true;
          choice.click();
          press.current = { timer: 0, long: false, swallow: true };
        }, LONG);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onKeyDown: () => {
        finger.current = false;
      },
      // The finger that rested long is lifted: that is no tap any more.
      onClickCapture: (event) => {
        if (!press.current.swallow || press.current.long) return;
        press.current.swallow = false;
        event.stopPropagation();
        event.preventDefault();
      },
      onContextMenu: (event) => {
        if (finger.current && (event.target as Element).closest(CHOICES)) event.preventDefault();
      },
    },
  };
}
