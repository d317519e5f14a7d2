import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Game, type Move, notate } from '../../../engine/index.ts';

// Only devices that can be touched need them.
const fingers = () => import('./fingers.ts');

interface Look {
  /** A first tap shows, a second one plays. */
  first: boolean;
  switchFirst(): void;
  /** What is looked at. */
  held: Move | null;
  choose(move: Move): void;
  letGo(): void;
}

/**
 * What hovering and focus are to a mouse and to keys: with the switch on, a finger's first tap holds a move up to be
 * looked at and the second plays it; without it a long press does. Keys and a mouse never wait, they have looked already.
 */
export function useLook(table: RefObject<HTMLElement>, game: Game, play: (move: Move) => void): Look {
  const [first, setFirst] = useState(false);
  const [up, setUp] = useState<{ game: Game; move: Move } | null>(null);
  const held = up?.game === game ? up.move : null;
  const hand = useRef({ finger: false, long: false });
  const switched = useRef(false);
  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return;
    // A screen reader may press without a pointer: it looks first, too, where that is wanted.
    hand.current.finger = true;
    const watching = fingers().then(({ looksFirst, watchFingers }) => {
      // Whoever was quicker than this has decided already.
      if (!switched.current) setFirst(looksFirst());
      return watchFingers(table.current!, hand.current);
    });
    return () => {
      watching.then((end) => end());
    };
  }, []);
  return {
    first,
    switchFirst: () => {
      switched.current = true;
      fingers().then(({ lookFirst }) => lookFirst(!first));
      setFirst(!first);
      setUp(null);
    },
    held,
    choose: (move) => {
      const { finger, long } = hand.current;
      const again = held !== null && notate(held) === notate(move);
      if (finger && (long || (first && !again))) setUp({ game, move });
      else play(move);
    },
    letGo: () => setUp(null),
  };
}
