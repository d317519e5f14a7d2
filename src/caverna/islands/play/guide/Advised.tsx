import type { JSX } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { Move } from '../../../engine/index.ts';
import { AdviceContext } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import { advises } from './advice.ts';

/** On whatever stands for the advised move: a sign and the words for it. */
export function Advised({ moves }: { moves: readonly Move[] | undefined }): JSX.Element | null {
  const advice = useContext(AdviceContext);
  const shown = advises(advice, moves);
  const badge = useRef<HTMLSpanElement>(null);
  useEffect(() => badge.current?.scrollIntoView({ block: 'nearest' }), [shown]);
  if (!advice || !shown) return null;
  return (
    <span class="advised" ref={badge}>
      <Sign name="book" /> {advice.says}
    </span>
  );
}
