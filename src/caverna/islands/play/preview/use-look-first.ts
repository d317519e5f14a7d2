import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Game, type Move, notate } from '../../../engine/index.ts';

// Only devices that can be touched need them.
const fingers = () => import('./fingers.ts');

interface LookFirst {
  /** A first tap shows, a second one plays. */
  on: boolean;
  toggle(): void;
  /** Tapped to be looked at; a second tap plays it. */
  tapped: Move | null;
  choose(move: Move): void;
  letGo(): void;
}

/**
 * What hovering and focus are to a mouse and to keys: with the switch on, a finger's first tap shows what a move
 * would bring and the second plays it; without it a long press does. Keys and a mouse never wait, they have looked already.
 */
export function useLookFirst(
  table: RefObject<HTMLElement>,
  game: Game,
  play: (move: Move) => void,
): LookFirst {
  const [on, setOn] = useState(false);
  const [tap, setTap] = useState<{ game: Game; move: Move } | null>(null);
  const tapped = tap?.game === game ? tap.move : null;
  const hand = useRef({ finger: false, long: false });
  const switched = useRef(false);
  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return;
    // A screen reader may press without a pointer: it looks first, too, where that is wanted.
    hand.current.finger = true;
    const watching = fingers().then(({ looksFirst, watchFingers }) => {
      // Whoever was quicker than this has decided already.
      if (!switched.current) setOn(looksFirst());
      return watchFingers(table.current!, hand.current);
    });
    return () => {
      watching.then((end) => end());
    };
  }, []);
  return {
    on,
    toggle: () => {
      switched.current = true;
      fingers().then(({ setLooksFirst }) => setLooksFirst(!on));
      setOn(!on);
      setTap(null);
    },
    tapped,
    choose: (move) => {
      const { finger, long } = hand.current;
      const again = tapped !== null && notate(tapped) === notate(move);
      if (finger && (long || (on && !again))) setTap({ game, move });
      else play(move);
    },
    letGo: () => setTap(null),
  };
}
