import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import { clockworkMove } from '../../bots/index.ts';
import { type Evening, fromSeed, hash, type Move } from '../../engine/index.ts';

/** Milliseconds between two moves of the clockwork. */
const PACE = 900;

/** The same position always makes the same next move: a reload changes nothing. */
const chanceOf = (evening: Evening): number => Number.parseInt(hash(evening).slice(0, 7), 16) >>> 0 || 1;

export interface DemonstrationProps {
  words: EveningWords;
  evening: Evening;
  move(move: Move): void;
}

/** The clockwork runs; said to be nothing more. */
export function Demonstration({ words, evening, move }: DemonstrationProps): JSX.Element {
  const [running, setRunning] = useState(true);
  const over = evening.phase.is === 'over';
  useEffect(() => {
    if (!running || over) return;
    const timer = setTimeout(() => move(clockworkMove(evening, fromSeed(chanceOf(evening)))), PACE);
    return () => clearTimeout(timer);
  }, [evening, running]);
  return (
    <div class="desk-panel no-print">
      <p>{words.isDemonstration}</p>
      {!over && (
        <p class="desk-buttons">
          <button type="button" class="button" onClick={() => setRunning(!running)}>
            {running ? words.pause : words.goOn}
          </button>
        </p>
      )}
    </div>
  );
}
